import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { sled } from '../../motifs/people/outings.ts';
import { bubbles, rope, snowman } from '../../motifs/people/props.ts';
import { common, winterField } from '../../motifs/stages/closer-places.ts';
import { garden, glade } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { sunlitSky } from './backdrops.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

const snowDay: Picture = {
  name: 'snow-day',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 690,
  stages: [winterField],
  act(scene) {
    const { random, level, sheet } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    snowman(sheet.layer('snowman').at({ x: 684, y: 712, scale: 1.24 }), level);
    if (level > 0) sled(sheet.layer('sled').at({ x: 872, y: 706, scale: 0.8 }), level, 'a');
    enter(scene, {
      who: {
        ...who,
        hat: 'beanie',
        top: { sleeves: 1.85, role: 'b', trim: 'soft', neckline: 'high', loose: 9, buttons: true },
        bottom: { kind: 'trousers', length: 1.8, role: 'd', trim: 'c' },
        feet: 'boot',
        feetRole: 'c',
      },
      posture: {
        ...POSTURES.wave,
        arms: [
          { upper: -38, fore: 4, hand: 'grip', thumb: 1, layer: 'over' },
          { upper: 74, fore: 138, hand: 'flat', thumb: -1, layer: 'over' },
        ],
        head: { turn: 0.45, tilt: 6 },
      },
      mien: 'laugh',
      x: 392,
      y: 716,
      scale: 1.36,
      props: {
        over: (view, bones) => snowShovel(view.at({ x: bones.arms[0].end[0], y: bones.ground })),
      },
    });
    return {
      title: random.pick([
        `${who.called}’s Snowman`,
        `The First Snowman of ${who.called}`,
        `${who.called} in the Deep Snow`,
      ]),
      description: `${who.called} has built a snowman that is taller than anybody in the family. It only needs a name now.`,
      tags: ['child', 'snowman', 'winter', 'snow', 'play', 'christmas'],
    };
  },
};

/** A shovel that stands on its blade, its foot on the origin, 210 units high. */
function snowShovel(sheet: Scene['sheet']): void {
  rope(
    sheet,
    [
      [0, -196],
      [0, -40],
    ],
    4.4,
    'wood',
  );
  sheet.shape(drawn('-24,-214! 24,-214! 24,-200! 6,-188! -6,-188! -24,-200!'), 'line', 'wood');
  sheet.shape(drawn('-34,-78! 34,-78! 38,-6! 0,6 -38,-6!'), 'bold', 'b');
  for (const x of [-14, 14])
    sheet.line(
      [
        [x, -66],
        [x * 1.1, -14],
      ],
      'fine',
      0.2,
    );
}

