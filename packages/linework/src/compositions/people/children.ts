import type { Composition } from '../../composition.ts';
import { ellipse } from '../../geometry/forms.ts';
import { everyday, looks, namesOf } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture, Skeleton } from '../../motifs/people/body/skeleton.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { puddleSplash, rainfall } from '../../motifs/people/rainy-things.ts';
import { courtChair } from '../../motifs/people/court-chair.ts';
import { ball, goal, rope, umbrella } from '../../motifs/people/props.ts';
import { bay, common, lane } from '../../motifs/stages/closer-places.ts';
import { garden, heavyRain } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { kiteDay } from './kite-day.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { skyBehind, sunlitSky } from './backdrops.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

const hopping: Posture = {
  ...POSTURES.jump,
  arms: [
    { upper: -28, fore: -62, hand: 'grip', thumb: 1 },
    { upper: 28, fore: 62, hand: 'grip', thumb: -1 },
  ],
  legs: [
    { upper: -24, lower: 14, short: [0.96, 0.96], toes: 'left', roll: 24 },
    { upper: 30, lower: -44, short: [0.96, 0.92], toes: 'right', roll: 30 },
  ],
};

const jumpRope: Picture = {
  name: 'jump-rope',
  backdrop: skyBehind('streaks', 180),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 850,
  stages: [common, garden, lane],
  act(scene, stage) {
    const { random, level } = scene;
    const who = looks(random, 'child', 'she', level);
    enter(scene, {
      who: { ...who, ...everyday(random, 'she', level) },
      posture: hopping,
      mien: 'laugh',
      x: 400,
      y: 815,
      scale: 1.42,
      props: {
        behind: (view, bones) => {
          const [left, right] = [bones.arms[0].end, bones.arms[1].end];
          const low = bones.ground + 34;
          rope(
            view,
            [
              [left[0] - 6, left[1] + 20],
              [left[0] - 52, left[1] + 76],
              [left[0] - 22, low - 66],
              [-24, low],
              [right[0] - 12, low - 46],
              [right[0] + 46, right[1] + 84],
              [right[0] + 6, right[1] + 20],
            ],
            4.6,
            'a',
          );
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} Jumps Rope`,
        `Forty-One, Forty-Two, ${who.called}!`,
        `${who.called} and the Skipping Rope`,
      ]),
      description: `${who.called} jumps rope ${stage.where} and has stopped counting. Both feet are off the ground.`,
      tags: ['child', 'girl', 'jump rope', 'play', ...stage.tags.slice(0, 2)],
    };
  },
};

/** How a puddle is met: the pose, where the jumper is and the splash across the page, and how the umbrella is held. */
interface Jump {
  readonly pose: Posture;
  readonly jumper: { readonly x: number; readonly y: number; readonly scale: number };
  readonly splash: number;
  readonly umbrella: {
    readonly arm: 0 | 1;
    readonly layer: 'behind' | 'over';
    readonly angle: number;
    readonly scale: number;
  };
  readonly hasSnail: boolean;
}

/** A leap with the umbrella held over the head, or a jump with it aside. */
const JUMPS: readonly Jump[] = [
  {
    pose: {
      ...POSTURES.jump,
      lean: 6,
      head: { tilt: 6, turn: 0.35 },
      arms: [
        { upper: -26, fore: -176, hand: 'grip', thumb: 1, layer: 'over' },
        { upper: 92, fore: 112, hand: 'open', thumb: -1 },
      ],
      legs: [
        { upper: -36, lower: -62, toes: 'left', roll: 30 },
        { upper: 56, lower: 10, short: [0.94, 1], toes: 'right', roll: -6 },
      ],
    },
    jumper: { x: 430, y: 800, scale: 1.3 },
    splash: 440,
    umbrella: { arm: 0, layer: 'behind', angle: -0.1, scale: 1.04 },
    hasSnail: true,
  },
  {
    pose: {
      ...POSTURES.jump,
      arms: [
        { upper: -96, fore: -120, hand: 'open', thumb: 1 },
        { upper: 40, fore: 168, hand: 'grip', thumb: -1, layer: 'over' },
      ],
      legs: [
        { upper: -30, lower: -6, toes: 'left', roll: 10 },
        { upper: 40, lower: -18, toes: 'right', roll: 10 },
      ],
    },
    jumper: { x: 380, y: 815, scale: 1.24 },
    splash: 390,
    umbrella: { arm: 1, layer: 'over', angle: 0.12, scale: 1 },
    hasSnail: false,
  },
];

/** Two smaller puddles behind the one that is jumped into. */
function morePuddles(at: Scene['sheet']): void {
  for (const [x, y, half] of [
    [690, 762, 84],
    [150, 748, 92],
  ] as const) {
    at.shape(ellipse(x, y, half, half * 0.24), 'line', 'water');
    at.shape(ellipse(x - half * 0.16, y, half * 0.52, half * 0.1), 'fine', 'sky');
  }
}

const puddleJump: Picture = {
  name: 'puddle-jump',
  backdrop: skyBehind('streaks', 200),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 860,
  stages: [heavyRain],
  act(scene) {
    const { random, level, sheet } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    const { pose, jumper, splash, umbrella: held, hasSnail } = random.fork('jump').pick(JUMPS);
    if (level === 2) rainfall(scene);
    if (hasSnail && level > 0) morePuddles(sheet.layer('splash'));
    puddleSplash(sheet.layer('splash').at({ x: splash, y: 872 }), level);
    if (hasSnail && level > 0) snail(sheet.layer('snail').at({ x: 104, y: 946, scale: 0.74 }), 'wood', level);
    enter(scene, {
      who: {
        ...who,
        top: { sleeves: 1.8, role: 'sun', trim: 'gold', neckline: 'hood', loose: 8, buttons: true },
        bottom: { kind: 'trousers', length: 1.6, role: 'c', trim: 'd' },
        feet: 'boot',
        feetRole: 'a',
      },
      posture: pose,
      mien: 'laugh',
      ...jumper,
      props: {
        [held.layer]: (view: Scene['sheet'], bones: Skeleton) => {
          const [x, y] = bones.arms[held.arm].end;
          umbrella(view.at({ x: x + 8, y: y - 4, angle: held.angle, scale: held.scale }), level, ['a', 'b']);
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} Finds the Deepest Puddle`,
        `${who.called} in the Rain`,
        `Rain Boots for ${who.called}`,
      ]),
      description: `${who.called} has an umbrella and rain boots and needs neither of them to stay dry. The puddle is gone in a moment.`,
      tags: ['child', 'rain', 'umbrella', 'puddle', 'boots', 'autumn'],
    };
  },
};

