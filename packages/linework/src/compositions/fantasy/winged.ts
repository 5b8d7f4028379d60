import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { aloft } from '../../motifs/stages/aloft.ts';
import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { type Point } from '../../geometry/point.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { boldPegasus } from '../../motifs/fantasy/bold.ts';
import { griffin } from '../../motifs/fantasy/legends.ts';
import { pegasus } from '../../motifs/fantasy/steed.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { broadAir } from '../../motifs/stages/broad.ts';
import { type Hour, SKY_OF, skyOf } from '../../motifs/stages/hours.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
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
          sheet.layer('pegasus').at({
            x: 500,
            y: byGrade(scene, 690, 700, 700),
            scale: byGrade(scene, 1.06, 0.9, 0.9),
            angle: level === 0 ? 0 : -0.1,
          }),
          level === 0 ? boldPegasus() : pegasus(['a', 'b']),
          posed(level === 0 ? 'walk' : 'run', { neck: level === 0 ? 1 : 0.8 }),
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
          sheet.layer('foal').at({ x: 230, y: 420, scale: 0.46, angle: 0.05 }),
          pegasus(['c', 'd']),
          posed('run', { neck: 0.9 }),
          simpler(level),
        );
        quadruped(
          sheet.layer('pegasus').at({ x: 640, y: 740, scale: 0.8, angle: -0.1 }),
          pegasus(['d', 'a']),
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
          pegasus(['b', 'c']),
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

/** A ledge of rock, split into slabs. */
function ledge(scene: Scene, x: number, y: number, half: number): void {
  const view = scene.sheet.layer('ledge').at({ x, y });
  const rim = drawn(
    `${-half},6! ${-half * 0.4},-6 ${half * 0.4},2 ${half},-6! ${half + 36},90! ${half + 6},150! ${half + 50},300! ${half + 30},500! ${-half - 40},500! ${-half - 20},320! ${-half - 60},200! ${-half - 24},110!`,
  );
  view.shape(rim, 'bold', 'stone');
  if (scene.level === 0) return;
  const inside = view.inside([rim]);
  for (const way of [
    `${-half * 0.5},-10! ${-half * 0.62},70! ${-half * 0.4},130! ${-half * 0.56},520!`,
    `${half * 0.3},-10! ${half * 0.16},90! ${half * 0.36},170! ${half * 0.2},520!`,
    `${-half - 60},110! ${-half * 0.62},74!`,
    `${-half * 0.4},130! ${half * 0.16},92!`,
    `${half * 0.36},170! ${half + 60},140!`,
    `${half * 0.68},-10! ${half * 0.6},80! ${half * 0.72},160!`,
  ].slice(0, byGrade(scene, 0, 5, 6)))
    inside.line(traced(way), 'line', 0.2);
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
          sheet.layer('griffin').at({ x: 420, y: 790, scale: byGrade(scene, 1.4, 1.24, 1.2) }),
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
          sheet.layer('griffin').at({ x: 440, y: 720, scale: 1.1, angle: -0.2 }),
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
