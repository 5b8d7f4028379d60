import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { between, place, type Point } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { sun } from '../../motifs/landscape.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { sea } from '../../motifs/nature/shore.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Somebody } from '../../motifs/people/body/somebody.ts';
import type { Posture, Skeleton } from '../../motifs/people/body/skeleton.ts';
import { rope } from '../../motifs/people/props.ts';
import { gull, lighthouse } from '../../motifs/seaside.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { boulderHall } from '../../motifs/stages/halls.ts';
import { bay, common, winterWood } from '../../motifs/stages/closer-places.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { cast, SHORTS, TROUSERS } from './cast.ts';
import { sunlitSky } from './backdrops.ts';
import { enter, pictured, type Picture } from './picture.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

/** The rope from above, and what hands hold and feet stand on. */
function holds(view: Scene['sheet'], { arms, legs, pose }: Skeleton): void {
  rope(
    view,
    [
      [30, -40],
      [54, -120],
      [58, -900],
    ],
    4,
    'sun',
  );
  for (const { end } of arms.filter((_, i) => pose.arms[i]!.hand === 'grip'))
    view.shape(ellipse(end[0], end[1] - 22, 30, 24, 0.3), 'bold', 'a');
  for (const { end } of legs) view.shape(ellipse(end[0], end[1] + 32, 36, 16), 'bold', 'b');
}

/** A harness: a belt, a loop about each thigh, and the knot of the rope. */
function harness(view: Scene['sheet'], { build, legs }: Skeleton): void {
  const half = build.hip + 5;
  for (const { root, bend } of legs) {
    const [x, y] = between(root, bend, 0.34);
    const angle = Math.atan2(bend[1] - root[1], bend[0] - root[0]) - Math.PI / 2;
    view
      .at({ x, y, angle })
      .shape(rectangle(-build.leg[0] - 5, -8, build.leg[0] * 2 + 10, 15, 6), 'line', 'b');
  }
  view.shape(rectangle(-half, -16, half * 2, 18, 7), 'line', 'a');
  view.shape(drawn('-9,-18! 6,-26 34,-46 42,-34! 14,-8 -4,2'), 'line', 'sun');
}

/** Somebody on a wall, one hand higher than the other; to the left the lower arm rests. */
const climbs = (turn: number): Posture => ({
  ...POSTURES.stand,
  head: { turn: turn * 0.4, tilt: -6 },
  arms: [
    turn > 0
      ? { upper: -160, fore: -172, hand: 'grip', layer: 'over' }
      : { upper: -36, fore: -10, hand: 'relaxed', layer: 'over' },
    { upper: turn > 0 ? 104 : 156, fore: turn > 0 ? 150 : 176, hand: 'grip', layer: 'over' },
  ],
  legs:
    turn > 0
      ? [
          { upper: -24, lower: -4, toes: 'left', roll: 16 },
          { upper: 76, lower: -10, toes: 'right', roll: 16 },
        ]
      : [
          { upper: -40, lower: 2, toes: 'left', roll: 16 },
          { upper: 44, lower: -4, toes: 'right', roll: 16 },
        ],
});

const wall: Picture = {
  name: 'climbing-wall',
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 930,
  edge: 'page',
  stages: [boulderHall],
  act(scene) {
    const { sheet, random, level } = scene;
    const first = cast(scene, 'child', { as: { bottom: SHORTS } });
    const second = cast(scene, 'teen', { among: [first], as: { bottom: TROUSERS } });
    for (const [who, x, y, turn, scale] of [
      [first, 236, random.range(560, 590), 1, 1.16],
      [second, 574, random.range(850, 880), -1, 1.04],
    ] as const) {
      if (level === 0 && who === second) continue;
      enter(scene, {
        who: { ...who.who, hat: 'climbing' },
        posture: climbs(turn),
        mien: who === first ? 'bold' : 'smile',
        x,
        y,
        scale,
        props: { behind: holds, over: harness },
      });
    }
    const mat = sheet.layer('mat');
    mat.shape(rectangle(-20, 936, 840, 60), 'bold', 'c');
    for (const x of level === 0 ? [400] : [160, 400, 640])
      mat.line(
        [
          [x, 936],
          [x, 996],
        ],
        'line',
        0,
      );
    return {
      title: random.pick([
        `${first.called} Is Nearly at the Top`,
        `The Red Route, Says ${second.called}`,
        `${second.called} Comes Second`,
      ]),
      description: `${first.called} climbs as if the wall were a tree, and ${second.called} follows by the easy route. The ropes hold, and the mat is soft.`,
      tags: ['climbing', 'climbing wall', 'sport', 'rope', 'child'],
    };
  },
};

