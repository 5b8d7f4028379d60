import { eachOne } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import type { Composition } from '../../composition.ts';
import { clockwise, subtract, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { risingWhale } from '../../motifs/animals/beasts/swimmers.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { curledCat, sittingCat } from '../../motifs/people/pets.ts';
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
        islandWhale(scene);
      },
    },
  ],
});

/** A whale with a village on its back; it swims to the left. */
function islandWhale(scene: Scene): void {
  const { sheet, level } = scene;
  const village = sheet.layer('village');
  for (const [i, [x, y, s]] of (
    [
      [330, 300, 0.92],
      [450, 270, 1.14],
      [570, 290, 0.94],
    ] as const
  ).entries()) {
    const view = village.at({ x, y, scale: s });
    view.shape(rectangle(-44, -90, 88, 150), 'bold', 'cream');
    view.shape(drawn('-62,-84! 0,-160! 62,-84!'), 'bold', LEADS[i]);
    if (level > 0) view.shape(ellipse(0, -112, 15), 'line', 'sun');
    view.shape(rectangle(-18, -40, 36, 100, 14), 'line', 'wood');
    if (level === 2) for (const u of [-32, 20]) view.shape(rectangle(u, -72, 14, 22, 3), 'line', 'sun');
  }
  village.shape(drawn('660,330! 664,220! 686,220! 690,330!'), 'line', 'wood');
  const crown = unite(
    [
      [674, 176, 52],
      [630, 200, 36],
      [718, 200, 36],
      [646, 146, 38],
      [704, 148, 38],
    ].map(([x, y, r]) => ellipse(x!, y!, r!)),
  );
  village.shape(crown, 'bold', 'leaf');
  const meadow = clockwise(
    drawn('190,356! 240,306 330,272 470,256 590,264 690,300 760,356 812,450! 600,470 380,420'),
  );
  village.shape(meadow, 'bold', 'grass');
  if (level === 2) {
    dressMeadow(village, scene.random.fork('meadow'), { zone: [meadow], kind: 'mounds', size: 90 });
    village.rim(meadow, 'bold');
  }
  if (level === 1)
    for (const [x, y] of [
      [290, 312],
      [404, 296],
      [520, 294],
      [636, 310],
      [700, 328],
    ] as const)
      for (const lean of [-9, 0, 9])
        village.line(traced(`${x},${y} ${x + lean * 0.5},${y - 10} ${x + lean},${y - 17}`), 'fine', 0.6);
  whale(scene);
}

function whale({ sheet, level }: Scene): void {
  const view = sheet.layer('whale').at({ x: 6, y: 14, scale: 0.97 });
  const fluke = clockwise(
    drawn('806,440! 850,392 900,330 962,306! 968,380 936,430! 968,480 962,556! 890,540 840,500 806,486!'),
  );
  const body = clockwise(
    drawn(
      '96,470 108,392 176,340 280,322 420,330 560,342 690,376 790,424 850,452! 790,500 680,560 520,600 340,606 190,580 112,530',
    ),
  );
  const rim = unite([body, fluke]);
  view.shape(drawn('560,570! 620,640 700,690 742,694! 734,640 700,590 650,540!'), 'bold', 'water');
  view.shape(rim, 'bold', 'water');
  const inside = view.inside([body]);
  const belly = drawn('90,500! 190,512 330,510 480,540 640,560 720,520! 700,640 300,680 60,600!');
  inside.shape(belly, 'line', 'cream');
  const grooves = inside.inside([clockwise(belly)]);
  for (let i = 1; i < [2, 4, 5][level]!; i++)
    grooves.line(
      traced(
        `80,${506 + i * 22} 220,${522 + i * 20} 380,${530 + i * 19} 560,${556 + i * 15} 680,${566 + i * 12}`,
      ),
      'line',
      0.3,
    );
  if (level === 1) {
    for (const [x, y, r] of [
      [420, 386, 26],
      [500, 420, 18],
      [586, 392, 28],
      [676, 436, 22],
      [760, 462, 14],
      [350, 430, 15],
    ] as const)
      inside.shape(ellipse(x, y, r, r * 0.86), 'line', 'cream');
    for (const rib of ['846,444 900,400 950,340', '846,462 900,480 940,524'])
      view.inside(rim).line(traced(rib), 'line', 0.3);
  }
  if (level === 2)
    for (const way of [
      '90,410 240,372 440,366 640,398 860,446 960,460',
      '110,366 260,340 430,332 640,370 860,440 960,440',
      '330,512 460,478 620,466 760,470 880,462 960,490',
    ])
      view.inside(rim).line(traced(way), 'line', 0);
  view.rim(rim, 'bold');
  view.line(traced('112,500! 180,512 250,506 284,474'), 'line', 0.4);
  view.ink(ellipse(262, 436, 11, 13));
  view.gleam(ellipse(266, 431, 4.4));
  view.line(traced('240,408 262,400 284,410'), 'line', 0.5);
  if (level > 0) view.shape(ellipse(300, 474, 17, 12), 'line', 'blush');
  view.shape(drawn('360,520! 340,590 360,664 420,716! 452,670 458,600 440,530! 400,508'), 'bold', 'water');
  if (level === 2)
    for (const [x, y, r] of [
      [560, 420, 20],
      [640, 450, 15],
      [500, 450, 13],
      [700, 470, 11],
      [420, 420, 15],
    ] as const)
      inside.shape(ellipse(x, y, r, r * 0.8), 'line', 'sky');
}

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
        moon(scene, 326, 520, 264);
        rod(scene, 330, 574, 690, 760);
        sittingCat(scene.sheet.layer('cat').at({ x: 300, y: 622, scale: 1.9 }), scene.level);
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
        curledCat(scene.sheet.layer('cat').at({ x: 400, y: 616, scale: 2 }), scene.level);
        for (const [x, y] of [
          [170, 210],
          [340, 270],
          [480, 230],
          [624, 220],
        ] as const) {
          const string = scene.sheet.layer('strings');
          string.line(
            [
              [x, -20],
              [x, y - 30],
            ],
            'line',
            0,
          );
          string.shape(star(x, y + 10, 46, 21, 5), 'bold', 'sun');
          string.shape(star(x, y + 10, 25, 11, 5), 'line', 'cream');
        }
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
    [0.1, 0.8, 0.12],
    [0.6, 0.44, 0.1],
    [-0.2, 0.6, 0.07],
    [0.36, 0.62, 0.06],
    [-0.8, 0.1, 0.07],
  ] as const;
  for (const [u, v, size] of craters.slice(0, [3, 6, 6][level]))
    for (const k of level === 0 ? [size] : [size, size * 0.6])
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
