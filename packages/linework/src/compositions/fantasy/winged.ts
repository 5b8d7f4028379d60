import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { aloft } from '../../motifs/stages/aloft.ts';
import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { type Point } from '../../geometry/point.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { boldPegasus } from '../../motifs/fantasy/bold.ts';
import { griffin, pegasus } from '../../motifs/fantasy/legends.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { broadAir } from '../../motifs/stages/broad.ts';
import { type Hour, SKY_OF, skyOf } from '../../motifs/stages/hours.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { mountain } from '../../motifs/scenery.ts';
import { type Scene, type Stage, byGrade } from '../../motifs/stages/stage.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';

const WIDE = [1000, 800] as const;

const TALL = [800, 1000] as const;

const pegasusFlight = scenic({
  name: 'pegasus-flight',
  category: 'fantasy',
  size: WIDE,
  ground: 560,
  edge: 'open',
  stages: [aloft('day'), aloft('night'), aloft('dusk')],
  easyStages: [broadAir('day'), broadAir('dusk'), broadAir('night')],
  tags: ['pegasus', 'winged horse', 'wings', 'myth'],
  layouts: [
    {
      words: [
        ['Pegasus', 'A horse with wings has no use for roads. It gallops where the sky is smoothest.'],
        [
          'The Winged Horse',
          'It takes three steps on the cloud and then there is no more cloud. That does not bother it.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        quadruped(
          sheet.layer('pegasus').at({ x: 480, y: 720, scale: byGrade(scene, 1.06, 1.02, 1), angle: -0.14 }),
          level === 0 ? boldPegasus() : pegasus(['a', 'soft'], level),
          posed('run', { neck: 0.8 }),
          level,
        );
      },
    },
    {
      words: [
        ['Two Winged Horses', 'The young one flies in the wind of the old one. Landing comes next week.'],
        [
          'Flying Lesson',
          'Flap, says the mare, and do not look down. The foal looks down and finds it splendid.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        quadruped(
          sheet.layer('foal').at({ x: 230, y: 420, scale: 0.5, angle: 0.05 }),
          pegasus(['c', 'soft'], simpler(level)),
          posed('run', { neck: 0.9 }),
          simpler(level),
        );
        quadruped(
          sheet.layer('pegasus').at({ x: 620, y: 730, scale: 0.86, angle: -0.1 }),
          pegasus(['d', 'a'], level),
          posed('run', { neck: 0.7 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'Taking Off',
          'It rears up, spreads its wings and leaves the cloud behind. It has been looking forward to this.',
        ],
        [
          'Pegasus on the Last Cloud',
          'On the last cloud the winged horse stops and rears. From here on there is nothing but sky.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        quadruped(
          sheet.layer('pegasus').at({ x: 500, y: 760, scale: 0.9 }),
          pegasus(['b', 'soft'], level),
          posed('rear'),
          level,
        );
      },
    },
  ],
});

/** Peaks and a nest of rock. */
function peaks(hour: Hour): Stage {
  return {
    where: 'in the mountains',
    tags: ['mountains', 'rock', hour],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, random, level, ground } = scene;
      skyOf(scene, hour, ground - 60, random.fork('light').range(0.2, 0.8));
      for (const [x, h, half] of byGrade(
        scene,
        [[0.8, 360, 0.34]],
        [
          [0.16, 340, 0.3],
          [0.84, 400, 0.34],
        ],
        [
          [0.5, 280, 0.26],
          [0.12, 380, 0.3],
          [0.88, 430, 0.32],
          [0.34, 230, 0.2],
        ],
      ) as [number, number, number][])
        mountain(sheet.layer('peaks'), {
          peak: [x * width, ground - h],
          half: half * width,
          foot: ground + 40,
          snow: true,
          roles: ['stone', 'soft'],
        });
      for (let i = 0; i < byGrade(scene, 2, 5, 11); i++)
        ridgeOf(scene, ground + 30 + i * byGrade(scene, 130, 54, 28), 14, i % 2 === 0 ? 'leaf' : 'grass');
      for (const [u, s] of [
        [0.1, 1],
        [0.92, 1.1],
        [0.5, 0.9],
      ].slice(0, level + 1) as unknown as Point[])
        driftCloud(sheet.layer('clouds').at({ x: u * width, y: ground + 60, scale: s }), random, level > 0);
    },
  };
}

function ledge(scene: Scene, x: number, y: number, half: number): void {
  const view = scene.sheet.layer('ledge');
  view.shape(
    drawn(
      `${x - half},${y}! ${x + half},${y - 8}! ${x + half + 40},${y + 90}! ${x + half - 20},${y + 220}! ${x + half + 20},${y + 500}! ${x - half - 10},${y + 500}! ${x - half + 30},${y + 240}! ${x - half - 50},${y + 100}!`,
    ),
    'bold',
    'stone',
  );
  if (scene.level === 0) return;
  const steps = byGrade(scene, 0, 4, 7);
  for (let i = 0; i < steps; i++) {
    const [a, b] = [
      x - half + 10 + ((half * 2 - 20) * i) / steps,
      x - half + 10 + ((half * 2 - 20) * (i + 1)) / steps,
    ];
    view.shape(
      drawn(
        `${a},${y + 6}! ${b},${y + 2}! ${b + 14},${y + 90 + (i % 2) * 50}! ${(a + b) / 2},${y + 180 + (i % 3) * 40}! ${a - 6},${y + 110}!`,
      ),
      'line',
      i % 2 === 0 ? 'd' : 'stone',
    );
  }
}

const griffinRock = scenic({
  name: 'griffin-rock',
  category: 'fantasy',
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['gusts'], size: 130 }, downTo(width, height)),
  }),
  size: TALL,
  ground: 720,
  edge: 'open',
  stages: [peaks('day'), peaks('dusk'), peaks('night')],
  tags: ['griffin', 'wings', 'myth', 'eagle', 'lion'],
  layouts: [
    {
      words: [
        [
          'The Griffin on Its Rock',
          'In front it is an eagle and behind it is a lion. Altogether it is very proud.',
        ],
        [
          'Guardian of the Pass',
          'Whoever wants to get past must guess a riddle. The griffin has only the one, but it is hard.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        ledge(scene, 400, 780, 270);
        quadruped(
          sheet.layer('griffin').at({ x: 400, y: 790, scale: byGrade(scene, 1.4, 1.3, 1.26) }),
          griffin(level),
          posed('stand', { neck: 1 }),
          level,
        );
      },
    },
    {
      words: [
        ['The Griffin Takes Wing', "It pushes off with its lion's feet. The rest is done by the eagle."],
        [
          'Out for a Flight',
          'From its nest to the sea a griffin needs an hour. It is never stopped for speeding.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        ledge(scene, 130, 860, 150);
        quadruped(
          sheet.layer('griffin').at({ x: 400, y: 690, scale: 1.14, angle: -0.3 }),
          griffin(level),
          posed('run', { neck: 0.6 }),
          level,
        );
      },
    },
  ],
});

/** Creatures with wings. */
export const wingedPages: readonly Composition[] = [pegasusFlight, griffinRock];
