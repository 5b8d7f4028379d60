import { clockwise, intersect, unite } from '../../geometry/boolean.ts';
import { hull, type Camera, type Spot } from '../../geometry/camera.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, spiral, star, tube } from '../../geometry/forms.ts';
import { place, polar, type Path, type Placement, type Point } from '../../geometry/point.ts';
import { ringAt, turned } from '../../geometry/solids.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet, Weight } from '../../sheet.ts';

/** A level surface in space on which flat things lie: a point by its place there and its height above it. */
export type Table = (u: number, v: number, above?: number) => Point;

/** The surface at a height, seen by a camera; `v` grows towards the eye. */
export function tableOf(view: Camera, [x, y, z]: Spot): Table {
  return (u, v, above = 0) => view.see([x + u, y + above, z - v]);
}

/** A flat thing on a surface: its outline there, how thick it is and how high it lies. */
interface Slab {
  readonly table: Table;
  readonly spot: Placement;
  readonly thick: number;
  readonly lies?: number;
}

function slab(
  sheet: Sheet,
  outline: Path,
  { table, spot, thick, lies = 0 }: Slab,
  roles: readonly [top: Role, side: Role],
): Path {
  const placed = place(outline, spot);
  const at = (share: number): Path => clockwise(placed.map(([u, v]) => table(u, v, lies + thick * share)));
  sheet.shape(unite([0, 0.2, 0.4, 0.6, 0.8, 1].map(at)), 'bold', roles[1]);
  const top = at(1);
  sheet.shape(top, 'line', roles[0]);
  return top;
}

function on(it: Slab, path: Path): Point[] {
  return place(path, it.spot).map(([u, v]) => it.table(u, v, (it.lies ?? 0) + it.thick));
}

/** Half an egg with its yolk. */
function egg(sheet: Sheet, it: Slab): void {
  slab(sheet, drawn('-0.2,0 -0.13,-0.14 0.05,-0.16 0.2,-0.06 0.22,0.04 0.08,0.15 -0.12,0.13', {}), it, [
    'paper',
    'cream',
  ]);
  sheet.shape(clockwise(on(it, ellipse(0.02, 0, 0.105, 0.09))), 'line', 'sun');
}

/** A slice of rolled pork. */
function pork(sheet: Sheet, it: Slab, level: number): void {
  slab(sheet, ellipse(0, 0, 0.27, 0.25), it, ['blush', 'rust']);
  sheet.shape(
    clockwise(on(it, drawn('-0.2,-0.06 -0.06,-0.19 0.14,-0.15 0.21,0.02 0.1,0.18 -0.12,0.16', {}))),
    'line',
    'cream',
  );
  if (level > 0) sheet.line(on(it, spiral(0, 0, 0.13, 1.7)), 'line', 0.3);
}

/** A slice of fish cake with its swirl. */
function fishCake(sheet: Sheet, it: Slab): void {
  slab(sheet, star(0, 0, 0.19, 0.165, 12), it, ['paper', 'soft']);
  sheet.line(on(it, spiral(0, 0, 0.11, 1.6)), 'line', 0.3);
}

/** The cap of a mushroom with a star cut into it. */
function mushroom(sheet: Sheet, it: Slab): void {
  slab(sheet, ellipse(0, 0, 0.17, 0.16), it, ['wood', 'wood']);
  sheet.shape(clockwise(on(it, star(0, 0, 0.12, 0.035, 6))), 'fine', 'cream');
}

/** Strips of bamboo side by side. */
function bamboo(sheet: Sheet, it: Slab): void {
  for (const [i, v] of [-0.15, -0.05, 0.05, 0.15].entries()) {
    const spot = {
      ...it.spot,
      x: it.spot.x! - Math.sin(it.spot.angle ?? 0) * v,
      y: it.spot.y! + Math.cos(it.spot.angle ?? 0) * v,
    };
    slab(sheet, rectangle(-0.24 + (i % 2) * 0.05, -0.042, 0.46, 0.084, 0.02), { ...it, spot }, [
      'gold',
      'sand',
    ]);
  }
}

