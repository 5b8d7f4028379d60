import { area } from '../../../geometry/path.ts';
import { eased, mix, type Path, type Point } from '../../../geometry/point.ts';
import type { Random } from '../../../random.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet, Weight } from '../../../sheet.ts';

/** Petals of one kind that stand in a ring about a flower's axis. */
export interface Whorl {
  readonly count: number;
  /** Where the first stands, in steps from straight up. */
  readonly phase?: number;
  /** The petal laid flat: its foot on the origin, its tip up. */
  readonly rim: Path;
  /** How steeply it rises from foot to tip, in radians above the flower's plane; it may droop. */
  readonly rise: readonly number[];
  /** Distance of its foot from the axis, and its height above the flower's plane. */
  readonly foot?: number;
  readonly base?: number;
  /** How far its sides curl inwards; 0 is flat. */
  readonly cup?: number;
  readonly role: Role;
  /** The role of its outer face. */
  readonly back?: Role;
  /** Lines on the flat petal, drawn where its inner face is seen. */
  readonly veins?: readonly Path[];
  /** Lines on its outer face. */
  readonly ribs?: readonly Path[];
  /** Units of slow wobble that makes no two alike. */
  readonly wobble?: number;
  readonly weight?: Weight;
  /** Whether it keeps its rise when the flower is less open. */
  readonly steady?: boolean;
  /** Whether it is the green cup, which petals hide until the flower is seen from the side. */
  readonly calyx?: boolean;
}

/** From which side a flower is looked at. */
export interface Aspect {
  /** Radians between the eye and the flower's axis: 0 looks into its face, a quarter turn at its side. */
  readonly tilt: number;
  /** Radians by which the flower is turned about its axis. */
  readonly turn: number;
  readonly random: Random;
  /** Radians by which every petal stands up more than it would: a flower seen from the side is less open. */
  readonly lift: number;
}

/** Brings a place in the flower (right, away and up along its axis) onto the page. */
export type Lens = (x: number, y: number, z: number) => Point;

/** The lens for a tilt; the flower's foot stays on the origin. */
export function lens(tilt: number): Lens {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return (x, y, z) => [x, -(y * cos + z * sin)];
}

interface Part {
  readonly rim: Path;
  readonly lines: readonly Path[];
  readonly role: Role;
  readonly weight: Weight;
  readonly inner: boolean;
  readonly whorl: number;
  readonly depth: number;
}

const STEPS = 24;
/** From this tilt on the green cup is seen beneath the petals. */
const CALYX_SHOWS = 0.9;
const SLIVER = 0.09;

/**
 * Draws whorls of petals as solid things: each is bent along its rise, set about the axis and projected, and a
 * petal that curls over shows its other face as a lip. Whorls come from the outside in; the heart is drawn
 * where it belongs, before the petals that stand in front of it.
 */
export function corolla(sheet: Sheet, whorls: readonly Whorl[], aspect: Aspect, heart: () => void): void {
  const seen = whorls.filter((whorl) => whorl.calyx !== true || aspect.tilt > CALYX_SHOWS);
  const parts = seen.flatMap((whorl, index) =>
    Array.from({ length: whorl.count }, (_, i) => petalParts(whorl, index, i, aspect)).flat(),
  );
  const within = parts.filter((part) => part.inner);
  const without = parts.filter((part) => !part.inner);
  within.sort((a, b) => a.whorl - b.whorl || a.depth - b.depth);
  without.sort((a, b) => b.whorl - a.whorl || a.depth - b.depth);
  for (const part of within) drawPart(sheet, part);
  heart();
  for (const part of without) drawPart(sheet, part);
}

function drawPart(sheet: Sheet, part: Part): void {
  sheet.shape(part.rim, part.weight, part.role);
  for (const line of part.lines) sheet.line(line, 'fine', 0.8);
}

