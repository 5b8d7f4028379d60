import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { rope } from '../../motifs/people/props.ts';
import { canopy, roundBush } from '../../motifs/stages/foliage.ts';
import { beach, garden, glade, park } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

/** A bough from the trunk to its tip. */
function limb(sheet: Scene['sheet'], points: readonly Point[], from: number, to: number): void {
  sheet.shape(clockwise(tube(curve(points, 6), (t) => mix(from, to, t))), 'bold', 'wood');
}

const climbing: Picture = {
  name: 'tree-climbing',
  category: 'people',
  size: TALL,
  ground: 900,
  edge: 'open',
  stages: [park, garden],
  isCrowded: true,
  isBanded: true,
  views: [
    [400, 300, 1],
    [400, 500, 1.1],
    [400, 700, 1.16],
  ],
  act(scene) {
    const { sheet, random, level } = scene;
    const one = cast(scene, 'child', { as: { bottom: TROUSERS } });
    const two = cast(scene, 'child', { among: [one], as: { bottom: TROUSERS } });
    const three = cast(scene, 'child', { among: [one, two], as: { bottom: TROUSERS } });
    const tree = sheet.layer('tree');
    limb(
      tree,
      [
        [400, 380],
        [560, 330],
        [700, 240],
        [780, 150],
      ],
      34,
      12,
    );
    limb(
      tree,
      [
        [400, 560],
        [260, 520],
        [120, 500],
        [30, 440],
      ],
      34,
      14,
    );
    limb(
      tree,
      [
        [400, 980],
        [388, 700],
        [404, 400],
        [380, 180],
        [330, 60],
      ],
      70,
      22,
    );
    for (const [x, y] of byGrade(
      scene,
      [],
      [[380, 700]],
      [
        [384, 720],
        [410, 560],
      ],
    ) as Point[]) {
      tree.shape(ellipse(x, y, 26, 36), 'line', 'rust');
      tree.shape(ellipse(x, y, 12, 18), 'line', 'wood');
    }
    const sits: Posture = {
      ...POSTURES.sit,
      height: 20,
      legs: [
        { upper: 24, lower: -8, short: [0.7, 1], toes: 'right', roll: 20 },
        { upper: 40, lower: 14, short: [0.74, 1], toes: 'right', roll: 20 },
      ],
    };
    enter(scene, {
      who: one.who,
      posture: {
        ...sits,
        arms: [
          { upper: -24, fore: -10, hand: 'grip' },
          { upper: 118, fore: 166, hand: 'open', thumb: -1 },
        ],
      },
      mien: 'laugh',
      x: 190,
      y: 508,
      scale: 0.9,
    });
    enter(scene, {
      who: two.who,
      posture: {
        ...sits,
        arms: [
          { upper: -30, fore: 20, hand: 'relaxed' },
          { upper: 40, fore: 100, hand: 'point', thumb: -1 },
        ],
      },
      mien: 'wonder',
      x: 610,
      y: 318,
      scale: 0.84,
      flip: random.chance(0.5),
    });
    if (level > 0)
      enter(scene, {
        who: three.who,
        posture: {
          ...POSTURES.stand,
          head: { turn: -0.4, tilt: -8 },
          arms: [
            { upper: -150, fore: -170, hand: 'grip', layer: 'over' },
            { upper: 130, fore: 178, hand: 'grip', layer: 'over' },
          ],
          legs: [
            { upper: -44, lower: 20, toes: 'left', roll: 20 },
            { upper: 20, lower: 10, toes: 'right', roll: 20 },
          ],
        },
        mien: 'bold',
        x: 420,
        y: 890,
        scale: 0.84,
      });
    canopy(scene);
    return {
      title: random.pick([
        `${one.called} Has the Best Seat`,
        `${two.called} Sees the Sea from Here`,
        `Up in the Old Tree with ${one.called}`,
      ]),
      description: `${one.called} sits on the low bough and ${two.called} on the high one. From up here the whole ${random.pick(['street', 'village', 'valley'])} looks like a toy.`,
      tags: ['children', 'tree', 'climbing', 'play', 'summer'],
    };
  },
};

