import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { polar } from '../../geometry/point.ts';
import { hill } from '../../motifs/landscape.ts';
import { crystal, sea } from '../../motifs/nature/shore.ts';
import { crescent, shining, starry } from '../../motifs/nature/skies.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { boulder, toadstool } from '../../motifs/nature/undergrowth.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { mountain, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';

const SIDE = 1000;

type Outside = 'sea' | 'mountains';

/** A cave of crystals that opens on the world outside. */
export const crystalCave: Composition = {
  name: 'crystal-cave',
  category: 'adventure',
  size: [SIDE, SIDE],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const outside = random.pick<Outside>(['sea', 'mountains']);
    const night = random.chance(0.5);
    const flip = random.chance(0.5);
    const kind = random.pick(level === 0 ? (['panel'] as const) : (['panel', 'round', 'cut'] as const));
    throughWindow(
      brief.sheet,
      { kind, size: [SIDE, SIDE], role: night ? 'night' : 'sky', band: level === 0 ? 0 : 22 },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: SIDE, flip: true }) : inside };
        drawOutside(scene, outside, night);
        drawRock(scene);
        drawCrystals(scene);
      },
    );
    return {
      title: `${random.pick(['Crystal Cave', 'Cave of Crystals', 'Hidden Cave', 'Glittering Cave'])} ${outside === 'sea' ? 'by the Sea' : 'in the Mountains'}${night ? random.pick([' at Night', ' by Moonlight']) : ''}`,
      description: `Crystals grow on the floor of a cave and stone hangs from its roof. Through its mouth you see ${outside === 'sea' ? 'the sea' : 'mountains'} under the ${night ? 'moon' : 'sun'}.`,
      tags: ['cave', 'crystals', 'rocks', outside, night ? 'moon' : 'sun'],
    };
  },
};

function drawOutside(brief: Brief, outside: Outside, night: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('outside');
  const at = [random.range(450, 560), random.range(330, 390)] as const;
  if (night) {
    for (const r of byLevel(brief, [190], [260, 170], [330, 240, 160]))
      sheet.shape(ellipse(at[0], at[1], r), 'line', r === 170 || r === 240 ? 'night' : 'water');
    crescent(sheet.at({ x: at[0], y: at[1], angle: -0.5 }), 88);
    starry(sheet, random, {
      box: [240, 220, 770, 520],
      avoid: [ellipse(at[0], at[1], 120)],
      count: byLevel(brief, 2, 6, 10),
      size: byLevel(brief, 26, 20, 17),
    });
  } else {
    const style = random.pick(['rays', 'rings'] as const);
    shining(sheet, {
      at,
      radius: 88,
      rays: style === 'rays' ? byLevel(brief, 8, 16, 26) : byLevel(brief, 3, 5, 7),
      style,
    });
  }
  if (outside === 'sea')
    return sea(sheet, random, {
      width: SIDE,
      from: 540,
      to: 760,
      bands: byLevel(brief, 3, 5, 7),
      floor: SIDE,
    });
  for (const [x, y, half] of [
    [330, 440, 200],
    [680, 420, 210],
  ] as const)
    mountain(sheet, { peak: [x, y], half, foot: 680, snow: true, roles: ['stone', 'c'] });
  hill(
    sheet,
    [
      [-10, 620],
      [300, 600],
      [520, 640],
      [800, 600],
      [1010, 640],
    ],
    SIDE,
    'leaf',
  );
  for (const [x, s] of byLevel(
    brief,
    [],
    [
      [400, 0.4],
      [620, 0.46],
    ],
    [
      [370, 0.4],
      [450, 0.32],
      [610, 0.46],
      [690, 0.36],
    ],
  ))
    spruce(sheet.at({ x: x!, y: 660, scale: s! }), { random, level: 0, tiers: 3 });
  if (level > 0)
    hill(
      sheet,
      [
        [-10, 680],
        [300, 664],
        [520, 690],
        [800, 660],
        [1010, 690],
      ],
      SIDE,
      'grass',
    );
}

