import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { hill } from '../../motifs/landscape.ts';
import { bee, butterfly } from '../../motifs/nature/fliers.ts';
import { driftCloud, rainbow, shining } from '../../motifs/nature/skies.ts';
import { broadleaf, poplar } from '../../motifs/nature/trees.ts';
import { grass } from '../../motifs/nature/undergrowth.ts';
import { wildflower, type WildKind } from '../../motifs/nature/wildflowers.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';

const WIDE = 1000;
const HIGH = 760;

/** What grows together, and what a meadow of it is called. */
const MIXES: readonly { kinds: readonly WildKind[]; name: string; text: string; tag: string }[] = [
  {
    kinds: ['poppy', 'wheat', 'daisy'],
    name: 'Poppy',
    text: 'Poppies and daisies stand among ears of wheat',
    tag: 'poppies',
  },
  {
    kinds: ['tulip', 'daisy', 'tulip'],
    name: 'Tulip',
    text: 'Tulips and daisies open in the spring sun',
    tag: 'tulips',
  },
  {
    kinds: ['cosmos', 'lavender', 'clover'],
    name: 'Lavender',
    text: 'Lavender and clover hum with visitors',
    tag: 'lavender',
  },
  {
    kinds: ['dandelion', 'daisy', 'bluebell'],
    name: 'Dandelion',
    text: 'Dandelion clocks wait for the wind beside bluebells',
    tag: 'dandelions',
  },
  {
    kinds: ['sunflower', 'cosmos', 'sunflower'],
    name: 'Sunflower',
    text: 'Sunflowers turn their faces to the viewer',
    tag: 'sunflowers',
  },
];

type Backdrop = 'sun' | 'rainbow';

const BACKDROPS: Readonly<Record<Backdrop, string>> = {
  sun: 'The sun is high and the day is long.',
  rainbow: 'A rainbow stands over the hills after the rain.',
};

/** Flowers seen from low down, as a beetle sees a meadow. */
export const meadow: Composition = {
  name: 'meadow',
  category: 'nature',
  size: [WIDE, HIGH],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const mix = random.pick(MIXES);
    const back = random.pick<Backdrop>(['sun', 'rainbow']);
    const kind = random.pick<WindowKind>(level === 0 ? ['panel'] : ['panel', 'cut']);
    const flip = random.chance(0.5);
    throughWindow(brief.sheet, { kind, size: [WIDE, HIGH], role: 'sky', band: 0 }, (inside) => {
      const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
      drawBackdrop(scene, back);
      drawFlowers(scene, mix.kinds);
      drawVisitors(scene);
    });
    return {
      title: `${mix.name} Meadow ${random.pick(back === 'rainbow' ? ['after the Rain', 'and Rainbow'] : ['at Noon', 'in Full Sun', 'in June'])}`,
      description: `${mix.text}. ${BACKDROPS[back]}`,
      tags: ['meadow', 'wildflowers', mix.tag, 'summer', ...(back === 'sun' ? ['sun'] : [back])],
    };
  },
};

function drawBackdrop(brief: Brief, back: Backdrop): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  if (back === 'rainbow')
    rainbow(
      sheet.at({ x: random.range(480, 600), y: 520 }),
      byLevel(brief, 430, 430, 440),
      byLevel(brief, 58, 42, 34),
      byLevel(brief, 4, 5, 7),
      'sky',
    );
  else
    shining(sheet, {
      at: [random.range(200, 330), random.range(170, 220)],
      radius: byLevel(brief, 100, 88, 80),
      rays: byLevel(brief, 6, 14, 22),
      style: 'rays',
    });
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [
      [720, 180, 0.8],
      [880, 290, 0.6],
    ],
    [
      [700, 170, 0.72],
      [880, 270, 0.6],
      [130, 330, 0.5],
    ],
  ))
    driftCloud(sheet.at({ x: x!, y: y!, scale: scale! }), random, level > 0);
  const land = brief.sheet.layer('land');
  hill(land, points('-10,430 250,370 520,420 780,360 1010,410'), HIGH + 10, 'leaf');
  if (level > 0) broadleaf(land.at({ x: 890, y: 430, scale: 0.56 }), { random, level: 0 });
  if (level > 0)
    for (const [x, scale] of [
      [90, 0.44],
      [150, 0.56],
    ] as const)
      poplar(land.at({ x, y: 440, scale }), { random, level: 0 });
  hill(land, points('-10,480 300,450 640,480 1010,440'), HIGH + 10, 'grass');
}

/** Where flowers stand: x, height of the head above the foot, half its width; the tall ones behind. */
const BEDS = [
  [
    [190, 400, 74],
    [500, 450, 84],
    [800, 390, 76],
    [340, 300, 70],
    [660, 310, 72],
    [90, 250, 62],
    [910, 240, 62],
    [430, 190, 60],
    [580, 180, 58],
    [250, 170, 58],
    [770, 180, 60],
  ],
  [
    [330, 440, 82],
    [690, 430, 82],
    [150, 340, 72],
    [510, 330, 76],
    [860, 330, 72],
    [240, 220, 62],
    [600, 210, 62],
    [400, 180, 58],
    [770, 190, 60],
    [80, 180, 56],
    [930, 180, 56],
  ],
] as const;

function drawFlowers(brief: Brief, kinds: readonly WildKind[]): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('flowers');
  const roles = random.shuffle<Role>(['a', 'b', 'd']);
  const bed = random.pick(BEDS).slice(0, byLevel(brief, 3, 4, 8));
  for (const x of byLevel(brief, [], [60, 300, 560, 720, 950], [60, 280, 440, 560, 720, 950]))
    grass(sheet.at({ x, y: 770 }), random, byLevel(brief, 190, 220, 230), 3, 'leaf');
  bed.forEach(([x, height, size], i) => {
    const kind = kinds[i % kinds.length]!;
    wildflower(sheet.at({ x, y: 775 }), {
      kind,
      random: random.fork(`flower ${i}`),
      level: level === 2 && size > 70 ? 1 : 0,
      height: height * random.range(0.94, 1.05),
      size: size * byLevel(brief, 1.4, 1.12, 0.96),
      sway: random.range(-40, 40),
      role: roles[i % kinds.length]!,
      isRooted: level === 2,
    });
  });
  for (const x of byLevel(brief, [], [], [250, 760]))
    grass(sheet.at({ x, y: 775 }), random, byLevel(brief, 130, 120, 110), 3);
}

function drawVisitors(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('visitors');
  butterfly(
    sheet.at({
      x: random.range(600, 660),
      y: random.range(150, 240),
      scale: byLevel(brief, 0.8, 0.66, 0.6),
      angle: 0.4,
    }),
    ['d', 'b'],
    level,
  );
  if (level > 0)
    bee(
      sheet.at({
        x: random.range(390, 430),
        y: random.range(230, 280),
        scale: byLevel(brief, 0.9, 0.7, 0.62),
        angle: -0.15,
      }),
    );
}