/** A heap of rings cut from a spring onion. */
function onions(sheet: Sheet, it: Slab, random: Random, count: number): void {
  for (let i = 0; i < count; i++) {
    const [u, v] = polar([it.spot.x!, it.spot.y!], 0.2 * Math.sqrt((i + 0.4) / count), i * 2.4);
    const own = { ...it, spot: { x: u, y: v, angle: random.range(0, 3) }, lies: 0.05 * (1 - i / count) };
    slab(sheet, ellipse(0, 0, 0.078, 0.07), own, ['grass', 'leaf']);
    sheet.shape(clockwise(on(own, ellipse(0, 0, 0.036, 0.032))), 'fine', 'paper');
  }
}

/** Noodles side by side along a bend, the strands one below the other. */
function noodles(sheet: Sheet, table: Table, spine: readonly Point[], strands: number, wide: number): void {
  for (let i = 0; i < strands; i++) {
    const offset = (i - (strands - 1) / 2) * wide * 1.96;
    const line = curve(
      spine.map(([u, v]): Point => [u, v + offset]),
      0.03,
    );
    sheet.shape(
      clockwise(tube(line, () => wide).map(([u, v]) => table(u, v, 0.02))),
      'line',
      i % 3 === 1 ? 'gold' : 'sun',
    );
  }
}

/** A sheet of seaweed that stands in the soup at the far side. */
function seaweed(sheet: Sheet, table: Table, [u, v]: Point, level: number): void {
  const leaf = (s: number, h: number): Point => table(u + s, v + h * 0.16, h);
  const rim = clockwise([
    leaf(-0.17, 0),
    leaf(0.17, 0),
    leaf(0.17, 0.52),
    leaf(0.06, 0.54),
    leaf(-0.17, 0.5),
  ]);
  sheet.shape(rim, 'bold', 'leaf');
  if (level > 1) for (const s of [-0.06, 0.06]) sheet.line([leaf(s, 0.1), leaf(s, 0.44)], 'fine', 0.5);
}

/** How a bowl is filled. */
export interface RamenBowl {
  readonly view: Camera;
  readonly at: Spot;
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly glaze: Role;
  /** By how much what lies in the soup is turned. */
  readonly turn: number;
}

const BOWL: readonly Point[] = [
  [0.46, 0],
  [0.5, 0.1],
  [0.8, 0.22],
  [0.94, 0.36],
  [0.99, 0.52],
  [1, 0.7],
];
const RIM = 0.7;
const SOUP = 0.58;

/** A bowl of noodle soup, 2 wide, with everything in it. */
export function filledRamenBowl(sheet: Sheet, it: RamenBowl): void {
  const { view, at, glaze } = it;
  const body = turned(view, at, BOWL, 96);
  sheet.shape(body.outline, 'bold', glaze);
  band(sheet.inside(body.outline), it, body);
  sheet.shape(ringAt(view, [at[0], at[1] + RIM, at[2]], 1, 110), 'bold', 'paper');
  const [x, y, z] = at;
  const opening = ringAt(view, [x, y + RIM, z], 0.93, 110);
  const soup = intersect([opening], [ringAt(view, [x, y + SOUP, z], 0.92, 110)]);
  sheet.shape(opening, 'line', 'soft');
  sheet.shape(soup, 'line', 'gold');
  const table = tableOf(view, [x, y + SOUP, z]);
  toppings(sheet, sheet.inside(soup), it, table);
}

function band(sheet: Sheet, { level, glaze }: RamenBowl, body: ReturnType<typeof turned>): void {
  sheet.line(arcOf(body, 0.62), 'line', 0);
  sheet.line(arcOf(body, 0.32), 'line', 0);
  const count = [5, 7, 9][level]!;
  for (let i = 0; i < count; i++) {
    const a = -1.02 + (2.04 * (i + 0.5)) / count;
    const half = 1.02 / count;
    sheet.shape(
      clockwise([
        body.skin(a - half * 0.8, 0.36),
        body.skin(a + half * 0.8, 0.36),
        body.skin(a + half * 0.66, 0.48),
        body.skin(a, 0.58),
        body.skin(a - half * 0.66, 0.48),
      ]),
      'line',
      i % 2 === 0 ? 'paper' : glaze,
    );
  }
}

