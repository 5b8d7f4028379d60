import { byLevel } from '../../composition.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
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

/** The grain of the boards where they lie bare. */
const GRAIN = [
  '40,120 130,112 210,124',
  '560,380 640,372 700,382',
  '40,520 90,512 130,522',
  '640,560 700,552 760,562',
  '30,640 90,630 150,642',
  '690,760 800,748 900,762',
];

/** A satchel that stands at the far edge of the desk, cut by it: its flap, a pocket and two straps with buckles. */
function satchel(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-210,-20! 210,-20! 224,190 196,214 -196,214 -224,190!'), 'bold', 'd');
  sheet.shape(drawn('-206,-20! 206,-20! 200,80 150,124 0,138 -150,124 -200,80!'), 'bold', 'b');
  for (const x of level === 0 ? [0] : [-104, 104]) {
    const half = level === 0 ? 44 : 34;
    if (level > 0) sheet.shape(rectangle(x - 24, -20, 48, 190, 8), 'line', 'wood');
    sheet.shape(rectangle(x - half, 156 - half * 1.3, half * 2, half * 1.36, 8), 'line', 'sun');
    if (level > 0) sheet.line(traced(`${x},116 ${x},152`), 'line', 0);
  }
  if (level > 0) sheet.shape(star(0, 60, 34, 16, 5), 'line', 'sun');
}

/** A sharpener, and what it has shaved off. */
function shavings(sheet: Sheet): void {
  const it = sheet.at({ x: 668, y: 500, angle: 0.3 });
  it.shape(drawn('-56,-40! 56,-30! 56,30! -56,40!'), 'bold', 'stone');
  it.shape(drawn('-44,-16! 40,-24! 44,4! -40,18!'), 'line', 'paper');
  it.ink(ellipse(0, -4, 7));
  for (const x of [-34, 22]) it.line(traced(`${x},26 ${x + 12},26`), 'line', 0);
  for (const [x, y, angle] of [
    [640, 574, 0.2],
    [724, 560, 1.4],
    [716, 420, -0.5],
  ] as const) {
    const curl = sheet.at({ x, y, angle });
    curl.shape(drawn('-30,10! -20,-16 0,-26 20,-16 30,10! 20,4! 12,12! 0,2! -12,12! -20,4!'), 'line', 'sand');
  }
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
      for (const [i, y] of evenly(byLevel(brief, 2, 4, 8), 0, 800).entries())
        desk.shape(rectangle(-10, y, 1020, 900), 'fine', i % 2 ? 'wood' : 'sand');
      if (level === 1) for (const way of GRAIN) desk.line(traced(way), 'fine', 0.5);
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
      satchel(sheet.at(level === 0 ? { x: 470, y: 30, scale: 0.9 } : { x: 440, y: -10, scale: 0.9 }), level);
      const book = sheet.at({ x: 380, y: 452, angle: random.range(-0.16, 0.04) });
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
        book.shape(rectangle(66, -20, 120, 116), 'line', 'cream');
        book.shape(drawn('40,-20! 126,-104! 212,-20!'), 'line', 'rust');
        book.shape(rectangle(104, 30, 44, 66), 'line', 'wood');
        book.line(traced('30,98 126,92 226,98'), 'line', 0.2);
        book.shape(star(-128, -72, 66, 33, 5), 'line', 'sun');
        for (const y of [24, 66, 108]) book.line(traced(`-212,${y} -128,${y - 4} -44,${y}`), 'line', 0.3);
      }
      if (level > 0) book.shape(mirrored('0,-90 40,-60 40,-10 0,40!', { x: 130 }), 'line', 'ember');
      if (level > 0) book.shape(star(-130, 0, 54, 26, 5), 'line', 'sun');
      const box = sheet.at({ x: 800, y: byLevel(brief, 246, 240, 220), angle: random.range(-0.14, 0.14) });
      box.shape(rectangle(-150, -110, 300, 220, 16), 'bold', 'c');
      for (const [i, x] of evenly(byLevel(brief, 4, 7, 9), -136, 136).entries()) {
        const w = 220 / byLevel(brief, 4, 7, 9);
        if (level === 0) {
          const worn = [0, 40, 14, 60][i]!;
          box.shape(
            drawn(`-27,96! -27,${worn - 60}! 0,${worn - 96}! 27,${worn - 60}! 27,96!`, { x }),
            'line',
            LEADS[i % 6],
          );
          continue;
        }
        const worn = level === 1 ? [0, 26, 8, 44, 0, 34, 14][i % 7]! : 0;
        box.shape(rectangle(x - w / 2, -60 + worn, w, 156 - worn), 'line', LEADS[i % 6]);
        box.shape(
          [
            [x - w / 2, -60 + worn],
            [x + w / 2, -60 + worn],
            [x, -96 + worn],
          ],
          'line',
          'sand',
        );
        if (level === 1)
          box.ink([
            [x - 5, -84 + worn],
            [x + 5, -84 + worn],
            [x, -97 + worn],
          ]);
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
        x: byLevel(brief, 158, 150, 150),
        y: byLevel(brief, 190, 170, 150),
        scale: byLevel(brief, 1.3, 1.2, 1),
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
      const glue = sheet.at({
        x: 866,
        y: 566,
        angle: random.range(-0.3, 0.3),
        scale: byLevel(brief, 1.1, 1.1, 1),
      });
      glue.shape(mirrored('0,-120! 22,-114 30,-60! 60,-50 62,110 0,118'), 'bold', 'b');
      glue.shape(rectangle(-44, -4, 88, 76, 10), 'line', 'paper');
      if (level === 0) glue.line(traced('-28,-60 0,-56 28,-60'), 'line', 0);
      if (level > 0) glue.shape(mirrored('0,-6! 12,-18 24,-4 12,10 0,22!', { y: 36 }), 'line', 'rust');
      if (level === 1) shavings(sheet);
      if (level === 2)
        for (const [i, [x, y]] of (
          [
            [600, 110],
            [640, 430],
            [110, 640],
            [720, 740],
          ] as const
        ).entries())
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
