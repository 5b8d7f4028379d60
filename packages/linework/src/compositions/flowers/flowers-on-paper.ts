import { type Brief, byLevel, type Story } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { evenly } from '../../geometry/ruled.ts';
import type { Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { tableBoards } from '../../motifs/flowers/beside.ts';
import { blossom, plant } from '../../motifs/flowers/planted.ts';
import type { SpeciesName } from '../../motifs/flowers/species/species.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Random } from '../../random.ts';
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
    if (level === 2)
      dressBoards(sheet.layer('table'), random.fork('boards'), {
        zone: [rectangle(-20, -20, 1040, 820)],
        kind: 'planks',
        size: 70,
      });
    else tableBoards(sheet.layer('table'), random.fork('boards'), [1000, 780], level === 0 ? 260 : 156);
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
    if (level === 1 && random.fork('way').chance(0.5)) return packetsOnLine(brief, keys);
    const placed =
      level === 2
        ? Array.from({ length: 6 }, (_, i) => {
            const angle = (i - 2.5) * 0.215;
            return { x: 500 + 560 * Math.sin(angle), y: 850 - 560 * Math.cos(angle), angle };
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
    if (level === 2) sheet.layer('tools').shape(drawn('44,590! 436,606! 450,742! 60,752!'), 'bold', 'paper');
    if (level > 0)
      trowel(
        sheet
          .layer('tools')
          .at(
            level === 2
              ? { x: 250, y: 676, angle: 1.45, scale: 1 }
              : { x: 500, y: 560, angle: 0.2, scale: 1 },
          ),
      );
    if (level === 2) {
      ballOfTwine(sheet.layer('tools').at({ x: 590, y: 668 }));
      for (const [i, x] of [722, 872].entries())
        seedling(
          sheet.layer('tools').at({ x, y: 738 - i * 14, scale: 0.96 }),
          random.fork('seedlings'),
          i * 2 + 1,
        );
    }
    const seedsFrom = byLevel(brief, 60, 60, 470);
    for (let i = 0; i < byLevel(brief, 0, 12, 9); i++)
      sheet
        .layer('seeds')
        .shape(
          ellipse(random.range(seedsFrom, 940), random.range(650, 740), 13, 9, random.range(0, 3)),
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

/** How far below the page's edge a string hangs that is tied at both sides. */
const dip = (x: number): number => 74 + 46 * Math.sin((x / 1000) * Math.PI);

/** Packets pegged to a string before a wall, over a shelf on which the first seedlings stand in their pots. */
function packetsOnLine(brief: Brief, keys: readonly SpeciesName[]): Story {
  const { random, sheet } = brief;
  sheet.layer('packets').shape(
    tube(
      evenly(21, 0, 1000).map((x): Point => [x, dip(x)]),
      () => 4,
    ),
    'line',
    'sand',
  );
  [184, 500, 816].forEach((x, i) => {
    const at = sheet.layer('packets').at({ x, y: dip(x) - 6, angle: random.range(-0.07, 0.07) });
    packet(at.at({ y: 200, scale: 1.14 }), { ...brief, random: random.fork(`packet ${i}`) }, keys[i]!, true);
    for (const dx of [-64, 64]) {
      at.shape(rectangle(dx - 10, -28, 20, 66, 5), 'line', 'wood');
      at.line(traced(`${dx - 10},4 ${dx},7 ${dx + 10},4`), 'line', 0);
    }
  });
  const shelf = sheet.layer('shelf');
  shelf.shape(rectangle(-20, 706, 1040, 100), 'bold', 'wood');
  shelf.line(traced('0,732 500,732 1000,732'), 'line', 0);
  for (const [i, x] of [116, 300, 492, 684].entries())
    seedling(shelf.at({ x, y: 708, flip: i % 2 === 1 }), random, i);
  trowel(sheet.layer('tools').at({ x: 860, y: 676, angle: 1.62, scale: 0.74, flip: true }));
  return {
    title: random.fork('title').pick(['Seeds on the Line', 'Waiting for Spring']),
    description:
      'Three packets hang from a string by their pegs, and below them the first seedlings are up. Give each pot the color of the flower you hope for.',
    tags: ['flowers', 'seeds', 'garden', 'packets', 'seedlings', 'spring'],
  };
}

/** A clay pot with a seedling, standing on the frame's origin; every second one has four leaves, the others two. */
function seedling(sheet: Sheet, random: Random, i: number): void {
  const high = [64, 96, 48, 80][i]!;
  sheet.shape(
    tube(
      curve([
        [0, -90],
        [4, -90 - high * 0.5],
        [0, -96 - high],
      ]),
      () => 5,
    ),
    'line',
    'leaf',
  );
  for (const side of [-1, 1])
    for (const [up, long] of i % 2
      ? ([
          [1, 62],
          [0.4, 54],
        ] as const)
      : ([[1, 66]] as const))
      sheet
        .at({ y: -94 - high * up, angle: side * random.range(0.8, 1.05) })
        .shape(petal('leaf', long, long * 0.56), 'line', 'leaf');
  sheet.shape(drawn('-52,-86! 52,-86! 40,0! -40,0!'), 'bold', 'ember');
  sheet.shape(rectangle(-60, -106, 120, 28, 6), 'bold', 'ember');
}

/** Kinds whose small leaves would be torn to rags on a packet; plain ones stand in their place. */
const RAGGED: ReadonlySet<SpeciesName> = new Set(['poppy', 'pansy', 'anemone']);

function packet(sheet: Sheet, brief: Brief, key: SpeciesName, isOnLine = false): void {
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
  if (level === 2 || isOnLine)
    for (const x of isOnLine ? evenly(4, -72, 72) : evenly(7, -120, 120))
      sheet.shape(ellipse(x, -154, 9), 'fine', 'gold');
  const picture = rectangle(-98, -122, 196, 216, random.pick([0, 90, 30]));
  sheet.shape(picture, 'line', 'sky');
  const isPlain = isOnLine && RAGGED.has(key);
  if (isPlain)
    for (const angle of [-0.9, 0.9])
      sheet
        .inside([picture])
        .at({ y: 84, angle })
        .shape(petal('leaf', 92, 44), 'line', 'leaf');
  plant(
    sheet.inside([picture]),
    { random, level: Math.min(level, 1) as 0 | 1 },
    { key, foot: [0, 110], top: [0, -30], scale: 0.74, leaves: isPlain ? 0 : 2 },
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
  const wound = sheet.inside([ball]);
  for (const x of [-44, -22, 0, 22, 44])
    wound.at({ angle: -0.6 }).line(traced(`${x - 12},-80 ${x + 10},0 ${x - 12},80`), 'fine', 0);
  const over = drawn('-80,-16! -40,-30 0,-34 40,-30 80,-16! 80,18! 40,6 0,2 -40,6 -80,18!');
  const band = wound.at({ angle: 0.5 });
  band.shape(over, 'line', 'gold');
  for (const dy of [-10, 2]) band.line(traced(`-80,${dy} 0,${dy - 15} 80,${dy}`), 'fine', 0);
  sheet.rim(ball, 'bold');
}

/** A bud on a stalk of its own that leaves the stem at a point, to the left and to the right in turn. */
function pressedBud(sheet: Sheet, random: Random, key: SpeciesName, [x, y]: Point, i: number): void {
  const side = i % 2 ? -1 : 1;
  const top: Point = [x + side * random.range(60, 70), y - random.range(66, 84)];
  sheet.shape(
    tube(curve([[x, y + 40], [x + side * 34, y - 10], top]), () => 5),
    'line',
    'leaf',
  );
  blossom(sheet, { level: 1, random }, { key, at: top, scale: 0.66, facing: 'bud', lean: side * 0.3 });
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
    if (level === 1) tableBoards(sheet.layer('cloth'), random.fork('boards'), [1000, 800], 150);
    if (level === 2)
      fillZone('diamonds', {
        sheet: sheet.layer('cloth'),
        zone: [rectangle(10, 10, 980, 780)],
        size: 96,
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
      if (level === 1)
        pressedBud(sheet.layer('flowers'), random.fork(`bud ${i}`), keys[i]!, [x, y - tall * 0.36], i);
      plant(
        sheet.layer('flowers'),
        { level, random: random.fork(`pressed ${i}`) },
        {
          key: keys[i]!,
          foot: [x, y],
          top: [x + random.range(-14, 14), y - tall],
          scale: size * byLevel(brief, 1.25, 1.16, 0.92),
          leaves: byLevel(brief, 2, 3, 3),
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
