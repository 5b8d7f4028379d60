import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { sun } from '../../motifs/landscape.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { steppingTortoise } from '../../motifs/roomy/wanderers.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { flat, OPEN, printed, setBetween } from './printed.ts';

/** Where the steps are, from the lowest to the highest: left edge, right edge and top. */
const STEPS = [
  [34, 268, 576],
  [268, 502, 462],
  [502, 736, 348],
  [736, 972, 234],
] as const;

/** The words on the steps: where the place of each begins and ends, and on what height it stands. */
const WORDS = [
  ['ONE', 40, 258, 576],
  ['STEP', 268, 498, 462],
  ['AT', 508, 638, 348],
  ['A', 662, 732, 348],
  ['TIME', 742, 964, 234],
] as const;

/** A stair of stone seen from the side, each step with its slab and joints. */
function stair({ sheet, level }: Scene, foot: number): void {
  const view = sheet.layer('stairs');
  for (const [left, right, top] of STEPS) {
    view.shape(rectangle(left - 4, top, 1020 - left, foot - top), 'bold', 'stone');
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

/** Words on the steps of a stair, and somebody slow below it. */
export const stairPhrase: Composition = printed({
  name: 'phrase-step',
  size: [1000, 1000],
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
      const [from, to, top] = [left + 8, right - 14, foot - 132];
      flat(
        sheet.layer('words'),
        setBetween(word, `${from},${top} ${to},${top}`, `${from},${foot} ${to},${foot}`, 34, OPEN),
      );
    }
    const floor = sheet.layer('front');
    floor.shape(drawn('-20,800! 240,786 500,806 760,790 1020,800! 1020,1040! -20,1040!'), 'bold', 'grass');
    floor.shape(rectangle(556, 880, 480, 160), 'bold', 'stone');
    for (const x of [690, 850]) floor.line(traced(`${x},880! ${x},1000!`), 'line', 0);
    floor.shape(rectangle(538, 864, 500, 34, 6), 'bold', 'cream');
    steppingTortoise(floor.at({ x: 322, y: 936, scale: 1.16 }), 'leaf', [222, -66, -0.62]);
    snail(floor.at({ x: 800, y: 866, scale: 0.62 }), 'b', 0);
    for (const [x, y, size] of [
      [66, 846, 1],
      [84, 968, 1.1],
      [500, 978, 0.8],
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
