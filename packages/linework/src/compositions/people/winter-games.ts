import type { Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { snow } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

/** Children in winter coats. */
function bundled(scene: Scene, among: readonly Cast[] = []): Cast {
  return cast(scene, 'child', {
    among,
    as: {
      hat: 'beanie',
      top: { sleeves: 1.85, role: scene.random.pick(['a', 'b']), trim: 'soft', neckline: 'high', loose: 9 },
      bottom: { kind: 'trousers', length: 1.8, role: 'd', trim: 'c' },
      feet: 'boot',
      feetRole: 'c',
    },
  });
}

/** A heap of snowballs or a wall of them, its foot on a point. */
function snowWall({ sheet, level }: Scene, [x, y]: Point, columns: number, rows: number): void {
  const size = [76, 60, 54][level]!;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns - (row % 2); i++)
      sheet
        .layer('wall')
        .shape(
          rectangle(
            x + (i - columns / 2 + (row % 2) * 0.5) * size,
            y - (row + 1) * size * 0.6,
            size,
            size * 0.6,
            3,
          ),
          'line',
          'paper',
        );
}

const snowballs: Picture = {
  name: 'snowball-fight',
  category: 'people',
  size: WIDE,
  ground: 660,
  edge: 'open',
  stages: [snow],
  isCrowded: true,
  isBanded: true,
  views: [
    [500, 300, 1],
    [400, 560, 1.14],
    [600, 500, 1.08],
  ],
  act(scene) {
    const { sheet, random, ground } = scene;
    const one = bundled(scene);
    const two = bundled(scene, [one]);
    const three = bundled(scene, [one, two]);
    const throws: Posture = {
      ...POSTURES.stand,
      lean: -8,
      head: { turn: 0.5, tilt: -3 },
      arms: [
        { upper: -128, fore: -168, hand: 'grip', layer: 'behind' },
        { upper: 70, fore: 96, hand: 'open', thumb: -1 },
      ],
      legs: [
        { upper: -26, lower: -18, toes: 'right' },
        { upper: 26, lower: 8, toes: 'right' },
      ],
    };
    const ducks: Posture = { ...POSTURES.kneel, height: 104, head: { turn: 0.4, tilt: 10 } };
    const isThree = random.chance(0.6);
    enter(scene, {
      who: one.who,
      posture: throws,
      mien: 'laugh',
      x: 200,
      y: ground + 10,
      scale: 1.02,
      props: {
        over: (view, bones) =>
          view.shape(ellipse(bones.arms[0].end[0] - 2, bones.arms[0].end[1] - 26, 22), 'bold', 'paper'),
      },
    });
    enter(scene, {
      who: two.who,
      posture: random.chance(0.5) ? { ...throws, lean: -4 } : POSTURES.jump,
      mien: 'laugh',
      x: 840,
      y: ground - 6,
      scale: 0.98,
      flip: true,
    });
    if (isThree)
      enter(scene, {
        who: three.who,
        posture: ducks,
        mien: 'wonder',
        x: 640,
        y: ground + 40,
        scale: 0.98,
        flip: true,
      });
    snowWall(scene, [190, ground + 70], 5, 3);
    snowWall(scene, [790, ground + 80], 6, byGrade(scene, 2, 2, 3));
    for (const [x, y, r] of (
      [
        [420, 270, 24],
        [520, 340, 20],
        [470, 440, 26],
        [600, 240, 18],
        [370, 380, 18],
      ] as const
    ).slice(0, byGrade(scene, 2, 4, 5)))
      sheet.layer('balls').shape(ellipse(x, y, r), 'bold', 'paper');
    return {
      title: random.pick([
        `${one.called} Throws First`,
        `Snowballs for ${two.called}`,
        `The Snow Fort of ${one.called}`,
        `Duck, ${two.called}!`,
      ]),
      description: `${namesOf([one.looks, two.looks])} have built walls of snow and made a heap of snowballs. Whoever laughs loses, so nobody has won yet.`,
      tags: ['children', 'snowball', 'winter', 'snow', 'play'],
    };
  },
};

const skating: Picture = {
  name: 'ice-skating',
  category: 'people',
  size: WIDE,
  ground: 640,
  edge: 'open',
  stages: [snow],
  isCrowded: true,
  isBanded: true,
  views: [
    [500, 300, 1],
    [500, 560, 1.14],
    [560, 480, 1.08],
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const ice = sheet.layer('ice');
    for (let i = 0; i < byGrade(scene, 1, 2, 3); i++)
      ice.shape(ellipse(500, ground + 60, 470 - i * 70, 118 - i * 22), 'line', i % 2 === 0 ? 'water' : 'sky');
    if (level > 0)
      for (const [x, y, w] of [
        [300, 90, 80],
        [660, 40, 100],
        [560, 110, 70],
        [200, 50, 60],
      ] as const)
        ice.line(
          curve([
            [x - w, ground + y],
            [x, ground + y + 10],
            [x + w, ground + y - 4],
          ]),
          'fine',
          0.6,
        );
    const one = bundled(scene);
    const two = bundled(scene, [one]);
    const three = bundled(scene, [one, two]);
    const glides = random.shuffle([
      POSTURES.arabesque,
      POSTURES.twirl,
      POSTURES.run,
      POSTURES.skip,
    ] satisfies Posture[]);
    const spots = [
      [250, 20, 0.92],
      [560, 76, 1.02],
      [810, 6, 0.84],
    ] as const;
    for (const [i, who] of [one, two, three].slice(0, byGrade(scene, 2, 3, 3)).entries()) {
      const [x, y, scale] = spots[i]!;
      const bones = enter(scene, {
        who: who.who,
        posture: glides[i]!,
        mien: i === 1 ? 'laugh' : 'smile',
        x,
        y: ground + y,
        scale,
        flip: random.chance(0.5),
      });
      if (bones.ground > 0)
        ice.line(
          [
            [x - 40, ground + y + 4],
            [x + 60, ground + y + 4],
          ],
          'line',
          0.5,
        );
    }
    return {
      title: random.pick([
        `${one.called} on the Frozen Pond`,
        `${two.called} Turns on One Foot`,
        `The Ice Holds ${three.called}`,
      ]),
      description: `${namesOf([one.looks, two.looks, three.looks].slice(0, byGrade(scene, 2, 3, 3)))} skate on the frozen pond. The best figures are the ones that nobody planned.`,
      tags: ['children', 'skating', 'ice', 'winter', 'sport'],
    };
  },
};

/** Children in the snow and on the ice. */
export const winterGames: readonly Composition[] = [snowballs, skating].map(pictured);
