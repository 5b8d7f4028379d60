import type { Composition } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import { everyday, looks, namesOf, type Looks } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { rope, wheelchair } from '../../motifs/people/props.ts';
import { bucketAndSpade } from '../../motifs/people/street-things.ts';
import { gull } from '../../motifs/seaside.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { bay, common, lane } from '../../motifs/stages/closer-places.ts';
import type { Sheet } from '../../sheet.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { enter, pictured, reachFor, type Picture } from './picture.ts';
import { skyBehind, sunlitSky } from './backdrops.ts';

const WIDE = [1000, 780] as const;

const STRIDE: Posture['legs'] = [
  { upper: -16, lower: -26, toes: 'right', roll: 20 },
  { upper: 18, lower: 10, toes: 'right', roll: -8 },
];
/** One leg straight under the body, the other on its way. */
const STEP: Posture['legs'] = [
  { upper: 0, lower: -2, toes: 'right' },
  { upper: 26, lower: -8, toes: 'right', roll: 8 },
];

/** Somebody who walks hand in hand: the hands meet others' at given points of the page. */
function handInHand(
  who: Looks,
  at: Point,
  scale: number,
  left: Point | undefined,
  right: Point | undefined,
  legs: Posture['legs'] = STRIDE,
): Posture {
  const held = (goal: Point, elbow: 1 | -1) => ({
    reach: reachFor(who.build, at, scale, goal),
    elbow,
    hand: 'grip' as const,
  });
  const isSmall = who.build === 'child';
  return {
    ...POSTURES.stand,
    head: { turn: left && right ? 0 : left ? -0.4 : 0.4, tilt: left && !right ? -4 : 4 },
    arms: [
      left ? { ...held(left, isSmall ? 1 : -1), layer: 'behind' } : { upper: -24, fore: -6 },
      right ? { ...held(right, isSmall ? -1 : 1), layer: 'behind' } : { upper: 24, fore: 8 },
    ],
    legs,
    turn: 0.2,
  };
}

/** What lies in the sand before people who walk on it, and gulls above them. */
function leftOnTheBeach({ sheet, ground }: Scene): void {
  const sand = sheet.layer('beach');
  for (const [x, y, size, turn] of [
    [446, 14, 24, 0.3],
    [612, 10, 26, 0.9],
    [140, 12, 24, 0.6],
  ] as const)
    sand.shape(star(x, ground + y, size, size * 0.5, 5, turn), 'line', 'ember');
  bucketAndSpade(sand.at({ x: 540, y: ground + 30, scale: 0.8 }));
  for (const [x, y, scale] of [
    [474, 198, 0.8],
    [556, 236, 0.64],
  ] as const)
    gull(sheet.layer('birds').at({ x, y, scale, angle: -0.1 }));
}

const family: Picture = {
  name: 'family-walk',
  backdrop: sunlitSky(),
  category: 'people',
  isIndividual: true,
  isCrowded: true,
  size: WIDE,
  ground: 705,
  stages: [bay, lane],
  act(scene, stage) {
    const { random, level, sheet, ground } = scene;
    const parents = random.shuffle(['he', 'she'] as const);
    const [first, second] = [parents[0]!, random.chance(0.25) ? parents[0]! : parents[1]!];
    const one = looks(random, first === 'he' ? 'man' : 'woman', first, level);
    const two = looks(random, second === 'he' ? 'man' : 'woman', second, level, [one]);
    const kid = looks(random, 'child', random.pick(['she', 'he'] as const), level, [one, two]);
    const [a, b, c] = [
      { ...one, skin: one.skin },
      { ...two },
      { ...kid, skin: random.pick([one.skin, two.skin]) },
    ];
    const [big, small] = [0.93, 0.8];
    const meets: Point[] = [
      [420, 450],
      [596, 450],
    ];
    enter(scene, {
      who: { ...a, ...everyday(random, a.kind, level === 2 ? 2 : 0) },
      posture: handInHand(a, [300, ground], big, undefined, [meets[0]![0], meets[0]![1] - 12]),
      mien: 'smile',
      x: 300,
      scale: big,
    });
    enter(scene, {
      who: { ...b, ...everyday(random, b.kind, level === 2 ? 2 : 0) },
      posture: handInHand(b, [716, ground], big, [meets[1]![0], meets[1]![1] - 12], undefined, STEP),
      mien: random.pick(['smile', 'laugh'] as const),
      x: 716,
      scale: big,
    });
    enter(scene, {
      who: { ...c, ...everyday(random, c.kind, level === 2 ? 2 : 0) },
      posture: {
        ...handInHand(c, [508, ground - 72], small, [426, 444], [590, 444]),
        head: { turn: 0.15, tilt: 5 },
        legs: [
          { upper: 24, lower: -34, toes: 'right', roll: 30 },
          { upper: 56, lower: -10, toes: 'right', roll: 16 },
        ],
      },
      mien: 'laugh',
      x: 508,
      y: ground - 72,
      scale: small,
    });
    if (stage === bay && level === 1) leftOnTheBeach(scene);
    sittingDog(sheet.layer('pet').at({ x: 892, y: ground + 36, scale: 1.12 }), level);
    return {
      title: random.pick([
        `${c.called} in the Middle`,
        `A Family Walk with ${c.called}`,
        `${c.called} Holds Both Hands`,
      ]),
      description: `${c.called} walks between two grown-ups ${stage.where}, and the dog sets the pace. One, two, three and up into the air.`,
      tags: ['family', 'parents', 'child', 'dog', 'walk', ...stage.tags.slice(0, 2)],
    };
  },
};