const swinging: Picture = {
  name: 'tree-swing',
  backdrop: sunlitSky(0.2),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 880,
  edge: 'arch',
  stages: [glade],
  act(scene) {
    const { random, level } = scene;
    const who = looks(random, 'child', 'she', level);
    enter(scene, {
      who: {
        ...who,
        ...everyday(random, 'she', level),
        bottom: { kind: 'dress', length: 0.98, role: 'c', trim: 'd', flare: 10 },
      },
      posture: {
        ...POSTURES.sit,
        height: 196,
        lean: -14,
        arms: [
          { reach: [-116, -166], elbow: 1, hand: 'grip', thumb: 1, layer: 'over' },
          { reach: [52, -142], elbow: -1, hand: 'grip', thumb: -1, layer: 'over' },
        ],
        legs: [
          { upper: 62, lower: 34, short: [0.8, 1], toes: 'right', roll: -10 },
          { upper: 72, lower: 50, short: [0.86, 1], toes: 'right', roll: -10 },
        ],
      },
      mien: 'laugh',
      x: 380,
      scale: 1.5,
      props: {
        behind: (view) => {
          rope(
            view,
            [
              [-198, -600],
              [-80, 22],
            ],
            4.4,
            'wood',
          );
          rope(
            view,
            [
              [-34, -600],
              [84, 22],
            ],
            4.4,
            'wood',
          );
          view.shape(
            [
              [-92, 14],
              [98, 24],
              [97, 42],
              [-93, 32],
            ] satisfies Point[],
            'bold',
            'wood',
          );
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} on the Swing`,
        `Higher, ${who.called}!`,
        `The Swing under the Old Tree`,
      ]),
      description: `${who.called} swings so high that the leaves are within reach. The ropes hang from the strongest bough of all.`,
      tags: ['child', 'girl', 'swing', 'tree', 'play', 'summer'],
    };
  },
};

const blowing: Picture = {
  name: 'soap-bubbles',
  backdrop: sunlitSky(0.12),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 900,
  stages: [garden, common],
  act(scene, stage) {
    const { random, level, sheet } = scene;
    const who = looks(random, 'toddler', kindOf(scene), level);
    enter(scene, {
      who: { ...who, ...everyday(random, who.kind, level) },
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.5, tilt: -4 },
        arms: [
          { upper: -18, fore: 60, hand: 'grip', thumb: 1, layer: 'over' },
          { upper: 74, fore: 150, hand: 'grip', thumb: -1, layer: 'over' },
        ],
        legs: [
          { upper: -8, lower: -4, toes: 'left' },
          { upper: 10, lower: 6, toes: 'right' },
        ],
      },
      mien: 'sing',
      x: 270,
      scale: 1.76,
      props: {
        over: (view, bones) => {
          const [x, y] = bones.arms[1].end;
          soapCup(view.at({ x: bones.arms[0].end[0] + 16, y: bones.arms[0].end[1] + 2 }));
          rope(
            view,
            [
              [x + 2, y - 6],
              [x + 6, y - 50],
            ],
            3.4,
            'a',
          );
          view.shape(ringAt(x + 8, y - 66, 19), 'bold', 'a');
          view.shape(ringAt(x + 8, y - 66, 13), 'line', 'sky');
        },
      },
    });
    const spots = [
      [600, 420, 62],
      [690, 300, 44],
      [560, 250, 54],
      [660, 150, 38],
      [470, 140, 44],
      [730, 480, 30],
      [350, 90, 30],
      [560, 560, 28],
      [700, 620, 36],
      [240, 150, 34],
      [140, 240, 24],
      [590, 90, 22],
    ] as const;
    if (level > 0) sittingDog(sheet.layer('dog').at({ x: 560, y: 918, scale: 1.3 }), level);
    const air = sheet.layer('bubbles');
    bubbles(air, spots.slice(0, [5, 9, 12][level]));
    // Two bands of the rainbow in the large ones.
    for (const [x, y, r] of level === 2 ? spots.filter((spot) => spot[2] > 40) : [])
      for (const share of [0.84, 0.62])
        air.line(arc(x, y, r * share, r * share, 0.2, Math.PI * 0.9), 'fine', 0.2);
    return {
      title: random.pick([`${who.called} and the Soap Bubbles`, `A Sky Full of Bubbles for ${who.called}`]),
      description: `${who.called} blows soap bubbles ${stage.where} and every one of them gets away. Each bubble has a rainbow inside.`,
      tags: ['child', 'toddler', 'bubbles', 'play', ...stage.tags.slice(0, 2)],
    };
  },
};

/** A cup of soapy water with foam over its rim, held about its middle on the origin. */
function soapCup(sheet: Scene['sheet']): void {
  for (const [x, y, r] of [
    [-14, -32, 9],
    [12, -34, 11],
    [-1, -40, 10],
  ] as const)
    sheet.shape(ellipse(x, y, r), 'line', 'paper');
  sheet.shape(drawn('-24,-30! 24,-30! 19,26! -19,26!'), 'line', 'b');
}

function ringAt(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 24 }, (_, i): Point => [
    x + r * Math.cos((i / 24) * 6.2832),
    y + r * Math.sin((i / 24) * 6.2832),
  ]);
}

/** Children at quieter play. */
export const pastimes: readonly Composition[] = [snowDay, swinging, blowing].map(pictured);
