import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A ladder so long, its foot on the origin. */
export function ladder(sheet: Sheet, long: number, level: 0 | 1 | 2): void {
  const rungs = [4, 6, 8][level]!;
  for (let i = 0; i < rungs; i++)
    sheet.shape(rectangle(-30, -30 - (i * (long - 50)) / rungs, 60, 13, 4), 'line', 'wood');
  for (const side of [-1, 1]) sheet.shape(rectangle(side * 34 - 7, -long, 14, long, 5), 'line', 'wood');
}

/** A mouse in an apron that paints to its right with a brush, its feet on the origin, 245 units high. */
export function helperMouse(sheet: Sheet, apron: Role, level: 0 | 1 | 2): void {
  sheet.shape(
    clockwise(tube(traced('-40,-26 -84,-6 -116,-24 -112,-64 -84,-76'), (t) => 7 - 4 * t)),
    'line',
    'blush',
  );
  sheet.shape(ellipse(38, -208, 34, 37), 'bold', 'stone');
  sheet.shape(ellipse(38, -206, 19, 22), 'line', 'blush');
  sheet.shape(drawn('10,-104! 40,-112 70,-98! 74,-80 44,-78 10,-80!'), 'line', 'stone');
  for (const x of [28, -22]) sheet.shape(ellipse(x, -4, 32, 14), 'line', 'blush');
  sheet.shape(drawn('-50,-14 -66,-62 -48,-118 -8,-136 30,-118 48,-66 42,-14 0,0'), 'bold', 'stone');
  sheet.shape(drawn('-22,-116! 30,-114! 50,-66 44,-12! 0,-2 -36,-12! -42,-60'), 'line', apron);
  if (level > 0) sheet.shape(drawn('-12,-58! 28,-58! 26,-30 8,-22 -10,-30'), 'line', 'paper');
  sheet.shape(
    drawn('-48,-142 -50,-182 -20,-206 20,-200 54,-172 90,-152! 86,-138 48,-118 0,-110 -34,-118'),
    'bold',
    'stone',
  );
  sheet.shape(ellipse(-36, -206, 38, 41), 'bold', 'stone');
  sheet.shape(ellipse(-35, -203, 22, 25), 'line', 'blush');
  sheet.ink(ellipse(88, -146, 8, 7));
  sheet.ink(ellipse(30, -166, 5, 7));
  sheet.line(traced('74,-134 58,-126 40,-130'), 'line', 0.3);
  if (level > 0)
    for (const y of [-4, 8])
      sheet.line(traced(`62,${-140 + y * 0.6} 36,${-138 + y} 14,${-136 + y * 1.8}`), 'fine', 0.4);
  const brush = sheet.at({ x: 92, y: -106, angle: 0.7 });
  brush.shape(rectangle(-6, -92, 12, 112, 5), 'line', 'wood');
  brush.shape(drawn('-12,-88! 12,-88! 14,-112 0,-136! -14,-112'), 'line', 'rust');
  sheet.shape(drawn('-22,-102! 10,-112 52,-92 84,-112! 98,-96! 62,-62 16,-66 -18,-76'), 'line', 'stone');
  sheet.shape(ellipse(92, -104, 14), 'line', 'blush');
}

/** A stool so high on two splayed legs with a bar between them, the middle of its seat on the origin. */
export function stool(sheet: Sheet, high: number): void {
  for (const x of [-58, 58])
    sheet.shape(
      drawn(`-10,0! 10,0! ${x * 0.3 + 10},${high}! ${x * 0.3 - 10},${high}!`, { x }),
      'line',
      'wood',
    );
  sheet.line(traced(`-62,${high * 0.6}! 62,${high * 0.6}!`), 'bold', 0);
  sheet.shape(rectangle(-90, -12, 180, 28, 12), 'bold', 'wood');
}
