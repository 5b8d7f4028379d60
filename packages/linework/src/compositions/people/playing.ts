import type { Composition } from '../../composition.ts';
import { dressBark } from '../../motifs/dressing/bark.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { rope } from '../../motifs/people/props.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { bay, common } from '../../motifs/stages/closer-places.ts';
import { tallWood } from '../../motifs/stages/tall-wood.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { sunlitSky } from './backdrops.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

/** A thick bush of leaves, its foot on a point. */
function leafyBush({ sheet, level, random }: Scene, [x, y]: Point, scale: number): void {
  const at = sheet.layer('bushes').at({ x, y, scale });
  for (const [u, v, r] of [
    [-40, -44, 54],
    [48, -40, 52],
    [2, -34, 56],
  ] as const)
    at.shape(puff(random, [u, v], [r, r * 0.9], 7, 0.1), 'line', 'leaf');
  for (const [u, v, angle] of (
    [
      [-36, -22, -0.3],
      [26, -26, 0.5],
      [-62, -52, -0.7],
      [70, -24, 0.9],
      [-14, -72, 0.2],
      [44, -66, 0.8],
    ] as const
  ).slice(0, [0, 2, 6][level])) {
    at.shape(place(petal('leaf', 30, 16), { x: u, y: v, angle }), 'fine', 'grass');
  }
}

const hiding: Picture = {
  name: 'hide-and-seek',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 660,
  stages: [tallWood('ridged'), tallWood('birch')],
  act(scene) {
    const { sheet, random, ground } = scene;
    const seeker = cast(scene, 'child', { isPlain: true });
    const tree = sheet.layer('tree');
    const x0 = random.pick([420, 580]);
    const bole = drawn(
      '-92,-760! -84,-420 -88,-200 -104,-50 -160,14! 150,14! 102,-60 84,-200 86,-420 96,-760!',
      {
        x: x0 + 84,
        y: ground + 28,
      },
    );
    tree.shape(bole, 'bold', 'wood');
    dressBark(tree, random.fork('bark'), {
      zone: [bole],
      kind: 'plates',
      size: scene.level === 2 ? 74 : 160,
    });
    tree.rim(bole, 'bold');
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
        y: ground + y + 262,
        scale: 1.06,
      });
      for (const [dx, s] of byGrade<readonly (readonly [number, number])[]>(
        scene,
        [[0, 1.8]],
        [[4, 1.9]],
        [
          [-58, 1.45],
          [74, 1.3],
        ],
      ))
        leafyBush(scene, [x + dx, ground + y + 92], s);
    }
    enter(scene, {
      who: seeker.who,
      posture: {
        ...POSTURES.stand,
        lean: 4,
        head: { turn: 0.2, tilt: 7 },
        arms: [
          { reach: [-38, -160], elbow: 1, hand: 'flat', thumb: 1, layer: 'over' },
          { reach: [38, -160], elbow: -1, hand: 'flat', thumb: -1, layer: 'over' },
        ],
      },
      mien: 'asleep',
      x: x0 - 8,
      y: ground + 66,
      scale: 1.24,
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

/** The foot of a seesaw: two splayed legs and a plate, on the origin. */
function springStand(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  sheet.shape(drawn('-130,6! -104,-16 104,-16 130,6! 80,22 -80,22'), 'line', 'sand');
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('84,4! 112,4! 24,-168! 2,-168!'), 'bold', 'a');
  if (level > 0) sheet.shape(rectangle(-66, -64, 132, 20, 8), 'line', 'b');
}

/** Somebody astride an end of a board, both hands on its handle; the left end unless flipped. */
function ride(scene: Scene, board: Scene['sheet'], { who }: Cast, flip: boolean): void {
  const x = 322;
  enter(
    { ...scene, sheet: board, ground: -20 },
    {
      who,
      posture: {
        ...POSTURES.sit,
        height: 14,
        turn: 0.5,
        lean: flip ? 12 : -2,
        head: { turn: 0.5, tilt: flip ? -4 : 4 },
        arms: [
          { reach: [80, -48], elbow: -1, hand: 'grip', thumb: 1, layer: 'behind' },
          { reach: [76, -44], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
        ],
        legs: [
          { upper: 78, lower: flip ? -30 : 26, toes: 'right', roll: 4 },
          { upper: 70, lower: flip ? -20 : 12, toes: 'right', roll: 4 },
        ],
      },
      mien: flip ? 'wonder' : 'laugh',
      x: flip ? x : -x,
      scale: 1.3,
      flip,
      props: { held: (view) => handleBar(view.at({ x: 98, y: 12 })) },
    },
  );
}

/** An upright bar with a crosspiece to hold, its foot on the origin. */
function handleBar(sheet: Scene['sheet']): void {
  rope(
    sheet,
    [
      [0, 0],
      [2, -70],
    ],
    6,
    'b',
  );
  sheet.shape(rectangle(-30, -78, 52, 16, 8), 'line', 'a');
}

const seesaw: Picture = {
  name: 'seesaw',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 660,
  stages: [common, bay],
  backdrop: sunlitSky(),
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const one = cast(scene, 'child', { as: { bottom: TROUSERS } });
    const two = cast(scene, 'child', { among: [one], as: { bottom: TROUSERS } });
    const tilt = random.pick([-0.17, 0.15]);
    const board = sheet.layer('board').at({ x: 500, y: ground - 132, angle: tilt });
    springStand(sheet.layer('stand').at({ x: 500, y: ground + 34, scale: 1.04 }), level);
    board.shape(rectangle(-430, -20, 860, 34, 12), 'bold', 'wood');
    for (const x of level === 0 ? [] : [-150, 150])
      board.shape(rectangle(x - 90, -12, 180, 18, 8), 'fine', 'sand');
    sheet.layer('board').shape(ellipse(500, ground - 128, 26), 'bold', 'sun');
    ride(scene, board, one, false);
    ride(scene, board, two, true);
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
