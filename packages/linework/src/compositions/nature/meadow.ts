import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { points } from '../../geometry/knots.ts';
import { hill, roundTree } from '../../motifs/landscape.ts';
import { bee, butterfly } from '../../motifs/nature/fliers.ts';
import {
  bellflower,
  cornflower,
  foxtail,
  fringe,
  oxEye,
  poppyBowl,
  poppyBud,
  type Stem,
} from '../../motifs/nature/meadow-plants.ts';
import { driftCloud, rainbow, shining } from '../../motifs/nature/skies.ts';
import { poplar } from '../../motifs/nature/trees.ts';
import { grass } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

const WIDE = 1000;
const HIGH = 760;

interface Plant extends Stem {
  readonly size: number;
  readonly random: Random;
}

type Grow = (sheet: Sheet, it: Plant) => void;

const sunflower: Grow = (sheet, { height, sway, level, size, random }) =>
  wildflower(sheet, {
    kind: 'sunflower',
    random,
    level: level === 2 ? 1 : 0,
    height,
    size: size * 0.9,
    sway,
    role: 'sun',
  });

/** What grows together, and what a meadow of it is called. */
const MIXES: readonly { plants: readonly Grow[]; name: string; text: string; tag: string }[] = [
  {
    plants: [poppyBowl, oxEye, foxtail, poppyBowl, poppyBud],
    name: 'Poppy',
    text: 'Poppies and daisies stand among the grasses',
    tag: 'poppies',
  },
  {
    plants: [sunflower, cornflower, oxEye, sunflower],
    name: 'Sunflower',
    text: 'Sunflowers look over cornflowers and daisies',
    tag: 'sunflowers',
  },
  {
    plants: [bellflower, oxEye, cornflower, foxtail],
    name: 'Bellflower',
    text: 'Bellflowers nod beside daisies and cornflowers',
    tag: 'bellflowers',
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
    const { random } = brief;
    const mix = random.pick(MIXES);
    const back = random.pick<Backdrop>(['sun', 'rainbow']);
    const flip = random.chance(0.5);
    const rim = pageRim(WIDE, HIGH);
    brief.sheet.layer('backdrop').shape(rim, 'bold', 'sky');
    const inside = brief.sheet.inside([rim]);
    const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
    drawBackdrop(scene, back);
    drawFlowers(scene, mix.plants);
    drawVisitors(scene);
    brief.sheet.layer('edge').rim(rim, 'bold');
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
  for (const [x, y, scale] of [
    [880, 416, 1.1],
    [960, 426, 0.9],
    [90, 424, 0.8],
  ].slice(0, level + 1) as [number, number, number][])
    roundTree(land.at({ x, y, scale }), random, level > 0);
  for (const [x, scale] of [
    [170, 0.5],
    [204, 0.42],
  ] as const)
    poplar(land.at({ x, y: 430, scale }), { random, level: 0 });
  hill(land, points('-10,470 300,440 640,470 1010,430'), HIGH + 10, 'grass');
  if (level > 0) hill(land, points('-10,530 260,500 560,530 1010,486'), HIGH + 10, 'leaf');
}

/** Where flowers stand: x, height of the head above the foot, its size; the tall ones behind. */
const BEDS = [
  [
    [210, 440, 92],
    [560, 470, 104],
    [850, 420, 92],
    [380, 330, 84],
    [710, 300, 84],
    [90, 280, 78],
    [930, 240, 72],
    [470, 210, 72],
    [290, 190, 66],
  ],
  [
    [330, 470, 100],
    [720, 450, 98],
    [140, 380, 88],
    [530, 360, 88],
    [880, 330, 84],
    [240, 260, 74],
    [630, 230, 74],
    [430, 200, 68],
    [800, 190, 66],
  ],
] as const;

/** Stands of grass from far to near: its rise, how tall and how wide its blades are. */
const GRASSES = [
  [600, 46, 34],
  [690, 110, 52],
] as const;

/** Where longer blades cross before the flowers, and how high. */
const TUSSOCKS = [
  [120, 250],
  [640, 270],
  [880, 220],
  [400, 200],
  [260, 210],
  [760, 190],
] as const;

function drawFlowers(brief: Brief, plants: readonly Grow[]): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('flowers');
  const turf = ([rise, tall, width]: (typeof GRASSES)[number]): void =>
    fringe(sheet, random, {
      from: -20,
      to: WIDE + 20,
      rise: (x) => rise + 12 * Math.sin(x / 130),
      foot: HIGH + 20,
      tall: () => tall,
      width: width * byLevel(brief, 1.8, 1.3, 1),
      strokes: 0.4,
    });
  for (let i = 0; i < byLevel(brief, 0, 4, 10); i++)
    plants[i % plants.length]!(sheet.at({ x: 40 + ((i * 391) % 930), y: 620 }), {
      height: 90 + ((i * 37) % 60),
      size: 38,
      sway: random.range(-12, 12),
      level: 0,
      random: random.fork(`far ${i}`),
    });
  turf(GRASSES[0]);
  const bed = random.pick(BEDS).slice(0, byLevel(brief, 3, 6, 9));
  bed.forEach(([x, height, size], i) =>
    plants[i % plants.length]!(sheet.at({ x, y: 775 }), {
      height: height * random.range(0.94, 1.04),
      size,
      sway: random.range(28, 62) * (i % 2 === 0 ? 1 : -1),
      level,
      random: random.fork(`flower ${i}`),
    }),
  );
  for (const [x, tall] of TUSSOCKS.slice(0, byLevel(brief, 2, 2, 6)))
    grass(sheet.at({ x, y: HIGH + 6 }), random, tall, 5);
  turf(GRASSES[1]);
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
