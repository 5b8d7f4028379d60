import type { Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { evenly, ruled } from '../../geometry/ruled.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import { luggageTrain, planeTop } from '../../motifs/vehicles/from-above.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const WAITING: readonly Rider[] = ['bear', 'rabbit', 'cat', 'frog', 'mouse', 'pig'];
const COATS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** The wall of the terminal with somebody at every window. */
function windows(sheet: Sheet, riders: readonly Rider[]): void {
  sheet.shape(rectangle(-20, -20, 1040, 236), 'bold', 'sand');
  for (const [i, who] of riders.entries()) {
    const x = 118 + i * 153;
    const pane = rectangle(x - 58, 62, 116, 118, 12);
    sheet.shape(pane, 'line', 'sky');
    const seat = sheet.inside([clockwise(pane)]).at({ x, y: 132, scale: 0.82 });
    rider(seat, who, i % 3 === 1 ? 'straw' : 'none', COATS[i % 4]!, 0);
    sheet.rim(pane, 'line');
  }
}

/** Stairs on wheels, from above: they lead down to the left from the frame's origin. */
function stairs(sheet: Sheet): void {
  sheet.shape(rectangle(-176, -34, 176, 68, 6), 'bold', 'stone');
  for (const x of evenly(5, -170, 0)) ruled(sheet, `${x},-34 ${x},34`, 'line');
  for (const x of [-150, -40])
    for (const y of [-44, 32]) sheet.shape(rectangle(x, y, 34, 14, 5), 'line', 'soft');
}

/** Somebody with two bats who shows a plane the way, from above, arms to both sides. */
function marshaller(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    const arm = sheet.at({ flip: side < 0 });
    arm.shape(drawn('34,-10! 70,-52 84,-44! 56,6!'), 'line', 'sun');
    arm.shape(drawn('66,-60! 104,-112 126,-98 88,-42!'), 'line', 'ember');
  }
  sheet.shape(ellipse(0, 0, 56, 34), 'bold', 'sun');
  sheet.shape(ellipse(0, -4, 26), 'line', 'wood');
  sheet.shape(mirrored('0,-40! 20,-34 30,-14! 0,-20', { y: 4 }), 'line', 'gold');
}

/** A plane with an emblem on its back. */
function liner(sheet: Sheet, role: Role, emblem: 'star' | 'ring'): void {
  planeTop(sheet, role, 1);
  if (emblem === 'star') sheet.shape(star(0, -6, 30, 14, 5), 'line', 'sun');
  else {
    sheet.shape(ellipse(0, -6, 26), 'line', 'sun');
    sheet.shape(ellipse(0, -6, 12), 'line', 'a');
  }
}

/** One large plane at its gate and another that is shown to its place, for medium pages. */
export function oneGate(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('apron');
  sheet.shape(rectangle(-20, 210, 1040, 820), 'line', 'soft');
  ruled(sheet, '-20,460 1020,460 | -20,730 1020,730', 'fine');
  windows(sheet, random.shuffle(WAITING));
  sheet.line(traced('326,1000 326,840'), 'line', 0);
  sheet.shape(ellipse(548, 252, 58), 'bold', 'cream');
  sheet.shape(drawn('498,240! 358,336! 362,408! 400,408! 596,272!'), 'bold', 'cream');
  stairs(sheet.at({ x: 284, y: 408 }));
  liner(sheet.at({ x: 326, y: 552, scale: 1.16 }), 'a', 'star');
  luggageTrain(sheet.at({ x: 640, y: 296, angle: random.range(-1.3, -1.1), scale: 1.44 }));
  liner(sheet.at({ x: 782, y: 772, scale: 0.74, angle: random.range(-0.06, 0.06) }), 'd', 'ring');
  marshaller(sheet.at({ x: 782, y: 508, angle: Math.PI, scale: 0.66 }));
  for (const [x, y, role] of [
    [120, 850, 'b'],
    [196, 900, 'c'],
    [540, 850, 'ember'],
  ] as const) {
    sheet.shape(rectangle(x - 34, y - 26, 68, 52, 8), 'line', role);
    ruled(sheet, `${x - 12},${y - 26} ${x - 12},${y + 26} | ${x + 12},${y - 26} ${x + 12},${y + 26}`, 'line');
  }
}
