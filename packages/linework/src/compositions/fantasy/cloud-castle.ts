import { asOne, downTo, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { aloft } from '../../motifs/stages/aloft.ts';
import type { Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { type Scene } from '../../motifs/stages/stage.ts';
import { tower } from '../../motifs/tower.ts';
import type { Sheet } from '../../sheet.ts';
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
            [404, 200, 130],
          ] as const
        ).entries())
          tower(sheet.layer('towers'), {
            level: level === 2 ? 1 : 0,
            x,
            foot: 850,
            top,
            width: w,
            roof: 120,
            role: (['blush', 'c', 'soft', 'a', 'cream'] as const)[i]!,
            windows: level === 0 ? 1 : 3,
            flag: i % 2 === 0 ? 'sun' : 'ember',
          });
        gate(scene);
        for (const [u, v, s] of [
          [150, 880, 1.2],
          [652, 886, 1.2],
          [270, 950, 1.1],
          [540, 954, 1.1],
          [400, 1010, 1.6],
          [70, 960, 1.1],
          [736, 970, 1.1],
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
          [186, 580],
          [630, 720],
        ] as const)
          for (const [i, [x, h, w]] of (
            [
              [-80, 230, 70],
              [80, 220, 70],
              [0, 330, 90],
            ] as const
          ).entries())
            tower(sheet.layer('towers'), {
              level: level > 0 ? 1 : 0,
              x: cx + x,
              foot,
              top: foot - h,
              width: w,
              roof: 90,
              role: (['a', 'b', 'cream'] as const)[i]!,
              windows: level === 1 ? 1 : 2,
              flag: 'sun',
            });
        skyBridge(sheet.layer('bridge'));
        for (const [u, v, s] of [
          [150, 640, 1.3],
          [660, 800, 1.4],
          [110, 880, 1],
          [380, 860, 1.2],
          [680, 960, 1.2],
        ] as const)
          puffs(scene, u, v, s);
      },
    },
  ],
});

/** Where the bridge between two castles is fixed, and its lowest place. */
const [NEAR, LOW, FAR]: readonly Point[] = [
  [266, 530],
  [410, 640],
  [560, 640],
];

/** A bridge of planks on two ropes between two castles, and the two brothers who meet on it. */
function skyBridge(sheet: Sheet): void {
  const deck = curve([NEAR!, LOW!, FAR!], 3);
  const rail = deck.map(([x, y]): Point => [x, y - 64]);
  const posts = 3;
  for (let i = 0; i <= posts; i++) {
    const k = Math.round((i / posts) * (deck.length - 1));
    sheet.line([deck[k]!, rail[k]!], 'line', 0);
  }
  sheet.line(rail, 'bold', 0);
  for (const [share, flip] of [
    [0.27, false],
    [0.76, true],
  ] as const) {
    const [x, y] = deck[Math.round(share * (deck.length - 1))]!;
    smallKing(sheet.at({ x, y: y - 6, flip, scale: 1.6 }));
  }
  sheet.shape([...deck, ...deck.map(([x, y]): Point => [x, y + 26]).toReversed()], 'bold', 'wood');
  for (let i = 1; i < posts * 2; i++) {
    const [x, y] = deck[Math.round((i / posts / 2) * (deck.length - 1))]!;
    sheet.line(
      [
        [x, y],
        [x, y + 26],
      ],
      'fine',
      0,
    );
  }
}

/** A king in a long robe who waves to the right, 110 units high, on the frame's origin. */
function smallKing(sheet: Sheet): void {
  sheet.shape(drawn('10,-62! 34,-84 42,-80 40,-70 18,-46!'), 'line', 'ember');
  sheet.shape(drawn('-14,-66! -28,0! 28,0! 14,-66!'), 'bold', 'ember');
  sheet.line(traced('0,-60 0,-2'), 'line', 0);
  sheet.shape(ellipse(0, -78, 18), 'bold', 'cream');
  sheet.shape(drawn('-17,-90! -20,-114! -8,-102! 0,-118! 8,-102! 20,-114! 17,-90!'), 'line', 'gold');
  sheet.ink(ellipse(6, -79, 2.6));
  sheet.line(traced('2,-70 7,-68 11,-71'), 'fine', 0.3);
}

/** A gate of two leaves with hinges and rings in an arch of stone, and a step before it. */
function gate({ sheet, level }: Scene): void {
  const at = sheet.layer('towers').at({ x: 404, y: 846 });
  at.shape(drawn('-70,0! -70,-150 0,-226! 70,-150 70,0!'), 'bold', 'stone');
  for (const flip of [false, true]) {
    const leaf = at.at({ flip });
    leaf.shape(drawn('0,0! 0,-188! 48,-134 48,0!'), 'bold', 'wood');
    if (level > 0) {
      leaf.shape(ellipse(14, -84, 8), 'line', 'gold');
      for (const y of [-118, -40]) leaf.shape(rectangle(22, y, 26, 14, 3), 'line', 'night');
    }
  }
  at.shape(rectangle(-92, -6, 184, 26, 8), 'bold', 'sand');
}

function puffs({ sheet, random, level }: Scene, x: number, y: number, s: number): void {
  driftCloud(sheet.layer('puffs').at({ x, y, scale: s }), random, level === 1);
}

/** Castles that stand on clouds. */
export const cloudCastles: readonly Composition[] = [cloudCastle];
