import { clockwise, unite } from '../../geometry/boolean.ts';
import { type Camera, type Spot } from '../../geometry/camera.ts';
import { mix, type Path, type Point, type Shape } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A boat of planks on land: the middle of its keel, where its bow points (0 is to the right), and its colors. */
export interface SolidBoat {
  readonly view: Camera;
  readonly at: Spot;
  readonly heading: number;
  readonly level: 0 | 1 | 2;
  readonly roles: readonly [top: Role, side: Role, foot: Role];
  readonly hasCabin: boolean;
  readonly isFar?: boolean;
}

const LONG = 7.6;
const HALF = 1.3;
const STEPS = Array.from({ length: 33 }, (_, i) => i / 32);

/** A point of the boat: along it from stern to bow, from keel to gunwale, and on which side. */
type OnHull = (along: number, up: number, side: number) => Point;

function halfBreadth(t: number): number {
  if (t < 0.42) return HALF * mix(0.72, 1, Math.sin((t / 0.42) * (Math.PI / 2)));
  return HALF * Math.sqrt(Math.max(0, 1 - ((t - 0.42) / 0.58) ** 2.3));
}

function gunwale(t: number): number {
  return 1.2 + 0.85 * t ** 2.6 + 0.12 * (1 - t) ** 2;
}

function keel(t: number): number {
  return t < 0.72 ? 0.12 : 0.12 + 0.5 * ((t - 0.72) / 0.28) ** 2;
}

/** Where points of the boat's own space lie: along, up and aside of its middle. */
function aboard({ view, at, heading }: SolidBoat): (along: number, up: number, aside: number) => Point {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return (along, up, aside) => {
    return view.see([at[0] + along * cos - aside * sin, at[1] + up, at[2] + along * sin + aside * cos]);
  };
}

function hullOf(it: SolidBoat): OnHull {
  const on = aboard(it);
  return (t, u, side) => {
    const along = LONG * (t - 0.5) + 0.7 * u * t ** 5;
    return on(along, mix(keel(t), gunwale(t), u ** 1.2), side * halfBreadth(t) * u ** 0.55);
  };
}

function band(on: OnHull, side: number, u: number, u2: number, from = 0, to = 1): Path {
  const along = STEPS.map((s) => mix(from, to, s));
  return clockwise([...along.map((t) => on(t, u, side)), ...along.map((t) => on(t, u2, side)).reverse()]);
}

function skin(on: OnHull, side: number): Shape {
  const cells: Path[] = [];
  const ups = [0, 0.06, 0.15, 0.3, 0.5, 0.75, 1];
  for (let i = 1; i < ups.length; i++)
    for (let k = 1; k < STEPS.length; k++) {
      const [a, b, t, s] = [ups[i - 1]!, ups[i]!, STEPS[k - 1]!, STEPS[k]!];
      cells.push(clockwise([on(t, a, side), on(s, a, side), on(s, b, side), on(t, b, side)]));
    }
  return unite(cells);
}

/** Draws the boat; `side` is the side of it that faces the eye: 1 its right, -1 its left. */
export function solidBoat(sheet: Sheet, it: SolidBoat, side: 1 | -1): void {
  const on = hullOf(it);
  sheet.shape(skin(on, -side), 'bold', it.roles[1]);
  const rim = (u: number, which: number): Point[] => STEPS.map((t) => on(t, u, which));
  const opening = clockwise([...rim(1, side), ...rim(1, -side).reverse()]);
  sheet.shape(opening, 'line', 'wood');
  inside(sheet.inside([opening]), it, on, side);
  if (!it.isFar) stay(sheet, it);
  if (it.hasCabin) cabin(sheet, it);
  mast(sheet, it);
  outside(sheet, it, on, side);
}

function inside(sheet: Sheet, it: SolidBoat, on: OnHull, side: number): void {
  const place = aboard(it);
  sheet.shape(band(on, -side, 0.86, 1), 'line', 'cream');
  if (it.level > 0) sheet.shape(band(on, -side, 0.62, 0.86), 'line', 'sand');
  const ups = [0, 0.3, 0.6, 0.8, 1];
  const transom = [...ups.map((u) => on(0, u, side)), ...ups.map((u) => on(0, u, -side)).reverse()];
  sheet.shape(clockwise(transom), 'line', 'cream');
  for (const t of it.hasCabin ? [0.8, 0.64] : [0.78, 0.55, 0.3]) {
    const x = LONG * (t - 0.5);
    const [wide, high] = [halfBreadth(t), gunwale(t) * 0.74];
    sheet.shape(
      clockwise([
        place(x - 0.16, high, wide),
        place(x + 0.16, high, wide),
        place(x + 0.16, high, -wide),
        place(x - 0.16, high, -wide),
      ]),
      'line',
      'wood',
    );
  }
}

