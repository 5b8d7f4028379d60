import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { gaze } from '../../motifs/animals/body/gaze.ts';
import { hill } from '../../motifs/landscape.ts';
import { bee, butterfly } from '../../motifs/nature/fliers.ts';
import {
  bellflower,
  cornflower,
  foxtail,
  oxEye,
  poppyBowl,
  poppyBud,
  sward,
  type Stem,
} from '../../motifs/nature/meadow-plants.ts';
import { driftCloud, rainbow, shining } from '../../motifs/nature/skies.ts';
import { poplar } from '../../motifs/nature/trees.ts';
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
    size: size * (size > 80 ? 1.2 : 0.9),
    sway,
    role: 'sun',
  });

/** What grows together, and what a meadow of it is called. */
const MIXES: readonly { plants: readonly Grow[]; name: string; text: string; tag: string }[] = [
  {
    plants: [poppyBowl, oxEye, poppyBowl, oxEye, poppyBud],
    name: 'Poppy',
    text: 'Poppies and daisies stand among the grasses',
    tag: 'poppies',
  },
  {
    plants: [sunflower, sunflower, cornflower, oxEye, cornflower],
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
    const chosen = random.pick(BEDS);
    const hasMouse = brief.level > 0 && random.fork('climber').chance(0.4);
    const bed = hasMouse ? MOUSE_BED : chosen;
    drawBackdrop(scene, back, bed);
    drawFlowers(scene, mix.plants, bed);
    drawVisitors(scene, bed);
    if (hasMouse) climber(scene.sheet.layer('climber').at({ x: 470, y: 430 }));
    brief.sheet.layer('edge').rim(rim, 'bold');
    return {
      title: `${mix.name} Meadow ${random.pick(back === 'rainbow' ? ['after the Rain', 'and Rainbow'] : ['at Noon', 'in Full Sun', 'in June'])}`,
      description: `${mix.text}. ${hasMouse ? 'A harvest mouse has climbed up among them.' : BACKDROPS[back]}`,
      tags: ['meadow', 'wildflowers', mix.tag, 'summer', ...(back === 'sun' ? ['sun'] : [back])],
    };
  },
};

function drawBackdrop(brief: Brief, back: Backdrop, bed: Bed): void {
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
      at: [bed.sun[0] + random.range(-14, 14), bed.sun[1]],
      radius: byLevel(brief, 100, 84, 78),
      rays: byLevel(brief, 6, 14, 22),
      style: 'rays',
    });
  for (const [x, y, scale] of level === 0 ? [] : bed.clouds)
    driftCloud(sheet.at({ x, y, scale }), random, true);
  const land = brief.sheet.layer('land');
  hill(land, points('-10,430 250,370 520,420 780,360 1010,410'), HIGH + 10, 'leaf');
  for (const [x, scale] of [
    [170, 0.5],
    [204, 0.42],
  ] as const)
    poplar(land.at({ x, y: 430, scale }), { random, level: 0 });
  hill(land, points('-10,470 300,440 640,470 1010,430'), HIGH + 10, 'grass');
  if (level > 0) hill(land, points('-10,530 260,500 560,530 1010,486'), HIGH + 10, 'leaf');
}

/** A bed of flowers: x, height of the head above the foot and its size, the tall ones first, and what is free above. */
interface Bed {
  readonly flowers: readonly (readonly [x: number, height: number, size: number])[];
  readonly sun: readonly [x: number, y: number];
  readonly clouds: readonly (readonly [x: number, y: number, scale: number])[];
  readonly butterfly: readonly [x: number, y: number];
  readonly bee: readonly [x: number, y: number];
}

const BEDS: readonly Bed[] = [
  {
    flowers: [
      [200, 500, 98],
      [800, 480, 100],
      [500, 380, 92],
      [356, 280, 76],
      [652, 290, 74],
      [90, 290, 70],
      [930, 270, 70],
    ],
    sun: [490, 150],
    clouds: [
      [880, 120, 0.7],
      [100, 130, 0.5],
    ],
    butterfly: [656, 226],
    bee: [352, 330],
  },
  {
    flowers: [
      [360, 500, 100],
      [680, 430, 96],
      [130, 380, 88],
      [900, 340, 84],
      [530, 290, 74],
      [246, 260, 70],
      [790, 240, 66],
    ],
    sun: [640, 150],
    clouds: [
      [880, 150, 0.62],
      [140, 150, 0.74],
    ],
    butterfly: [856, 276],
    bee: [510, 340],
  },
];

