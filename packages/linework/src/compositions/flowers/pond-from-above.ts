import { byLevel } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import { blossom } from '../../motifs/flowers/planted.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Water lilies from above, with fish between the pads. */
export const pondFromAbove = edged({
  name: 'pond-from-above',
  category: 'flowers',
  size: [940, 1000],
  edge: 'page',
  backdrop: 'water',
  draw(brief) {
    const { random, sheet, level } = brief;
    const water = sheet.layer('water');
    for (let i = byLevel(brief, 3, 7, 16); i > 0; i--)
      water.shape(
        ellipse(
          random.range(440, 500),
          500,
          i * byLevel(brief, 170, 88, 44),
          i * byLevel(brief, 180, 92, 47),
        ),
        'fine',
        i % 2 ? 'water' : 'sky',
      );
    const spots = random
      .shuffle<readonly [number, number, number]>([
        [200, 190, 1.4],
        [680, 180, 1.25],
        [790, 470, 1.3],
        [180, 560, 1.2],
        [560, 860, 1.2],
        [420, 600, 1],
        [140, 380, 0.7],
        [840, 760, 0.9],
        [340, 880, 0.8],
      ])
      .slice(0, byLevel(brief, 4, 7, 9));
    for (const [x, y, turn] of [
      [450, 330, 0.6],
      [620, 640, 2.5],
      [190, 800, -0.9],
    ].slice(0, byLevel(brief, 1, 2, 3)))
      koi(
        sheet.layer('koi').at({
          x: x!,
          y: y!,
          angle: turn! + random.range(-0.3, 0.3),
          scale: byLevel(brief, 1.3, 1.2, 1.05),
        }),
        level,
      );
    spots.forEach(([x, y, size], i) =>
      pad(
        sheet.layer('pads').at({ x, y, scale: size, angle: random.range(0, 6.28) }),
        byLevel(brief, 0, 5, 11),
        i,
      ),
    );
    spots.slice(0, byLevel(brief, 2, 4, 5)).forEach(([x, y, size], i) =>
      blossom(
        sheet.layer('lilies'),
        { random: random.fork(`lily ${i}`), level: level === 1 ? 0 : level },
        {
          key: 'clematis',
          at: [x + 20, y - 10],
          scale: size * byLevel(brief, 1, 0.85, 0.8),
          role: i % 2 ? 'b' : 'a',
        },
      ),
    );
    return {
      title: random
        .fork('title')
        .pick(['The Pond from Above', 'Koi among the Lilies', 'Lily Pads and Goldfish']),
      description:
        'Seen from the bridge, lily pads drift on the pond and koi slip between them. Warm fish, cool water, pale flowers.',
      tags: ['water lilies', 'pond', 'koi', 'from above', 'water'],
    };
  },
});

function pad(sheet: Sheet, veins: number, i: number): void {
  const rim: Point[] = [[0, 8], ...arc(0, 0, 100, 94, -1.3, 4.44)];
  sheet.shape(rim, 'bold', i % 2 ? 'leaf' : 'grass');
  for (let k = 1; k <= veins; k++) {
    const angle = -1.3 + (5.74 * k) / (veins + 1);
    sheet.line(
      [
        [8 * Math.cos(angle), 8 * Math.sin(angle)],
        [80 * Math.cos(angle), 76 * Math.sin(angle)],
      ],
      'fine',
      0.4,
    );
  }
}

/** A koi from above, its head up: body and tail are one outline. */
function koi(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    sheet.shape(
      blob(knots(`${side * 26},-58! ${side * 66},-52 ${side * 88},-16 ${side * 70},-8! ${side * 34},-22!`)),
      'line',
      'ember',
    );
    sheet.shape(
      blob(knots(`${side * 18},36! ${side * 42},40 ${side * 50},64! ${side * 30},62 ${side * 10},54!`)),
      'line',
      'ember',
    );
  }
  const body = blob(
    knots(
      '0,-114 32,-102 44,-66 42,-16 28,44 14,88 24,124 60,176! 26,166 2,188! -22,164 -58,178! -24,124 -12,88 -26,44 -42,-16 -44,-66 -32,-102',
    ),
  );
  sheet.shape(body, 'bold', 'cream');
  const inside = sheet.inside([body]);
  inside.shape(blob(knots('-50,-40 -8,-62 26,-30 10,14 -50,10')), 'line', 'ember');
  if (level > 0) inside.shape(blob(knots('50,20 6,30 -4,66 20,84 50,70')), 'line', 'ember');
  for (let row = 0; row < [0, 3, 0][level]!; row++)
    for (const x of row % 2 ? [-14, 14] : [-27, 0, 27]) {
      const y = -44 + row * 26;
      inside.line(arc(x * (1 - row * 0.1), y, 13, 11, 0.2, Math.PI - 0.2), 'fine', 0.3);
    }
  for (const x of [-10, 10])
    inside.line(
      curve([
        [x * 0.6, 104],
        [x * 1.6, 132],
        [x * 2.6, 156],
      ]),
      'fine',
      0.6,
    );
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 24, -82, 4.5));
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [side * 14, -108],
        [side * 26, -122],
        [side * 40, -120],
      ]),
      'fine',
      0.6,
    );
}