function outside(sheet: Sheet, it: SolidBoat, on: OnHull, side: number): void {
  const whole = skin(on, side);
  sheet.shape(whole, 'none', it.roles[1]);
  const planks = sheet.inside(whole);
  planks.shape(band(on, side, 0, 0.34), 'none', it.roles[2]);
  planks.shape(band(on, side, 0.8, 1), 'none', it.roles[0]);
  const seams = it.isFar ? [0.56] : [[0.8], [0.5, 0.8], [0.36, 0.5, 0.65, 0.8]][it.level]!;
  for (const u of seams)
    planks.line(
      STEPS.map((t) => on(mix(u < 0.4 ? 0.2 : 0, 1, t), u, side)),
      'line',
      0,
    );
  sheet.rim(whole, 'bold');
  sheet.shape(band(on, side, 0.93, 1.03), 'line', 'gold');
  stem(sheet, it);
}

/** The post of the bow. */
function stem(sheet: Sheet, it: SolidBoat): void {
  const place = aboard(it);
  const ups = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.08];
  const post = (out: number) =>
    ups.map((u) => place(LONG * 0.5 + 0.7 * u + out, mix(keel(1), gunwale(1), u ** 1.2), 0));
  sheet.shape(clockwise([...post(-0.03), ...post(0.1).reverse()]), 'line', 'wood');
}

function cabin(sheet: Sheet, it: SolidBoat): void {
  const place = aboard(it);
  const [rear, front, wide, foot, top] = [-2.3, -0.5, 0.72, 0.5, 2.75];
  const wall = (a: Point, b: Point, low: number, high: number): Path =>
    clockwise([
      place(a[0], low, a[1]),
      place(b[0], low, b[1]),
      place(b[0], high, b[1]),
      place(a[0], high, a[1]),
    ]);
  const faces = seenWalls(it, rear, front, wide);
  for (const [a, b] of faces) {
    const part = (s: number): Point => [mix(a[0], b[0], s), mix(a[1], b[1], s)];
    sheet.shape(wall(a, b, foot, top), 'line', 'cream');
    const panes =
      Math.abs(a[0] - b[0]) > 0.1 && !it.isFar
        ? [
            [0.12, 0.46],
            [0.56, 0.88],
          ]
        : [[0.18, 0.82]];
    for (const [s, e] of panes) sheet.shape(wall(part(s!), part(e!), 1.85, 2.5), 'line', 'sky');
  }
  const eave = (low: number): Point[] =>
    (
      [
        [rear - 0.15, -wide - 0.15],
        [front + 0.2, -wide - 0.15],
        [front + 0.2, wide + 0.15],
        [rear - 0.15, wide + 0.15],
      ] as const
    ).map(([x, z]) => place(x, low, z));
  sheet.shape(
    unite([clockwise(eave(top)), clockwise(eave(top + 0.14)), ...sidesOf(eave(top), eave(top + 0.14))]),
    'line',
    it.roles[0],
  );
  sheet.shape(clockwise(eave(top + 0.14)), 'line', it.roles[0]);
}

function sidesOf(low: Path, high: Path): Path[] {
  return low.map((p, i) => clockwise([p, low[(i + 1) % 4]!, high[(i + 1) % 4]!, high[i]!]));
}

/** The two walls of a house aboard that the eye sees. */
function seenWalls(it: SolidBoat, rear: number, front: number, wide: number): (readonly [Point, Point])[] {
  const dx = it.view.from[0] - it.at[0];
  const dz = it.view.from[2] - it.at[2];
  const ahead = dx * Math.cos(it.heading) + dz * Math.sin(it.heading);
  const aside = -dx * Math.sin(it.heading) + dz * Math.cos(it.heading);
  const [x, z] = [ahead > 0 ? front : rear, aside > 0 ? wide : -wide];
  return [
    [
      [x, -wide],
      [x, wide],
    ],
    [
      [rear, z],
      [front, z],
    ],
  ];
}

function mast(sheet: Sheet, it: SolidBoat): void {
  const place = aboard(it);
  const x = mastAt(it);
  const thick = it.isFar ? 0.14 : 0.09;
  const post = (half: number): Point[] => [0.4, 2, 3.4, 4.3].map((y) => place(x + half * (1 - y / 8), y, 0));
  sheet.shape(clockwise([...post(-thick), ...post(thick).reverse()]), 'line', 'wood');
  const flag = [
    place(x, 4.2, 0),
    place(x - 0.9, 4.05, 0.1),
    place(x - 0.6, 3.85, 0.1),
    place(x - 0.95, 3.65, 0.1),
    place(x, 3.6, 0),
  ];
  sheet.shape(clockwise(flag), 'line', it.roles[2]);
}

/** The rope from the mast to the bow. */
function stay(sheet: Sheet, it: SolidBoat): void {
  const place = aboard(it);
  sheet.line([place(mastAt(it), 4.2, 0), place(LONG * 0.5 + 0.6, gunwale(1), 0)], 'line', 0);
}

function mastAt({ hasCabin }: SolidBoat): number {
  return hasCabin ? 0.3 : 0.9;
}
