import { clockwise, grow, stroke, unite } from '../../geometry/boolean.ts';
import { hull, type Camera, type Spot } from '../../geometry/camera.ts';
import { traced } from '../../geometry/drawn.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Placement, type Point } from '../../geometry/point.ts';
import { ringAt, turned } from '../../geometry/solids.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Something baked that lies in space. */
export interface Baking {
  readonly view: Camera;
  readonly at: Spot;
  readonly turn?: number;
  readonly level: 0 | 1 | 2;
}

/** A loaf as a rounded body: half its length, half its width and its height. */
type Body = readonly [long: number, wide: number, high: number];

/** A point of a loaf's crust above a place on its board; `v` grows towards the eye. */
type Crust = (u: number, v: number, share?: number) => Point;

function crustOf({ view, at, turn = 0 }: Baking, [long, wide, high]: Body): Crust {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u, v, share = 1) => {
    const rest = Math.max(0, 1 - (u / long) ** 2 - (v / wide) ** 2);
    const y = at[1] + share * high * rest ** 0.5;
    return view.see([at[0] + u * cos - v * sin, y, at[2] - u * sin - v * cos]);
  };
}

/** A loaf that is drawn: its crust, and the sheet within its outline. */
interface Baked {
  readonly crust: Crust;
  readonly top: Sheet;
}

function bulk(sheet: Sheet, it: Baking, body: Body, role: Role): Baked {
  const crust = crustOf(it, body);
  const points: Point[] = [];
  for (let r = 0; r <= 12; r++)
    for (let i = 0; i < 36; i++) {
      const [t, share] = [(i / 36) * Math.PI * 2, Math.sin((r / 12) * (Math.PI / 2))];
      points.push(crust(body[0] * share * Math.cos(t), body[1] * share * Math.sin(t)));
    }
  const outline = hull(points);
  sheet.shape(outline, 'bold', role);
  return { crust, top: sheet.inside(grow([outline], -5)) };
}

function slash({ crust, top }: Baked, spot: Placement, long: number, wide: number, towardsEye = 0.15): void {
  const at = { ...spot, y: (spot.y ?? 0) + towardsEye };
  const lens = place(
    petal('leaf', long, wide).map(([x, y]): Point => [x, y + long / 2]),
    at,
  );
  top.shape(clockwise(lens.map(([u, v]) => crust(u, v))), 'line', 'cream');
}

/** How the top of a round loaf is cut. */
export type Score = 'cross' | 'leaf' | 'square';

/** A round loaf, 0.9 wide. */
export function boule(sheet: Sheet, it: Baking, score: Score): void {
  const loaf = bulk(sheet, it, [0.52, 0.48, 0.4], 'gold');
  if (score === 'cross') for (const angle of [0.5, 0.5 + Math.PI / 2]) slash(loaf, { angle }, 0.6, 0.11);
  if (score === 'square')
    for (const side of [-1, 1]) {
      slash(loaf, { x: side * 0.19, angle: 0 }, 0.46, 0.09);
      slash(loaf, { y: side * 0.19, angle: Math.PI / 2 }, 0.46, 0.09);
    }
  if (score !== 'leaf') return;
  sheet.line(
    [-0.3, -0.1, 0.1, 0.3].map((v) => loaf.crust(0, v + 0.15)),
    'line',
    0.3,
  );
  for (const v of it.level === 2 ? [-0.16, 0, 0.16] : [-0.1, 0.12])
    for (const side of [-1, 1]) slash(loaf, { x: side * 0.13, y: v, angle: side * 0.7 }, 0.2, 0.09);
}

/** A long loaf with slanted cuts; `long` is half its length. */
export function longLoaf(sheet: Sheet, it: Baking, long: number): void {
  const wide = long > 0.6 ? 0.17 : 0.27;
  const loaf = bulk(sheet, it, [long, wide, wide * 1.25], 'gold');
  const cuts = long > 0.6 ? 5 : it.level === 2 ? 4 : 3;
  for (let i = 0; i < cuts; i++)
    slash(
      loaf,
      { x: mix(-long * 0.52, long * 0.52, i / (cuts - 1)), angle: 0.8 },
      wide * 1.2,
      wide * 0.42,
      0.06,
    );
}

/** A bun with a cross on it, 0.4 wide. */
export function bun(sheet: Sheet, it: Baking): void {
  const loaf = bulk(sheet, it, [0.25, 0.24, 0.22], 'sand');
  for (const angle of [0.3, 0.3 + Math.PI / 2])
    sheet.line(
      [-0.16, 0, 0.16].map((s) => loaf.crust(s * Math.cos(angle), s * Math.sin(angle) + 0.07)),
      'line',
      0.3,
    );
}

/** A row of lumps that lie one over the other, from those at the ends to the one in the middle. */
function lumps(
  sheet: Sheet,
  it: Baking,
  parts: readonly (readonly [u: number, v: number, turn: number, body: Body])[],
  role: Role,
): void {
  const [cos, sin] = [Math.cos(it.turn ?? 0), Math.sin(it.turn ?? 0)];
  for (const [u, v, turn, body] of parts) {
    const at: Spot = [it.at[0] + u * cos - v * sin, it.at[1], it.at[2] - u * sin - v * cos];
    bulk(sheet, { ...it, at, turn: (it.turn ?? 0) + turn }, body, role);
  }
}