/** A bed with one great stalk in the middle for somebody to climb. */
const MOUSE_BED: Bed = {
  flowers: [
    [460, 540, 116],
    [780, 420, 100],
    [180, 400, 104],
    [640, 250, 78],
    [330, 230, 76],
    [920, 280, 70],
    [70, 250, 66],
  ],
  sun: [170, 160],
  clouds: [[720, 140, 0.66]],
  butterfly: [880, 200],
  bee: [270, 250],
};

/** A harvest mouse that clings to a stalk through the frame's origin and looks to the right, 300 units high. */
function climber(sheet: Sheet): void {
  const spine = traced('-30,96 -70,150 -30,196 30,180 34,140 0,128 -26,150');
  sheet.shape(clockwise(tube(spine, (t) => 11 - 7 * t)), 'line', 'blush');
  const body = drawn('-66,96 -92,40 -80,-30 -40,-76 20,-70 44,-20 40,50 22,98 -20,112');
  sheet.shape(body, 'bold', 'ember');
  sheet.shape(drawn('-70,92 -66,44 -34,24 2,46 8,84 44,92 46,108 4,114 -40,112'), 'bold', 'ember');
  for (const t of ['-74,-6 -60,2 -56,14', '-56,-34 -42,-26 -38,-14', '-50,60 -38,54 -24,58'])
    sheet.line(traced(t), 'fine', 0.4);
  sheet.shape(drawn('-40,-104! -74,-118 -88,-152 -66,-174 -34,-160 -16,-128!'), 'bold', 'ember');
  sheet.shape(
    drawn('-58,-60 -62,-104 -26,-134 28,-128 78,-98 96,-80 84,-64 36,-50 -20,-44'),
    'bold',
    'ember',
  );
  sheet.shape(drawn('-4,-100! -28,-132 -22,-170 8,-184 32,-160 28,-120!'), 'bold', 'ember');
  sheet.shape(drawn('0,-116! -14,-138 -8,-162 8,-168 18,-152 16,-126!'), 'line', 'blush');
  gaze(sheet, [50, -94], 8);
  sheet.ink(ellipse(95, -80, 8, 7));
  sheet.line(traced('84,-66 70,-60 54,-64'), 'line', 0.4);
  for (const t of ['72,-74 100,-64 122,-66', '70,-70 94,-54 112,-48']) sheet.line(traced(t), 'fine', 0.6);
  for (const y of [-16, 14])
    sheet.shape(drawn('-20,-14 10,-12 34,-18 44,-4 34,10 8,12 -20,10', { x: -6, y }), 'line', 'blush');
}

/** Tussocks before the great flowers, by level; hard pages have a row behind them as well. */
const NEAR = [
  { tall: 200, width: 60, apart: 340 },
  { tall: 220, width: 46, apart: 300 },
  { tall: 190, width: 36, apart: 236 },
] as const;

function drawFlowers(brief: Brief, plants: readonly Grow[], bed: Bed): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('flowers');
  for (let i = 0; i < byLevel(brief, 0, 2, 9); i++)
    plants[i % plants.length]!(sheet.at({ x: 60 + i * byLevel(brief, 0, 580, 110), y: 640 }), {
      height: 96 + ((i * 37) % 40),
      size: 36,
      sway: random.range(-10, 10),
      level: 0,
      random: random.fork(`far ${i}`),
    });
  if (level === 2) sward(sheet, random, { from: 30, to: WIDE, foot: 706, tall: 96, width: 26, apart: 210 });
  bed.flowers.slice(0, byLevel(brief, 3, 5, 7)).forEach(([x, height, size], i) =>
    plants[i % plants.length]!(sheet.at({ x, y: 775 }), {
      height: height * random.range(0.97, 1.03),
      size,
      sway: random.range(20, 44) * (x < WIDE / 2 ? -1 : 1),
      level,
      random: random.fork(`flower ${i}`),
      hasLeaves: height > 270,
    }),
  );
  sward(sheet, random, { from: 60, to: WIDE, foot: HIGH + 20, ...NEAR[level] });
}

function drawVisitors(brief: Brief, bed: Bed): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('visitors');
  const [x, y] = bed.butterfly;
  butterfly(
    sheet.at({ x, y: y + random.range(-16, 16), scale: byLevel(brief, 0.8, 0.66, 0.62), angle: 0.4 }),
    ['d', 'b'],
    level,
  );
  if (level > 0)
    bee(sheet.at({ x: bed.bee[0], y: bed.bee[1], scale: byLevel(brief, 0.9, 0.7, 0.66), angle: -0.15 }));
}
