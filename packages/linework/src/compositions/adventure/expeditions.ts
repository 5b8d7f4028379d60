import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, place } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { tent } from '../../motifs/adventure/camp.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { rope } from '../../motifs/people/props.ts';
import { canopy, clouds } from '../../motifs/stages/foliage.ts';
import { byGrade, strewn, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { cycad, fernEdge, skyBands } from '../../motifs/stages/wilds.ts';
import { cast, SHORTS, TROUSERS } from '../people/cast.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';

const WIDE = [1000, 780] as const;
const TALL = [800, 1000] as const;

/** The earth cut open: layers of soil under a strip of sky. */
const strata: Stage = {
  where: 'at the dig',
  tags: ['fossil', 'dig'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, level } = scene;
    if (level === 2) skyBands(scene, [60, 230], 4);
    clouds(scene, [
      [0.14, 0.12, 0.6],
      [0.56, 0.08, 0.6],
      [0.9, 0.14, 0.5],
    ]);
    const layers = byGrade(scene, 3, 5, 11);
    for (let i = 0; i < layers; i++)
      sheet
        .layer('soil')
        .shape(
          [
            ...swell(width, mix(290, height - 30, i / layers), 10, 420 - i * 20, i * 1.7),
            [width + 20, height + 20],
            [-20, height + 20],
          ],
          'line',
          (['grass', 'sand', 'wood', 'gold', 'stone'] as const)[i % 5],
        );
    for (const [i, [x, y]] of strewn(random, byGrade(scene, [0, 0], [6, 2], [9, 4]), [
      40,
      330,
      width - 40,
      height - 40,
    ]).entries())
      if (i % 3 === 0) sheet.layer('soil').shape(ellipse(x, y, 17, 12), 'line', 'stone');
      else boulder(sheet.layer('soil').at({ x, y }), random, 18, false);
  },
};

/** A skeleton of a long-necked dinosaur that lies in the earth, 620 units long about the origin. */
function skeleton(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  const spine = traced('-330,60 -240,20 -130,-20 0,-30 110,-10 180,-70 220,-140 270,-170');
  const steps = [12, 20, 28][level]!;
  for (let i = 0; i < steps; i++) {
    const [x, y] = spine[Math.floor(((i + 0.5) / steps) * (spine.length - 1))]!;
    sheet.shape(ellipse(x, y, [19, 13, 10][level]!, [15, 12, 9.5][level]), 'line', 'cream');
  }
  const ribs = [3, 5, 7][level]!;
  for (let i = 0; i < ribs; i++) {
    const x = mix(-110, 90, i / (ribs - 1));
    rope(
      sheet,
      [
        [x, -14],
        [x + 20, 46],
        [x - 6, 96],
      ],
      [10, 8, 6.4][level]!,
      'cream',
    );
  }
  for (const x of [-150, 100])
    for (const [u, v, w] of [
      [0, 20, 0],
      [18, 100, 1],
    ] as const) {
      rope(
        sheet,
        [
          [x + u, v],
          [x + u + 14 - w * 22, v + 74],
        ],
        9,
        'cream',
      );
      sheet.shape(ellipse(x + u + 14 - w * 22, v + 80, 15), 'line', 'cream');
    }
  sheet.shape(drawn('240,-190 280,-220 330,-206 366,-160! 350,-140 300,-136 256,-150'), 'bold', 'cream');
  sheet.shape(ellipse(304, -184, 14), 'line', 'night');
  if (level > 0) sheet.line(traced('300,-150 332,-156 360,-152'), 'line', 0.3);
}

const dig: Picture = {
  name: 'fossil-dig',
  category: 'adventure',
  size: WIDE,
  ground: 340,
  edge: 'page',
  stages: [strata],
  views: [
    [500, 300, 1],
    [460, 420, 1.08],
    [420, 500, 1.16],
  ],
  act(scene) {
    const { sheet, random, level } = scene;
    const pit = drawn('180,330! 220,520 190,700 400,740 760,730 900,690 870,500 900,320! 700,344 420,350');
    sheet.layer('pit').shape(pit, 'bold', 'sand');
    const inside = sheet.layer('pit').inside([clockwise(pit)]);
    for (const y of byGrade(scene, [], [470, 610], [390, 440, 490, 540, 590, 640, 690]))
      inside.line(traced(`100,${y} 400,${y + 16} 700,${y - 8} 1000,${y + 10}`), 'line', 0);
    skeleton(sheet.layer('bones').at({ x: 540, y: 560, scale: byGrade(scene, 0.92, 0.9, 0.9) }), level);
    const digger = cast(scene, 'child', { as: { hat: 'straw', bottom: TROUSERS, feet: 'boot' } });
    const other = cast(scene, random.pick(['woman', 'man'] as const), {
      among: [digger],
      as: { hat: 'cap', bottom: SHORTS, feet: 'boot' },
    });
    tent(
      sheet.layer('tent').at({ x: 110, y: 330, scale: 0.66 }),
      random.pick(['ridge', 'dome'] as const),
      ['a', 'b'],
      level,
    );
    enter(scene, {
      who: other.who,
      posture: {
        ...POSTURES.stand,
        arms: [
          { upper: -30, fore: 36, hand: 'grip' },
          { upper: 44, fore: 70, hand: 'point', thumb: -1 },
        ],
      },
      mien: 'wonder',
      x: 880,
      y: 372,
      scale: 0.52,
      flip: true,
    });
    enter(scene, {
      who: digger.who,
      posture: { ...POSTURES.kneel, height: 104 },
      mien: 'wonder',
      x: 250,
      y: 740,
      scale: 0.9,
      props: {
        over: (view, bones) => {
          const [x, y] = bones.arms[1].end;
          rope(
            view,
            [
              [x, y],
              [x + 46, y + 20],
            ],
            6,
            'wood',
          );
          view.shape(
            drawn('0,-14! 30,-18! 34,18! 0,14!', { x: x + 44, y: y + 20, angle: 0.4 }),
            'line',
            'gold',
          );
        },
      },
    });
    return {
      title: random.pick([
        `${digger.called} Finds a Dinosaur`,
        `Bones below the Camp of ${other.called}`,
        `${digger.called} and the Very Old Neck`,
      ]),
      description: `${digger.called} brushes the sand from a very old neck, bone by bone. Up on the grass ${other.called} has just stopped believing in potatoes.`,
      tags: ['dinosaur', 'fossil', 'skeleton', 'archaeology', 'dig', 'child'],
    };
  },
};

