import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { leapingDolphin } from '../../motifs/adventure/dolphin.ts';
import { floatingOtter } from '../../motifs/animals/beasts/swimmers.ts';
import { kelp } from '../../motifs/nature/reef-life.ts';
import { dinghy } from '../../motifs/nature/shore.ts';
import { broadSea } from '../../motifs/stages/broad.ts';
import { type Hour, SKY_OF, skyOf, waters } from '../../motifs/stages/hours.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Scene, type Stage, byGrade, strewn } from '../../motifs/stages/stage.ts';
import { scenic } from '../scenic.ts';
import { spray } from './wildlife.ts';
import { simpler } from '../people/picture.ts';

/** The surface of the open sea at an hour. */
function openSea(hour: Hour): Stage {
  return {
    where: 'on the open sea',
    tags: ['sea', 'waves', hour === 'dusk' ? 'sunset' : hour],
    sky: SKY_OF[hour],
    behind(scene) {
      const horizon = scene.ground - 120;
      skyOf(scene, hour, horizon, scene.random.fork('light').range(0.2, 0.8));
      if (scene.level > 0) ridgeOf(scene, horizon - 10, 24, 'stone');
      if (scene.level === 2) ridgeOf(scene, horizon + 6, 16, 'leaf');
      waters(scene, horizon, scene.height);
      for (const [x, y, s] of byGrade(
        scene,
        [],
        [[0.8, 20, 0.6]],
        [
          [0.86, 24, 0.6],
          [0.2, 10, 0.44],
          [0.4, 30, 0.5],
        ],
      ) as [number, number, number][])
        dinghy(scene.sheet.layer('boats').at({ x: x * scene.width, y: horizon + y, scale: s }), ['a', 'b']);
      if (scene.level === 2)
        for (const [x, y] of strewn(
          scene.random.fork('foam'),
          [6, 4],
          [40, scene.ground, scene.width - 40, scene.height - 40],
        ))
          scene.sheet
            .layer('foam')
            .shape(drawn(`${x - 34},${y}! ${x},${y - 12} ${x + 34},${y}! ${x},${y + 9}`), 'line', 'paper');
    },
  };
}

const dolphinLeap = scenic({
  name: 'dolphin-leap',
  category: 'animals',
  size: [1000, 800],
  ground: 640,
  edge: 'open',
  stages: [openSea('day'), openSea('dusk'), openSea('night')],
  easyStages: [broadSea('day'), broadSea('dusk'), broadSea('night')],
  tags: ['dolphin', 'ocean', 'jump'],
  layouts: [
    {
      words: [
        [
          'The Dolphin Jumps',
          'Out of the sea, through the air and back again. The dolphin does it because it can.',
        ],
        [
          'A Dolphin in the Air',
          'For two seconds the dolphin is a bird. It has been practicing all morning.',
        ],
      ],
      draw(scene) {
        leapingDolphin(
          scene.sheet.layer('dolphin').at({
            x: byGrade(scene, 470, 476, 500),
            y: byGrade(scene, 560, 480, 480),
            scale: byGrade(scene, 1.5, 1.3, 1.26),
            angle: 0.1,
          }),
          scene.level,
          true,
        );
        if (scene.level === 0) {
          for (const [x, y, r] of [
            [930, 590, 26],
            [890, 524, 22],
            [700, 640, 24],
          ] as const)
            scene.sheet.layer('spray').shape(ellipse(x, y, r, r * 1.2), 'line', 'soft');
          return;
        }
        for (const [x, y, size] of [
          [690, 700, 0.54],
          [760, 712, 1],
        ] as const)
          spray(scene, [x, y], size);
      },
    },
    {
      words: [
        [
          'Three Dolphins at Play',
          'One begins and the others jump after it. Whoever makes the biggest splash has won.',
        ],
        [
          'The Dolphin Race',
          'They swim beside the ship and under it and are always faster. Here come the first three.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const view = sheet.layer('dolphin');
        leapingDolphin(view.at({ x: 520, y: 400, scale: 0.42, angle: 0.1 }), simpler(level), true);
        spray(scene, [640, 500], 0.3);
        leapingDolphin(
          view.at({ x: 820, y: 580, scale: 0.6, angle: 0.16, flip: true }),
          simpler(level),
          true,
        );
        leapingDolphin(view.at({ x: 222, y: 560, scale: 0.8, angle: 0.02 }), level, true);
        for (const [x, y, s] of [
          [660, 670, 0.5],
          [440, 690, 0.7],
        ] as const)
          spray(scene, [x, y], s);
      },
    },
  ],
});

const ottersAfloat = scenic({
  name: 'otters-afloat',
  category: 'animals',
  size: [1000, 800],
  ground: 420,
  edge: 'open',
  stages: [openSea('day'), openSea('dusk'), openSea('night')],
  tags: ['otter', 'sea otter', 'ocean'],
  layouts: [
    {
      words: [
        [
          'The Otter Has Lunch',
          'An otter eats lying down and its belly is the table. Afterwards it rolls over once, and the dishes are done.',
        ],
        [
          'Flat on Its Back',
          'The otter floats, the shell is shut and there is no hurry. It will get it open.',
        ],
      ],
      draw(scene) {
        weeds(scene);
        floatingOtter(
          scene.sheet.layer('otter').at({ x: 536, y: 560, scale: byGrade(scene, 1.2, 1.12, 1.1) }),
          scene.level,
          'shell',
        );
        ripples(scene, 620);
      },
    },
    {
      words: [
        [
          'Otter and Pup',
          'The pup sleeps on its mother as on a raft. When she dives she ties it up in kelp.',
        ],
        [
          'Rocked by the Sea',
          'A small otter, a big otter and a wave under both of them. Nobody sleeps better.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        weeds(scene);
        floatingOtter(
          sheet.layer('otter').at({ x: 300, y: 430, scale: 0.62, flip: true }),
          simpler(level),
          'shell',
        );
        floatingOtter(sheet.layer('otter').at({ x: 560, y: 610, scale: 1 }), level, 'pup');
        ripples(scene, 670);
      },
    },
  ],
});

function weeds({ sheet, level, height }: Scene): void {
  for (const [i, [x, y]] of (
    [
      [120, 700],
      [860, 720],
      [240, 760],
      [740, 770],
      [900, 540],
    ] as const
  )
    .slice(0, [1, 3, 5][level])
    .entries())
    kelp(
      sheet.layer('weeds').at({ x, y: Math.min(y, height), angle: i % 2 === 0 ? 1.2 : -1.3 }),
      300,
      18,
      i % 2 === 0 ? 'leaf' : 'grass',
    );
}

function ripples(scene: Scene, y: number): void {
  waters(
    { ...scene, sheet: scene.sheet.layer('ripples'), level: simpler(scene.level) },
    y,
    scene.height + 60,
  );
}

/** Animals at the surface of the sea. */
export const atTheSurface: readonly Composition[] = [dolphinLeap, ottersAfloat];
