import type { Composition } from '../../composition.ts';
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
  stages: [snow],
  isCrowded: true,
  isBanded: true,
  act(scene) {
    const { sheet, random, ground } = scene;
    const one = bundled(scene);
    const two = bundled(scene, [one]);
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
    snowWall(scene, [190, ground + 80], 5, 4);
    snowWall(scene, [800, ground + 80], 5, 4);
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

/** Children in the snow. */
export const winterGames: readonly Composition[] = [snowballs].map(pictured);
