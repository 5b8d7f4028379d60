import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { rope } from '../../motifs/people/props.ts';
import { canopy, roundBush } from '../../motifs/stages/foliage.ts';
import { beach, garden, glade, park } from '../../motifs/stages/outdoors.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

const hiding: Picture = {
  name: 'hide-and-seek',
  category: 'people',
  size: WIDE,
  ground: 660,
  stages: [park, glade],
  isBanded: true,
  isCrowded: true,
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
            { upper: -20, fore: 10 },
            { upper: 20, fore: -10 },
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
        roundBush(scene, [x + dx, ground + y + 84], s * 0.98);
    }
    enter(scene, {
      who: seeker.who,
      posture: {
        ...POSTURES.stand,
        head: { turn: 0, tilt: 4 },
        arms: [
          { reach: [-17, -176], elbow: 1, hand: 'grip', layer: 'over' },
          { reach: [17, -176], elbow: -1, hand: 'grip', layer: 'over' },
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
  isBanded: true,
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
              { reach: [64, -82], elbow: -1, hand: 'grip', layer: 'behind' },
              { reach: [66, -86], elbow: -1, hand: 'grip' },
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
          [x, -96],
          [x + (x < 0 ? -20 : 20), -106],
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
export const playing: readonly Composition[] = [hiding, seesaw].map(pictured);