/** Open sea with a lighthouse far off. */
const openSea: Stage = {
  where: bay.where,
  tags: bay.tags,
  sky: bay.sky,
  behind(scene) {
    const { sheet, width, random, level } = scene;
    sun(sheet.layer('sun').at({ x: 850, y: 120 }), 52, byGrade(scene, 0, 9, 9));
    clouds(scene, [
      [0.16, 0.12, 0.8],
      [0.56, 0.08, 0.7],
      [0.93, 0.34, 0.6],
    ]);
    for (const [x, y] of byGrade(
      scene,
      [],
      [[150, 150]],
      [
        [930, 210],
        [700, 90],
      ],
    ) as Point[])
      gull(sheet.layer('birds').at({ x, y, scale: 0.8 }));
    sea(sheet.layer('sea'), random, {
      width,
      from: 430,
      to: 640,
      bands: byGrade(scene, 2, 3, 5),
      floor: 840,
    });
    if (level > 0) lighthouse(sheet.layer('far').at({ x: 900, y: 436, scale: 0.8 }), level);
  },
};

const BREAKER =
  '-40,250! 60,170 230,84 420,60 600,96 730,180 786,290 768,400 716,452! 716,380 676,300 600,250 500,232 400,262 336,340 318,440 350,540 440,620 570,668 760,694 1060,704! 1060,840! -40,840!';

/** A breaking wave: its hollow, its face with the lines of the water, and foam along its lip. */
function breaker(scene: Scene): void {
  const { level } = scene;
  const sheet = scene.sheet.layer('wave');
  const hollow = drawn(
    '300,560! 290,330 400,180 560,150 720,230 800,420! 880,560 1060,640! 1060,760! 500,760!',
  );
  sheet.shape(hollow, 'bold', 'sky');
  const within = sheet.inside([hollow]);
  for (const t of byGrade(scene, [], [0.3, 0.62], [0.2, 0.45, 0.7, 0.92]))
    within.line(
      traced(
        `${330 + t * 120},${700 - t * 40} ${420 + t * 130},${360 + t * 60} ${640 + t * 80},${330 + t * 120} ${800 + t * 100},${560 + t * 40} 1080,${680 + t * 10}`,
      ),
      'line',
      0,
    );
  const rim = drawn(BREAKER);
  sheet.shape(rim, 'bold', 'water');
  const face = sheet.inside([rim]);
  for (const t of byGrade(scene, [0.5], [0.14, 0.34, 0.56, 0.8], [0.14, 0.3, 0.46, 0.62, 0.78, 0.92]))
    face.line(
      traced(
        `-60,${300 + t * 420} ${130 - t * 40},${190 + t * 360} ${330 - t * 90},${96 + t * 330} ${500 - t * 250},${104 + t * 330} ${300 - t * 90},${420 + t * 170} ${400 - t * 40},${600 + t * 110} 640,${690 + t * 90} 1080,${715 + t * 100}`,
      ),
      'line',
      0,
    );
  sheet.rim(rim, 'bold');
  const lip = traced('300,70 420,54 560,78 680,140 752,230 776,330 760,420 716,462');
  const puffs = [7, 11, 15][level]!;
  for (let i = 0; i < puffs; i++) {
    const [x, y] = lip[Math.floor((i / (puffs - 1)) * (lip.length - 1))]!;
    sheet.shape(
      puff(scene.random, [x, y], [42 + i * (14 / puffs), 34 + i * (12 / puffs)], 7, 0.14),
      'line',
      'paper',
    );
  }
}

/** Spray thrown up behind a board. */
function spray(scene: Scene, [x, y]: Point): void {
  const sheet = scene.sheet.layer('spray');
  for (const [dx, dy, r] of (
    [
      [-10, -6, 44],
      [-62, 12, 36],
      [34, 18, 34],
      [-104, 26, 26],
    ] as const
  ).slice(0, scene.level + 2))
    sheet.shape(puff(scene.random, [x + dx, y + dy], [r, r * 0.8], 7, 0.16), 'line', 'paper');
  for (const [i, [dx, dy]] of (
    [
      [-60, -66],
      [-120, -40],
      [-20, -92],
      [-150, -96],
    ] as Point[]
  )
    .slice(0, scene.level + 2)
    .entries())
    sheet.shape(place(petal('drop', 38, 24), { x: x + dx, y: y + dy, angle: -0.9 + i * 0.3 }), 'line', 'sky');
}

