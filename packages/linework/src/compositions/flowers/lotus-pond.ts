import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { bezier, blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { SPECIES } from '../../motifs/flowers/species/species.ts';
import { head, type Facing } from '../../motifs/flowers/species/stalk.ts';
import { lilyPad } from '../../motifs/pond.ts';
import type { Sheet } from '../../sheet.ts';

type Bloom = readonly [x: number, y: number, scale: number, facing: Facing, foot: number];

const SCENES: readonly (readonly (readonly Bloom[])[])[] = [
  [
    [[400, 480, 2.3, 'turned', 760]],
    [
      [560, 620, 1.3, 'side', 830],
      [310, 460, 1.9, 'turned', 770],
    ],
  ],
  [
    [
      [600, 330, 1.1, 'side', 700],
      [230, 440, 1.5, 'turned', 760],
      [540, 600, 1.6, 'turned', 840],
    ],
    [
      [220, 300, 1.1, 'side', 690],
      [590, 420, 1.6, 'turned', 750],
      [290, 650, 1.5, 'turned', 850],
    ],
  ],
  [
    [
      [620, 290, 1, 'side', 690],
      [330, 340, 1.3, 'turned', 700],
      [180, 560, 1.2, 'turned', 790],
      [560, 580, 1.5, 'turned', 830],
    ],
    [
      [190, 300, 1, 'side', 690],
      [470, 320, 1.3, 'turned', 700],
      [630, 560, 1.2, 'turned', 790],
      [270, 600, 1.5, 'turned', 830],
    ],
  ],
];

/** Lotus flowers that rise from a pond between their floating leaves, the sun behind them. */
export const lotusPond: Composition = {
  name: 'lotus-pond',
  category: 'flowers',
  size: [800, 1000],
  strays: 1.5,
  draw(brief) {
    const blooms = brief.random.pick(SCENES[brief.level]!);
    drawWater(brief.sheet.layer('pond'), brief);
    drawPads(brief.sheet.layer('pads'), brief);
    drawBlooms(brief, blooms);
    const hour = brief.random.pick(['Dawn', 'Still Water', 'First Light', 'Evening', 'Monsoon', 'Noon']);
    return {
      title: `Lotus Pond at ${hour}`.replace('at Still Water', 'on Still Water'),
      description:
        'Lotus flowers stand high above the water on their straight stems. Round leaves float below and the sun hangs low behind them.',
      tags: ['lotus', 'pond', 'water', 'flower', 'calm', 'sun'],
    };
  },
};

function drawWater(sheet: Sheet, brief: Brief): void {
  sheet.shape(rectangle(40, 40, 720, 920, 20), 'bold', 'sky');
  const [x, size] = [brief.random.pick([260, 400, 540]), byLevel(brief, 190, 180, 180)];
  sheet.shape(ellipse(x, 330, size), 'line', 'sun');
  if (brief.level > 0) sheet.shape(ellipse(x, 330, size * 0.72), 'line', 'gold');
  const far = brief.random.chance(0.5);
  sheet.shape(
    blob([
      [40, 520, 1],
      [200, far ? 450 : 490],
      [380, 520],
      [560, far ? 500 : 440],
      [760, 510, 1],
      [760, 640, 1],
      [40, 640, 1],
    ]),
    'line',
    'grass',
  );
  sheet.shape(rectangle(40, 600, 720, 360, 0), 'line', 'water');
  for (const [left, right, y] of [
    [90, 300, 640],
    [480, 700, 655],
    [300, 520, 905],
    [90, 210, 925],
    [600, 720, 912],
  ] as const)
    sheet.line(
      curve([
        [left, y],
        [(left + right) / 2, y - 9],
        [right, y],
      ]),
      'line',
      0.8,
    );
  sheet.rim(rectangle(40, 40, 720, 920, 20), 'bold');
}

function drawPads(sheet: Sheet, brief: Brief): void {
  const pads: readonly (readonly [number, number, number, number])[] = [
    [180, 700, 0.9, 0.3],
    [630, 715, 0.95, 2.2],
    [400, 760, 0.85, 4],
    [160, 850, 1.1, 1.2],
    [640, 870, 1.15, 5],
    [400, 895, 0.7, 3],
  ];
  for (const [x, y, scale, angle] of pads.slice(0, byLevel(brief, 5, 6, 6))) {
    const spot = sheet.at({ x, y, scale: scale * 0.52, stretch: 2 });
    lilyPad(spot.at({ angle: angle + brief.random.range(-0.4, 0.4) }), byLevel(brief, 2, 5, 7));
  }
}

function drawBlooms(brief: Brief, blooms: readonly Bloom[]): void {
  const { random, level, sheet } = brief;
  const stems = sheet.layer('stems');
  const feet = blooms.map(([x, y, scale, , foot]) => {
    const at: Point = [x, y + 40 * scale];
    const sway = random.range(-26, 26);
    stems.shape(
      tube(bezier([x + sway, foot + 60], [x + sway * 1.4, foot - 40], [x, at[1] + 120], at, 20), () =>
        byLevel(brief, 10, 8, 7),
      ),
      'line',
      'leaf',
    );
    return at;
  });
  const [budX, budY] = blooms[0]![0] > 400 ? [640, 640] : [150, 640];
  if (level > 0) {
    stems.shape(
      tube(bezier([budX, 800], [budX - 8, 720], [budX + 6, 700], [budX, budY], 12), () => 7),
      'line',
      'leaf',
    );
    head(sheet.layer('flowers'), {
      species: SPECIES.lotus,
      at: [budX, budY],
      scale: 0.95,
      facing: 'bud',
      level,
      random,
    });
  }
  blooms.forEach(([, , scale, facing], i) =>
    head(sheet.layer('flowers'), {
      species: SPECIES.lotus,
      at: feet[i]!,
      scale,
      facing,
      lean: random.range(-0.12, 0.12),
      level: (level === 0 ? 0 : scale > 1.45 ? level : level - 1) as 0 | 1 | 2,
      random: random.fork(`bloom ${i}`),
      petals: 'a',
    }),
  );
}