const hiding: Picture = {
  name: 'hide-and-seek',
  category: 'people',
  size: WIDE,
  ground: 660,
  edge: 'open',
  stages: [garden, park, glade],
  isBanded: true,
  isCrowded: true,
  views: [
    [500, 300, 1],
    [500, 600, 1.1],
    [420, 620, 1.18],
  ],
  act(scene) {
    const { sheet, random, ground } = scene;
    const seeker = cast(scene, 'child', { isPlain: true });
    const tree = sheet.layer('tree');
    const x0 = random.pick([420, 580]);
    tree.shape(
      drawn('-52,-760! -46,-300 -60,-40 -110,10! 110,10! 60,-40 46,-300 52,-760!', { x: x0, y: ground + 20 }),
      'bold',
      'wood',
    );
    for (const [dx, dy] of byGrade(
      scene,
      [],
      [
        [-10, -330],
        [16, -520],
      ],
      [
        [-14, -330],
        [18, -480],
        [-8, -600],
      ],
    ) as Point[])
      tree.shape(ellipse(x0 + dx, ground + dy, 18, 30), 'line', 'rust');
    canopy(scene);
    const hidden: Cast[] = [];
    const spots = (
      [
        [120, 40],
        [520, 70],
        [880, 20],
        [690, 10],
        [310, 0],
      ] as const
    )
      .filter(([x]) => Math.abs(x - x0) > 130)
      .slice(0, byGrade(scene, 1, 3, 4));
    for (const [x, y] of spots) {
      const one = cast(scene, 'child', { among: [seeker, ...hidden], isPlain: true });
      hidden.push(one);
      enter(scene, {
        who: one.who,
        posture: {
          ...POSTURES.stand,
          arms: [
            { upper: -20, fore: 30 },
            { upper: 30, fore: 160, hand: 'point', thumb: -1 },
          ],
          head: { turn: x > x0 ? -0.4 : 0.4, tilt: x > x0 ? -9 : 9 },
        },
        mien: random.pick(['smile', 'wonder', 'laugh'] as const),
        x,
        y: ground + y + 120,
        scale: 0.82,
      });
      for (const [dx, s] of [
        [-50, 1.5],
        [60, 1.3],
      ] as const)
        roundBush(scene, [x + dx, ground + y + 60], s * 0.92);
    }
    enter(scene, {
      who: seeker.who,
      posture: {
        ...POSTURES.stand,
        head: { turn: 0, tilt: 4 },
        arms: [
          { reach: [-24, -150], elbow: -1, hand: 'cup', layer: 'over' },
          { reach: [24, -150], elbow: 1, hand: 'cup', layer: 'over' },
        ],
      },
      mien: 'asleep',
      x: x0 + 16,
      y: ground + 50,
      scale: 0.96,
    });
    return {
      title: random.pick([
        `${seeker.called} Counts to Twenty`,
        `Where Is Everybody, ${seeker.called}?`,
        `Ready or Not, Says ${seeker.called}`,
      ]),
      description: `${seeker.called} counts at the tree, and ${hidden.length === 1 ? 'somebody hides' : 'the others hide'} behind the bushes. Look for ${hidden.length === 1 ? hidden[0]!.called : namesOf(hidden.map((one) => one.looks))}.`,
      tags: ['children', 'hide and seek', 'play', 'hidden', 'bushes'],
    };
  },
};

const seesaw: Picture = {
  name: 'seesaw',
  category: 'people',
  size: WIDE,
  ground: 660,
  stages: [park, garden, beach],
  edge: 'open',
  isBanded: true,
  views: [
    [500, 300, 1],
    [500, 600, 1.1],
    [500, 780, 1.04],
  ],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const one = cast(scene, 'child', { as: { bottom: TROUSERS } });
    const two = cast(scene, 'child', { among: [one], as: { bottom: TROUSERS } });
    const tilt = random.pick([-0.2, 0.16]);
    const board = sheet.layer('board').at({ x: 500, y: ground - 130, angle: tilt });
    sheet
      .layer('board')
      .shape(drawn('-70,0! -20,-140 20,-140 70,0!', { x: 500, y: ground + 10 }), 'bold', 'a');
    const ride = (who: Cast, x: number, flip: boolean, mien: 'laugh' | 'wonder'): void => {
      enter(
        { ...scene, sheet: board, ground: -16 },
        {
          who: who.who,
          posture: {
            ...POSTURES.sit,
            height: 16,
            lean: flip ? 6 : -4,
            arms: [
              { reach: [52, -34], elbow: -1, hand: 'grip', layer: 'behind' },
              { reach: [60, -34], elbow: 1, hand: 'grip' },
            ],
            legs: [
              { upper: 60, lower: 10, short: [0.74, 1], toes: 'right', roll: 6 },
              { upper: 66, lower: 24, short: [0.8, 1], toes: 'right', roll: 6 },
            ],
          },
          mien,
          x,
          scale: 1.0,
          flip,
        },
      );
    };
    board.shape(rectangle(-410, -16, 820, 30, 10), 'bold', 'wood');
    for (const x of [-300, 300])
      rope(
        board,
        [
          [x, -10],
          [x, -64],
          [x + (x < 0 ? -24 : 24), -70],
        ],
        7,
        'stone',
      );
    ride(one, -360, false, 'laugh');
    ride(two, 360, true, 'wonder');
    if (level > 0) sheet.layer('board').shape(ellipse(500, ground - 120, 18), 'line', 'sun');
    return {
      title: random.pick([
        `${one.called} Up, ${two.called} Down`,
        `${two.called} Is Heavier Today`,
        `A Seesaw for ${one.called} and ${two.called}`,
      ]),
      description: `${one.called} and ${two.called} have found a seesaw ${stage.where}. Up and down they go until somebody has to go home.`,
      tags: ['children', 'seesaw', 'playground', 'play', stage.tags[0]!],
    };
  },
};

/** Children at wilder play. */
export const playing: readonly Composition[] = [climbing, hiding, seesaw].map(pictured);
