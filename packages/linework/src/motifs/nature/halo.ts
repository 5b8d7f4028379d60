import { blob } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import { eased, mix, type Path, place, type Point, polar } from '../../geometry/point.ts';
import { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Air that turns about a light in long strokes. */
export interface Halo {
  readonly at: Point;
  /** Where the innermost ring begins, and where each ends, from the inside out. */
  readonly begin: number;
  readonly ends: readonly number[];
  readonly roles: readonly Role[];
}

/** How long the strokes of a ring are, one after the other. */
const LENGTHS = [1, 0.62, 1.3, 0.8, 1.12] as const;

/** Rings of strokes about a light, each stroke tapering into the one before it; the middle stays blank. */
export function halo(sheet: Sheet, { at, begin, ends, roles }: Halo): void {
  const random = new Random(`halo ${Math.round(at[0])} ${Math.round(at[1])}`);
  const radii = [begin, ...ends];
  for (let ring = radii.length - 2; ring >= 0; ring--) {
    const [inner, outer] = [radii[ring]!, radii[ring + 1]!];
    const middle = (inner + outer) / 2;
    const count = Math.max(3, Math.round((Math.PI * 2 * middle) / Math.max(210, (outer - inner) * 4)));
    const start = random.range(0, 6.28);
    const weights = Array.from(
      { length: count },
      (_, i) => LENGTHS[(i + ring) % 5]! * random.range(0.85, 1.15),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let turn = start;
    for (const [i, weight] of weights.entries()) {
      const open = (weight / total) * Math.PI * 2;
      sheet.shape(ringPart(at, [inner, outer], turn, open), 'fine', roles[(ring + i) % roles.length]);
      turn += open;
    }
  }
}

/** A part of a ring between two slanting seams. */
function ringPart(at: Point, [inner, outer]: readonly [number, number], from: number, open: number): Path {
  const slant = Math.min(0.9, ((outer - inner) * 2) / outer);
  const seam = (turn: number): Point[] =>
    Array.from({ length: 11 }, (_, i) =>
      polar(at, mix(inner, outer, eased(i / 10)), turn + slant * (i / 10)),
    );
  const along = (r: number, a: number, b: number): Point[] => {
    const parts = Math.max(3, Math.ceil((Math.abs(b - a) * r) / 12));
    return Array.from({ length: parts + 1 }, (_, i) => polar(at, r, mix(a, b, i / parts)));
  };
  return [
    ...along(inner, from, from + open),
    ...seam(from + open).slice(1, -1),
    ...along(outer, from + open + slant, from + slant),
    ...seam(from).toReversed().slice(1, -1),
  ];
}

const FLAMES = [1, 0.56, 0.84, 0.48, 0.94, 0.64, 0.74] as const;
const FLAME =
  '-0.52,0.06 -0.46,-0.22 -0.22,-0.5 0.02,-0.74 0.34,-1! 0.3,-0.7 0.36,-0.44 0.52,-0.16 0.54,0.06';

/** Flames about a disc that all bend one way, no two neighbors of one length; the disc is drawn by the caller. */
export function flames(sheet: Sheet, at: Point, radius: number, count: number, long = 0.62): void {
  const tongue = blob(knots(FLAME), 0.05);
  const plump = count < 8 ? 1.12 : 1;
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2 + 0.05 * Math.sin(i * 2.4);
    const [x, y] = polar(at, radius * 0.97, turn - Math.PI / 2);
    const high = radius * (0.12 + long * FLAMES[i % FLAMES.length]!);
    const broad = ((Math.PI * 2 * radius) / count) * plump * (0.66 + 0.16 * FLAMES[(i + 3) % FLAMES.length]!);
    const rim = tongue.map(([u, v]): Point => [u * broad, v * high]);
    sheet.shape(place(rim, { x, y, angle: turn }), 'line', 'sun');
  }
}

/** From so many beams on each is parted by slanting ends, so that none is a large blank. */
const MANY = 20;

/** Beams of unequal breadth that widen from a light across the whole sky. */
export function rays(sheet: Sheet, at: Point, count: number, roles: readonly Role[]): void {
  const random = new Random(`rays ${Math.round(at[0])} ${Math.round(at[1])}`);
  const breadths = Array.from(
    { length: count },
    (_, i) => [1.35, 0.6, 1.05, 0.75][i % 4]! * random.range(0.85, 1.15),
  );
  const total = breadths.reduce((sum, breadth) => sum + breadth, 0);
  let turn = random.range(0, 1);
  for (const [i, breadth] of breadths.entries()) {
    const open = (breadth / total) * Math.PI * 2;
    const ends =
      count < MANY ? [1500] : [1500, random.range(600, 760), random.range(400, 500), random.range(230, 310)];
    for (const [k, end] of ends.entries())
      sheet.shape(beam(at, turn, open, end, i % 2 === 0 ? 1 : -1), 'fine', roles[(i + k) % roles.length]);
    turn += open;
  }
}

/** A beam with a slanting end. */
function beam(at: Point, from: number, open: number, end: number, side: 1 | -1): Path {
  const rim = Array.from({ length: 9 }, (_, i) =>
    polar(at, end * (1 + side * 0.13 * (i / 4 - 1)), from + open * eased(i / 8)),
  );
  return [at, ...rim];
}
