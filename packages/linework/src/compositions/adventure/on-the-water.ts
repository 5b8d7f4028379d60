import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { treasureChest } from '../../motifs/adventure/camp.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { bubbles, rope } from '../../motifs/people/props.ts';
import { lighthouse } from '../../motifs/seaside.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { lake } from '../../motifs/stages/prehistoric.ts';
import { byGrade, strewn, type Stage } from '../../motifs/stages/stage.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import { seafloor } from '../../motifs/stages/wonder.ts';
import { cast } from '../people/cast.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';

const WIDE = [1000, 780] as const;
const TALL = [800, 1000] as const;

const rapids: Picture = {
  name: 'canoe',
  category: 'adventure',
  size: WIDE,
  ground: 500,
  edge: 'open',
  stages: [lake],
  isBanded: true,
  views: [
    [500, 300, 1],
    [500, 560, 1.08],
    [470, 560, 1.18],
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const front = cast(scene, 'child', { isPlain: true });
    const back = cast(scene, random.pick(['woman', 'man', 'child'] as const), {
      among: [front],
      isPlain: true,
    });
    const boat = sheet.layer('canoe').at({ x: 500, y: ground + 70, angle: random.range(-0.14, 0.1) });
    const paddles: Posture = {
      ...POSTURES.sit,
      height: 40,
      lean: 8,
      arms: [
        { upper: 70, fore: 130, hand: 'grip', layer: 'over' },
        { upper: 36, fore: 40, hand: 'grip', layer: 'over' },
      ],
    };
    for (const [who, x, mien] of [
      [back, -170, 'bold'],
      [front, 130, 'laugh'],
    ] as const)
      enter(
        { ...scene, sheet: boat, ground: 20 },
        {
          who: who.who,
          posture: paddles,
          mien,
          x,
          scale: who.who.build === 'child' ? 1.02 : 0.78,
          props: {
            over: (view, bones) => {
              const [[ax, ay], [bx, by]] = [bones.arms[0].end, bones.arms[1].end];
              rope(
                view,
                [
                  [ax - (bx - ax) * 0.3, ay - (by - ay) * 0.3],
                  [bx + (bx - ax) * 0.7, by + (by - ay) * 0.7],
                ],
                5,
                'wood',
              );
              view.shape(
                drawn('-18,0! 18,0! 24,70 0,92 -24,70', {
                  x: bx + (bx - ax) * 0.7,
                  y: by + (by - ay) * 0.7 - 6,
                }),
                'line',
                'sun',
              );
            },
          },
        },
      );
    const hull = drawn('-400,-70! -340,-30 0,-16 340,-30 400,-70! 390,0 320,50 0,64 -320,50 -390,0');
    boat.shape(hull, 'bold', random.pick(['ember', 'a', 'c']));
    const inside = boat.inside([hull]);
    inside.shape(drawn('-420,-60! 0,2 420,-60! 420,-30! 0,26 -420,-30!'), 'line', 'sun');
    if (level > 0)
      for (const x of [-300, -150, 0, 150, 300])
        inside.shape(place(petal('leaf', 40, 18), { x, y: 50 }), 'line', 'leaf');
    boat.rim(hull, 'bold');
    for (let i = 0; i < byGrade(scene, 1, 2, 4); i++)
      sheet
        .layer('foam')
        .shape(
          [
            ...swell(1000, ground + 110 + i * byGrade(scene, 60, 50, 36), 16, 170 + i * 20, i * 2.4),
            [1020, 820],
            [-20, 820],
          ],
          'line',
          i % 2 === 0 ? 'water' : 'sky',
        );
    for (const [x, s] of byGrade(
      scene,
      [[900, 80]],
      [
        [70, 70],
        [920, 80],
      ],
      [
        [60, 74],
        [930, 84],
        [640, 44],
        [300, 40],
      ],
    ) as Point[])
      boulder(sheet.layer('rocks').at({ x, y: ground + 150 }), random, s, level > 0);
    return {
      title: random.pick([
        `${front.called} Reads the River`,
        `Down the Rapids with ${back.called}`,
        `${front.called} and ${back.called} in a Canoe`,
        `White Water for ${front.called}`,
      ]),
      description: `${namesOf([front.looks, back.looks])} paddle down the river between the rocks. The one in front calls, and the one behind steers.`,
      tags: ['canoe', 'river', 'rapids', 'paddle', 'adventure'],
    };
  },
};

