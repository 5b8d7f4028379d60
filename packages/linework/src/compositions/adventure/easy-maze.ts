import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { EasyScene } from '../easy-page.ts';

const [LEFT, TOP, WIDE, HIGH] = [108, 108, 196, 181];

/** A maze of twelve cells: one way leads from the gate to the fountain, another one ends at a star. */
export const SMALL_MAZE: EasyScene = {
  title: 'The Smallest Maze in the Park',
  description:
    'It goes up, down and up again to the fountain. Only one corner leads nowhere, and a star lies in it.',
  tags: ['maze', 'labyrinth', 'garden', 'puzzle', 'hedges'],
  behind: 'leaf',
  draw(sheet) {
    for (let cell = 0; cell < 12; cell++)
      sheet.shape(
        rectangle(LEFT + (cell % 4) * WIDE, TOP + Math.floor(cell / 4) * HIGH, WIDE, HIGH),
        'line',
        cell % 2 ? 'sand' : 'cream',
      );
    sheet.shape(rectangle(LEFT + 48, TOP + 3 * HIGH, WIDE - 96, 140), 'bold', 'sand');
    const hedge = (x: number, y: number, wide: number, high: number): void =>
      sheet.shape(rectangle(LEFT + x * WIDE - 37, TOP + y * HIGH - 37, wide, high, 30), 'bold', 'grass');
    hedge(1, 1, 74, 2 * HIGH + 37);
    hedge(2, 0, 74, 2 * HIGH + 37);
    hedge(3, 1, 74, HIGH + 74);
    hedge(3, 1, WIDE + 74, 74);
    sheet.shape(star(LEFT + 3.55 * WIDE, TOP + 1.62 * HIGH, 62, 34, 5), 'line', 'sun');
    sheet.shape(
      place(petal('heart', 92, 96), { x: LEFT + 0.44 * WIDE, y: TOP + 0.76 * HIGH }),
      'line',
      'rust',
    );
    const [x, y] = [LEFT + 3.5 * WIDE, TOP + 0.4 * HIGH];
    sheet.shape(ellipse(x, y, 82, 66), 'bold', 'water');
    sheet.shape(drawn('0,-40 34,6 0,34 -34,6', { x, y }), 'line', 'sky');
  },
};
