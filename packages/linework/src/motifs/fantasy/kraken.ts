import { clockwise, grow, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { normals } from '../../geometry/path.ts';
import { mix, type Path, type Placement } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { eye } from '../eye.ts';

/** How a kraken looks. */
interface Many {
  readonly level: 0 | 1 | 2;
  readonly skin: Role;
  readonly sucker: Role;
}

/** An arm along a table of knots: how thick at its root, its suckers along one side. */
export type Tentacle = readonly [table: string, thick: number, side: 1 | -1];

const halfOf =
  (thick: number) =>
  (t: number): number =>
    mix(thick, 11, t ** 0.85) * Math.sqrt(Math.max(0.004, 1 - t ** 14));

const armRim = ([table, thick]: Tentacle): Path => clockwise(tube(curve(knots(table), 6), halfOf(thick)));

/** An arm by itself. */
export function tentacle(sheet: Sheet, it: Many, arm: Tentacle): void {
  sheet.shape(armRim(arm), 'bold', it.skin);
  suckers(sheet, it, arm);
}

function suckers(sheet: Sheet, it: Many, [table, thick, side]: Tentacle, from = 0): void {
  const spine = curve(knots(table), 6);
  const half = halfOf(thick);
  const out = normals(spine);
  const strip: Path = spine.map(([x, y], i) => {
    const off = half(i / (spine.length - 1)) * 0.5 * side;
    return [x + out[i]![0] * off, y + out[i]![1] * off] as const;
  });
  let walked = 0;
  for (let i = Math.max(1, Math.floor(from * strip.length)); i < strip.length; i++) {
    walked += Math.hypot(strip[i]![0] - strip[i - 1]![0], strip[i]![1] - strip[i - 1]![1]);
    const r = half(i / (strip.length - 1)) * 0.36;
    if (r < [13, 8, 10.5][it.level]!) break;
    if (walked < r * 2.7) continue;
    walked = 0;
    sheet.shape(ellipse(...strip[i]!, r), 'line', it.sucker);
  }
}

/** Where the head ends in arms, its brow about 420 units above the origin. */
const HEAD =
  '-180,330 -196,200 -180,40 -186,-60 -226,-160 -240,-280 -170,-390 0,-440 170,-390 240,-280 226,-160 186,-60 180,40 196,200 180,330 0,340';

/** A giant octopus: its head on a placement, and arms that grow out of it, all in one outline. */
export function kraken(sheet: Sheet, it: Many, at: Placement, arms: readonly Tentacle[]): void {
  const rim = drawn(HEAD, at);
  sheet.shape(grow(grow(unite([rim, ...arms.map(armRim)]), 9), -9), 'bold', it.skin);
  face(sheet.at(at), it, drawn(HEAD));
  for (const arm of arms) suckers(sheet, it, arm, 0.2);
}

function face(sheet: Sheet, it: Many, rim: Path): void {
  const inside = sheet.inside([rim]);
  for (const [x, y, r] of (
    [
      [-120, -330, 34],
      [60, -370, 28],
      [150, -290, 30],
      [-30, -300, 22],
      [-190, -240, 22],
      [96, -300, 18],
      [-70, -390, 20],
      [196, -210, 18],
      [-70, 40, 26],
      [40, 20, 20],
      [116, 84, 26],
      [-132, 120, 20],
      [-10, 116, 30],
      [70, 180, 20],
      [-84, 212, 24],
      [20, 232, 18],
      [140, 226, 18],
    ] as const
  ).slice(0, [3, 6, 17][it.level]))
    inside.shape(ellipse(x, y, r, r * 0.8), 'line', it.sucker);
  for (const side of [-1, 1]) {
    eye(sheet, { x: side * 96, y: -150, radius: 46, iris: 'sun', pupil: 0.3, look: [0.2 * side, -0.2] });
    sheet.line(
      curve(
        [
          [side * 40, -206],
          [side * 96, -222],
          [side * 156, -190],
        ],
        4,
      ),
      'bold',
      0.5,
    );
  }
  sheet.line(curve(knots('-54,-50 0,-28 54,-50'), 4), 'line', 0.4);
  if (it.level > 0)
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 150, -84, 24, 17), 'line', 'blush');
}