const diving: Picture = {
  name: 'diver',
  category: 'adventure',
  size: TALL,
  ground: 860,
  edge: 'page',
  stages: [seafloor],
  isBanded: true,
  views: [
    [400, 300, 1],
    [400, 560, 1.1],
    [400, 700, 1.06],
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const who = cast(scene, random.pick(['child', 'teen'] as const), {
      as: {
        hat: 'bubble',
        glasses: false,
        hair: random.pick(['crop', 'bob', 'mop']),
        top: { sleeves: 1.9, role: 'a', trim: 'sun', loose: 4 },
        bottom: { kind: 'trousers', length: 1.9, role: 'a', trim: 'sun' },
        feet: 'slipper',
        feetRole: 'sun',
      },
    });
    const scale = who.who.build === 'child' ? 1.2 : 0.96;
    const swims = sheet
      .layer('diver')
      .at({ x: random.range(250, 330), y: random.range(500, 600), angle: random.range(0.9, 1.3) });
    enter(
      { ...scene, sheet: swims, ground: 200 * scale },
      {
        who: who.who,
        posture: {
          ...POSTURES.run,
          turn: 0.3,
          lean: 0,
          head: { turn: 0.3, tilt: -14 },
          arms: [
            { upper: -50, fore: -90, hand: 'open', layer: 'behind' },
            { upper: 120, fore: 150, hand: 'open', thumb: -1 },
          ],
          legs: [
            { upper: -16, lower: -30, toes: 'right', roll: 56 },
            { upper: 24, lower: 4, toes: 'right', roll: 56 },
          ],
        },
        mien: 'wonder',
        x: 0,
        scale,
      },
    );
    treasureChest(
      sheet.layer('chest').at({ x: 540, y: ground + 90, scale: byGrade(scene, 0.94, 0.84, 0.8), angle: 0.1 }),
      level,
    );
    bubbles(
      sheet.layer('bubbles'),
      (
        [
          [520, 330, 30],
          [560, 250, 22],
          [500, 180, 26],
          [590, 150, 18],
          [540, 90, 24],
        ] as const
      ).slice(0, byGrade(scene, 2, 4, 5)),
    );
    return {
      title: random.pick([
        `${who.called} Dives for the Chest`,
        `Gold at the Bottom for ${who.called}`,
        `${who.called} under the Waves`,
      ]),
      description: random.pick([
        `${who.called} has found a chest on the floor of the sea, and it is not locked. The fish have kept an eye on it.`,
        `Down here everything takes longer, even being surprised. ${who.called} swims once around the chest to be sure.`,
      ]),
      tags: ['diver', 'diving', 'treasure', 'sea', 'fish', 'underwater'],
    };
  },
};

/** A wild sea under clouds and rain. */
const storm: Stage = {
  where: 'in the storm',
  tags: ['storm', 'sea', 'waves'],
  sky: 'night',
  behind(scene) {
    const { random, sheet, width, ground, level } = scene;
    if (level === 2) skyBands(scene, [120, ground - 110], 13, ['night', 'd']);
    clouds(scene, [
      [0.18, 0.1, 1],
      [0.7, 0.08, 1.1],
      [0.46, 0.16, 0.8],
      [0.94, 0.2, 0.8],
      [0.04, 0.24, 0.7],
    ]);
    for (const [x, y] of strewn(random, byGrade(scene, [3, 2], [5, 4], [7, 6]), [
      40,
      230,
      width - 40,
      ground - 180,
    ]))
      sheet
        .layer('rain')
        .shape(
          place(petal('drop', byGrade(scene, 50, 40, 34), byGrade(scene, 30, 22, 18)), { x, y, angle: 0.4 }),
          'line',
          'water',
        );
  },
};

const light: Picture = {
  name: 'lighthouse-storm',
  category: 'adventure',
  size: TALL,
  ground: 760,
  edge: 'page',
  stages: [storm],
  views: [
    [400, 300, 1],
    [400, 760, 1.14],
    [360, 800, 1.26],
  ],
  act(scene) {
    const { sheet, random, level, ground, width, height } = scene;
    const x = random.range(300, 520);
    const top = ground - 480;
    for (const side of [-1, 1])
      sheet.layer('beam').shape(
        [
          [x, top - 12],
          [x + side * 620, top - 110],
          [x + side * 620, top + 60],
          [x, top + 10],
        ],
        'line',
        'sun',
      );
    sheet
      .layer('rock')
      .shape(
        drawn('-230,40! -190,-40 -120,-60 -60,-110 40,-104 110,-60 190,-30 240,40!', { x, y: ground + 40 }),
        'bold',
        'stone',
      );
    lighthouse(sheet.layer('tower').at({ x, y: ground - 40, scale: 2.4 }), level);
    for (const dx of [-140, 130])
      boulder(sheet.layer('rock').at({ x: x + dx, y: ground + 50 }), random, 66, level > 0);
    const waves = byGrade(scene, 2, 4, 6);
    for (let i = 0; i < waves; i++) {
      const y = mix(ground + 10, height - 70, i / waves);
      const crests = byGrade(scene, 2, 3, 4) + (i % 2);
      const w = width / crests;
      const points: Point[] = [];
      for (let k = -1; k <= crests; k++)
        points.push(
          ...traced(
            `${k * w + (i % 2) * 60},${y + 26} ${(k + 0.45) * w + (i % 2) * 60},${y - 30} ${(k + 0.72) * w + (i % 2) * 60},${y - 44} ${(k + 0.7) * w + (i % 2) * 60},${y - 8} ${(k + 1) * w + (i % 2) * 60},${y + 26}`,
          ),
        );
      sheet
        .layer('waves')
        .shape(
          [...points, [width + 200, height + 30], [-300, height + 30]],
          'bold',
          i % 2 === 0 ? 'water' : 'sky',
        );
    }
    return {
      title: random.pick([
        'The Lighthouse in the Storm',
        'A Light for Those at Sea',
        'Rain against the Lamp Room',
        'The Night the Wind Came',
      ]),
      description: random.pick([
        'The waves climb up the rock, and the lamp turns as it does every night. Inside somebody makes tea.',
        'It rains from the side, and the sea has crests like teeth. The light goes around all the same.',
        'Far out a captain sees the beam and breathes again. Color the light first, and then the dark around it.',
      ]),
      tags: ['lighthouse', 'storm', 'sea', 'waves', 'rain', 'night'],
    };
  },
};

/** Pages of rivers and of the sea. */
export const onTheWater: readonly Composition[] = [rapids, diving, light].map(pictured);
