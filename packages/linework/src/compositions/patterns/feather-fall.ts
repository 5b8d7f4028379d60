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

/** The outline of a vane, its foot at the origin and its tip 396 units up, torn along its barbs in three places. */
const VANE =
  '0,18! 38,0 62,-60 72,-128! 36,-94! 76,-160 70,-250! 34,-214! 66,-284 40,-352 0,-396! -42,-350 -66,-272 -72,-196! -34,-158! -74,-140 -62,-62 -34,0';
const DOWN =
  '0,56! -22,64 -40,46! -60,44 -62,18! -76,2 -60,-26! 0,-20 60,-26! 76,2 62,18! 60,44 40,46! 22,64';

function feather(sheet: Sheet, random: Brief['random'], level: Brief['level']): void {
  const kind = random.int(0, 2);
  sheet.shape(blob(knots(DOWN)), 'line', 'soft');
  const vane = blob(knots(VANE));
  sheet.shape(vane, 'bold', 'a');
  const inside = sheet.inside([vane]);
  if (kind === 0) bars(inside, level);
  else barbs(inside, level);
  if (kind === 1)
    for (const [y, r, role] of [
      [-272, 56, 'b'],
      [-266, 35, 'sun'],
      [-260, 16, 'd'],
    ] as const)
      inside.shape(ellipse(0, y, r * 0.92, r * 1.2), 'line', role);
  if (kind === 2)
    for (const [x, y] of [
      [-34, -216],
      [34, -262],
      [-30, -296],
      [36, -174],
    ].slice(0, level === 0 ? 2 : 4))
      inside.shape(ellipse(x!, y!, 17, 21), 'line', 'c');
  sheet.line(
    curve([
      [0, -396],
      [4, -180],
      [0, 24],
    ]),
    'bold',
    0.4,
  );
  sheet.shape(
    tube(
      curve([
        [0, 8],
        [-4, 60],
        [-18, 116],
      ]),
      (t) => 9 * (1.02 - t),
    ),
    'line',
    'cream',
  );
}

/** Bands that rise to both sides, as barbs do. */
function bars(inside: Sheet, level: Brief['level']): void {
  const step = [84, 64, 50][level]!;
  for (let i = [4, 6, 8][level]!; i > 0; i--)
    inside.shape(
      [
        [-120, -i * step - 30],
        [0, 40 - i * step],
        [120, -i * step - 30],
        [120, 200],
        [-120, 200],
      ],
      'line',
      (['a', 'b', 'soft'] as const)[i % 3],
    );
}

function barbs(inside: Sheet, level: Brief['level']): void {
  const step = [70, 54, 42][level]!;
  for (let i = 0; i < [3, 6, 8][level]!; i++)
    for (const side of [-1, 1])
      inside.line(
        curve([
          [0, 20 - i * step],
          [side * 40, -i * step],
          [side * 84, -56 - i * step],
        ]),
        'fine',
        0,
      );
}
