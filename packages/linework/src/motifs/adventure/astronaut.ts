import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How an astronaut stands: the way of each arm from the shoulder to the hand. */
export interface AstronautPose {
  readonly arms: readonly [left: string, right: string];
  readonly legs: readonly [left: string, right: string];
}

const limb = (table: string, from: number, to: number): Path =>
  clockwise(tube(curve(knots(table), 6), (t) => mix(from, to, t)));

/** A ring across a limb at a share of its way. */
function joint(sheet: Sheet, table: string, share: number, half: number, role: Role): void {
  const spine = curve(knots(table), 4);
  const k = Math.floor(share * (spine.length - 1));
  const ring = spine.slice(Math.max(0, k - 3), k + 4);
  sheet.shape(clockwise(tube(ring, () => half)), 'line', role);
}

function glove(sheet: Sheet, table: string, thumb: number): void {
  const spine = knots(table);
  const [x, y] = spine.at(-1)!;
  sheet.shape(
    unite([clockwise(ellipse(x, y, 38, 40)), clockwise(ellipse(x + thumb * 34, y - 14, 17, 22))]),
    'bold',
    'c',
  );
}

/** A round boot seen from before, its toes a little outwards, with a thick sole. */
function boot(sheet: Sheet, table: string, toes: number): void {
  const [x, y] = knots(table).at(-1)!;
  const view = sheet.at({ x: x + toes * 8, y: y - 22, angle: toes * -0.12 });
  view.shape(drawn('-62,34 -58,58 -30,72 30,72 58,58 62,34'), 'bold', 'stone');
  view.shape(drawn('-46,-24! 46,-24! 54,4 62,34 44,52 0,58 -44,52 -62,34 -54,4'), 'bold', 'c');
  view.line(traced('-54,6 -20,16 20,16 54,6'), 'line', 0.2);
}

/** A child in a space suit, 700 units high, the boots about the origin's line. */
export function astronaut(sheet: Sheet, level: 0 | 1 | 2, { arms, legs }: AstronautPose): void {
  sheet.shape(rectangle(-134, -470, 268, 270, 46), 'bold', 'stone');
  for (const [i, leg] of legs.entries()) boot(sheet, leg, i === 0 ? -1 : 1);
  const torso = drawn(
    '-118,-400 -104,-456 0,-474 104,-456 118,-400 116,-270 104,-196 0,-170 -104,-196 -116,-270',
  );
  const suit = unite([
    torso,
    ...legs.map((leg) => limb(leg, 62, 52)),
    ...arms.map((arm) => limb(arm, 54, 42)),
  ]);
  sheet.shape(suit, 'bold', 'paper');
  for (const leg of legs)
    for (const share of level === 0 ? [0.9] : [0.5, 0.92]) joint(sheet, leg, share, 58, 'ember');
  for (const arm of arms)
    for (const share of level === 0 ? [0.84] : [0.5, 0.84])
      joint(sheet, arm, share, share > 0.6 ? 46 : 50, 'ember');
  for (const [i, arm] of arms.entries()) glove(sheet, arm, i === 0 ? 1 : -1);
  sheet.line(traced('-106,-214 0,-188 106,-214'), 'line', 0);
  if (level === 2) {
    sheet.shape(drawn('-114,-270! 0,-250 114,-270! 110,-240! 0,-218 -110,-240!'), 'line', 'ember');
    sheet.shape(rectangle(-20, -262, 40, 38, 6), 'line', 'sun');
    for (const side of [-1, 1])
      sheet.shape(drawn('66,-440 104,-426 112,-350! 84,-350! 80,-400', { flip: side < 0 }), 'line', 'a');
  }
  sheet.shape(rectangle(-66, -390, 132, 100, 14), 'line', 'stone');
  for (const [i, x] of [-36, 0, 36].entries())
    sheet.shape(ellipse(x, -362, 13), 'line', (['a', 'sun', 'c'] as const)[i]);
  if (level > 0) sheet.shape(rectangle(-46, -332, 92, 26, 6), 'line', 'd');
  sheet.shape(ellipse(0, -452, 96, 34), 'line', 'ember');
  helmet(sheet.at({ y: -580 }), level);
}

function helmet(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 136, 6, 22, 42), 'line', 'ember');
  sheet.shape(ellipse(0, 0, 140, 134), 'bold', 'paper');
  const visor = clockwise(ellipse(0, 10, 108, 96));
  sheet.shape(visor, 'bold', 'night');
  const inside = sheet.inside([visor]);
  inside.shape(drawn('-84,20 -74,-50 0,-76 74,-50 84,20 50,84 0,98 -50,84'), 'line', 'sand');
  inside.shape(
    drawn('-130,10! -84,0! -60,-34 -20,-46 10,-30 50,-44 84,0! 130,10! 130,-110! -130,-110!'),
    'line',
    'wood',
  );
  for (const side of [-1, 1]) {
    inside.ink(ellipse(side * 34, 22, 8, 10));
    if (level > 0) inside.shape(ellipse(side * 54, 50, 15, 10), 'fine', 'blush');
  }
  inside.line(traced('-26,56 0,74 26,56'), 'line', 0.3);
  sheet.rim(visor, 'bold');
  if (level > 0) sheet.line(arc(0, 0, 124, 118, 3.6, 4.4), 'fine', 0.5);
}