/** What is worn to kick a ball. */
const KIT = { kind: 'trousers', length: 0.76, bib: false } as const;
/** How high a child's hips are above the floor in a wheelchair for ball games. */
const CHAIR_SEAT = 152;

const ballGame: Picture = {
  name: 'ball-game',
  backdrop: sunlitSky(),
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 690,
  stages: [common, bay, lane],
  act(scene, stage) {
    const { random, level, sheet } = scene;
    const one = looks(random, 'child', kindOf(scene), level);
    const two = looks(random, 'child', kindOf(scene), level, [one]);
    const rolls = random.chance(0.5);
    const chair = courtChair(CHAIR_SEAT);
    const clothes = everyday(random, one.kind, level === 2 ? 2 : 0);
    // On the finest pages a row of flowers or shells lies before the players.
    const ground = scene.ground + (level === 2 ? 0 : 26);
    enter(scene, {
      who: { ...one, ...clothes, bottom: { ...clothes.bottom, ...KIT }, feet: 'sneaker' },
      posture: {
        ...POSTURES.kick,
        lean: -12,
        arms: [
          { upper: -58, fore: -24, hand: 'relaxed', layer: 'behind' },
          { upper: 92, fore: 138, hand: 'relaxed', thumb: -1 },
        ],
        legs: [
          { upper: -2, lower: -18, toes: 'right' },
          { upper: 64, lower: 40, toes: 'right', roll: -4 },
        ],
      },
      mien: 'smile',
      x: 238,
      y: ground,
      scale: 1.32,
    });
    goal(sheet.layer('goal').at({ x: 742, y: ground - 30, scale: 1.06 }), level);
    ball(sheet.layer('ball').at({ x: 530, y: ground - 92 }), level === 0 ? 50 : 42, level);
    enter(scene, {
      who: { ...two, ...everyday(random, 'he', level === 2 ? 2 : 0) },
      posture: rolls
        ? {
            sits: true,
            height: CHAIR_SEAT,
            head: { turn: 0.4, tilt: 4 },
            arms: [
              { upper: -92, fore: -140, hand: 'open', thumb: 1 },
              { upper: 96, fore: 150, hand: 'open', thumb: -1 },
            ],
            legs: [
              { upper: -30, lower: 8, short: [0.5, 0.84], toes: 'left' },
              { upper: 30, lower: -8, short: [0.5, 0.84], toes: 'right' },
            ],
          }
        : {
            ...POSTURES.jump,
            height: 166,
            lean: 8,
            legs: [
              { upper: -44, lower: 8, toes: 'left' },
              { upper: 44, lower: -8, toes: 'right' },
            ],
            arms: [
              { upper: -62, fore: -136, hand: 'open', thumb: 1 },
              { upper: 66, fore: 122, hand: 'open', thumb: -1 },
            ],
          },
      mien: 'laugh',
      x: 738,
      y: ground,
      scale: 1.28,
      flip: true,
      ...(rolls ? { props: { behind: (view) => chair.behind(view), held: (view) => chair.over(view) } } : {}),
    });
    return {
      title: random.pick([
        `${one.called} and ${two.called} Play Ball`,
        `${two.called} Guards the Goal`,
        `A Good Kick by ${one.called}`,
      ]),
      description: `${namesOf([one, two])} play ball ${stage.where}. It is two to two and the next goal counts.`,
      tags: [
        'children',
        'ball',
        'soccer',
        'friends',
        ...(rolls ? ['wheelchair'] : ['play']),
        ...stage.tags.slice(0, 2),
      ],
    };
  },
};

/** Children at play. */
export const children: readonly Composition[] = [kiteDay, jumpRope, puddleJump, ballGame].map(pictured);
