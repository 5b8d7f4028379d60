import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';

/** A queen who faces us, her head about the frame's origin: crown, curls, ruff and gown, 250 units wide. */
export function queenBust(sheet: Sheet): void {
  sheet.shape(mirrored('0,-120 80,-108 122,-50 124,30 96,84 0,96'), 'bold', 'wood');
  sheet.shape(mirrored('0,120 70,132 136,170 190,260! 190,480! 0,480'), 'bold', 'a');
  for (const side of [-1, 1])
    sheet.line(traced(`${side * 40},150 ${side * 62},260 ${side * 56},420`), 'line', 0);
  sheet.shape(mirrored('0,170! 26,190 34,300 26,420! 0,420'), 'line', 'cream');
  for (const y of [216, 262, 308]) sheet.shape(ellipse(0, y, 13), 'line', 'sun');
  sheet.shape(rectangle(-28, 60, 56, 80, 10), 'bold', 'cream');
  for (const x of [-3, 3, -2, 2, -1, 1, 0])
    sheet.shape(ellipse(x * 36, 130 - Math.abs(x) * 11, 30, 26, x * 0.2), 'bold', 'paper');
  for (const side of [-1, 1])
    for (const [x, y, r] of [
      [96, 66, 30],
      [108, 18, 32],
      [104, -34, 32],
    ] as const)
      sheet.shape(ellipse(side * x, y, r), 'bold', 'wood');
  sheet.shape(mirrored('0,-92 58,-82 84,-24 76,36 44,82 0,98'), 'bold', 'cream');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('0,-112! 60,-104 94,-60 92,2! 78,-30 50,-60 0,-70!'), 'bold', 'wood');
    side.line(traced('14,-98 54,-84 78,-50'), 'line', 0.4);
    side.shape(ellipse(86, 56, 10, 13), 'line', 'sun');
    side.ink(ellipse(34, -4, 9, 12));
    side.gleam(ellipse(37, -9, 3.4));
    side.line(arc(34, -4, 19, 19, -2.5, -0.5), 'bold', 0.2);
    for (const t of ['50,-14 60,-20', '52,-6 63,-8']) side.line(traced(t), 'line', 0.2);
    side.line(arc(34, -26, 22, 12, -2.4, -0.7), 'line', 0.5);
    side.shape(ellipse(52, 34, 15, 12), 'line', 'blush');
  }
  sheet.line(traced('-4,12 8,26 -6,30'), 'line', 0.3);
  sheet.shape(drawn('-26,52! -12,46 0,50 12,46 26,52! 12,66 0,70 -12,66'), 'line', 'rust');
  sheet.line(traced('-24,53 0,58 24,53'), 'line', 0.2);
  sheet.shape(mirrored('0,-214! 34,-152! 84,-196! 78,-112 40,-122 0,-126'), 'bold', 'sun');
  sheet.shape(mirrored('0,-130 40,-126 80,-114! 78,-88! 40,-100 0,-104'), 'bold', 'gold');
  for (const [x, y] of [
    [-84, -200],
    [0, -220],
    [84, -200],
  ] as const)
    sheet.shape(ellipse(x, y, 13), 'line', 'b');
  for (const x of [-44, 0, 44]) sheet.shape(ellipse(x, -114 + Math.abs(x) * 0.12, 9, 8), 'line', 'a');
}