/** The rock round the mouth, near and farther back: over the page's rim and in to the mouth, open at the foot. */
const NEAR =
  '-20,-20! 1020,-20! 1020,1020! 800,1020! 914,880 839,760 877,640 801,516! 816,386 751,256! 738,360! 705,204! 650,139! 630,282! 600,121! 536,87! 506,204! 481,95! 410,126! 393,308! 363,155! 284,217! 269,334! 242,256! 184,386! 199,542 128,640! 166,760 96,860 206,1020! -20,1020!';
const FARTHER =
  '0,0! 1000,0! 1000,1000! 751,1000! 826,860 751,740 776,620 713,490! 720,373 675,308! 625,243 499,204 385,243 310,334! 284,438 295,542 234,640! 259,740 184,850 247,1000! 0,1000!';

function drawRock(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('rock');
  if (level > 0) sheet.shape(clockwise(blob(knots(FARTHER))), 'line', 'stone');
  const near = clockwise(blob(knots(NEAR)));
  sheet.shape(near, 'bold', 'night');
  const inside = sheet.inside([near]);
  const facets = byLevel(brief, 9, 13, 20);
  for (let i = 0; i < facets; i++) {
    const angle = (i / facets) * Math.PI * 2 + 0.2;
    const bend = angle + (i % 2 === 0 ? 0.09 : -0.09);
    inside.line(
      [
        polar([505, 560], 120, angle),
        polar([505, 560], 440 + (i % 3) * 50, bend),
        polar([505, 560], 900, angle),
      ],
      'line',
      0,
    );
  }
  if (level === 0) return;
  const ledge = Array.from({ length: 24 }, (_, i) =>
    polar([505, 520], 452 + (i % 2 === 0 ? 26 : -18), (i / 23) * Math.PI * 2),
  );
  inside.line(ledge, 'line', 0);
}

function drawCrystals(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('crystals');
  hill(
    sheet,
    [
      [-10, 850],
      [260, 810],
      [500, 850],
      [740, 800],
      [1010, 850],
    ],
    SIDE + 10,
    'stone',
  );
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'water']);
  const clusters = byLevel(
    brief,
    [
      [190, 900, 1.2],
      [800, 900, 1.1],
    ],
    [
      [170, 890, 1.1],
      [820, 880, 1.16],
      [500, 930, 0.7],
    ],
    [
      [160, 880, 1.06],
      [830, 880, 1.1],
      [420, 930, 0.7],
      [620, 920, 0.6],
    ],
  );
  clusters.forEach(([x, y, s], i) => {
    const rays =
      level === 0
        ? [
            [-0.5, 170, 60],
            [0.5, 180, 62],
            [0, 260, 80],
          ]
        : [
            [-0.9, 130, 46],
            [0.9, 140, 46],
            [-0.5, 200, 58],
            [0.45, 210, 60],
            [-0.05, 290, 76],
          ];
    for (const [k, [angle, long, wide]] of rays.entries())
      crystal(
        sheet.at({ x: x! + angle! * 60, y: y!, scale: s!, angle: angle! }),
        long! * random.range(0.9, 1.1),
        wide!,
        roles[(i + k) % 4]!,
        level,
      );
    boulder(sheet.at({ x: x! - 70 * s!, y: y! + 20 }), random, 56 * s!, level > 0);
    if (level > 0)
      boulder(sheet.at({ x: x! + 76 * s!, y: y! + 22 }), random.fork(`stone ${i}`), 44 * s!, false);
  });
  hill(
    sheet,
    [
      [-10, 930],
      [260, 910],
      [500, 944],
      [740, 920],
      [1010, 930],
    ],
    SIDE + 10,
    'sand',
  );
  if (level > 0)
    toadstool(sheet.at({ x: 330, y: 934, scale: 0.44 }), { kind: 'bell', level: 0, role: 'ember', lean: 6 });
}
