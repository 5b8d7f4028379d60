import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { between, distance, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Somebody } from '../../motifs/people/body/somebody.ts';
import type { Posture, Skeleton } from '../../motifs/people/body/skeleton.ts';
import { rope } from '../../motifs/people/props.ts';
import { boulderHall } from '../../motifs/stages/halls.ts';
import { common, winterWood } from '../../motifs/stages/closer-places.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { cast, SHORTS, TROUSERS } from './cast.ts';
import { sunlitSky } from './backdrops.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { surfer } from './surfer.ts';

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

/** A round target on its stand, the stand's foot on the origin; `lift` raises its middle above 210 units. */
function target(sheet: Scene['sheet'], level: 0 | 1 | 2, lift: number): void {
  for (const x of [-70, 70])
    rope(
      sheet,
      [
        [x * 0.4, -260 - lift],
        [x * 1.3, 0],
      ],
      8,
      'wood',
    );
  const rings = [3, 4, 5][level]!;
  for (let i = 0; i < rings; i++)
    sheet.shape(
      ellipse(0, -210 - lift, 112 * (1 - i / rings), 120 * (1 - i / rings)),
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

/** The middle of a closed hand. */
function fistOf({ arms, build }: Skeleton, i: 0 | 1): Point {
  const { bend, end } = arms[i];
  return between(bend, end, 1 + (build.hand * 0.42) / distance(bend, end));
}

const archery: Picture = {
  name: 'archer',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 640,
  stages: [common, winterWood],
  backdrop: sunlitSky(0.56, 120),
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const isCold = stage === winterWood;
    const who = cast(scene, random.pick(['child', 'teen'] as const), isCold ? { as: WARM } : {});
    const scale = who.who.build === 'child' ? 1.2 : 1.02;
    if (isCold && level === 2)
      for (const [i, y] of [8, 46, 88].entries())
        sheet
          .layer('drifts')
          .line(
            traced(
              `-20,${ground + y} ${220 + i * 90},${ground + y - 22} ${560 + i * 60},${ground + y + 14} 1020,${ground + y - 12}`,
            ),
            'fine',
            0,
          );
    target(
      sheet.layer('target').at({ x: 806, y: ground + 6, scale: 1.24 }),
      level,
      who.who.build === 'child' ? 60 : 96,
    );
    enter(scene, {
      who: who.who,
      posture: {
        ...POSTURES.stand,
        turn: 0.4,
        head: { turn: 0.55, tilt: 0 },
        arms: [
          { upper: -97, fore: 101, short: [0.64, 1.1], hand: 'grip', thumb: 1, layer: 'over' },
          { upper: 97, fore: 99, hand: 'grip', thumb: -1, layer: 'over' },
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
          const [x, y] = fistOf(bones, 1);
          const [hx, hy] = fistOf(bones, 0);
          rope(
            view,
            [
              [x - 36, y - 172],
              [x + 16, y - 96],
              [x, y],
              [x + 16, y + 96],
              [x - 36, y + 172],
            ],
            6,
            'wood',
          );
          view.line(
            [
              [x - 34, y - 168],
              [hx, hy],
              [x - 34, y + 168],
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
export const sports: readonly Composition[] = [wall, surfer, archery].map(pictured);