const surf: Picture = {
  name: 'surfer',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 600,
  edge: 'page',
  stages: [openSea],
  isBanded: true,
  act(scene) {
    const { sheet, random, level } = scene;
    const who = cast(scene, random.pick(['child', 'teen', 'woman'] as const), {
      as: { feet: 'bare', bottom: SHORTS },
    });
    const scale = { child: 1.16, teen: 0.94, woman: 0.86 }[who.who.build as 'child' | 'teen' | 'woman'];
    breaker(scene);
    spray(scene, [262, 668]);
    const board = sheet.layer('rider').at({ x: 486, y: 640, angle: random.range(0.05, 0.14) });
    board.shape(
      drawn('-250,14! -236,-4 -120,-20 60,-24 210,-18 306,-34! 250,14 80,30 -120,28 -236,24'),
      'bold',
      'a',
    );
    board.shape(drawn('-200,6! 0,0 180,-4 236,-12! 190,6 40,16 -120,16'), 'line', 'sun');
    if (level > 0) board.shape(drawn('-196,28! -150,28! -186,62 -206,66'), 'line', 'b');
    enter(
      { ...scene, sheet: board, ground: -12 },
      {
        who: who.who,
        posture: {
          ...POSTURES.stand,
          lean: 16,
          bow: -5,
          turn: 0.5,
          hips: 0,
          shoulders: 6,
          head: { turn: 0.55, tilt: -8 },
          arms: [
            { upper: -96, fore: -76, hand: 'flat', thumb: 1, layer: 'behind' },
            { upper: 62, fore: 98, hand: 'flat', thumb: -1 },
          ],
          legs: [
            { upper: -62, lower: 4, short: [0.92, 0.96], toes: 'right' },
            { upper: 64, lower: -12, short: [0.92, 0.96], toes: 'right' },
          ],
        },
        mien: 'laugh',
        x: 10,
        scale,
      },
    );
    const swell = drawn(
      '-40,740! 80,716 210,742 330,716 470,744 610,718 750,744 890,718 1060,742! 1060,840! -40,840!',
    );
    sheet.layer('foam').shape(swell, 'bold', 'sky');
    return {
      title: random.pick([
        `${who.called} Rides the Big One`,
        `One Wave for ${who.called}`,
        `${who.called} Stands Up`,
      ]),
      description: `${who.called} has waited for this wave since breakfast. Knees bent, arms wide, and do not look down.`,
      tags: ['surfing', 'surfer', 'wave', 'sea', 'sport'],
    };
  },
};

/** A round target on its stand, 300 units high on the origin. */
function target(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  for (const x of [-70, 70])
    rope(
      sheet,
      [
        [x * 0.4, -260],
        [x * 1.3, 0],
      ],
      8,
      'wood',
    );
  const rings = [3, 4, 5][level]!;
  for (let i = 0; i < rings; i++)
    sheet.shape(
      ellipse(0, -210, 112 * (1 - i / rings), 120 * (1 - i / rings)),
      i === 0 ? 'bold' : 'line',
      (['paper', 'b', 'a', 'sun', 'rust'] as const)[i],
    );
}

/** What is worn in the snow. */
const WARM: Partial<Somebody> = {
  hat: 'beanie',
  top: { sleeves: 1.85, role: 'b', trim: 'soft', neckline: 'high', loose: 8 },
  bottom: TROUSERS,
  feet: 'boot',
};

const archery: Picture = {
  name: 'archer',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 640,
  stages: [common, winterWood],
  backdrop: sunlitSky(0.56, 32),
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const isCold = stage === winterWood;
    const who = cast(scene, random.pick(['child', 'teen'] as const), isCold ? { as: WARM } : {});
    const scale = who.who.build === 'child' ? 1.2 : 1.02;
    target(sheet.layer('target').at({ x: 806, y: ground + 6, scale: 1.24 }), level);
    enter(scene, {
      who: who.who,
      posture: {
        ...POSTURES.stand,
        turn: 0.4,
        head: { turn: 0.55, tilt: 0 },
        arms: [
          { reach: [30, -104], elbow: -1, hand: 'grip', layer: 'over' },
          { upper: 88, fore: 90, hand: 'grip', thumb: -1 },
        ],
        legs: [
          { upper: -16, lower: -12, toes: 'right' },
          { upper: 18, lower: 12, toes: 'right' },
        ],
      },
      mien: 'smile',
      x: 270,
      y: ground + 30,
      scale,
      props: {
        over: (view, bones) => {
          const [x, y] = bones.arms[1].end;
          const [hx, hy] = bones.arms[0].end;
          rope(
            view,
            [
              [x - 22, y - 172],
              [x + 30, y - 96],
              [x + 14, y],
              [x + 30, y + 96],
              [x - 22, y + 172],
            ],
            6,
            'wood',
          );
          view.line(
            [
              [x - 20, y - 168],
              [hx + 8, hy],
              [x - 20, y + 168],
            ],
            'bold',
            0,
          );
          rope(
            view,
            [
              [hx - 10, hy],
              [x + 70, y],
            ],
            4,
            'wood',
          );
          view.shape(
            [
              [x + 68, y - 12],
              [x + 98, y],
              [x + 68, y + 12],
            ],
            'line',
            'stone',
          );
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} Aims for the Yellow`,
        `The Quiet Second before ${who.called} Lets Go`,
        `${who.called} and the Straw Target`,
      ]),
      description: `${who.called} breathes out ${stage.where} and looks at nothing but the middle. Archery is a sport for people who can stand still.`,
      tags: ['archery', 'bow and arrow', 'target', 'sport', stage.tags[0]!],
    };
  },
};

/** People at their sports. */
export const sports: readonly Composition[] = [wall, surf, archery].map(pictured);
