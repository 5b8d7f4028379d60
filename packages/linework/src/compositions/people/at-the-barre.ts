import type { Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Arm, Posture } from '../../motifs/people/body/skeleton.ts';
import type { Mien } from '../../motifs/people/body/head.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { paperedWall } from '../../motifs/people/parlor.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from './cast.ts';
import { type Actor, enter, pictured, type Picture } from './picture.ts';

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
  },
};

/** A barre from wall to wall on its posts, at a height of the page. */
function barre({ sheet, width }: Scene, y: number, posts: readonly number[]): void {
  const at = sheet.layer('barre');
  for (const x of posts) at.shape(rectangle(x, y + 12, 14, 166), 'line', 'wood');
  at.shape(rectangle(-20, y, width + 40, 18, 8), 'bold', 'wood');
}

const PLIE: Posture['legs'] = [
  { upper: -50, lower: 22, short: [0.9, 1], toes: 'left', roll: 4 },
  { upper: 50, lower: -22, short: [0.9, 1], toes: 'right', roll: 4 },
];
const TIPTOE: Posture['legs'] = [
  { upper: -4, lower: -1, toes: 'left', roll: 24 },
  { upper: 5, lower: 1, toes: 'right', roll: 24 },
];
const UP: Arm = { upper: 134, fore: 172, hand: 'relaxed', thumb: -1 };
/** How high the barre is before those who hold it, in units of the page. */
const HOLD = 548;

const MIENS: readonly Mien[] = ['smile', 'calm'];

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
        ? { kind: 'trousers', length: 0.62, role: 'd', trim: role }
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

/** Three who face the barre, both hands on it: two bend their knees, and one goes up. */
function atBarre(scene: Scene, all: readonly Cast[], wrong: number): void {
  const actors = all.map((one, i): Actor => {
    const isWrong = i === wrong;
    const [x, scale] = [256 + i * 244, 1.34];
    const y = scene.ground + (i === 1 ? 20 : 0);
    const hips = isWrong ? 188 : 164;
    const grip = (side: -1 | 1): Arm => ({
      reach: [side * 54, (HOLD - 6 - y) / scale + hips],
      elbow: side,
      hand: 'grip',
      thumb: side < 0 ? 1 : -1,
    });
    return {
      who: one.who,
      mien: isWrong ? 'laugh' : MIENS[i % 2]!,
      x,
      y,
      scale,
      posture: {
        head: isWrong ? { turn: 0.1, tilt: 9 } : { turn: 0.3, tilt: -4 },
        height: hips,
        arms: [grip(-1), isWrong ? UP : grip(1)],
        legs: isWrong ? TIPTOE : PLIE,
      },
    };
  });
  for (const actor of actors) enter(scene, actor);
  barre(scene, HOLD, [10, 372, 618, 976]);
  for (const actor of actors) enter(scene, { ...actor, part: 'arms' });
}

/** Both arms lifted wide over the head. */
const HIGH: readonly [Arm, Arm] = [
  { upper: -136, fore: -170, short: [1.12, 1.12], hand: 'relaxed', thumb: 1 },
  { upper: 136, fore: 170, short: [1.12, 1.12], hand: 'relaxed', thumb: -1 },
];
/** Both arms low and a little rounded, away from the skirt. */
const LOW: readonly [Arm, Arm] = [
  { upper: -42, fore: -10, hand: 'relaxed', thumb: 1 },
  { upper: 42, fore: 10, hand: 'relaxed', thumb: -1 },
];
/** One leg pointed to the side. */
const POINTED: Posture['legs'] = [
  { upper: -3, lower: -1, toes: 'left', roll: 4 },
  { upper: 36, lower: 31, toes: 'right', roll: 52 },
];
/** Three in the middle of the room: two point a foot to the side, and one goes up on the toes. */
function acrossTheFloor(scene: Scene, all: readonly Cast[], wrong: number): void {
  barre(scene, 486, [60, 486, 920]);
  for (const [i, { who }] of all.entries()) {
    const isWrong = i === wrong;
    const flip = i === 2;
    enter(scene, {
      who,
      mien: isWrong ? 'laugh' : MIENS[i % 2]!,
      x: 200 + i * 296,
      y: scene.ground + (i === 1 ? 44 : 6),
      scale: isWrong ? 1.36 : 1.28,
      flip,
      posture: isWrong
        ? { head: { turn: 0.2, tilt: 5 }, arms: HIGH, legs: TIPTOE, near: 1 }
        : {
            lean: -3,
            hips: -3,
            shoulders: 3,
            head: { turn: -0.4, tilt: -6 },
            arms: LOW,
            legs: POINTED,
            near: 1,
          },
    });
  }
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
    const dance = random.fork('dance').chance(0.5) ? acrossTheFloor : atBarre;
    dance(scene, all, wrong);
    if (level > 0) sittingCat(sheet.layer('cat').at({ x: 906, y: ground + 50, scale: 0.94 }), level);
    return {
      title: `Down, Says the Teacher to ${all[wrong]!.called}`,
      description: `${namesOf(all.map((one) => one.looks))} have a hand on the barre. Two go down, and one has heard up.`,
      tags: ['ballet', 'dance', 'children', 'lesson', 'mirror', 'barre'],
    };
  },
};

/** Three children at their ballet lesson. */
export const atTheBarre: Composition = pictured(lesson);
