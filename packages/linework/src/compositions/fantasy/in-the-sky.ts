import { eachOne } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import type { Composition } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { houseCat } from '../../motifs/animals/beasts/cat.ts';
import { risingWhale } from '../../motifs/animals/beasts/swimmers.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { type Hour, SKY_OF } from '../../motifs/stages/hours.ts';
import { type Scene, type Stage, byGrade, strewn } from '../../motifs/stages/stage.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import type { Role } from '../../roles.ts';
import { scenic } from '../scenic.ts';

const WIDE = [1000, 800] as const;

const TALL = [800, 1000] as const;

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'ember', 'sun'];

/** High in the sky, nothing but clouds below. */
function heavens(hour: Hour): Stage {
  return {
    where: 'in the sky',
    tags: ['stars', 'night sky', 'dream'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, height, random, level } = scene;
      skyBands(scene, [height * 0.06, height * 0.96], byGrade(scene, 2, 5, 18), ['night', 'd']);
      for (const [i, [x, y]] of strewn(random.fork('stars'), byGrade(scene, [2, 2], [5, 4], [10, 8]), [
        50,
        50,
        width - 50,
        height * 0.78,
      ]).entries()) {
        const r = byGrade(scene, 36, 20, 15) * random.range(0.8, 1.2);
        sheet.layer('stars').shape(star(x, y, r, r * 0.46, i % 3 === 0 ? 4 : 5, i), 'line', 'sun');
      }
      for (const [u, v, s] of byGrade(
        scene,
        [
          [0.2, 0.95, 1.6],
          [0.82, 0.97, 1.7],
        ],
        [
          [0.12, 0.92, 1.2],
          [0.5, 0.96, 1.3],
          [0.9, 0.92, 1.2],
        ],
        [
          [0.1, 0.88, 1],
          [0.4, 0.9, 1.1],
          [0.74, 0.88, 1],
          [0.96, 0.94, 1],
          [0.22, 0.98, 1.1],
          [0.58, 1, 1.1],
        ],
      ) as [number, number, number][])
        driftCloud(sheet.layer('clouds').at({ x: u * width, y: v * height, scale: s }), random, level > 0);
    },
  };
}

const starWhale = scenic({
  name: 'star-whale',
  category: 'fantasy',
  covers: ({ random }) => ({
    clouds: eachOne(dressSky, random, { kinds: ['heaped'], size: 120 }),
  }),
  size: WIDE,
  ground: 700,
  edge: 'open',
  stages: [heavens('night'), heavens('dusk')],
  tags: ['whale', 'dream', 'flying'],
  layouts: [
    {
      words: [
        [
          'The Whale in the Night Sky',
          'At night it swims over the roofs, quite slowly. If you leave the window open you can hear it sing.',
        ],
        [
          'A Whale among the Stars',
          'It has swallowed a star once, by mistake. Since then its belly has glowed a little.',
        ],
      ],
      draw(scene) {
        risingWhale(
          scene.sheet
            .layer('whale')
            .at({ x: 510, y: 400, scale: byGrade(scene, 1.08, 1.04, 1), angle: -0.2 }),
          scene.level,
        );
      },
    },
    {
      words: [
        [
          'The Village on the Whale',
          "Up there live eleven people and a cat. They get off when it comes past their aunt's.",
        ],
        [
          'The Flying Island',
          'It is not an island. But it has houses, a tree and the best view anybody could wish for.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, [x, y, s]] of (
          [
            [390, 330, 0.9],
            [520, 300, 1.1],
            [640, 320, 0.86],
          ] as const
        ).entries()) {
          const view = sheet.layer('village').at({ x, y, scale: s });
          view.shape(rectangle(-44, -90, 88, 110), 'bold', 'cream');
          view.shape(drawn('-62,-84! 0,-160! 62,-84!'), 'bold', LEADS[i]);
          view.shape(rectangle(-18, -46, 36, 66, 14), 'line', 'wood');
          if (level > 0) view.shape(ellipse(0, -104, 14), 'line', 'sun');
        }
        sheet.layer('village').shape(rectangle(274, 210, 20, 130), 'line', 'wood');
        sheet.layer('village').shape(ellipse(284, 190, 66, 60), 'bold', 'leaf');
        risingWhale(sheet.layer('whale').at({ x: 500, y: 450, scale: 1.04 }), level);
      },
    },
  ],
});

const moonCat = scenic({
  name: 'moon-angler',
  category: 'fantasy',
  size: TALL,
  ground: 700,
  edge: 'open',
  stages: [heavens('night'), heavens('dusk')],
  tags: ['moon', 'cat', 'bedtime'],
  layouts: [
    {
      words: [
        [
          'The Cat on the Moon',
          'From up there you can see every mouse in the world. The cat has forgotten what it came for.',
        ],
        ['Fishing for Stars', 'The cat sits on the moon and fishes. Tonight the little ones are biting.'],
      ],
      draw(scene) {
        moon(scene, 400, 560, 320);
        quadruped(
          scene.sheet.layer('cat').at({ x: 400, y: 650, scale: byGrade(scene, 1.4, 1.3, 1.24) }),
          houseCat,
          posed('sit', { tail: 0.5 }),
          scene.level,
        );
        rod(scene, 470, 560, 690, 700);
      },
    },
    {
      words: [
        ['Asleep on the Moon', 'There is no softer place than the inside of a new moon. Good night, cat.'],
        [
          'The Moon as a Hammock',
          'It rocks a little when the clouds go by. The cat has not noticed anything for hours.',
        ],
      ],
      draw(scene) {
        moon(scene, 400, 480, 360);
        quadruped(
          scene.sheet.layer('cat').at({ x: 430, y: 720, scale: 1.16 }),
          houseCat,
          posed('lie', { tail: 0.2 }),
          scene.level,
        );
      },
    },
  ],
});

function moon({ sheet, level }: Scene, x: number, y: number, r: number): void {
  const rim = subtract([ellipse(x, y, r)], [ellipse(x, y - r * 0.56, r * 0.93, r * 0.84)]);
  sheet.layer('moon').shape(rim, 'bold', 'sun');
  const inside = sheet.layer('moon').inside(rim);
  const craters = [
    [-0.6, 0.5, 0.12],
    [0.1, 0.74, 0.14],
    [0.6, 0.44, 0.1],
    [-0.2, 0.6, 0.07],
    [0.36, 0.62, 0.06],
    [-0.8, 0.1, 0.07],
  ] as const;
  for (const [u, v, k] of craters.slice(0, [3, 5, 6][level]))
    inside.shape(ellipse(x + u * r, y + v * r, k * r, k * r * 0.84), 'line', 'cream');
}

function rod({ sheet, level }: Scene, x: number, y: number, toX: number, toY: number): void {
  const view = sheet.layer('rod');
  view.shape(
    clockwise(
      tube(
        curve(
          [
            [x, y],
            [x + 120, y - 150],
            [toX, y - 190],
          ],
          6,
        ),
        (t) => mix(8, 4, t),
      ),
    ),
    'line',
    'wood',
  );
  view.line(
    [
      [toX, y - 190],
      [toX, toY],
    ],
    'line',
    0,
  );
  view.shape(star(toX, toY + 44, 50, 22, 5), 'bold', 'sun');
  if (level > 0) view.shape(star(toX, toY + 44, 26, 12, 5), 'line', 'cream');
}

/** Dreams among the stars. */
export const skyDreams: readonly Composition[] = [starWhale, moonCat];
