import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { between, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Somebody } from '../../motifs/people/body/somebody.ts';
import { alongHand, type Posture, type Skeleton } from '../../motifs/people/body/skeleton.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { rope } from '../../motifs/people/props.ts';
import { boulderHall, climbingHold } from '../../motifs/stages/halls.ts';
import { common, winterWood } from '../../motifs/stages/closer-places.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { cast, type Cast, SHORTS, TROUSERS } from './cast.ts';
import { sunlitSky } from './backdrops.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { surfer } from './surfer.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

/** What hands hold and feet stand on. */
function holds(view: Scene['sheet'], bones: Skeleton): void {
  const { legs, pose, build } = bones;
  for (const i of [0, 1] as const)
    if (pose.arms[i].hand === 'grip') {
      const [x, y] = alongHand(bones, i, 0.62);
      climbingHold(view.at({ x, y, scale: 1.12, flip: i === 0 }), i * 2, 'a');
    }
  for (const [i, { end }] of legs.entries()) {
    const aside = pose.legs[i]!.toes === 'left' ? -1 : 1;
    const sole = end[1] + build.foot * 0.46;
    climbingHold(
      view.at({ x: end[0] + aside * build.foot * 0.34, y: sole + 14, scale: 1.16, flip: i === 0 }),
      i === 0 ? 4 : 2,
      i === 0 ? 'b' : 'd',
    );
  }
}

/** What hands hold and feet stand on, and the rope that comes down from above. */
function roped(view: Scene['sheet'], bones: Skeleton): void {
  rope(
    view,
    [
      [30, -40],
      [54, -120],
      [58, -900],
    ],
    4,
    'sun',
  );
  holds(view, bones);
}

/** A harness: a belt, a loop about each thigh, and the knot of the rope. */
function harness(view: Scene['sheet'], { build, legs }: Skeleton): void {
  const half = build.hip + 5;
  for (const { root, bend } of legs) {
    const [x, y] = between(root, bend, 0.34);
    const angle = Math.atan2(bend[1] - root[1], bend[0] - root[0]) - Math.PI / 2;
    view
      .at({ x, y, angle })
      .shape(rectangle(-build.leg[0] - 5, -8, build.leg[0] * 2 + 10, 15, 6), 'line', 'b');
  }
  view.shape(rectangle(-half, -16, half * 2, 18, 7), 'line', 'a');
  view.shape(drawn('-9,-18! 6,-26 34,-46 42,-34! 14,-8 -4,2'), 'line', 'sun');
}

/** Somebody on a wall, one hand higher than the other; to the left the lower arm rests. */
const climbs = (turn: number): Posture => ({
  ...POSTURES.stand,
  head: { turn: turn * 0.4, tilt: -6 },
  arms: [
    turn > 0
      ? { upper: -150, fore: -166, hand: 'grip', layer: 'over' }
      : { upper: -62, fore: -96, hand: 'grip', thumb: 1, layer: 'over' },
    turn > 0
      ? { upper: 96, fore: 128, hand: 'grip', thumb: -1, layer: 'over' }
      : { upper: 150, fore: 164, hand: 'grip', layer: 'over' },
  ],
  legs:
    turn > 0
      ? [
          { upper: -20, lower: -2, toes: 'left', roll: 12 },
          { upper: 68, lower: -4, toes: 'right', roll: 12 },
        ]
      : [
          { upper: -64, lower: 4, toes: 'left', roll: 12 },
          { upper: 20, lower: 2, toes: 'right', roll: 12 },
        ],
});

