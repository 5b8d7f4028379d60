import { type Brief, byLevel } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { distance, mix, type Point } from '../../geometry/point.ts';
import { hangingVine } from '../../motifs/flowers/hanging-vine.ts';
import { clump } from '../../motifs/flowers/planted.ts';
import { POTTED } from '../../motifs/flowers/potted.ts';
import { cloud, hill, roundTree } from '../../motifs/landscape.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** How baskets hang: where, how large, and where between them a bird has room on the rail. */
const HUNG: readonly {
  readonly baskets: readonly (readonly [x: number, y: number, size: number])[];
  readonly gap: number;
}[] = [
  {
    baskets: [
      [190, 330, 1],
      [560, 400, 1.1],
      [856, 300, 0.86],
    ],
    gap: 340,
  },
  {
    baskets: [
      [160, 400, 1],
      [480, 290, 0.9],
      [820, 400, 1.05],
    ],
    gap: 480,
  },
  {
    baskets: [
      [240, 350, 1.2],
      [750, 390, 1.24],
    ],
    gap: 490,
  },
];

/** Where trees stand beyond the railing: at the edges of the page, or along the far fields. */
const EDGE_TREES = [
  [70, 596, 0.8],
  [930, 590, 1],
] as const;
const FAR_TREES = [
  [400, 584, 0.62],
  [470, 590, 0.8],
  [606, 606, 0.56],
  [930, 590, 1],
] as const;

/** Hanging baskets on the beam of a porch. */
export const hangingBaskets = edged({
  name: 'hanging-baskets',
  category: 'flowers',
  size: [1000, 840],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const back = sheet.layer('back');
    hill(
      back,
      [
        [-10, 600],
        [300, 540],
        [700, 610],
        [1010, 550],
      ],
      860,
      'grass',
    );
    hill(
      back,
      [
        [-10, 720],
        [500, 690],
        [1010, 740],
      ],
      860,
      'leaf',
    );
    for (const x of byLevel(brief, [260], [200, 620], [160, 480, 800]))
      cloud(back.at({ x, y: random.range(230, 420), scale: 0.62 }), random, level > 0);
    if (level === 1) back.shape(ellipse(500, 230, 58), 'line', 'sun');
    if (level > 0)
      for (const [x, y, scale] of level === 1 ? FAR_TREES : EDGE_TREES)
        roundTree(back.at({ x, y, scale }), random.fork(`tree ${x}`), level > 1);
    const posts = byLevel(brief, 4, 4, 12);
    for (let i = 0; i <= posts; i++)
      back.shape(rectangle((i / posts) * 1000 - 12, 670, 24, 190), 'line', 'soft');
    for (const y of [640, 780]) back.shape(rectangle(-10, y, 1020, 34), 'bold', 'soft');
    back.shape(rectangle(-10, 20, 1020, 74), 'bold', 'wood');
    if (level > 0)
      for (const y of [44, 68])
        back.line(
          [
            [0, y],
            [1000, y],
          ],
          'fine',
          0,
        );
    const { baskets, gap } = random.pick(HUNG);
    if (level > 0)
      songbird(
        sheet
          .layer('bird')
          .at(
            level === 1
              ? { x: gap - 96, y: 642, scale: 1.1 }
              : { x: gap, y: 642, scale: 1.05, flip: random.chance(0.5) },
          ),
        ['c', 'cream'],
        level,
      );
    if (level === 1)
      songbird(
        sheet.layer('bird').at({ x: gap + 70, y: 642, scale: 1.1, flip: true }),
        ['a', 'cream'],
        level,
      );
    baskets.forEach(([x, y, size], i) =>
      basket(
        sheet.layer('baskets'),
        { ...brief, random: random.fork(`basket ${i}`) },
        [x, y],
        size * byLevel(brief, 1.25, 1.1, 1.1),
      ),
    );
    return {
      title: random.fork('title').pick(['Baskets on the Porch', 'Hanging Gardens', 'Summer Porch']),
      description:
        'Flower baskets hang from the porch and spill over their rims. Beyond the railing the fields lie in the sun.',
      tags: ['flowers', 'hanging baskets', 'porch', 'summer'],
    };
  },
});

function basket(sheet: Sheet, brief: Brief, [x, y]: Point, size: number): void {
  const { random, level } = brief;
  for (const side of [-1, 0, 1])
    if (level > 0) chain(sheet, [x, 112], [x + side * 100 * size, y]);
    else sheet.line([[x, 94] as const, [x + side * 92 * size, y] as const], 'line', 0);
  if (level > 0) {
    sheet.shape(rectangle(x - 12, 84, 24, 24, 6), 'line', 'stone');
    sheet.shape(ellipse(x, 116, 13), 'line', 'stone');
  }
  for (const side of level > 1 ? [-1, 1] : [x < 500 ? -1 : 1])
    hangingVine(sheet, brief, [x + side * 84 * size, y + 20], side, size);
  const bowl = arc(x, y, 116 * size, 136 * size, 0, Math.PI);
  sheet.shape(bowl, 'bold', 'wood');
  weave(sheet.inside([bowl]), [x, y], size, level);
  sheet.rim(bowl, 'bold');
  sheet.shape(rectangle(x - 126 * size, y - 14 * size, 252 * size, 30 * size, 14 * size), 'bold', 'wood');
  const keys = random.shuffle(POTTED).slice(0, 2);
  clump(sheet, brief, {
    keys,
    at: [x, y - 62 * size],
    half: byLevel(brief, 118, 116, 128) * size,
    count: byLevel(brief, 3, 3, 5),
  });
}

/** A chain between two points, its links by turns broad and narrow. */
function chain(sheet: Sheet, from: Point, to: Point): void {
  const links = Math.round(distance(from, to) / 26);
  const angle = Math.atan2(to[0] - from[0], from[1] - to[1]);
  for (let i = 1; i < links; i++) {
    const link = sheet.at({ x: mix(from[0], to[0], i / links), y: mix(from[1], to[1], i / links), angle });
    link.shape(rectangle(i % 2 ? -7 : -4, -17, i % 2 ? 14 : 8, 34, 7), 'fine', 'stone');
  }
}

/** Wicker: rows that run round a bowl, the upright strands of each between those of the next. */
function weave(sheet: Sheet, [x, y]: Point, size: number, level: 0 | 1 | 2): void {
  const rows = [2, 2, 4][level]!;
  const strands = [0, 4, 6][level]!;
  for (let row = 0; row < rows; row++) {
    const [top, foot] = [(row / rows) * 142 * size, ((row + 1) / rows) * 142 * size];
    if (row > 0)
      sheet.line(
        curve([
          [x - 130 * size, y + top - 16 * size],
          [x, y + top + 4 * size],
          [x + 130 * size, y + top - 16 * size],
        ]),
        'line',
        0,
      );
    for (let i = 0; i < strands; i++) {
      const dx = ((i + (row % 2 ? 0.5 : 0)) / (strands - 1) - 0.5) * 230 * size * (1 - row * 0.06);
      const sag = 20 * size * (1 - (dx / (130 * size)) ** 2) - 16 * size;
      sheet.line(
        [
          [x + dx, y + top + sag],
          [x + dx * 0.95, y + foot + sag],
        ],
        'fine',
        0,
      );
    }
  }
}