function petalParts(whorl: Whorl, index: number, i: number, aspect: Aspect): Part[] {
  const { random, tilt } = aspect;
  const angle = ((i + (whorl.phase ?? 0)) / whorl.count) * Math.PI * 2 + aspect.turn;
  const rim = wobbled(whorl.rim, random, whorl.wobble ?? 1.2);
  const length = -Math.min(...rim.map((p) => p[1]));
  const spine = bend(whorl, length, (whorl.steady ? 0 : aspect.lift) + random.range(-0.07, 0.07));
  const facing = spine.map(
    ({ rise }) => Math.sin(rise) * Math.sin(tilt) * Math.cos(angle) + Math.cos(rise) * Math.cos(tilt),
  );
  const onto = projection(spine, { angle, tilt, cup: whorl.cup ?? 0, length });
  const depth =
    spine[STEPS / 2]!.height * Math.cos(tilt) - spine[STEPS / 2]!.radius * Math.cos(angle) * Math.sin(tilt);
  const fold = foldOf(facing);
  const pieces =
    fold === undefined
      ? [{ rim, inner: facing[STEPS / 2]! >= 0 }]
      : [
          { rim: kept(rim, -fold * length, 1), inner: facing[0]! >= 0 },
          { rim: kept(rim, -fold * length, -1), inner: facing[STEPS]! >= 0 },
        ];
  return pieces.flatMap((piece) => {
    const placed = onto(piece.rim);
    if (Math.abs(area(placed)) < Math.abs(area(rim)) * SLIVER) return [];
    const marks = piece.inner ? whorl.veins : whorl.ribs;
    const shown = fold === undefined && Math.abs(area(placed)) > Math.abs(area(rim)) * 0.3;
    return {
      rim: placed,
      lines: shown ? (marks ?? []).map(onto) : [],
      role: piece.inner ? whorl.role : (whorl.back ?? whorl.role),
      weight: whorl.weight ?? 'line',
      inner: facing[STEPS / 2]! >= 0 || (whorl.calyx === true && tilt < 1.2),
      whorl: index,
      depth,
    };
  });
}

/** The share of the length at which a petal turns its other face to the eye, when both faces are worth drawing. */
function foldOf(facing: readonly number[]): number | undefined {
  const first = facing.findIndex((value) => value >= 0 !== facing[0]! >= 0);
  if (first < STEPS * 0.12 || first > STEPS * 0.9) return undefined;
  return first / STEPS;
}

/** The part of a rim below (1) or above (-1) a height. */
function kept(rim: Path, height: number, side: 1 | -1): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < rim.length; i++) {
    const a = rim[i]!;
    const b = rim[(i + 1) % rim.length]!;
    const [above, next] = [(a[1] - height) * side, (b[1] - height) * side];
    if (above >= 0) out.push(a);
    if (above >= 0 !== next >= 0) out.push([mix(a[0], b[0], above / (above - next)), height]);
  }
  return out;
}

interface Joint {
  readonly radius: number;
  readonly height: number;
  readonly rise: number;
}

function bend(whorl: Whorl, length: number, lift: number): Joint[] {
  let [radius, height] = [whorl.foot ?? 0, whorl.base ?? 0];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const rise = riseAt(whorl.rise, i / STEPS) + lift;
    const joint = { radius, height, rise };
    radius += (length / STEPS) * Math.cos(rise);
    height += (length / STEPS) * Math.sin(rise);
    return joint;
  });
}

function riseAt(rises: readonly number[], share: number): number {
  const at = share * (rises.length - 1);
  const i = Math.min(rises.length - 2, Math.floor(at));
  if (i < 0) return rises[0]!;
  return mix(rises[i]!, rises[i + 1]!, eased(at - i));
}

function projection(
  spine: readonly Joint[],
  it: { readonly angle: number; readonly tilt: number; readonly cup: number; readonly length: number },
): (path: Path) => Point[] {
  const [sin, cos] = [Math.sin(it.angle), Math.cos(it.angle)];
  const onto = lens(it.tilt);
  return (path) =>
    path.map(([x, y]) => {
      const at = Math.max(0, Math.min(STEPS - 1e-6, (-y / it.length) * STEPS));
      const i = Math.floor(at);
      const [a, b] = [spine[i]!, spine[i + 1]!];
      const lifted = (it.cup * x * x) / it.length;
      const radius = mix(a.radius, b.radius, at - i) - lifted * Math.sin(a.rise);
      const height = mix(a.height, b.height, at - i) + lifted * Math.cos(a.rise);
      return onto(radius * sin + x * cos, radius * cos - x * sin, height);
    });
}

function wobbled(rim: Path, random: Random, wobble: number): Point[] {
  const [first, second] = [random.range(0, 6.28), random.range(0, 6.28)];
  const sway = random.range(-0.05, 0.05);
  const size = random.range(0.95, 1.03);
  return rim.map(([x, y], i): Point => {
    const t = (i / rim.length) * Math.PI * 2;
    const away = wobble * (Math.sin(2 * t + first) + 0.6 * Math.sin(3 * t + second)) * Math.min(1, -y / 25);
    return [x + away + sway * y * (y / 100), y * size + away * 0.4];
  });
}