/** Somebody on the mat who looks up and holds the rope that runs over the top to a climber. */
function belays(scene: Scene, { who }: Cast): void {
  enter(scene, {
    who: { ...who, hat: 'climbing' },
    posture: {
      ...POSTURES.stand,
      lean: 3,
      head: { turn: -0.5, tilt: -13, gaze: [-2, -3] },
      arms: [
        { reach: [-34, -88], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
        { reach: [26, -26], elbow: 1, hand: 'grip', thumb: -1, layer: 'over' },
      ],
      legs: [
        { upper: -14, lower: -4, toes: 'left' },
        { upper: 16, lower: 6, toes: 'right' },
      ],
    },
    mien: 'smile',
    x: 612,
    y: 956,
    scale: 1.14,
    props: {
      over(view, bones) {
        harness(view, bones);
        const [[u, v], [s, t]] = [bones.arms[0].end, bones.arms[1].end];
        rope(
          view,
          [
            [s, t + 34],
            [s, t],
            [u, v],
            [-30, -900],
          ],
          4,
          'sun',
        );
      },
    },
  });
}

const wall: Picture = {
  name: 'climbing-wall',
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 930,
  edge: 'page',
  stages: [boulderHall],
  act(scene) {
    const { sheet, random, level } = scene;
    const first = cast(scene, 'child', { as: { bottom: SHORTS } });
    const second = cast(scene, 'teen', { among: [first], as: { bottom: TROUSERS } });
    const isHeld = level > 0 && random.fork('team').chance(0.5);
    const low = random.range(850, 880);
    for (const [who, x, y, turn, scale] of [
      [first, isHeld ? 250 : 236, random.range(560, 590) + (isHeld ? 30 : 0), 1, isHeld ? 1.22 : 1.16],
      [second, 574, low, -1, 1.04],
    ] as const) {
      if ((level === 0 || isHeld) && who === second) continue;
      enter(scene, {
        who: { ...who.who, hat: 'climbing' },
        posture: climbs(turn),
        mien: who === first ? 'bold' : 'smile',
        x,
        y,
        scale,
        props: { behind: roped, over: harness },
      });
    }
    const mat = sheet.layer('mat');
    mat.shape(rectangle(-20, 936, 840, 60), 'bold', 'c');
    for (const x of level === 0 ? [400] : [160, 400, 640])
      mat.line(
        [
          [x, 936],
          [x, 996],
        ],
        'line',
        0,
      );
    if (isHeld) belays(scene, second);
    return {
      title: random.pick([
        `${first.called} Is Nearly at the Top`,
        `The Red Route, Says ${second.called}`,
        `${second.called} Comes Second`,
      ]),
      description: `${first.called} climbs as if the wall were a tree, and ${second.called} ${isHeld ? 'holds the rope' : 'follows by the easy route'}. The ropes hold, and the mat is soft.`,
      tags: ['climbing', 'climbing wall', 'sport', 'rope', 'child'],
    };
  },
};

/** A round target on its stand, the stand's foot on the origin; `lift` raises its middle above 210 units. */
function target(sheet: Scene['sheet'], level: 0 | 1 | 2, lift: number): void {
  for (const x of [-70, 70])
    rope(
      sheet,
      [
        [x * 0.4, -260 - lift],
        [x * 1.3, 0],
      ],
      8,
      'wood',
    );
  const rings = [3, 4, 5][level]!;
  for (let i = 0; i < rings; i++)
    sheet.shape(
      ellipse(0, -210 - lift, 112 * (1 - i / rings), 120 * (1 - i / rings)),
      i === 0 ? 'bold' : 'line',
      (['paper', 'b', 'a', 'sun', 'rust'] as const)[i],
    );
}

/** Two arrows in a target, the target's middle on the origin. */
function shotArrows(sheet: Scene['sheet']): void {
  for (const [x, y] of [
    [-24, 34],
    [38, -30],
  ] as const) {
    const arrow = sheet.at({ x, y, angle: 0.12 });
    arrow.shape(rectangle(-92, -4, 92, 8, 3), 'line', 'wood');
    arrow.shape(drawn('-96,0! -116,-16! -88,-16! -68,0! -88,16! -116,16!'), 'line', 'a');
  }
}

/** A quiver of arrows that leans in the grass, its foot on the origin. */
function quiver(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  const at = sheet.at({ angle: 0.22 });
  for (const x of level === 2 ? [-20, 0, 20] : [0]) {
    const arrow = at.at({ x, y: -4 + Math.abs(x) * 0.4, angle: x * 0.006 });
    arrow.shape(rectangle(-3.5, -150, 7, 60), 'fine', 'wood');
    arrow.shape(drawn('0,-176! -15,-192! -15,-156! 0,-138! 15,-156! 15,-192!'), 'line', 'a');
  }
  at.shape(drawn('-32,-108! 32,-108! 24,-4 0,6 -24,-4'), 'bold', 'rust');
  at.shape(drawn('-32,-108! 32,-108! 30,-84! -30,-84!'), 'line', 'sun');
}

/** What is worn in the snow. */
const WARM: Partial<Somebody> = {
  hat: 'beanie',
  top: { sleeves: 1.85, role: 'b', trim: 'soft', neckline: 'high', loose: 8 },
  bottom: TROUSERS,
  feet: 'boot',
};

/** A bent bow with an arrow on its string, between the hand that draws and the one that holds it. */
function bowAndArrow(view: Scene['sheet'], [hx, hy]: Point, [x, y]: Point): void {
  rope(
    view,
    [
      [x - 36, y - 172],
      [x + 16, y - 96],
      [x, y],
      [x + 16, y + 96],
      [x - 36, y + 172],
    ],
    6,
    'wood',
  );
  view.line(
    [
      [x - 34, y - 168],
      [hx, hy],
      [x - 34, y + 168],
    ],
    'bold',
    0,
  );
  rope(
    view,
    [
      [hx - 10, hy],
      [x + 70, y],
    ],
    4,
    'wood',
  );
  view.shape(drawn('-4,-13! 32,0! -4,13!', { x: x + 68, y }), 'line', 'stone');
}

const archery: Picture = {
  name: 'archer',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 640,
  stages: [common, winterWood],
  backdrop: sunlitSky(0.56),
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const isCold = stage === winterWood;
    const who = cast(scene, random.pick(['child', 'teen'] as const), isCold ? { as: WARM } : {});
    const isChild = who.who.build === 'child';
    const scale = isChild ? 1.3 : 1.1;
    if (isCold && level === 2)
      for (const [i, y] of [8, 46, 88].entries())
        sheet
          .layer('drifts')
          .line(
            traced(
              `-20,${ground + y} ${220 + i * 90},${ground + y - 22} ${560 + i * 60},${ground + y + 14} 1020,${ground + y - 12}`,
            ),
            'fine',
            0,
          );
    if (isCold && level === 1)
      for (const [x, y] of [
        [560, 96],
        [640, 30],
        [760, 74],
        [880, 44],
        [120, 98],
      ] as const)
        sheet
          .layer('drifts')
          .line(
            traced(`${x - 56},${ground + y + 6} ${x},${ground + y - 6} ${x + 60},${ground + y + 4}`),
            'line',
            0.6,
          );
    target(sheet.layer('target').at({ x: 812, y: ground - 34, scale: 0.98 }), level, isChild ? 152 : 196);
    if (level === 1)
      shotArrows(sheet.layer('target').at({ x: 812, y: ground - 34 - (isChild ? 355 : 398), scale: 0.98 }));
    if (level > 0) quiver(sheet.layer('quiver').at({ x: 452, y: ground + 84, scale: 1.1 }), level);
    if (level > 0 && !isCold)
      sittingDog(sheet.layer('quiver').at({ x: 604, y: ground + 92, scale: 1.16 }), level);
    enter(scene, {
      who: who.who,
      posture: {
        ...POSTURES.stand,
        turn: 0.4,
        head: { turn: 0.55, tilt: 0 },
        arms: [
          { upper: -66, fore: 112, hand: 'grip', thumb: 1, layer: 'over' },
          { upper: 97, fore: 99, hand: 'grip', thumb: -1, layer: 'over' },
        ],
        legs: [
          { upper: -16, lower: -12, toes: 'right' },
          { upper: 18, lower: 12, toes: 'right' },
        ],
      },
      mien: 'smile',
      x: 250,
      y: ground + 56,
      scale,
      props: {
        held: (view, bones) => bowAndArrow(view, alongHand(bones, 0, 0.42), alongHand(bones, 1, 0.42)),
      },
    });
    return {
      title: random.pick([
        `${who.called} Aims for the Yellow`,
        `The Quiet Second before ${who.called} Lets Go`,
        `${who.called} and the Straw Target`,
      ]),
      description: `${who.called} breathes out ${stage.where} and looks at nothing but the middle. Archery is a sport for people who can stand still.`,
      tags: ['archery', 'bow and arrow', 'target', 'sport', stage.tags[0]!],
    };
  },
};

/** People at their sports. */
export const sports: readonly Composition[] = [wall, surfer, archery].map(pictured);
