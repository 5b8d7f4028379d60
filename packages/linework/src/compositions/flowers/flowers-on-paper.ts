import { type Brief, byLevel } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { plant } from '../../motifs/flowers/planted.ts';
import type { SpeciesName } from '../../motifs/flowers/species/species.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const PRINTED: readonly SpeciesName[] = [
  'poppy',
  'marguerite',
  'tulip',
  'sunflower',
  'cosmos',
  'pansy',
  'daffodil',
  'iris',
  'dahlia',
  'anemone',
  'coneflower',
];

/** Seed packets spread over a table. */
export const seedPackets = edged({
  name: 'seed-packets',
  category: 'flowers',
  size: [1000, 780],
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { random, sheet } = brief;
    const boards = byLevel(brief, 3, 5, 7);
    for (let i = 1; i < boards; i++)
      sheet.layer('table').line(
        [
          [0, (i / boards) * 780],
          [1000, (i / boards) * 780],
        ],
        'line',
        0,
      );
    const spots = byLevel<readonly Point[]>(
      brief,
      [
        [260, 330],
        [720, 430],
      ],
      [
        [190, 260],
        [520, 220],
        [830, 300],
        [340, 580],
        [700, 610],
      ],
      [
        [150, 220],
        [410, 200],
        [650, 220],
        [890, 260],
        [270, 560],
        [540, 580],
        [800, 610],
      ],
    );
    const keys = random.shuffle(PRINTED);
    random.shuffle(spots).forEach(([x, y], i) =>
      packet(
        sheet.layer('packets').at({
          x: x + random.range(-14, 14),
          y,
          angle: random.range(-0.34, 0.34),
          scale: byLevel(brief, 1.6, 1.1, 0.98),
        }),
        { ...brief, random: random.fork(`packet ${i}`) },
        keys[i]!,
      ),
    );
    for (let i = 0; i < byLevel(brief, 0, 12, 26); i++)
      sheet
        .layer('seeds')
        .shape(
          ellipse(random.range(60, 940), random.range(650, 740), 13, 9, random.range(0, 3)),
          'fine',
          'rust',
        );
    return {
      title: random.fork('title').pick(['Seed Packets', 'Plans for the Garden', 'A Garden in Paper Bags']),
      description:
        'The new seeds have come, each packet with its flower on the front. Color them as they shall bloom in summer.',
      tags: ['flowers', 'seeds', 'garden', 'packets', 'spring'],
    };
  },
});

function packet(sheet: Sheet, brief: Brief, key: SpeciesName): void {
  const { level, random } = brief;
  const role = random.pick<Role>(['a', 'b', 'c', 'd']);
  sheet.shape(rectangle(-120, -170, 240, 340, 6), 'bold', role);
  sheet.line(
    [
      [-120, -140],
      [120, -140],
    ],
    'fine',
    0,
  );
  const picture = rectangle(-98, -122, 196, 216, random.pick([0, 90, 30]));
  sheet.shape(picture, 'line', 'sky');
  plant(
    sheet.inside([picture]),
    { random, level: Math.min(level, 1) as 0 | 1 },
    { key, foot: [0, 110], top: [0, -24], scale: 0.86, leaves: 2 },
  );
  sheet.rim(picture, 'line');
  sheet.shape(rectangle(-84, 108, 168, 44, 8), 'line', 'paper');
  if (level > 0) sheet.shape(rectangle(-60, 122, 120, 16, 6), 'fine', role);
}

/** Kinds that lie flat between pages. */
const PRESSED = PRINTED.filter((key) => !['tulip', 'daffodil', 'iris', 'coneflower'].includes(key));

/** Flowers pressed between the leaves of an open book. */
export const pressedFlowers = edged({
  name: 'pressed-flowers',
  category: 'flowers',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { random, sheet, level } = brief;
    if (level > 0)
      fillZone('diamonds', {
        sheet: sheet.layer('cloth'),
        zone: [rectangle(10, 10, 980, 780)],
        size: byLevel(brief, 0, 170, 96),
        angle: 0,
        roles: ['b', 'soft'],
      });
    for (const flip of [false, true]) {
      const side = sheet.layer('book').at({ x: 500, flip });
      side.shape(
        [
          [0, 120],
          ...curve([
            [0, 120],
            [200, 80],
            [430, 110],
          ]),
          [440, 700],
          ...curve([
            [440, 700],
            [210, 670],
            [0, 710],
          ]),
        ],
        'bold',
        'wood',
      );
      for (let i = byLevel(brief, 1, 2, 3); i >= 0; i--)
        side.shape(
          [
            [0, 110],
            ...curve([
              [0, 110],
              [200, 70],
              [410 + i * 7, 96],
            ]),
            [410 + i * 7, 680],
            ...curve([
              [410 + i * 7, 680],
              [200, 650],
              [0, 696],
            ]),
          ],
          i === 0 ? 'line' : 'fine',
          'cream',
        );
    }
    if (level === 2)
      for (const flip of [false, true])
        for (let y = 150; y < 660; y += 62)
          sheet
            .layer('book')
            .at({ x: 500, flip })
            .line(
              curve([
                [0, y + 10],
                [200, y - 24],
                [410, y],
              ]),
              'fine',
              0,
            );
    const keys = random.shuffle(PRESSED);
    const spots = random
      .pick<readonly (readonly [number, number, number, number])[]>([
        [
          [186, 570, 360, 0.84],
          [640, 570, 300, 0.88],
          [388, 560, 270, 0.84],
          [824, 560, 350, 0.82],
        ],
        [
          [190, 560, 280, 0.86],
          [380, 580, 380, 0.8],
          [630, 570, 350, 0.84],
          [818, 560, 270, 0.86],
        ],
      ])
      .slice(0, byLevel(brief, 2, 4, 4));
    spots.forEach(([x, y, tall, size], i) => {
      plant(
        sheet.layer('flowers'),
        { level, random: random.fork(`pressed ${i}`) },
        {
          key: keys[i]!,
          foot: [x, y],
          top: [x + random.range(-14, 14), y - tall],
          scale: size * byLevel(brief, 1.25, 0.92, 0.92),
          leaves: byLevel(brief, 2, 2, 3),
          isCut: true,
        },
      );
      if (level > 0)
        sheet
          .layer('flowers')
          .at({ x, y: y - 30, angle: random.range(-0.2, 0.2) })
          .shape(rectangle(-42, -11, 84, 22), 'fine', 'paper');
      if (level > 0) sheet.layer('flowers').shape(rectangle(x - 76, 608, 152, 34, 5), 'fine', 'paper');
    });
    return {
      title: random.fork('title').pick(['Pressed Flowers', 'Last Summer’s Book', 'The Flower Diary']),
      description:
        'Between the pages of an old book lie the flowers of last summer, held by strips of paper. Faded tones look truest.',
      tags: ['pressed flowers', 'book', 'botanical', 'keepsake'],
    };
  },
});
