import { around } from '../../geometry/around.ts';
import { grow } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal, WIDEST, type PetalKind } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet, Weight } from '../../sheet.ts';
import { band, disc, type BandKind } from '../bands.ts';
import { fit, type Figure, type Look } from '../figures/figure.ts';
import { ornatePetal, type Decor } from '../ornate-petal.ts';

/** The room a ring has, as radii about the frame's origin. */
export interface Room {
  readonly inner: number;
  readonly outer: number;
}

/** One ring of a mandala: its share of the radius and how it fills its room. */
export interface Ring {
  readonly weight: number;
  draw(wheel: Sheet, room: Room): void;
}

/** Lays rings from the outside in, each over the one before, down to the core's radius. */
export function layRings(wheel: Sheet, room: Room, rings: readonly Ring[]): void {
  const unit = (room.outer - room.inner) / rings.reduce((sum, ring) => sum + ring.weight, 0);
  let outer = room.outer;
  for (const ring of rings) {
    const inner = outer - unit * ring.weight;
    ring.draw(wheel, { inner, outer });
    outer = inner;
  }
}

/** How many ornaments of about a width go round a circle: a multiple of the fold. */
export function fitting(fold: number, radius: number, width: number): number {
  return fold * Math.max(1, Math.round((Math.PI * 2 * radius) / width / fold));
}

/** A figure standing freely in its step of a ring. */
export interface FigureRing {
  readonly figure: Figure;
  readonly count: number;
  readonly look: Look;
  readonly phase?: number;
  /** Round lobes behind the figures, half a step aside. */
  readonly lobes: Role;
}

/** Figures on the rim, their heads outwards, in front of round lobes. */
export function crownRing(weight: number, it: FigureRing): Ring {
  return {
    weight,
    draw(wheel, { inner, outer }) {
      const height = outer - inner;
      const step = (Math.PI * 2 * (inner + height * 0.5)) / it.count;
      const phase = it.phase ?? 0;
      const plain = it.look.level === 0;
      const lobes = step > height * 1.5 && !plain ? it.count * 2 : it.count;
      const wide = (step * it.count) / lobes;
      if (plain)
        around(wheel, { radius: inner, count: lobes, phase: phase + 0.5 }, (spot) =>
          spot.shape(ellipse(0, 0, (Math.PI * inner * 0.98) / lobes, height * 0.66), 'bold', it.lobes),
        );
      around(wheel, { radius: inner, count: plain ? 0 : lobes, phase: phase + 0.5 }, (spot) => {
        spot.shape(ellipse(0, 0, wide * 0.5, height * 0.66), 'bold', it.lobes);
        spot.shape(ellipse(0, 0, wide * 0.32, height * 0.44), 'line', 'soft');
        if (it.look.level === 2) spot.shape(ellipse(0, -height * 0.55, wide * 0.06), 'fine', 'sun');
      });
      around(wheel, { radius: inner + height * 0.52, count: it.count, phase }, (spot) =>
        fit(spot, it.figure, it.look, step * 0.9, height * 0.98),
      );
      wheel.shape(disc(inner), 'bold', 'soft');
    },
  };
}

/** Petals or medallions with a figure in each. */
export interface FrameRing {
  readonly frame: PetalKind | 'medallion';
  readonly figure: Figure;
  readonly count: number;
  readonly look: Look;
  readonly role: Role;
  readonly phase?: number;
  /** The color of the ring behind; none leaves the page in sight. */
  readonly ground?: Role;
  /** A second row of petals looks out behind the first. */
  readonly behind?: Role;
  readonly echo?: boolean;
}

/** A ring of frames that touch, a figure in each, its head outwards. */
export function frameRing(weight: number, it: FrameRing): Ring {
  return {
    weight,
    draw(wheel, { inner, outer }) {
      if (it.ground) wheel.shape(disc(outer), 'line', it.ground);
      if (it.frame === 'medallion') drawMedallions(wheel, { inner, outer }, it);
      else drawPetalFrames(wheel, { inner, outer }, it, it.frame);
      wheel.shape(disc(inner), 'line', it.ground ?? 'soft');
    },
  };
}