const friends: Picture = {
  name: 'friends',
  backdrop: skyBehind('streaks', 150),
  category: 'people',
  isIndividual: true,
  isCrowded: true,
  size: WIDE,
  ground: 700,
  stages: [common, lane, bay],
  act(scene, stage) {
    const { random, level } = scene;
    const cast: Looks[] = [];
    const builds = random.pick([
      ['teen', 'teen', 'teen', 'teen'],
      ['child', 'child', 'child', 'child'],
    ] as const);
    for (const build of builds)
      cast.push(
        looks(
          random,
          build,
          cast.length % 2 === 0 ? 'she' : random.pick(['he', 'she'] as const),
          level,
          cast,
        ),
      );
    const scale = builds[0] === 'teen' ? 0.92 : 1.12;
    const seat = builds[0] === 'teen' ? 196 : 142;
    const chair = wheelchair(seat);
    const postures: readonly Posture[] = [
      {
        ...POSTURES.wave,
        arms: [
          { upper: -118, fore: -164, hand: 'open', thumb: 1, layer: 'behind' },
          { upper: 30, fore: 6, hand: 'relaxed' },
        ],
        head: { turn: 0.2, tilt: 6 },
      },
      {
        ...POSTURES.stand,
        arms: [
          { upper: -28, fore: 28, hand: 'grip' },
          { upper: 22, fore: 4 },
        ],
        head: { turn: -0.2, tilt: -5 },
      },
      {
        ...POSTURES.sit,
        height: seat,
        arms: [
          { upper: -24, fore: 30, hand: 'relaxed' },
          { upper: 66, fore: 132, hand: 'open', thumb: -1 },
        ],
      },
      { ...POSTURES.akimbo, head: { turn: -0.35, tilt: 4 } },
    ];
    const order = random.shuffle([0, 1, 2, 3]);
    const miens = random.shuffle(['smile', 'laugh', 'smile', 'wonder'] as const);
    for (const [place, k] of order.entries()) {
      const who = cast[k]!;
      const rolls = k === 2;
      const clothes = everyday(random, who.kind, level === 2 ? 2 : 0);
      enter(scene, {
        who: {
          ...who,
          ...clothes,
          ...(rolls
            ? { bottom: { ...clothes.bottom, kind: 'trousers' as const, length: 1.9, bib: false } }
            : {}),
          ...(k === 1
            ? { blade: 1 as const, bottom: { ...clothes.bottom, kind: 'trousers' as const, length: 0.7 } }
            : {}),
        },
        posture: postures[k]!,
        mien: miens[k]!,
        x: 150 + place * 232,
        y: scene.ground - (place % 2) * 16,
        scale,
        ...(rolls
          ? { props: { behind: (view) => chair.behind(view), over: (view) => chair.over(view, level) } }
          : {}),
      });
    }
    return {
      title: random.pick([
        `${cast[0]!.called}, ${cast[1]!.called} and the Others`,
        `${cast[3]!.called} and Friends`,
        `Four Friends of ${cast[2]!.called}’s Street`,
      ]),
      description: `${namesOf(cast)} meet ${stage.where} every Friday. There is always somebody who has an idea.`,
      tags: ['friends', 'children', 'wheelchair', 'prosthesis', 'together', ...stage.tags.slice(0, 2)],
    };
  },
};