/** The segments of one half of a croissant from its horn to its middle. */
function horn(side: number) {
  return [
    [side * 0.32, 0.13, side * -0.9, [0.12, 0.06, 0.09]],
    [side * 0.23, 0.03, side * -0.55, [0.11, 0.11, 0.16]],
    [side * 0.12, -0.03, side * -0.25, [0.1, 0.15, 0.21]],
  ] as const;
}

/** A croissant, 0.7 wide. */
export function crescent(sheet: Sheet, it: Baking): void {
  const [left, right] = [horn(-1), horn(1)];
  const pairs = [0, 1, 2].flatMap((i) => [left[i]!, right[i]!]);
  lumps(sheet, it, [...pairs, [0, -0.05, 0, [0.1, 0.17, 0.24]]], 'gold');
}

/** A plaited loaf, 1.1 long. */
export function plait(sheet: Sheet, it: Baking): void {
  const parts = [-0.42, 0.42, -0.28, 0.28, -0.14, 0.14, 0].map(
    (u, i) =>
      [u, 0, i % 2 === 0 ? 0.5 : -0.5, [0.17, 0.2 - Math.abs(u) * 0.16, 0.27 - Math.abs(u) * 0.2]] as const,
  );
  lumps(sheet, it, parts, 'gold');
}

/** The dough of a pretzel as a line, a loop with its ends crossed. */
const PRETZEL =
  '-38,50 -14,14 14,-16 42,-54 78,-46 84,4 54,56 0,74 -54,56 -84,4 -78,-46 -42,-54 -14,-16 14,14 38,50';

/** A pretzel that hangs by its loops from the frame's origin, about 150 wide. */
export function hangingPretzel(sheet: Sheet): void {
  const dough = stroke([traced(PRETZEL, { y: 62 })], 13);
  sheet.shape(dough, 'bold', 'rust');
}

/** A basket with long loaves that stand in it, 0.8 wide. */
export function breadStand(sheet: Sheet, { view, at, level }: Baking): void {
  const body = turned(view, at, [
    [0.28, 0],
    [0.36, 0.3],
    [0.4, 0.56],
  ]);
  sheet.shape(ringAt(view, [at[0], at[1] + 0.56, at[2]], 0.4), 'line', 'wood');
  for (const [u, v, lean] of [
    [-0.16, 0.2, -0.2],
    [0.14, 0.2, 0.14],
    [-0.24, -0.04, -0.3],
    [0.02, 0, 0.02],
    [0.24, -0.04, 0.34],
    [-0.1, -0.2, -0.08],
    [0.16, -0.2, 0.18],
  ] as const) {
    const spot = (s: number): Spot => [at[0] + u + lean * s, at[1] + 0.3 + 0.95 * s, at[2] + v];
    const rings = [0, 0.3, 0.6, 0.85, 0.96, 1].map((s, i) =>
      ringAt(view, spot(s), [0.085, 0.095, 0.095, 0.08, 0.05, 0.01][i]!, 24),
    );
    sheet.shape(unite(rings.slice(1).map((ring, i) => hull([...rings[i]!, ...ring]))), 'line', 'gold');
    for (const s of [0.5, 0.72].slice(0, level)) {
      const [a, b] = [view.see(spot(s)), view.see(spot(s + 0.17))];
      const size = view.size(spot(s)) * 0.05;
      sheet.line(
        [
          [a[0] - size, a[1]],
          [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2],
          [b[0] + size, b[1]],
        ],
        'fine',
        0.3,
      );
    }
  }
  sheet.shape(body.outline.length > 1 ? body.outline : frontOf(body), 'bold', 'sand');
  const rows = level === 2 ? 4 : 3;
  const wicker = sheet.inside(frontOf(body));
  for (let r = 0; r < rows; r++) {
    const [h, h2] = [(r / rows) * 0.5, ((r + 1) / rows) * 0.5];
    for (let k = -3; k < 4; k++) {
      const a = (k + (r % 2) * 0.5) * 0.5;
      wicker.shape(body.patch(a, h, a + 0.5, h2), 'fine', (k + r) % 2 === 0 ? 'sand' : 'wood');
    }
  }
  sheet.rim(frontOf(body), 'bold');
  sheet.shape(body.patch(-1.57, 0.5, 1.57, 0.58), 'line', 'wood');
}

function frontOf(body: ReturnType<typeof turned>): [Path] {
  return [body.patch(-1.57, 0, 1.57, 0.56)];
}

/** A small tart with berries, 0.6 wide. */
export function tart(sheet: Sheet, { view, at, level }: Baking): void {
  const shell = turned(view, at, [
    [0.22, 0],
    [0.31, 0.13],
  ]);
  sheet.shape(shell.outline, 'bold', 'sand');
  for (let i = -3; i < 4; i++)
    sheet.line([shell.skin(i * 0.36, 0.01), shell.skin(i * 0.36, 0.12)], 'fine', 0);
  sheet.shape(shell.ring(0.13), 'line', 'gold');
  const berry = (u: number, v: number): Path => ringAt(view, [at[0] + u, at[1] + 0.17, at[2] + v], 0.08, 24);
  const spots = level === 2 ? 6 : 4;
  for (let i = 0; i < spots; i++) {
    const t = Math.PI / 2 - (i / spots) * Math.PI * 2;
    sheet.shape(berry(0.165 * Math.cos(t), 0.165 * Math.sin(t)), 'line', 'ember');
  }
  sheet.shape(berry(0, 0), 'line', 'b');
}
