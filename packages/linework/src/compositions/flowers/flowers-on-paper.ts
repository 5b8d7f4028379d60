import { type Brief, byLevel } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { evenly } from '../../geometry/ruled.ts';
import type { Point } from '../../geometry/point.ts';
import { tableBoards } from '../../motifs/flowers/beside.ts';
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
    const { random, sheet, level } = brief;
    tableBoards(sheet.layer('table'), random.fork('boards'), [1000, 780], byLevel(brief, 260, 156, 64));
    const spots = byLevel<readonly Point[]>(
      brief,
      [
        [260, 330],
        [720, 430],
      ],
      [
        [180, 226],
        [500, 216],
        [824, 232],
        [252, 560],
        [756, 556],
      ],
      [],
    );
    const keys = random.shuffle(PRINTED);
    const placed =
      level === 2
        ? Array.from({ length: 7 }, (_, i) => {
            const angle = (i - 3) * 0.19;
            return { x: 500 + 600 * Math.sin(angle), y: 880 - 600 * Math.cos(angle), angle };
          })
        : random
            .shuffle(spots)
            .map(([x, y]) => ({ x: x + random.range(-12, 12), y, angle: random.range(-0.24, 0.24) }));
    placed.forEach((at, i) =>
      packet(
        sheet.layer('packets').at({ ...at, scale: byLevel(brief, 1.5, 0.94, 1.06) }),
        { ...brief, random: random.fork(`packet ${i}`) },
        keys[i]!,
      ),
    );
    if (level > 0)
      trowel(
        sheet
          .layer('tools')
          .at(
            level === 2
              ? { x: 590, y: 668, angle: 1.45, scale: 1.1 }
              : { x: 500, y: 560, angle: 0.2, scale: 1 },
          ),
      );
    if (level === 2) ballOfTwine(sheet.layer('tools').at({ x: 270, y: 664 }));
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
      [-120, -138],
      [120, -138],
    ],
    'fine',
    0,
  );
  if (level === 2) for (const x of evenly(7, -120, 120)) sheet.shape(ellipse(x, -154, 9), 'fine', 'gold');
  const picture = rectangle(-98, -122, 196, 216, random.pick([0, 90, 30]));
  sheet.shape(picture, 'line', 'sky');
  plant(
    sheet.inside([picture]),
    { random, level: Math.min(level, 1) as 0 | 1 },
    { key, foot: [0, 110], top: [0, -30], scale: 0.74, leaves: 2 },
  );
  sheet.rim(picture, 'line');
  sheet.shape(rectangle(-84, 108, 168, 44, 8), 'line', 'paper');
  if (level > 0) sheet.shape(rectangle(-60, 122, 120, 16, 6), 'fine', role);
}

/** A trowel whose blade points up, about 330 units long around the origin. */
function trowel(sheet: Sheet): void {
  sheet.shape(drawn('0,-170! 40,-120 48,-60 38,-10! 0,6 -38,-10! -48,-60 -40,-120'), 'bold', 'stone');
  sheet.line(traced('0,-140 2,-80 0,-24'), 'line', 0.4);
  sheet.shape(drawn('-9,0! -8,48! 8,48! 9,0!'), 'line', 'stone');
  sheet.shape(drawn('-18,44! -20,70 -15,130 -18,158! 18,158! 15,130 20,70 18,44!'), 'bold', 'wood');
  for (const y of [66, 140]) sheet.line(traced(`-18,${y} 0,${y + 6} 18,${y}`), 'fine', 0);
}

/** A ball of twine of 66 units' radius, its end laid out to the left. */
function ballOfTwine(sheet: Sheet): void {
  sheet.line(traced('-60,20 -110,58 -160,40 -190,66'), 'line', 0);
  const ball = ellipse(0, 0, 66);
  sheet.shape(ball, 'bold', 'sand');
  for (const [angle, side] of [
    [0.5, 1],
    [-0.7, 1],
    [0.5, -1],
  ] as const)
    for (const dy of [-26, -6, 16])
      sheet
        .inside([ball])
        .at({ angle })
        .line(traced(`${side * 4},${dy - 14} ${side * 40},${dy} ${side * 70},${dy - 10}`), 'fine', 0);
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
