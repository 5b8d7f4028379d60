import { asOne, downTo, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { aloft } from '../../motifs/stages/aloft.ts';
import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { type Scene } from '../../motifs/stages/stage.ts';
import { tower } from '../../motifs/tower.ts';
import { scenic } from '../scenic.ts';

const TALL = [800, 1000] as const;

/** Clouds that carry towers. */
const cloudCastle = scenic({
  name: 'cloud-castle',
  category: 'fantasy',
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['gusts'], size: 130 }, downTo(width, height)),
    puffs: eachOne(dressSky, random, { kinds: ['heaped'], size: 130 }),
  }),
  size: TALL,
  ground: 760,
  edge: 'open',
  stages: [aloft('day'), aloft('dusk'), aloft('night')],
  tags: ['castle', 'towers', 'fairy tale'],
  layouts: [
    {
      words: [
        [
          'The Castle in the Clouds',
          'When the wind turns the castle turns, too. Breakfast is served on the sunny side.',
        ],
        ['High Above Everything', 'There is no road up here and nobody to ring. The post comes by swallow.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, [x, top, w]] of (
          [
            [200, 420, 100],
            [610, 400, 100],
            [290, 300, 110],
            [520, 280, 110],
            [404, 170, 130],
          ] as const
        ).entries())
          tower(sheet.layer('towers'), {
            level: level === 2 ? 1 : 0,
            x,
            foot: 800,
            top,
            width: w,
            roof: 120,
            role: (['blush', 'c', 'soft', 'a', 'cream'] as const)[i]!,
            windows: level === 0 ? 1 : 3,
            flag: i % 2 === 0 ? 'sun' : 'ember',
          });
        sheet.layer('towers').shape(drawn('354,810! 354,680 404,616! 454,680 454,810!'), 'bold', 'wood');
        for (const [u, v, s] of [
          [160, 830, 1.3],
          [640, 840, 1.4],
          [400, 880, 1.7],
          [90, 920, 1],
          [720, 930, 1.1],
        ] as const)
          puffs(scene, u, v, s);
      },
    },
    {
      words: [
        [
          'Two Castles and a Bridge of Cloud',
          'In one lives the king and in the other his brother. On Sundays they meet in the middle.',
        ],
        [
          'Neighbors in the Sky',
          'The bridge between them is new every morning. You should not stop on it too long.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [cx, foot] of [
          [190, 560],
          [600, 780],
        ] as const)
          for (const [i, [x, h, w]] of (
            [
              [-80, 230, 70],
              [80, 220, 70],
              [0, 330, 90],
            ] as const
          ).entries())
            tower(sheet.layer('towers'), {
              level: level === 2 ? 1 : 0,
              x: cx + x,
              foot,
              top: foot - h,
              width: w,
              roof: 90,
              role: (['a', 'b', 'cream'] as const)[i]!,
              windows: 2,
              flag: 'sun',
            });
        for (const [u, v, s] of [
          [190, 600, 1.4],
          [360, 690, 0.9],
          [470, 760, 0.9],
          [610, 820, 1.5],
          [140, 860, 1],
        ] as const)
          puffs(scene, u, v, s);
      },
    },
  ],
});

function puffs({ sheet, random, level }: Scene, x: number, y: number, s: number): void {
  driftCloud(sheet.layer('puffs').at({ x, y, scale: s }), random, level === 1);
}

/** Castles that stand on clouds. */
export const cloudCastles: readonly Composition[] = [cloudCastle];