/** A temple of steps among the trees. */
const ruins: Stage = {
  where: 'in the jungle',
  tags: ['jungle', 'temple', 'ruins'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, ground, level } = scene;
    if (level === 2) skyBands(scene, [60, 420], 6, ['leaf', 'soft']);
    const temple = sheet.layer('temple');
    const mid = width * random.range(0.46, 0.54);
    const steps = byGrade(scene, 3, 5, 8);
    for (let i = 0; i < steps; i++) {
      const half = mix(330, 120, i / steps);
      const [y, tall] = [ground - 70 - (i * 440) / steps, 440 / steps];
      const blocks = byGrade(scene, 1, 4, 8);
      for (let k = 0; k < blocks; k++)
        temple.shape(
          rectangle(mid - half + (k * half * 2) / blocks, y - tall, (half * 2) / blocks, tall),
          'line',
          (i + k) % 2 === 0 ? 'stone' : 'sand',
        );
    }
    const stairs = byGrade(scene, 5, 11, 17);
    for (let i = 0; i < stairs; i++)
      temple.shape(
        rectangle(mid - 58, ground - 70 - ((i + 1) * 440) / stairs, 116, 440 / stairs),
        'line',
        i % 2 === 0 ? 'cream' : 'soft',
      );
    temple.shape(rectangle(mid - 110, ground - 640, 220, 132, 4), 'bold', 'stone');
    temple.shape(rectangle(mid - 132, ground - 666, 264, 34, 6), 'bold', 'sand');
    temple.shape(drawn('-36,0! -36,-70 0,-92 36,-70 36,0!', { x: mid, y: ground - 508 }), 'line', 'night');
    if (level > 0)
      for (const x of [-76, 76]) temple.shape(ellipse(mid + x, ground - 574, 22), 'line', 'gold');
    for (let i = 0; i < byGrade(scene, 1, 2, 4); i++)
      sheet
        .layer('ground')
        .shape(
          [
            ...swell(width, ground - 80 + i * 46, 12, 360, i * 2),
            [width + 20, height + 20],
            [-20, height + 20],
          ],
          'line',
          i % 2 === 0 ? 'grass' : 'leaf',
        );
  },
  before: (scene) => fernEdge(scene, byGrade(scene, 3, 5, 8), byGrade(scene, 150, 150, 150)),
};

const temple: Picture = {
  name: 'jungle-temple',
  category: 'adventure',
  size: TALL,
  ground: 820,
  edge: 'open',
  stages: [ruins],
  views: [
    [400, 300, 1],
    [400, 560, 1.12],
    [340, 640, 1.22],
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const who = cast(scene, 'child', { as: { hat: 'straw', bottom: SHORTS, feet: 'boot' } });
    const side = random.pick([-1, 1]);
    for (const x of byGrade(scene, [], [90], [70, 730])) {
      const vine = traced(`${x},-20 ${x + 24},180 ${x - 20},380 ${x + 16},540`);
      sheet.layer('vines').line(vine, 'line', 0.2);
      for (let i = 3; i < vine.length; i += byGrade(scene, 20, 14, 10))
        sheet
          .layer('vines')
          .shape(
            place(petal('leaf', 64, 32), { x: vine[i]![0], y: vine[i]![1], angle: i % 20 < 10 ? 2 : -2 }),
            'line',
            'leaf',
          );
    }
    canopy(scene);
    enter(scene, {
      who: who.who,
      posture: {
        ...POSTURES.stand,
        head: { turn: side * 0.4, tilt: -6 },
        arms: [
          { upper: -44, fore: 40, hand: 'grip' },
          { upper: 126, fore: 148, hand: 'point', thumb: -1 },
        ],
      },
      mien: 'wonder',
      x: 400 + side * 170,
      y: ground + 50,
      scale: 0.94,
    });
    cycad(scene, [400 - side * 250, ground + 70], byGrade(scene, 1, 1.1, 1.1));
    if (level > 0)
      boulder(sheet.layer('stones').at({ x: 400 - side * 120, y: ground + 90 }), random, 54, true);
    return {
      title: random.pick([
        `${who.called} at the Lost Temple`,
        `The Steps That ${who.called} Found`,
        `${who.called} and the City in the Jungle`,
      ]),
      description: random.pick([
        `${who.called} has followed the river for three days, and there it is: a temple under leaves. Somebody has swept the stairs.`,
        `The map was right after all. ${who.called} counts the steps before climbing them.`,
      ]),
      tags: ['jungle', 'temple', 'explorer', 'ruins', 'child', 'adventure'],
    };
  },
};

/** Pages of expeditions on water and land. */
export const expeditions: readonly Composition[] = [dig, temple].map(pictured);
