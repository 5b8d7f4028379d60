import { type Brief, byLevel } from '../../composition.ts';
import { curve, twin } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube, arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import { clump } from '../../motifs/flowers/planted.ts';
import { POTTED } from '../../motifs/flowers/potted.ts';
import type { SpeciesName } from '../../motifs/flowers/species/species.ts';
import { cloud, hill } from '../../motifs/landscape.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

function flowerpot(
  sheet: Sheet,
  brief: Brief,
  it: { at: Point; size: number; key: SpeciesName; shape: number },
): void {
  const spot = sheet.at({ x: it.at[0], y: it.at[1], scale: it.size });
  if (it.shape === 0)
    spot.shape(
      [
        [-50, -92],
        [50, -92],
        [38, 0],
        [-38, 0],
      ],
      'bold',
      'ember',
    );
  else if (it.shape === 1) spot.shape(twin(knots('0,-94 40,-94! 60,-40 36,0! 0,0')), 'bold', 'c');
  else spot.shape(rectangle(-54, -92, 108, 92, 10), 'bold', 'b');
  if (it.shape === 0) spot.shape(rectangle(-58, -110, 116, 26, 5), 'line', 'ember');
  if (brief.level > 0)
    spot.shape(it.shape === 2 ? rectangle(-54, -60, 108, 24) : ellipse(0, -46, 18), 'fine', 'soft');
  clump(sheet, brief, {
    keys: [it.key],
    at: [it.at[0], it.at[1] - 168 * it.size],
    half: 104 * it.size,
    count: 3,
  });
}

/** Shelves of flowerpots under a roof of glass. */
export const greenhouse = edged({
  name: 'greenhouse',
  category: 'flowers',
  size: [860, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const house = sheet.layer('house');
    hill(
      house,
      [
        [-10, 560],
        [300, 500],
        [880, 560],
      ],
      1000,
      'grass',
    );
    for (const x of [110, 750])
      cloud(
        house.at({ x, y: 130, scale: byLevel(brief, 0.8, 0.74, 0.74) }),
        random.fork(`cloud ${x}`),
        level > 0,
      );
    for (const x of byLevel(brief, [430], [230, 430, 630], [140, 285, 430, 575, 720]))
      house.line(
        [
          [x, 1000],
          [x, 250],
          [430, 40],
        ],
        'line',
        0,
      );
    for (const y of byLevel(brief, [250], [250, 600], [250, 430, 610]))
      house.line(
        [
          [0, y],
          [860, y],
        ],
        'line',
        0,
      );
    house.shape(
      [
        [-10, 300],
        [430, 70],
        [870, 300],
        [870, 262],
        [430, 28],
        [-10, 262],
      ],
      'bold',
      'soft',
    );
    const shelves = byLevel(brief, [960], [600, 960], [480, 720, 960]);
    const across = byLevel(brief, 2, 2, 3);
    shelves.forEach((y, row) => {
      sheet.layer('shelves').shape(rectangle(10, y, 840, 30), 'bold', 'wood');
      for (let i = 0; i < across; i++) {
        const x = ((i + 0.5) / across) * 860 + random.range(-16, 16);
        const own = { ...brief, random: random.fork(`${row} ${i}`) };
        if (level > 0 && own.random.chance(0.16))
          can(sheet.layer('pots').at({ x, y, scale: byLevel(brief, 1.5, 1.4, 0.9) }));
        else
          flowerpot(sheet.layer('pots'), own, {
            at: [x, y],
            size: byLevel(brief, 1.7, 1.36, 0.98),
            key: own.random.pick(POTTED),
            shape: own.random.int(0, 2),
          });
      }
    });
    return {
      title: random.fork('title').pick(['In the Greenhouse', 'Shelves of Blossoms', 'Under the Glass Roof']),
      description:
        'Pots stand in rows behind the glass, warm and dry whatever the weather. Mix clay, blue glaze and a painted tin.',
      tags: ['greenhouse', 'flowers', 'pots', 'shelves', 'garden'],
    };
  },
});

function can(sheet: Sheet): void {
  sheet.shape(
    tube(curve(knots('40,-22 92,-52 128,-128')), (t) => 20 - 12 * t),
    'line',
    'c',
  );
  sheet.at({ x: 130, y: -132, angle: 0.5 }).shape(
    [
      [-12, 8],
      [12, 8],
      [26, -14],
      [-26, -14],
    ],
    'line',
    'soft',
  );
  sheet.shape(
    tube(curve(knots('-46,-24 -108,-44 -98,-96 -46,-92')), () => 9),
    'line',
    'c',
  );
  sheet.shape(
    tube(curve(knots('-34,-100 -20,-146 20,-146 34,-100')), () => 8),
    'line',
    'c',
  );
  sheet.shape(
    [
      [-52, -110],
      [52, -110],
      [62, 0],
      [-62, 0],
    ],
    'bold',
    'c',
  );
  sheet.line(
    [
      [-54, -82],
      [54, -82],
    ],
    'fine',
    0,
  );
}