function drawPetalFrames(wheel: Sheet, room: Room, it: FrameRing, kind: PetalKind): void {
  const length = (room.outer - room.inner) * (it.ground ? 0.92 : 1);
  const width = petalWidth(it.count, room.inner, length, kind);
  const phase = it.phase ?? 0;
  const weight = it.ground ? 'line' : 'bold';
  if (it.behind)
    around(wheel, { radius: room.inner, count: it.count, phase: phase + 0.5 }, (spot) => {
      spot.shape(finePetal(kind, length * 0.94, width), weight, it.behind);
      if (it.look.level === 2) spot.shape(finePetal(kind, length * 0.8, width * 0.76), 'fine', 'soft');
      if (it.look.level > 0)
        spot.shape(ellipse(0, -length * 0.76, Math.min(12, width * 0.08)), 'fine', 'sun');
    });
  around(wheel, { radius: room.inner, count: it.count, phase }, (spot) => {
    const rim = finePetal(kind, length, width);
    spot.shape(rim, weight, it.role);
    if (it.echo)
      for (const path of grow([rim], -Math.min(width, length) * 0.07)) spot.shape(path, 'fine', 'paper');
    const [across, along, lift] = it.echo ? [0.52, 0.5, 0.9] : [0.68, 0.62, 0.94];
    fit(spot.at({ y: -length * WIDEST[kind] * lift }), it.figure, it.look, width * across, length * along);
  });
}

function drawMedallions(wheel: Sheet, room: Room, it: FrameRing): void {
  const middle = (room.inner + room.outer) / 2;
  const radius = Math.min(
    (room.outer - room.inner) * (it.look.level === 0 ? 0.42 : 0.49),
    middle * Math.sin(Math.PI / it.count) * 0.86,
  );
  const phase = it.phase ?? 0;
  if (it.behind)
    around(wheel, { radius: middle, count: it.count, phase: phase + 0.5 }, (spot) =>
      drawLink(spot, room, middle, (Math.PI * middle) / it.count, it),
    );
  around(wheel, { radius: middle, count: it.count, phase }, (spot) => {
    spot.shape(ellipse(0, 0, radius), 'bold', it.role);
    if (it.echo) spot.shape(ellipse(0, 0, radius * 0.87), 'fine', 'paper');
    fit(spot, it.figure, it.look, radius * (it.look.level === 0 ? 1.66 : 1.5), radius * 1.5);
  });
}

/** What joins two medallions: a link of a chain, and fans of leaves that stand in it and reach the rims of the ring. */
function drawLink(spot: Sheet, room: Room, middle: number, half: number, { behind, look }: FrameRing): void {
  const link = half * 0.62;
  if (look.level > 0)
    for (const [angle, long] of [
      [0, room.outer - middle + 2],
      [Math.PI, middle - room.inner + 2],
    ] as const)
      drawLeaves(spot, angle, [long, Math.min(long * 0.62, link)], look.level === 2, behind);
  spot.shape(ellipse(0, 0, link, Math.max(12, half * 0.2)), 'line', 'sun');
  if (look.level > 1) spot.shape(ellipse(0, 0, link * 0.5, Math.max(6, half * 0.09)), 'fine', 'soft');
}

/** A leaf of a link outwards or inwards; on fine pages a leaf on either side of it and a drop on it. */
function drawLeaves(spot: Sheet, angle: number, [long, wide]: Point, isFine: boolean, role?: Role): void {
  if (isFine)
    for (const side of [-1, 1])
      spot.shape(
        place(finePetal('leaf', long * 0.98, wide * 0.9), { angle: angle + side * 0.62 }),
        'line',
        'leaf',
      );
  spot.shape(place(finePetal('leaf', long, wide), { angle }), 'line', role);
  if (isFine)
    spot.shape(
      place(finePetal('drop', long * 0.44, wide * 0.4), { angle, y: (angle === 0 ? -1 : 1) * long * 0.34 }),
      'fine',
      'soft',
    );
}

