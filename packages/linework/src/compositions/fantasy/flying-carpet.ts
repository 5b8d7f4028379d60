import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { houseCat } from '../../motifs/animals/beasts/cat.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { type Hour, SKY_OF, skyOf } from '../../motifs/stages/hours.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Stage, byGrade } from '../../motifs/stages/stage.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

const WIDE = [1000, 800] as const;

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'ember', 'sun'];

/** Roofs and domes of a town in the desert, by night or at sunset. */
function domes(hour: Hour): Stage {
  return {
    where: 'above the town',
    tags: ['domes', 'desert', hour],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, height, level } = scene;
      skyOf(scene, hour, 560, scene.random.fork('light').range(0.2, 0.8));
      ridgeOf(scene, 540, 22, 'sand');
      const count = byGrade(scene, 3, 6, 9);
      for (let i = 0; i < count; i++) {
        const [x, w] = [((i + 0.5) * width) / count, width / count];
        const top = 620 + (i % 3) * 36;
        const view = sheet.layer('town');
        view.shape(rectangle(x - w * 0.46, top, w * 0.92, height), 'bold', i % 2 === 0 ? 'cream' : 'sand');
        view.shape(
          drawn(
            `${x - w * 0.36},${top}! ${x - w * 0.44},${top - w * 0.4} ${x - w * 0.14},${top - w * 0.62} ${x},${top - w * 0.96}! ${x + w * 0.14},${top - w * 0.62} ${x + w * 0.44},${top - w * 0.4} ${x + w * 0.36},${top}!`,
          ),
          'bold',
          LEADS[i % 4],
        );
        if (level > 0)
          for (const u of [-0.2, 0.2])
            view.shape(
              drawn(
                `${x + (u - 0.1) * w},${top + 90}! ${x + (u - 0.1) * w},${top + 44} ${x + u * w},${top + 26}! ${x + (u + 0.1) * w},${top + 44} ${x + (u + 0.1) * w},${top + 90}!`,
              ),
              'line',
              'sun',
            );
      }
    },
  };
}

const flyingCarpet = scenic({
  name: 'flying-carpet',
  category: 'fantasy',
  size: WIDE,
  ground: 700,
  edge: 'open',
  stages: [domes('night'), domes('dusk'), domes('day')],
  tags: ['flying carpet', 'magic', 'adventure'],
  layouts: [
    {
      words: [
        ['The Flying Carpet', 'It needs no runway and no tickets. Wipe your feet before you get on.'],
        ['A Cat on a Carpet', 'The cat has no idea how to steer it. The carpet knows the way home.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        carpet(
          sheet.layer('carpet').at({ x: 490, y: 440, scale: byGrade(scene, 1.14, 1.1, 1.06), angle: -0.08 }),
          level,
        );
        quadruped(
          sheet.layer('cat').at({ x: 470, y: 410, scale: byGrade(scene, 1.3, 1.16, 1.1) }),
          houseCat,
          posed('sit', { tail: 0.4 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'Carpet Traffic',
          'On the left you fly out, on the right you fly in. The lamps are delivered on Tuesdays.',
        ],
        [
          'Moving House by Carpet',
          'Pots, lamps and everything else must fit on. Something is bound to fall off at the corner.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        carpet(sheet.layer('carpet').at({ x: 270, y: 260, scale: 0.6, angle: 0.1 }), simpler(level));
        for (const [i, x] of [180, 270, 350].entries())
          jar(sheet.layer('jars').at({ x, y: 240 + i * 8, scale: 0.6 }), simpler(level), LEADS[i]!);
        carpet(sheet.layer('carpet').at({ x: 640, y: 500, scale: 0.86, angle: -0.1 }), level);
        for (const [i, x] of [490, 620, 760].entries())
          jar(sheet.layer('jars').at({ x, y: 500 - i * 14, scale: 0.9 }), level, LEADS[i + 2]!);
      },
    },
  ],
});

function carpet(view: Sheet, level: Level): void {
  const rim = clockwise(
    drawn('-360,-40! -200,-80 -40,-20 120,-66 280,-50! 380,60! 220,40 60,100 -120,50 -280,80!'),
  );
  for (const [x, y] of [
    [-360, -40],
    [-320, 20],
    [-280, 80],
    [280, -50],
    [330, 5],
    [380, 60],
  ] as const)
    view.shape(place(petal('drop', 60, 24), { x, y, angle: x < 0 ? -1.9 : 1.9 }), 'line', 'gold');
  view.shape(rim, 'bold', 'ember');
  const inside = view.inside([rim]);
  if (level > 0)
    fillZone('diamonds', {
      sheet: inside,
      zone: [rim],
      size: level === 2 ? 54 : 74,
      angle: 0.2,
      roles: ['sun', 'a'],
    });
  else
    for (const x of [-180, 0, 180])
      inside.shape(drawn(`${x - 60},10! ${x},-40! ${x + 60},20! ${x},60!`), 'line', 'sun');
  view.rim(rim, 'bold');
}

function jar(view: Sheet, level: Level, role: Role): void {
  view.shape(
    drawn('-30,-130! -36,-110 -76,-80 -80,-30 -40,0! 40,0! 80,-30 76,-80 36,-110 30,-130!'),
    'bold',
    role,
  );
  view.shape(rectangle(-38, -148, 76, 22, 8), 'bold', 'gold');
  if (level > 0)
    view.shape(
      drawn('-78,-60! -40,-44 0,-60! 40,-44 78,-60! 78,-34! 40,-20 0,-34! -40,-20 -78,-34!'),
      'line',
      'cream',
    );
}

/** Carpets above the domes. */
export const carpetPages: readonly Composition[] = [flyingCarpet];