/** Buckets of cut flowers in tiers beneath a striped awning. */
export const flowerStall = edged({
  name: 'flower-stall',
  category: 'flowers',
  size: [940, 1000],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random, sheet, level } = brief;
    const isExpert = level === 2 && random.chance(0.4);
    const isWhole = level === 2 && !isExpert;
    const isLarge = isWhole && random.fork('way').chance(0.5);
    const fine = isExpert ? [534, 758, 978] : isLarge ? [568, 974] : [506, 744, 980];
    const tiers = byLevel(brief, [960], [580, 970], fine);
    const kinds = random.shuffle(POTTED);
    const across = isExpert ? 4 : byLevel(brief, 2, 2, 3);
    for (const x of [60, 880]) sheet.layer('stall').shape(rectangle(x - 14, 150, 28, 860), 'line', 'wood');
    tiers.forEach((y, row) => {
      sheet.layer('tiers').shape(rectangle(-10, y - 60, 960, 100), 'bold', 'wood');
      if (level > 0)
        for (let k = 1; k < byLevel(brief, 1, 2, 3); k++)
          sheet.layer('tiers').line(
            [
              [0, y - 60 + k * 34],
              [940, y - 60 + k * 34],
            ],
            'fine',
            0,
          );
      for (let i = 0; i < across; i++) {
        const own = { ...brief, random: random.fork(`${row} ${i}`) };
        const size = isExpert ? 0.9 : byLevel(brief, 1.9, 1.5, isLarge ? 1.24 : 0.94);
        const x =
          (isWhole ? 470 + (i - 1) * 276 : ((i + (row % 2 ? 0.5 : 0.44)) / across) * 940) +
          own.random.range(-12, 12);
        bucket(sheet.layer('buckets'), own, kinds[(row * across + i) % kinds.length]!, [x, y], size);
      }
    });
    awning(sheet.layer('awning'), byLevel(brief, 6, 9, 12));
    return {
      title: random.fork('title').pick(['At the Flower Stall', 'Buckets of Blossoms', 'Market Day Flowers']),
      description:
        'Beneath the striped awning the buckets are full, each with flowers of one kind. One bunch will go home with you.',
      tags: ['flowers', 'market', 'stall', 'buckets', 'awning', ...(isExpert ? ['expert'] : [])],
    };
  },
});

function bucket(sheet: Sheet, brief: Brief, key: SpeciesName, [x, y]: Point, size: number): void {
  const spot = sheet.at({ x, y, scale: size });
  spot.shape(
    [
      [-70, -110],
      [70, -110],
      [52, 0],
      [-52, 0],
    ],
    'bold',
    'stone',
  );
  if (brief.level > 0)
    for (const up of [-86, -26])
      spot.line(
        [
          [-52 + up * 0.164, up],
          [52 - up * 0.164, up],
        ],
        'fine',
        0,
      );
  if (brief.level > 0) {
    const tag = spot.at({ y: -56, angle: brief.random.range(-0.12, 0.12) });
    tag.shape(rectangle(-34, -18, 68, 36, 4), 'fine', 'paper');
    tag.line(traced('-20,0 0,-4 20,0'), 'fine', 0.4);
  }
  const spots = brief.level < 2 ? BUNCHES[0]! : brief.random.pick(BUNCHES);
  for (const [dx, dy] of spots)
    spot.line(traced(`${dx * 30},-108 ${dx * 80},-140 ${dx * 118},${-178 + dy * 118}`), 'line', 0);
  clump(sheet, brief, { keys: [key], at: [x, y - 178 * size], half: 118 * size, count: 3, spots });
}

/** Ways a bunch stands in its bucket: round, leaning left, high, as a fan, hanging over. */
const BUNCHES: readonly (readonly Point[])[] = [
  [
    [-0.5, 0.12],
    [0.5, 0.1],
    [0, -0.36],
  ],
  [
    [0.46, 0.2],
    [-0.52, -0.42],
    [0.1, -0.3],
    [-0.4, 0.34],
  ],
  [
    [0.3, -0.72],
    [-0.36, -0.38],
    [0.34, 0],
    [-0.3, 0.3],
  ],
  [
    [-0.78, 0.16],
    [0.78, 0.14],
    [-0.34, -0.36],
    [0.36, -0.4],
    [0, 0.2],
  ],
  [
    [-0.7, 0.46],
    [0.12, -0.34],
    [0.66, 0.2],
    [-0.1, 0.24],
  ],
];

function awning(sheet: Sheet, stripes: number): void {
  for (let i = 0; i < stripes; i++) {
    const [left, right] = [(i / stripes) * 980 - 20, ((i + 1) / stripes) * 980 - 20];
    sheet.shape(
      [
        [470 + (left - 470) * 0.86, 20],
        [470 + (right - 470) * 0.86, 20],
        [right, 180],
        ...arc((left + right) / 2, 180, (right - left) / 2, 46, 0, Math.PI),
        [left, 180],
      ],
      'bold',
      i % 2 ? 'soft' : 'a',
    );
    sheet.line(
      [
        [left, 180],
        [right, 180],
      ],
      'line',
      0,
    );
  }
}