/** What a ring of petals looks like. */
export interface PetalRing {
  readonly kind: PetalKind;
  readonly count: number;
  readonly decor: readonly Decor[];
  readonly role: Role;
  readonly inner?: Role;
  readonly phase?: number;
  readonly ground?: Role;
  /** How far petals overlap their neighbours; 1 just touches. */
  readonly wide?: number;
  readonly weight?: Weight;
  /** A second row looks out between the petals. */
  readonly behind?: Role;
}

/** A ring of petals that stand on its inner circle. */
export function petalRing(weight: number, it: PetalRing): Ring {
  return {
    weight,
    draw(wheel, { inner, outer }) {
      if (it.ground) wheel.shape(disc(outer), 'line', it.ground);
      const length = (outer - inner) * (it.ground ? 0.92 : 1);
      const width = petalWidth(it.count, inner, length, it.kind) * (it.wide ?? 1);
      if (it.behind)
        around(wheel, { radius: inner, count: it.count, phase: (it.phase ?? 0) + 0.5 }, (spot) =>
          spot.shape(finePetal(it.kind, length * 1.06, width), it.weight ?? 'line', it.behind),
        );
      around(wheel, { radius: inner, count: it.count, phase: it.phase ?? 0 }, (spot) =>
        ornatePetal(spot, {
          kind: it.kind,
          length,
          width,
          decor: it.decor,
          role: it.role,
          inner: it.inner ?? 'soft',
          weight: it.weight ?? 'line',
          isFine: true,
        }),
      );
      wheel.shape(disc(inner), 'line', it.ground ?? 'soft');
    },
  };
}

/** A narrow ring of small ornaments. */
export function bandRing(
  weight: number,
  kind: BandKind,
  fold: number,
  roles: readonly [Role, Role],
  spacing = 1.3,
): Ring {
  return {
    weight,
    draw: (wheel, room) => band(wheel, { ...room, kind, fold, spacing, role: roles[0], ornament: roles[1] }),
  };
}

/** Round lobes that overlap like the hem of a doily. */
export function hem(
  weight: number,
  it: { readonly fold: number; readonly role: Role; readonly dot?: Role; readonly nested?: Role },
): Ring {
  return {
    weight,
    draw(wheel, { inner, outer }) {
      const height = outer - inner;
      const count = fitting(it.fold, outer, height * 2.2);
      const half = (Math.PI * (inner + height * 0.2)) / count;
      const tall = height * 0.84;
      around(wheel, { radius: inner + height * 0.2, count, phase: 0.5 }, (spot) => {
        spot.shape(ellipse(0, 0, half * 1.06, tall), 'bold', it.role);
        if (it.nested) spot.shape(ellipse(0, 0, half * 0.7, tall * 0.7), 'line', it.nested);
        if (it.dot) spot.shape(ellipse(0, -tall * 0.42, Math.min(half * 0.3, tall * 0.2)), 'fine', it.dot);
      });
      wheel.shape(disc(inner), 'bold', 'soft');
    },
  };
}

/** The width at which petals on a circle just touch, but never plumper than a petal can look. */
function petalWidth(count: number, base: number, length: number, kind: PetalKind): number {
  return Math.min(2 * (base + length * WIDEST[kind]) * Math.tan(Math.PI / count), length * 0.98);
}

/** A path whose x runs from -1 to 1 across a step of a ring and whose y runs from 0 to 1 outwards, bent round. */
export function bend(path: Path, room: Room, count: number, index: number): Point[] {
  return path.map(([x, y]) =>
    polar(
      [0, 0],
      room.inner + (room.outer - room.inner) * y,
      ((index + x / 2) / count) * Math.PI * 2 - Math.PI / 2,
    ),
  );
}
