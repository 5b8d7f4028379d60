import { clockwise } from '../../geometry/boolean.ts';
import { hull, type Camera, type Spot } from '../../geometry/camera.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { boxSides, ringAt, turned, type Side } from '../../geometry/solids.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A narrow boat on a canal that runs away from the eye: the middle of its stern, its bow towards us. */
export interface Narrowboat {
  readonly view: Camera;
  readonly at: Spot;
  readonly long: number;
  readonly level: 0 | 1 | 2;
  readonly roles: readonly [side: Role, panel: Role];
}

const HALF = 0.95;
const DECK = 0.62;

/** How far the bow reaches at the height of the water, as a share of its reach at the deck: the stem leans forward. */
const FOOT = 0.94;

/** The outline of the hull at a height, its bow drawn out to a point that rises towards the eye. */
function plan({ view, at, long }: Narrowboat, above: number, inset = 0): Path {
  const half = HALF - inset;
  const reach = above > 0 ? long - inset : long * FOOT;
  const side = (s: number): Point[] =>
    [
      [half, 0],
      [half, 0.64],
      [half * 0.9, 0.76],
      [half * 0.66, 0.87],
      [half * 0.34, 0.95],
      [0.03, 1],
    ].map(([x, share]) =>
      view.see([
        at[0] + s * x!,
        at[1] + above + (above > 0 ? Math.max(0, share! - 0.64) ** 2 * 2.6 : 0),
        at[2] - share! * reach,
      ]),
    );
  return clockwise([...side(1), ...side(-1).reverse()]);
}

/** A fender of rope that hangs before the stem. */
function ropeFender(sheet: Sheet, { view, at, long, level }: Narrowboat): void {
  const spot: Spot = [at[0], at[1] + 0.56, at[2] - long * 0.995];
  const [x, y] = view.see(spot);
  const size = view.size(spot) * 0.24;
  const own = sheet.at({ x, y, scale: size / 50 });
  own.shape(drawn('-26,-50 26,-50 38,0 24,54 0,64 -24,54 -38,0'), 'bold', 'gold');
  const turns = level === 2 ? [-26, 2, 30] : [-14, 22];
  for (const dy of turns) own.line(traced(`-34,${dy} 0,${dy + 14} 34,${dy}`), 'line', 0.1);
}

/** Draws the boat with its cabin, flowers on the roof and a chimney. */
export function narrowboat(sheet: Sheet, it: Narrowboat): void {
  const { view, at, long, level, roles } = it;
  sheet.shape(hull([...plan(it, 0), ...plan(it, DECK)]), 'bold', 'stone');
  if (level > 0) {
    const lines = sheet.inside([hull([...plan(it, 0), ...plan(it, DECK)])]);
    lines.shape(hull([...plan(it, 0.4), ...plan(it, DECK)]), 'line', roles[1]);
  }
  sheet.shape(plan(it, DECK), 'line', 'stone');
  sheet.shape(plan(it, DECK, 0.14), 'line', 'wood');
  const cabin = boxSides(view, {
    at: [at[0], at[1] + DECK - 0.1, at[2] - long * 0.45],
    size: [1.5, 1.15, long * 0.58],
  });
  ropeFender(sheet, it);
  for (const side of cabin.sides) {
    sheet.shape(side.outline, 'bold', roles[0]);
    if (isFront(side, view, it)) doors(sheet, side, roles[1], level);
    else flank(sheet, side, roles[1], level);
  }
  if (!cabin.top) return;
  sheet.shape(cabin.top.outline, 'bold', roles[0]);
  onRoof(sheet, it);
}

function isFront(side: Side, view: Camera, { at, long }: Narrowboat): boolean {
  const [x] = side.at(0.5, 0);
  const [front] = view.see([at[0], at[1] + DECK - 0.1, at[2] - long * 0.74]);
  return Math.abs(x - front) < 6;
}

function doors(sheet: Sheet, side: Side, role: Role, level: number): void {
  for (const [a, b] of [
    [0.14, 0.49],
    [0.51, 0.86],
  ] as const) {
    sheet.shape(side.patch(a, 0.1, b, 0.88), 'line', role);
    sheet.shape(side.patch(mix(a, b, 0.2), 0.56, mix(a, b, 0.8), 0.8), 'fine', 'sky');
    if (level === 2) diamond(sheet, side, [mix(a, b, 0.5), 0.32], [0.1, 0.16]);
  }
}

function diamond(sheet: Sheet, side: Side, [u, v]: Point, [du, dv]: Point): void {
  sheet.shape(
    clockwise([side.at(u - du, v), side.at(u, v - dv), side.at(u + du, v), side.at(u, v + dv)]),
    'fine',
    'sun',
  );
}

function flank(sheet: Sheet, side: Side, role: Role, level: number): void {
  const count = level === 2 ? 4 : 3;
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i + 0.12) / count, (i + 0.88) / count];
    sheet.shape(side.patch(a, 0.14, b, 0.88), 'line', role);
    const middle = mix(a, b, 0.5);
    const wide = (b - a) * 0.3;
    const pane = Array.from({ length: 24 }, (_, k) => {
      const t = (k / 24) * Math.PI * 2;
      return side.at(middle + wide * Math.cos(t), 0.52 + 0.22 * Math.sin(t));
    });
    sheet.shape(clockwise(pane), 'line', 'sky');
  }
}

function onRoof(sheet: Sheet, { view, at, long, level }: Narrowboat): void {
  const top = at[1] + DECK + 1.05;
  const spots = level === 2 ? [0.5, 0.6, 0.7] : [0.54, 0.7];
  for (const [i, share] of spots.entries()) {
    const spot: Spot = [at[0] + 0.2 - (i % 2) * 0.4, top, at[2] - long * share];
    const pot = turned(view, spot, [
      [0.2, 0],
      [0.26, 0.3],
    ]);
    const [x, y] = view.see([spot[0], top + 0.42, spot[2]]);
    const size = view.size(spot) * 0.3;
    for (const angle of [-1.1, 0, 1.1])
      sheet.shape(clockwise(place(petal('leaf', size * 1.5, size * 0.6), { x, y, angle })), 'line', 'leaf');
    for (const [u, v] of [
      [-0.85, -0.6],
      [0, -1.2],
      [0.85, -0.6],
    ] as const)
      sheet.shape(
        clockwise(
          Array.from({ length: 16 }, (_, k): Point => {
            const t = (k / 16) * Math.PI * 2;
            const r = size * (0.42 + 0.08 * Math.cos(5 * t));
            return [x + u * size + r * Math.cos(t), y + v * size + r * Math.sin(t)];
          }),
        ),
        'line',
        'ember',
      );
    sheet.shape(pot.outline, 'line', 'rust');
  }
  const [x, z] = [at[0] + 0.42, at[2] - long * 0.27];
  sheet.shape(
    hull([...ringAt(view, [x, top, z], 0.12), ...ringAt(view, [x, top + 0.8, z], 0.12)]),
    'line',
    'stone',
  );
  sheet.shape(
    hull([...ringAt(view, [x, top + 0.76, z], 0.17), ...ringAt(view, [x, top + 0.88, z], 0.17)]),
    'line',
    'gold',
  );
}
