import { byLevel } from '../../composition.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { leaf } from '../../motifs/leaf.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function clip(sheet: Sheet): void {
  sheet.line(
    [
      [0, 30],
      [0, -30],
      [14, -40],
      [24, -30],
      [24, 36],
      [10, 48],
      [-10, 36],
      [-10, -20],
    ],
    'line',
    0,
  );
}

/** A desk on the first day of school. */
export const schoolDesks = sights(
  {
    category: 'holidays',
    size: [1000, 800],
    backdrop: 'wood',
    tags: ['back to school', 'school', 'pencils', 'books', 'desk', 'from above'],
    draw(brief) {
      const { level, random } = brief;
      const desk = brief.sheet.layer('desk');
      for (const [i, y] of evenly(byLevel(brief, 2, 5, 8), 0, 800).entries())
        desk.shape(rectangle(-10, y, 1020, 900), 'fine', i % 2 ? 'wood' : 'sand');
      if (level === 2)
        for (const [i, y] of evenly(8, 0, 800).entries())
          for (const x of [180 + (i % 3) * 130, 640 + (i % 2) * 160])
            desk.line(
              [
                [x, y],
                [x, y + 100],
              ],
              'fine',
              0,
            );
      const sheet = brief.sheet.layer('things');
      const book = sheet.at({ x: 360, y: 420, angle: random.range(-0.3, 0.1) });
      if (level > 0) book.shape(rectangle(-270, -190, 540, 380, 14), 'bold', 'a');
      for (const side of [-1, 1]) {
        book
          .at({ flip: side < 0 })
          .shape(drawn('0,-170! 120,-184 250,-170! 250,170! 120,158 0,176!'), 'bold', 'paper');
        for (const y of evenly(byLevel(brief, 0, 4, 6), -130, 130))
          book.line(
            [
              [side * 36, y],
              [side * 216, y - 4],
            ],
            'fine',
            0,
          );
      }
      if (level === 0) {
        book.shape(place(petal('heart', 150, 150), { x: 128, y: 76 }), 'line', 'rust');
        book.shape(star(-128, 0, 84, 42, 5), 'line', 'sun');
      }
      if (level > 0) book.shape(mirrored('0,-90 40,-60 40,-10 0,40!', { x: 130 }), 'line', 'ember');
      if (level > 0) book.shape(star(-130, 0, 54, 26, 5), 'line', 'sun');
      const box = sheet.at({ x: 790, y: 210, angle: random.range(-0.3, 0.3) });
      box.shape(rectangle(-150, -110, 300, 220, 16), 'bold', 'c');
      for (const [i, x] of evenly(byLevel(brief, 4, 7, 9), -136, 136).entries()) {
        const w = 220 / byLevel(brief, 4, 7, 9);
        if (level === 0) {
          box.shape(drawn('-27,96! -27,-60! 0,-96! 27,-60! 27,96!', { x }), 'line', LEADS[i % 6]);
          continue;
        }
        box.shape(rectangle(x - w / 2, -60, w, 156), 'line', LEADS[i % 6]);
        box.shape(
          [
            [x - w / 2, -60],
            [x + w / 2, -60],
            [x, -96],
          ],
          'line',
          'sand',
        );
      }
      const pencil = sheet.at({
        x: random.range(560, 640),
        y: byLevel(brief, 664, 640, 640),
        angle: random.range(0.1, 0.5),
      });
      pencil.shape(
        level === 0 ? drawn('-200,-24! 100,-24! 170,0! 100,24! -200,24!') : rectangle(-200, -20, 300, 40),
        'bold',
        'sun',
      );
      if (level > 0)
        pencil.line(
          [
            [-200, 0],
            [100, 0],
          ],
          'fine',
          0,
        );
      if (level > 0)
        pencil.shape(
          [
            [100, -20],
            [160, 0],
            [100, 20],
          ],
          'bold',
          'sand',
        );
      if (level > 0) pencil.shape(rectangle(-240, -20, 44, 40, 8), 'bold', 'blush');
      const apple = sheet.at({
        x: 140,
        y: byLevel(brief, 186, 150, 150),
        scale: byLevel(brief, 1.3, 1.1, 1),
      });
      apple.shape(mirrored('0,-50 40,-66 78,-30 66,40 30,72 0,62'), 'bold', 'rust');
      apple.shape(drawn('-4,-52! 4,-92! 14,-90! 6,-50!'), 'line', 'wood');
      if (level === 0) apple.shape(drawn('8,-76! 34,-112 84,-104! 62,-68 8,-76!'), 'line', 'leaf');
      else leaf(apple, { at: { x: 8, y: -76, angle: 1.2 }, length: 62, width: 30, random, veins: 0 });
      const ruler = sheet.at({ x: 350, y: 700, angle: random.range(-0.12, 0.04) });
      ruler.shape(rectangle(-260, -30, 520, 60, 6), 'bold', 'gold');
      for (const [i, x] of evenly(byLevel(brief, 5, 10, 20), -250, 250).entries())
        ruler.line(
          [
            [x, -30],
            [x, i % 2 ? -8 : 4],
          ],
          'line',
          0,
        );
      const glue = sheet.at({ x: 880, y: 560, angle: random.range(-0.4, 0.4) });
      glue.shape(mirrored('0,-120! 22,-114 30,-60! 60,-50 62,110 0,118'), 'bold', 'b');
      glue.shape(rectangle(-44, -4, 88, 76, 10), 'line', 'paper');
      if (level > 0) glue.shape(mirrored('0,-6! 12,-18 24,-4 12,10 0,22!', { y: 36 }), 'line', 'rust');
      if (level > 0)
        for (const [i, [x, y]] of (
          [
            [600, 110],
            [640, 430],
            [110, 640],
            [720, 740],
          ] as const
        )
          .slice(0, level * 2)
          .entries())
          clip(sheet.at({ x, y, angle: i * 1.3, scale: 1.1 }));
    },
  },
  [
    {
      name: 'school-desk',
      size: [1000, 800],
      told: [
        [
          'First Day, New Pencils',
          'All the pencils are still long and all the pages are still white. That can be changed.',
        ],
        [
          'Ready for the Bell',
          'The apple is for the teacher, or for the second break. Sharpen the yellow pencil first.',
        ],
        [
          'A Fresh Page',
          'Nothing is written in the book yet but a star. Every pencil in the case would like to be next.',
        ],
      ],
    },
  ],
);
