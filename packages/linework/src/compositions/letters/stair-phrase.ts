import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { sun } from '../../motifs/landscape.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { flat, OPEN, printed, setBetween } from './printed.ts';

/** Where the steps are, from the lowest to the highest: left edge, right edge and top. */
const STEPS = [
  [34, 222, 590],
  [222, 410, 476],
  [410, 590, 362],
  [590, 772, 248],
] as const;

/** The words on the steps: where the place of each begins and ends, and on what height it stands. */
const WORDS = [
  ['ONE', 34, 222, 590],
  ['STEP', 222, 410, 476],
  ['AT', 410, 522, 362],
  ['A', 540, 590, 362],
  ['TIME', 590, 772, 248],
] as const;

/** A stair of stone seen from the side, each step with its slab and joints. */
function stair({ sheet, level }: Scene, foot: number): void {
  const view = sheet.layer('stairs');
  for (const [left, right, top] of STEPS) {
    view.shape(rectangle(left - 4, top, 820 - left, foot - top), 'bold', 'stone');
    if (level > 0)
      for (let y = top + 82; y < foot - 20; y += 88)
        view.line(traced(`${left},${y}! ${right},${y}!`), 'line', 0);
    if (level > 0)
      for (let i = 0, y = top + 82; y < foot - 40; y += 88, i++)
        view.line(
          traced(`${left + (i % 2 ? 64 : 122)},${y}! ${left + (i % 2 ? 64 : 122)},${y + 88}!`),
          'line',
          0,
        );
    view.shape(rectangle(left - 16, top, right - left + 26, 30, 6), 'bold', 'cream');
  }
}

/** A leg with three claws from a hip at the origin down to a foot, so far ahead and so far below. */
function leg(sheet: Sheet, [x, y]: Point, role: Role): void {
  sheet.shape(
    clockwise(
      drawn(
        `-40,-10 -34,${y * 0.5} ${x - 34},${y - 22} ${x - 36},${y}! ${x + 40},${y}! ${x + 44},${y - 24} ${x + 30},${y * 0.5} 40,-10 0,-36`,
      ),
    ),
    'bold',
    role,
  );
  for (const dx of [-14, 10, 34])
    sheet.shape(drawn(`-10,0! 0,-18 10,0!`, { x: x + dx - 4, y }), 'line', 'cream');
}

/** A tortoise that sets one forefoot on a step, 460 units long, looking up to the right. */
function tortoise(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-176,-70! -214,-54 -244,-18! -200,-26 -164,-36!'), 'bold', 'sand');
  leg(sheet.at({ x: -70, y: -60 }), [-16, 52], 'sand');
  leg(sheet.at({ x: 96, y: -66 }), [14, 58], 'sand');
  sheet.shape(
    drawn(
      '110,-92! 160,-140 190,-190 206,-236 244,-264 292,-258 318,-232! 324,-214 300,-196 262,-186 240,-150 210,-100 160,-50!',
    ),
    'bold',
    'sand',
  );
  sheet.line(traced('324,-216 296,-216 272,-206'), 'line', 0.2);
  sheet.ink(ellipse(268, -232, 8, 10));
  sheet.gleam(ellipse(271, -236, 3));
  if (level > 0)
    for (const t of ['188,-176 208,-160', '168,-144 192,-122', '214,-214 232,-196'])
      sheet.line(traced(t), 'fine', 0.3);
  leg(sheet.at({ x: -128, y: -60 }), [-20, 60], 'sand');
  leg(sheet.at({ x: 176, y: -86 }), [112, 4], 'sand');
  const dome = clockwise(mirrored('0,-262 90,-246 156,-190 190,-92! 0,-70'));
  sheet.shape(dome, 'bold', 'leaf');
  const inside = sheet.inside([dome]);
  for (const x of [-96, 0, 96])
    inside.shape(
      drawn('-44,-34! 0,-58! 44,-34! 40,26! 0,44! -40,26!', {
        x,
        y: -150 - (x === 0 ? 26 : 0),
        angle: x * 0.004,
      }),
      'line',
      'sun',
    );
  for (const t of [
    '0,-132! 0,-60!',
    '-48,-180! -56,-196!',
    '48,-180! 56,-196!',
    '-40,-220! -52,-270!',
    '40,-220! 52,-270!',
    '-100,-108! -106,-60!',
    '100,-108! 106,-60!',
  ])
    inside.line(traced(t), 'line', 0);
  sheet.rim(dome, 'bold');
  sheet.shape(mirrored('0,-92 130,-98 204,-110! 208,-72 170,-46 0,-40'), 'bold', 'gold');
}

/** Words on the steps of a stair, and somebody slow below it. */
export const stairPhrase: Composition = printed({
  name: 'phrase-step',
  size: [800, 1000],
  ground: 900,
  draw(scene) {
    const { sheet } = scene;
    sun(sheet.layer('sky').at({ x: 170, y: 150 }), 62, byGrade(scene, 8, 11, 14));
    clouds(scene, [
      [0.56, 0.1, 0.6],
      [0.12, 0.32, 0.4],
    ]);
    ridgeOf(scene, 520, 30, 'leaf');
    ridgeOf(scene, 600, 24, 'grass');
    stair(scene, 800);
    for (const [word, left, right, foot] of WORDS) {
      const [from, to, top] = [left + 8, right - 14, foot - 140];
      flat(
        sheet.layer('words'),
        setBetween(word, `${from},${top} ${to},${top}`, `${from},${foot} ${to},${foot}`, 34, OPEN),
      );
    }
    const floor = sheet.layer('front');
    floor.shape(drawn('-20,800! 200,786 420,806 640,790 820,800! 820,1040! -20,1040!'), 'bold', 'grass');
    floor.shape(rectangle(500, 858, 330, 160), 'bold', 'stone');
    floor.shape(rectangle(484, 850, 360, 34, 6), 'bold', 'cream');
    tortoise(floor.at({ x: 268, y: 940, scale: 1.1 }), scene.level);
    for (const [x, y, size] of [
      [74, 958, 1],
      [600, 960, 0.9],
      [740, 962, 1],
    ] as const)
      for (const [lean, long] of [
        [-0.6, 70],
        [0.6, 66],
        [0, 92],
      ] as const)
        sheet
          .layer('weeds')
          .shape(place(petal('leaf', long * size, 34 * size), { x, y, angle: lean }), 'line', 'leaf');
    return {
      title: 'One Step at a Time, Said the Tortoise',
      description:
        'Four words go up the stairs, and the tortoise has one foot on the first stone already. It will get there, and so will you.',
      tags: ['words', 'lettering', 'step', 'stairs', 'tortoise', 'courage'],
    };
  },
});