function arcOf(body: ReturnType<typeof turned>, height: number): Point[] {
  return Array.from({ length: 21 }, (_, i) => body.skin(-1.15 + i * 0.115, height));
}

const NOODLES: readonly (readonly Point[])[] = [
  [
    [-1.1, -0.36],
    [-0.55, -0.1],
    [0, -0.34],
    [0.55, -0.06],
    [1.1, -0.3],
  ],
  [
    [-1.1, 0.5],
    [-0.5, 0.24],
    [0.1, 0.52],
    [0.6, 0.34],
    [1.1, 0.6],
  ],
];

function toppings(sheet: Sheet, soup: Sheet, it: RamenBowl, table: Table): void {
  const { level, random, turn } = it;
  const wide = [0.075, 0.056, 0.05][level]!;
  const strands = [5, 7, 8][level]!;
  noodles(soup, table, NOODLES[0]!, strands, wide);
  noodles(soup, table, NOODLES[1]!, strands, wide);
  const ring = (angle: number, far = 0.5): { x: number; y: number; angle: number } => {
    const [x, y] = polar([0, 0], far, angle + turn);
    return { x, y, angle: turn + angle * 0.5 };
  };
  for (const u of [0.12, -0.2].slice(0, level === 0 ? 1 : 2)) seaweed(sheet, table, [u, -0.72], level);
  const flat = (angle: number, far: number, thick: number, lies = 0.03): Slab => ({
    table,
    spot: ring(angle, far),
    // Most of it lies below the surface of the soup.
    thick: thick * 0.7,
    lies: lies * 0.6,
  });
  bamboo(sheet, flat(3.5, 0.6, 0.05));
  pork(sheet, flat(4.5, 0.52, 0.05, 0.03), level);
  pork(sheet, flat(5.15, 0.52, 0.05, 0.07), level);
  if (level > 0) pork(sheet, flat(5.8, 0.54, 0.05, 0.11), level);
  egg(sheet, flat(0.15, 0.56, 0.07));
  egg(sheet, flat(0.85, 0.6, 0.07));
  mushroom(sheet, flat(1.55, 0.6, 0.08));
  if (level > 0) mushroom(sheet, flat(2.05, 0.62, 0.08));
  fishCake(sheet, flat(2.6, 0.56, 0.05));
  if (level > 0) fishCake(sheet, flat(3, 0.36, 0.05, 0.07));
  onions(sheet, flat(0, 0.04, 0.04), random, [5, 7, 8][level]!);
}

/** A stick or two that lie from one point in space to another. */
export function chopsticks(sheet: Sheet, view: Camera, [from, to]: readonly [Spot, Spot], role: Role): void {
  for (const aside of [0, 0.13]) {
    const [a, b]: [Spot, Spot] = [
      [from[0] + aside * 0.5, from[1], from[2] - aside * 1.2],
      [to[0], to[1], to[2] - aside * 0.8],
    ];
    sheet.shape(hull([...ringAt(view, a, 0.042, 16), ...ringAt(view, b, 0.026, 16)]), 'line', role);
  }
}

/** A shape on a surface with a line of the given weight. */
export function laidFlat(sheet: Sheet, table: Table, outline: Path, weight: Weight, role: Role): void {
  sheet.shape(clockwise(outline.map(([u, v]) => table(u, v))), weight, role);
}

/** A dumpling on a surface. */
export function dumpling(sheet: Sheet, table: Table, spot: Placement, level: number): void {
  const it: Slab = { table, spot, thick: 0.07 };
  slab(sheet, drawn('-0.24,0.06 -0.16,-0.08 0,-0.13 0.16,-0.08 0.24,0.06 0.1,0.09 -0.1,0.09', {}), it, [
    'cream',
    'sand',
  ]);
  for (const u of level > 0 ? [-0.12, 0, 0.12] : [0])
    sheet.line(
      on(it, [
        [u, -0.1],
        [u * 0.8, -0.02],
      ]),
      'fine',
      0.4,
    );
}
