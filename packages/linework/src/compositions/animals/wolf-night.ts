import { drawn } from '../../geometry/drawn.ts';
import { grayWolf } from '../../motifs/animals/beasts/wolf.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { overgrown } from '../../motifs/stages/near-growth.ts';
import { deepWood, winterWood } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineWinter, fineWood } from '../../motifs/stages/finer-places.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';
import { farther } from './wildlife.ts';

const CRAG =
  '-330,420! -300,180! -240,120! -220,40! -120,0! 60,-6! 150,20! 190,90! 250,140! 290,260! 330,420!';

/** A crag with its top by the origin, on harder pages in facets. */
function crag(scene: Scene, x: number, y: number, s: number): void {
  const view = scene.sheet.layer('crag').at({ x, y, scale: s });
  view.shape(drawn(CRAG), 'bold', 'stone');
  if (scene.level === 0) return;
  if (scene.level === 2) {
    dressRock(view, scene.random.fork('crag'), {
      zone: [drawn(CRAG)],
      kind: 'facets',
      size: 100,
      rim: 'bold',
    });
    return;
  }
  for (const facet of [
    '-220,40! -120,0! -90,110! -160,180! -240,120!',
    '60,-6! 150,20! 190,90! 110,150! 30,80!',
    '-90,110! 30,80! 110,150! 60,280! -60,250!',
    '190,90! 250,140! 290,260! 180,300! 110,150!',
    '-160,180! -90,110! -60,250! -120,360! -290,330! -300,180!',
  ].slice(0, 3))
    view.shape(drawn(facet), 'line', 'd');
}

/** Wolves under the stars or in the last light: one that howls, a pack on its way, a mother with her cub. */
export const wolfNight = scenic({
  name: 'wolf-night',
  category: 'animals',
  size: [800, 1000],
  ground: 760,
  edge: 'open',
  stages: [
    overgrown(finely(winterWood('night'), fineWinter('night')), 'snow'),
    overgrown(finely(deepWood('night', 'birch'), fineWood('night', 'birch'), 'near'), 'wood'),
    overgrown(finely(winterWood('dusk'), fineWinter('dusk')), 'snow'),
  ],
  tags: ['wolf', 'wild animal', 'howl'],
  layouts: [
    {
      words: [
        ['The Song of the Wolf', 'The wolf has climbed the highest rock to sing. Far away somebody answers.'],
        [
          'Up on the Rock',
          'From up here the wolf can be heard in three valleys. It takes a breath and begins.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        crag(scene, 400, 680, byGrade(scene, 1.15, 1.1, 1.06));
        quadruped(
          sheet.layer('wolf').at({ x: 420, y: 690, scale: byGrade(scene, 1.7, 1.6, 1.56) }),
          grayWolf,
          posed('sit', { neck: 1.3, head: -0.85, tail: -1.1 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'The Pack Sets Out',
          'Three wolves leave in a row, the oldest in front. They have far to go before morning.',
        ],
        [
          'Three Wolves, One Way',
          'A pack walks in single file to save strength. In the end it looks as if only one had passed.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const view = sheet.layer('wolf');
        quadruped(
          view.at({ x: 590, y: ground - 90, scale: 0.74, flip: true }),
          grayWolf,
          posed('walk'),
          farther(level),
        );
        quadruped(
          view.at({ x: 250, y: ground, scale: 1 }),
          grayWolf,
          posed('walk', { neck: 0.3 }),
          farther(level),
        );
        quadruped(
          view.at({ x: 440, y: ground + 150, scale: 1.2, flip: true }),
          grayWolf,
          posed('walk', { neck: 0.4, head: 0.15 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'Mother Wolf and Her Cub',
          'The cub is tired and the night is cold. Next to its mother it feels neither.',
        ],
        [
          'Wolves at Rest',
          'A wolf lies in the wood with her cub at her side. One of the two always keeps an eye open.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('wolf').at({ x: 420, y: ground - 10, scale: 1.16 }),
          grayWolf,
          posed('lie', { tail: -0.5 }),
          level,
        );
        quadruped(
          sheet.layer('cub').at({ x: 390, y: ground + 90, scale: 0.76 }),
          grayWolf,
          posed('sit', { head: -0.3, tail: 0.7 }),
          simpler(level),
        );
      },
    },
  ],
});
