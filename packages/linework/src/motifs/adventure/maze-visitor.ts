import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** A child in a straw hat who holds a map and points to the left, its feet on the frame's origin, 196 units high. */
export function mazeVisitor(sheet: Sheet, random: Random): void {
  const hasPlaits = random.chance(0.5);
  const hasSkirt = random.chance(0.5);
  if (hasPlaits) for (const x of [-46, 46]) sheet.shape(ellipse(x, -106, 17, 25, x * 0.008), 'line', 'wood');
  else
    sheet.shape(
      drawn('-42,-130 -38,-166 0,-176 38,-166 42,-130 44,-102! 22,-94 -22,-94 -44,-102!'),
      'line',
      'wood',
    );
  for (const x of [-14, 14]) {
    sheet.shape(rectangle(x - 10, -48, 20, 40, 4), 'line', hasSkirt ? 'sand' : 'c');
    sheet.shape(
      drawn('-15,0! -16,-12 -4,-20 12,-18 16,0!', { x: x + (x < 0 ? -4 : 2), flip: x > 0 }),
      'line',
      'wood',
    );
  }
  sheet.shape(
    drawn(
      hasSkirt ? '-22,-102! 22,-102! 46,-38! 0,-28 -46,-38!' : '-24,-102! 24,-102! 30,-34! 0,-30 -30,-34!',
    ),
    'bold',
    'a',
  );
  sheet.line(traced(hasSkirt ? '-40,-52 0,-43 40,-52' : '-28,-66 0,-61 28,-66'), 'line', 0);
  sheet.shape(clockwise(tube(traced('-16,-90 -44,-88 -66,-106'), () => 10)), 'line', 'a');
  sheet.shape(ellipse(-74, -112, 12), 'line', 'sand');
  sheet.shape(drawn('24,-88! 42,-96 62,-88 84,-96! 84,-46! 62,-38 42,-46 24,-38!'), 'line', 'paper');
  for (const x of [43, 63]) sheet.line(traced(`${x},-92 ${x},-42`), 'fine', 0);
  sheet.shape(clockwise(tube(traced('16,-92 40,-84 42,-64'), () => 10)), 'line', 'a');
  sheet.shape(ellipse(43, -56, 12), 'line', 'sand');
  sheet.shape(ellipse(0, -130, 33, 31), 'bold', 'sand');
  for (const x of [-12, 12]) sheet.ink(ellipse(x, -128, 3.8, 5));
  sheet.line(arc(0, -120, 11, 9, 0.2, Math.PI - 0.2), 'line', 0.3);
  sheet.shape(drawn('-28,-154! -25,-186 0,-196 25,-186 28,-154!'), 'line', 'cream');
  sheet.shape(drawn('-29,-154! -27,-170 0,-174 27,-170 29,-154!'), 'line', 'ember');
  sheet.shape(ellipse(0, -153, 55, 12), 'bold', 'sun');
}
