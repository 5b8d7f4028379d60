import { type Brief, byLevel } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Feathers of many birds, drifting. */
export const feathers = edged({
  name: 'feather-fall',
  category: 'patterns',
  size: [1000, 940],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    if (level > 0)
      fillZone('waves', {
        sheet: sheet.layer('air'),
        zone: [rectangle(10, 10, 980, 920)],
        size: byLevel(brief, 0, 150, 110),
        angle: random.range(0.2, 0.9),
        roles: ['sky', 'soft'],
      });
    const count = byLevel(brief, 3, 6, 9);
    const lean = random.range(0.3, 0.9) * random.pick([1, -1]);
    const spots = random.pick<readonly Point[]>([
      [
        [300, 860],
        [640, 700],
        [860, 960],
        [160, 560],
        [480, 480],
        [800, 440],
        [330, 260],
        [980, 250],
        [620, 230],
      ],
      [
        [520, 900],
        [220, 720],
        [820, 760],
        [420, 500],
        [700, 420],
        [120, 380],
        [930, 380],
        [360, 220],
        [640, 180],
      ],
    ]);
    spots
      .slice(0, count)
      .toReversed()
      .forEach(([x, y], i) => {
        const own = random.fork(`feather ${i}`);
        const size = own.range(0.8, 1.15) * byLevel(brief, 1.7, 1.15, 0.98);
        feather(
          sheet
            .layer('feathers')
            .at({ x, y, angle: lean + own.range(-0.5, 0.5), scale: size, flip: own.chance(0.5) }),
          own,
          level,
        );
      });
    return {
      title: random.fork('title').pick(['Falling Feathers', 'A Feather Collection', 'Feathers on the Wind']),
      description:
        'Feathers of many birds drift past, barred, spotted and eyed like a peacock’s. Each bird may keep its own colors.',
      tags: ['feathers', 'birds', 'pattern', 'boho'],
    };
  },
});

function feather(sheet: Sheet, random: Brief['random'], level: Brief['level']): void {
  const vane = blob(knots('0,20! 54,-30 76,-140 66,-270 0,-392! -60,-280 -70,-150 -50,-40'));
  const kind = random.int(0, 2);
  sheet.shape(vane, 'bold', 'a');
  const inside = sheet.inside([vane]);
  if (kind === 0)
    for (let i = [4, 6, 9][level]!; i > 0; i--)
      inside.shape(
        [
          [-120, -i * [84, 58, 40][level]! + 70],
          [0, -i * [84, 58, 40][level]!],
          [120, -i * [84, 58, 40][level]! + 70],
          [120, 200],
          [-120, 200],
        ],
        'line',
        (['a', 'b', 'soft'] as const)[i % 3],
      );
  if (kind === 1)
    for (const [y, r, role] of [
      [-270, 58, 'b'],
      [-266, 36, 'sun'],
      [-262, 17, 'd'],
    ] as const)
      inside.shape(ellipse(0, y, r * 0.9, r * 1.15), 'line', role);
  if (kind !== 0)
    for (let i = 1; i < [3, 6, 9][level]!; i++)
      for (const side of [-1, 1])
        inside.line(
          curve([
            [0, -i * [70, 44, 28][level]! + 50],
            [side * 40, -i * [70, 44, 28][level]! + 26],
            [side * 84, -i * [70, 44, 28][level]! - 30],
          ]),
          'fine',
          0.2,
        );
  if (kind === 2)
    for (const [x, y] of [
      [-26, -240],
      [24, -290],
      [-16, -320],
      [28, -200],
    ].slice(0, level === 0 ? 2 : 4))
      inside.shape(ellipse(x!, y!, 15, 19), 'line', 'c');
  sheet.shape(
    tube(
      curve([
        [0, -350],
        [4, -160],
        [0, 20],
        [-14, 96],
      ]),
      (t) => 2.5 + 5 * t,
    ),
    'line',
    'cream',
  );
  if (level > 0)
    for (const side of [-1, 1])
      sheet.shape(
        blob(knots(`0,40! ${side * 34},26 ${side * 52},50 ${side * 40},72 ${side * 18},66 -2,64!`)),
        'line',
        'soft',
      );
}
