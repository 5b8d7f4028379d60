import { points } from '../geometry/knots.ts';
import type { Difficulty } from '@inkbloom/formats/page';
import { around } from '../geometry/around.ts';
import { unite } from '../geometry/boolean.ts';
import { curve, type Knot } from '../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Pens, Sheet } from '../sheet.ts';

const EDGE = 34;

/** Line widths for framed scenes, where many things meet: a little lighter than the usual ones. */
export const SCENE_PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 6.6, line: 5, fine: 4, none: 0 },
  medium: { bold: 5.4, line: 3.8, fine: 2.8, none: 0 },
  hard: { bold: 4.8, line: 3.3, fine: 2.4, none: 0 },
};

/** A picture in a rounded frame that fills the page: lays the sky, draws what is inside it, then the frame. */
export function framed(
  sheet: Sheet,
  [width, height]: readonly [width: number, height: number],
  sky: Role,
  draw: (inside: Sheet) => void,
): void {
  const rim = rectangle(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, 30);
  sheet.layer('sky').shape(rim, 'bold', sky);
  draw(sheet.inside([rim]));
  sheet.layer('frame').rim(rim, 'bold');
}

/** A window or door with a round head; (x, y) is the middle of its sill. */
export function archway(x: number, y: number, width: number, height: number): Point[] {
  const half = width / 2;
  return [...arc(x, y - height + half, half, half, Math.PI, Math.PI * 2), [x + half, y], [x - half, y]];
}

/** A bush about 200 units wide standing on the frame's origin. */
export function bush(sheet: Sheet, random: Random, curls: boolean): void {
  const puffs = [
    [-62, -34, 40],
    [-22, -62, 48],
    [34, -56, 46],
    [68, -30, 36],
  ] as const;
  const rims = puffs.map(([x, y, r]) => ellipse(x, y, r * random.range(0.92, 1.08)));
  sheet.shape(unite([...rims, rectangle(-100, -40, 202, 42, 20)]), 'line', 'leaf');
  if (!curls) return;
  for (const [x, y] of [
    [-52, -40],
    [-8, -66],
    [48, -44],
  ] as const)
    sheet.line(arc(x, y, 20, 18, Math.PI * 1.05, Math.PI * 1.9), 'fine', 0.7);
}

/** A flower on a stalk with two leaves, standing on the frame's origin, 100 units high at scale 1. */
export function stalkFlower(sheet: Sheet, petals: number, role: Role): void {
  sheet.line(curve(points('0,0 4,-34 0,-70')), 'line', 0);
  for (const side of [-1, 1])
    sheet.shape(place(petal('leaf', 46, 22), { x: 1, y: -6, angle: side * 0.85 }), 'line', 'leaf');
  around(sheet, { centre: [0, -76], radius: 4, count: petals }, (spot) =>
    spot.shape(petal('round', 26, 160 / petals), 'line', role),
  );
  sheet.shape(ellipse(0, -76, 11), 'line', 'sun');
}

/** A way that widens towards the viewer. */
export interface Way {
  readonly spine: readonly Knot[];
  /** Half width at the far and the near end, in units. */
  readonly far: number;
  readonly near: number;
  /** Rows of flat stones from far to near; 0 for bare earth. */
  readonly rows: number;
}

/** Draws a winding way, its stones growing towards the viewer. */
export function way(sheet: Sheet, it: Way): Path {
  const spine = curve(it.spine, 8);
  const half = (t: number): number => mix(it.far, it.near, t ** 1.3);
  const rim = tube(spine, half);
  sheet.shape(rim, 'line', 'sand');
  const inside = sheet.inside([rim]);
  for (let row = 0; row < it.rows; row++) {
    const t = 0.03 + 0.97 * (row / it.rows) ** 0.82;
    const [x, y] = spine[Math.min(spine.length - 1, Math.floor(t * spine.length))]!;
    const size = half(t);
    for (const aside of row % 2 === 0 ? [-0.5, 0.5] : [-0.72, 0, 0.72])
      inside.shape(ellipse(x + aside * size, y, size * 0.29, size * 0.17), 'fine', 'stone');
  }
  return rim;
}
