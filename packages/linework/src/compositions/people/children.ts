import type { Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { everyday, looks, namesOf } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { facedKite, reel } from '../../motifs/people/kite-reel.ts';
import { ball, goal, rope, splash, umbrella, wheelchair } from '../../motifs/people/props.ts';
import { bay, common, lane } from '../../motifs/stages/closer-places.ts';
import { garden, heavyRain } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { skyBehind, sunlitSky } from './backdrops.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

const flying: Posture = {
  ...POSTURES.stand,
  lean: -12,
  bow: -5,
  turn: 0.3,
  head: { tilt: -10, turn: 0.5 },
  arms: [
    { reach: [62, -86], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
    { upper: 112, fore: 146, hand: 'grip', thumb: -1, layer: 'behind' },
  ],
  legs: [
    { upper: -30, lower: -34, toes: 'right' },
    { upper: 34, lower: 4, toes: 'right', roll: -8 },
  ],
};

const KITE: Point = [590, 190];
const FLIER = { x: 265, scale: 1.34 } as const;

const kiteDay: Picture = {
  name: 'kite-day',
  backdrop: sunlitSky(0.46),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 905,
  stages: [common, bay],
  act(scene, stage) {
    const { random, sheet, level } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    enter(scene, {
      who: { ...who, ...everyday(random, who.kind, level === 2 ? 2 : 0) },
      posture: flying,
      mien: random.pick(['laugh', 'smile', 'wonder'] as const),
      ...FLIER,
      props: {
        over: (view, bones) => {
          const [x, y] = bones.arms[1].end;
          const [hx, hy] = bones.arms[0].end;
          const tied: Point = [
            (KITE[0] - FLIER.x) / FLIER.scale,
            (KITE[1] - scene.ground) / FLIER.scale + bones.ground,
          ];
          const middle: Point = [(x + tied[0]) / 2 + 16, (y + tied[1]) / 2 + 20];
          view.line(curve([[x + 4, y - 14], middle, tied], 4), 'line', 0);
          view.line(
            curve(
              [
                [hx + 18, hy - 6],
                [(hx + x) / 2 + 26, (hy + y) / 2 + 20],
                [x + 4, y],
              ],
              4,
            ),
            'fine',
            0,
          );
          reel(view.at({ x: hx + 12, y: hy + 4, angle: -0.9 }));
        },
      },
    });
    facedKite(
      sheet.layer('kite').at({ x: KITE[0], y: KITE[1], angle: 0.42, scale: level === 0 ? 1.35 : 1.24 }),
      level,
    );
    return {
      title: random.pick([
        `${who.called}’s Kite`,
        `Kite Weather for ${who.called}`,
        `${who.called} Flies a Kite`,
      ]),
      description: `${who.called} has run all the way ${stage.where.replace('in ', 'across ').replace('at ', 'along ')} and now the kite stands in the wind. Its tail can have as many colors as you like.`,
      tags: ['child', 'kite', 'wind', 'play', ...stage.tags.slice(0, 2)],
    };
  },
};

const hopping: Posture = {
  ...POSTURES.jump,
  arms: [
    { upper: -28, fore: -62, hand: 'grip', thumb: 1 },
    { upper: 28, fore: 62, hand: 'grip', thumb: -1 },
  ],
  legs: [
    { upper: -30, lower: 26, short: [0.86, 0.8], toes: 'left', roll: 22 },
    { upper: 34, lower: -34, short: [0.86, 0.76], toes: 'right', roll: 22 },
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
              [left[0] - 36, left[1] + 90],
              [-70, low - 26],
              [0, low],
              [70, low - 26],
              [right[0] + 36, right[1] + 90],
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

/** Water that leaps up in a ring from a puddle, a drop above each of its tips; its middle on the origin. */
function splashCrown(sheet: Scene['sheet']): void {
  sheet.shape(
    drawn(
      '-176,18! -200,-56! -136,-8 -108,-104! -56,-14 0,-90! 56,-14 108,-104! 136,-8 200,-56! 176,18! 90,42 -90,42',
    ),
    'bold',
    'water',
  );
  for (const [x, y] of [
    [-212, -84],
    [-114, -132],
    [114, -132],
    [212, -84],
  ] as const)
    sheet.shape(ellipse(x, y, 12, 14), 'line', 'water');
  sheet.line(traced('-120,14 -50,26 50,26 120,14'), 'line', 0.3);
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
    splash(sheet.layer('splash').at({ x: 390, y: 850 }), 250, level === 0 ? 5 : 9);
    splashCrown(sheet.layer('splash').at({ x: 390, y: 866 }));
    enter(scene, {
      who: {
        ...who,
        top: { sleeves: 1.8, role: 'sun', trim: 'gold', neckline: 'hood', loose: 8, buttons: true },
        bottom: { kind: 'trousers', length: 1.6, role: 'c', trim: 'd' },
        feet: 'boot',
        feetRole: 'a',
      },
      posture: {
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
      mien: 'laugh',
      x: 380,
      y: 815,
      scale: 1.24,
      props: {
        over: (view, bones) =>
          umbrella(
            view.at({ x: bones.arms[1].end[0] + 8, y: bones.arms[1].end[1] - 4, angle: 0.12 }),
            level,
            ['a', 'b'],
          ),
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
    const chair = wheelchair(142);
    enter(scene, {
      who: { ...one, ...everyday(random, one.kind, level === 2 ? 2 : 0) },
      posture: {
        ...POSTURES.kick,
        arms: [
          { upper: -44, fore: -78, hand: 'relaxed', thumb: -1, layer: 'behind' },
          { upper: 46, fore: 88, hand: 'relaxed', thumb: -1 },
        ],
        legs: [
          { upper: -4, lower: -16, toes: 'right' },
          { upper: 68, lower: 34, toes: 'right', roll: -4 },
        ],
      },
      mien: 'smile',
      x: 262,
      scale: 1.2,
    });
    goal(sheet.layer('goal').at({ x: 796, y: scene.ground - 36 }), level);
    ball(sheet.layer('ball').at({ x: 534, y: 600 }), level === 0 ? 50 : 42, level);
    enter(scene, {
      who: { ...two, ...everyday(random, 'he', level === 2 ? 2 : 0) },
      posture: rolls
        ? {
            ...POSTURES.sit,
            height: 142,
            arms: [
              { upper: -36, fore: 10, hand: 'relaxed' },
              { upper: 96, fore: 150, hand: 'open', thumb: -1 },
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
      x: 778,
      scale: 1.2,
      flip: true,
      ...(rolls
        ? { props: { behind: (view) => chair.behind(view), over: (view) => chair.over(view, level) } }
        : {}),
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