const picnic: Picture = {
  name: 'picnic',
  backdrop: sunlitSky(),
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 640,
  stages: [common, bay],
  act(scene, stage) {
    const { random, level, sheet } = scene;
    const one = looks(random, 'teen', 'she', level);
    const two = looks(random, 'teen', random.pick(['he', 'she'] as const), level, [one]);
    cloth(sheet.layer('cloth'), level);
    for (const [who, x, flip] of [
      [one, 206, false],
      [two, 794, true],
    ] as const)
      enter(scene, {
        who: {
          ...who,
          ...everyday(random, 'he', level),
          bottom: { kind: 'trousers', length: 1.86, role: 'c', trim: 'd' },
        },
        posture: {
          ...POSTURES.sit,
          height: 30,
          legs: [
            { upper: -74, lower: 84, short: [0.84, 0.9], toes: 'right', roll: 12 },
            { upper: 76, lower: -80, short: [0.84, 0.9], toes: 'left', roll: 12 },
          ],
          near: 0,
          lean: 3,
          turn: 0.2,
          head: { turn: 0.5, tilt: 5 },
          arms: [
            { reach: [-78, -2], elbow: -1, hand: 'relaxed', thumb: 1 },
            { reach: [92, -74], elbow: -1, hand: 'grip', thumb: -1, layer: 'over' },
          ],
        },
        mien: random.pick(['laugh', 'smile'] as const),
        x,
        y: 682,
        scale: 1.3,
        flip,
        props: {
          over: (view, bones) => cup(view.at({ x: bones.arms[1].end[0] + 22, y: bones.arms[1].end[1] - 8 })),
        },
      });
    spread(sheet.layer('food'), level);
    return {
      title: random.pick([
        `A Picnic with ${one.called}`,
        `${one.called} and ${two.called} Have a Picnic`,
        `Sandwiches for ${two.called}`,
      ]),
      description: `${namesOf([one, two])} have brought everything except a bottle opener ${stage.where}. The cake is for later, but not much later.`,
      tags: ['picnic', 'friends', 'cake', 'summer', ...stage.tags.slice(0, 2)],
    };
  },
};

function cloth(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('120,640! 500,610 880,640! 960,742! 500,760 40,742!')), 'bold', 'paper');
  if (level === 0) return;
  for (const [a, b] of [
    [290, 240],
    [430, 410],
    [570, 590],
    [710, 760],
  ] as const)
    sheet.shape(
      [
        [a, 622],
        [a + 40, 620],
        [b + 46, 756],
        [b, 756],
      ],
      'fine',
      'a',
    );
}

function cup(sheet: Sheet): void {
  sheet.shape(blob(knots('-20,-34! -16,20 0,25 16,20 20,-34! 0,-30')), 'line', 'b');
  sheet.shape(ellipse(0, -34, 20, 6), 'line', 'cream');
}

function spread(sheet: Sheet, level: 0 | 1 | 2): void {
  const basket = blob(knots('390,560! 400,640 470,652 540,640 550,560! 470,566'));
  rope(
    sheet,
    [
      [398, 566],
      [410, 480],
      [470, 452],
      [530, 480],
      [542, 566],
    ],
    8,
    'wood',
  );
  sheet.shape(basket, 'bold', 'sand');
  if (level > 0)
    for (const y of [586, 612])
      for (let x = 392; x < 548; x += 40)
        sheet.inside([basket]).shape(rectangle(x + (y === 612 ? 20 : 0), y, 40, 26, 4), 'fine', 'wood');
  sheet.shape(blob(knots('380,548! 470,560 560,548! 562,568! 470,580 378,568!')), 'line', 'wood');
  const cake = sheet.at({ x: 82 });
  cake.shape(ellipse(360, 708, 80, 18), 'line', 'cream');
  cake.shape(blob(knots('300,702! 300,664! 360,644! 424,664! 424,702! 360,712')), 'bold', 'gold');
  cake.shape(
    blob(knots('298,668! 298,656! 360,636! 426,656! 426,668! 400,680 380,668 360,682 336,668 318,680')),
    'line',
    'blush',
  );
  cake.shape(ellipse(360, 632, 13), 'line', 'rust');
  const apple = sheet.at({ x: 604, y: 700 });
  apple.shape(drawn('0,-50! 34,-58 42,-20 22,8 0,2 -22,8 -42,-20 -34,-58'), 'bold', 'rust');
  apple.line(traced('0,-50 2,-62 8,-70'), 'line', 0.3);
  if (level > 0) apple.shape(drawn('6,-60! 14,-80 36,-82 28,-62!'), 'line', 'leaf');
}

/** People with others. */
export const together: readonly Composition[] = [family, friends, picnic].map(pictured);
