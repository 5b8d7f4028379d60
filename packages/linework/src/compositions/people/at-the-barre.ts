import type { Composition } from '../../composition.ts';
import { traced } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Arm, Posture } from '../../motifs/people/body/skeleton.ts';
import type { Mien } from '../../motifs/people/body/head.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { paperedWall } from '../../motifs/people/parlor.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const SIZE = [1000, 860] as const;
const FLOOR = 690;

const studio: Stage = {
  where: 'in the ballet room',
  tags: ['ballet', 'dance school'],
  sky: 'cream',
  behind(scene) {
    const { sheet, random, level, width } = scene;
    paperedWall(sheet.layer('wall'), random.fork('wall'), level === 2 ? 2 : 0, [width, FLOOR]);
    const mirror = sheet.layer('mirror');
    for (const x of [70, 370, 670]) {
      mirror.shape(rectangle(x, 90, 260, 510, 130), 'bold', 'gold');
      mirror.shape(rectangle(x + 20, 110, 220, 470, 110), 'line', 'sky');
      if (level > 0) mirror.line(traced(`${x + 60},270 ${x + 110},190`), 'fine', 0.4);
    }
    const floor = sheet.layer('floor');
    const boards = [2, 6, 12][level]!;
    for (let i = 0; i < boards; i++) {
      const [a, b] = [(i / boards) * width, ((i + 1) / boards) * width];
      const near = (x: number): number => width / 2 + (x - width / 2) * 1.4;
      floor.shape(
        [
          [a, FLOOR],
          [b, FLOOR],
          [near(b), 900],
          [near(a), 900],
        ],
        'line',
        'wood',
      );
    }
    floor.shape(rectangle(-20, FLOOR - 26, width + 40, 28), 'line', 'cream');
    for (const x of [60, 486, 920]) sheet.layer('barre').shape(rectangle(x, 530, 14, 156), 'line', 'wood');
    sheet.layer('barre').shape(rectangle(-20, 516, width + 40, 18, 8), 'bold', 'wood');
  },
};

const PLIE: Posture['legs'] = [
  { upper: -48, lower: 24, toes: 'left' },
  { upper: 48, lower: -24, toes: 'right' },
];
const TIPTOE: Posture['legs'] = [
  { upper: -4, lower: -1, toes: 'left', roll: 24 },
  { upper: 5, lower: 1, toes: 'right', roll: 24 },
];
const UP: Arm = { upper: 140, fore: -172, hand: 'relaxed', thumb: -1, layer: 'behind' };
const ASIDE: Arm = { upper: 52, fore: 16, hand: 'relaxed', thumb: -1 };

function dancer(scene: Scene, among: readonly Cast[], role: 'a' | 'b' | 'c', kind: 'she' | 'he'): Cast {
  const isBoy = kind === 'he';
  return cast(scene, 'child', {
    kind,
    among,
    as: {
      ...(isBoy ? {} : { hair: scene.random.pick(['bun', 'puffs', 'bob', 'plaits'] as const) }),
      glasses: role === 'c',
      top: { sleeves: isBoy ? 0.6 : 0.42, role, trim: 'sun', print: 'plain', neckline: 'round', loose: 2 },
      bottom: isBoy
        ? { kind: 'trousers', length: 1.86, role: 'd', trim: role }
        : {
            kind: 'dress',
            length: 0.5,
            flare: 44,
            role,
            trim: 'sun',
            ...(scene.level === 2 ? { tiers: [0.5] } : {}),
          },
      feet: 'slipper',
      feetRole: 'blush',
    },
  });
}

const lesson: Picture = {
  name: 'at-the-barre',
  category: 'people',
  isIndividual: true,
  size: SIZE,
  ground: 770,
  stages: [studio],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const kinds = random.shuffle(['she', 'she', 'he'] as const);
    const all: Cast[] = [];
    for (const [i, role] of (['a', 'b', 'c'] as const).entries())
      all.push(dancer(scene, all, role, kinds[i]!));
    const wrong = random.int(0, 2);
    const miens: readonly Mien[] = ['smile', 'calm', 'laugh'];
    for (const [i, one] of all.entries()) {
      const isWrong = i === wrong;
      enter(scene, {
        who: one.who,
        mien: isWrong ? 'laugh' : miens[i % 2]!,
        x: 268 + i * 244,
        y: ground + (i === 1 ? 26 : 0),
        scale: 1.34,
        posture: {
          head: isWrong ? { turn: 0.1, tilt: 9 } : { turn: 0.4, tilt: -4 },
          arms: [
            isWrong
              ? { upper: -22, fore: -30, hand: 'grip', layer: 'behind' }
              : { upper: -38, fore: -64, hand: 'grip', layer: 'behind' },
            isWrong ? UP : ASIDE,
          ],
          legs: isWrong ? TIPTOE : PLIE,
        },
      });
    }
    if (level > 0) sittingCat(sheet.layer('cat').at({ x: 872, y: ground + 44, scale: 0.94 }), level);
    return {
      title: `Down, Says the Teacher to ${all[wrong]!.called}`,
      description: `${namesOf(all.map((one) => one.looks))} have a hand on the barre. Two go down, and one has heard up.`,
      tags: ['ballet', 'dance', 'children', 'lesson', 'mirror', 'barre'],
    };
  },
};

/** Three children at their ballet lesson. */
export const atTheBarre: Composition = pictured(lesson);
