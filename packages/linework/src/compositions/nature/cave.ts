import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, subtract, unite } from '../../geometry/boolean.ts';
import { blob, type Knot } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import type { Point, Shape } from '../../geometry/point.ts';
import { sun } from '../../motifs/landscape.ts';
import { crab, dinghy, swell } from '../../motifs/nature/shore.ts';
import { driftCloud, shining } from '../../motifs/nature/skies.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { roomyStarfish } from '../../motifs/roomy/sights.ts';
import { gull } from '../../motifs/seaside.ts';
import { starfish } from '../../motifs/shells.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { sights } from '../sights.ts';
import { EASY_CAVE_MOUTHS, EASY_CAVES } from './easy/caves.ts';

/** The bay before the cave: sky, a stack of rock with gulls, waves, a boat and the beach. */
function outside(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('outside');
  const [sunX, boatX] = random.pick([
    [600, 420],
    [430, 560],
  ] as const);
  if (level === 2)
    shining(sheet, { at: [sunX, 330], radius: 74, rays: 18, style: 'rays', roles: ['soft', 'sky'] });
  else sun(sheet.at({ x: sunX, y: 330 }), byLevel(brief, 86, 78, 70), level === 0 ? 0 : 10);
  if (level > 0) driftCloud(sheet.at({ x: 330, y: 300, scale: 0.56 }), random, true);
  for (const [u, v] of (
    [
      [300, 380],
      [690, 240],
      [740, 300],
    ] as const
  ).slice(0, level === 0 ? 0 : level + 1))
    gull(sheet.at({ x: u, y: v, scale: 0.9 }));
  sheet.shape(drawn('120,520! 160,440 260,400 340,450 400,480 440,520!'), 'line', 'leaf');
  const stack = clockwise(
    drawn('700,560! 690,470 716,410 710,350 760,310! 812,322 826,380 856,420 850,490 880,560!'),
  );
  sheet.shape(stack, 'line', 'stone');
  if (level > 0) {
    const inside = sheet.inside([stack]);
    for (const crack of [
      '716,410 760,420 826,380',
      '690,480 770,500 860,470',
      '760,310 750,360 776,420 764,500',
    ])
      inside.line(traced(crack), 'fine', level === 2 ? 0 : 0.5);
  }
  const bands = byLevel(brief, 2, 5, 8);
  for (let i = 0; i < bands; i++) {
    const y = 506 + 210 * (i / bands) ** 1.3;
    const top =
      i === 0 ? swell(1000, y, 1, 300, 0) : swell(1000, y, 6 + 9 * (i / bands), 150 + 20 * i, i * 2.1);
    sheet.shape([...top, [1040, 1000], [-40, 1000]], 'line', i % 2 === 0 ? 'water' : 'sky');
    if (i === Math.floor(bands / 2))
      dinghy(sheet.at({ x: boatX, y: y + 30, scale: byLevel(brief, 1.7, 1.4, 1.2) }), ['a', 'sun']);
  }
  if (level > 0)
    sheet.shape(
      drawn('-20,720! 200,700 420,716 640,690 820,706 1020,690! 1020,1040! -20,1040!'),
      'line',
      'paper',
    );
  sheet.shape(
    drawn('-20,752! 200,728 420,748 640,722 820,738 1020,720! 1020,1040! -20,1040!'),
    'line',
    'sand',
  );
}

/** The rim of the opening, from its left foot over the roof to its right foot. */
const MOUTH =
  '190,770 214,668 160,570 204,480 176,392 262,316 296,226 408,196 500,140 620,182 716,168 796,250 826,348 890,430 856,530 888,640 826,740';
/** How much larger the nearer walls of rock are cut out, from the far one to the nearest. */
const WALLS = [
  [0.94, 1.34],
  [1, 1.24],
  [1, 1.17, 1.36],
] as const;
/** Drips of stone: which knot of the rim each hangs from, its length and half its width. */
const DRIPS = [
  [[8, 240, 76]],
  [
    [6, 120, 36],
    [8, 200, 44],
    [9, 100, 30],
    [11, 220, 46],
  ],
  [
    [6, 150, 34],
    [7, 80, 24],
    [8, 210, 40],
    [9, 110, 28],
    [10, 70, 22],
    [11, 190, 38],
  ],
] as const;

const MIDDLE = [520, 560] as const;

/** Walls of rock around the opening, the nearest with drips of stone, each split by clefts. */
function rock(brief: Brief): void {
  const { level, random } = brief;
  const page = clockwise(rectangle(-60, -60, 1120, 1120));
  const sheet = brief.sheet.layer('rock');
  const rim = points(MOUTH);
  WALLS[level].forEach((size, i) => {
    const at = rim.map(([x, y]): Point => [
      MIDDLE[0] + (x - MIDDLE[0]) * size + random.range(-14, 14),
      MIDDLE[1] + (y - MIDDLE[1]) * size + random.range(-14, 14),
    ]);
    const floor = 770 + 70 * i;
    const hole = clockwise(
      blob([
        ...at.map((one, k): Knot => (k % 3 === 0 ? [...one, 1] : one)),
        [820 + 60 * i, floor, 1],
        [640, floor - 14],
        [380, floor + 10],
        [180 - 60 * i, floor, 1],
      ]),
    );
    const isNear = i === WALLS[level].length - 1;
    const wall = subtract([page], subtract([hole], isNear ? drips(DRIPS[level], at) : []));
    sheet.shape(wall, 'bold', i % 2 === 0 ? 'stone' : 'wood');
    clefts(sheet.inside(wall), random, at, size, level);
  });
}

function drips(
  all: readonly (readonly [knot: number, long: number, half: number])[],
  at: readonly Point[],
): Shape {
  return unite(
    all.map(([k, long, half]) => {
      const [x, y] = at[k]!;
      return drawn(
        `${-half * 1.5},-40! ${-half},-6 ${-half * 0.5},${long * 0.34} ${-half * 0.2},${long * 0.8} 0,${long}! ${half * 0.24},${long * 0.72} ${half * 0.6},${long * 0.3} ${half * 1.1},-10 ${half * 1.5},-40!`,
        { x, y },
      );
    }),
  );
}

/** Clefts that run outwards from the rim of a wall. */
function clefts(inside: Sheet, random: Random, at: readonly Point[], size: number, level: 0 | 1 | 2): void {
  if (level === 0) return;
  const step = level === 1 ? 2 : 1;
  for (let k = 0; k < at.length; k += step) {
    const [x, y] = at[k]!;
    const out = (far: number, turn: number): Point => [
      MIDDLE[0] + (x - MIDDLE[0]) * far + turn * (y - MIDDLE[1]),
      MIDDLE[1] + (y - MIDDLE[1]) * far - turn * (x - MIDDLE[0]),
    ];
    const turn = random.range(-0.08, 0.08);
    inside.line([[x, y], out(1 + 0.12 / size, turn), out(1.6, turn * 0.4)], 'fine', 0);
  }
}

/** What stands and lives on the floor of the cave: boulders, a pool, a crab, a starfish, shells. */
function drawFloor(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('floor');
  const [left, right] = [random.range(330, 400), random.range(610, 690)];
  for (const [x, y, size] of byLevel(
    brief,
    [
      [110, 1010, 150],
      [900, 1010, 150],
    ],
    [
      [110, 930, 110],
      [220, 966, 60],
      [900, 940, 120],
    ],
    [
      [96, 900, 100],
      [200, 950, 80],
      [300, 976, 46],
      [910, 910, 110],
      [800, 960, 70],
    ],
  ) as [number, number, number][])
    boulder(sheet.at({ x, y }), random, size, level > 0);
  const pool = ellipse(500, 916, 190, 46);
  if (level > 0) sheet.shape(pool, 'line', 'water');
  if (level > 0) sheet.inside([clockwise(pool)]).shape(ellipse(500, 926, 120, 22), 'fine', 'sky');
  if (level > 0) crab(sheet.at({ x: left, y: 946, scale: 0.84 }), 'rust', level);
  if (level > 0) starfish(sheet.at({ x: right, y: 930, scale: 0.6, angle: 0.3 }), 'ember', 4);
  else roomyStarfish(sheet.at({ x: 520, y: 872, scale: 0.92, angle: 0.2 }), 'ember');
}

const views = sights(
  {
    category: 'nature',
    size: [1000, 1000],
    backdrop: 'sky',
    tags: ['cave', 'sea', 'beach', 'boat', 'rocks', 'sun'],
    draw(brief) {
      outside(brief);
      rock(brief);
      drawFloor(brief);
    },
  },
  [
    {
      name: 'sea-cave',
      size: [1000, 1000],
      told: [
        [
          'A Door to the Sea',
          'The cave is cool and the bay is warm. Stand in the opening and have a bit of both.',
        ],
        [
          'The Smugglers’ Lookout',
          'Nobody sees you in here, but you see every sail in the bay. The crab has known this for years.',
        ],
        [
          'Where the Cave Ends',
          'Ring after ring of dark rock, and then all that light. Begin with the sun and go back into the shade.',
        ],
      ],
    },
    {
      name: 'cave-mouth',
      size: [760, 1000],
      views: [
        [390, 530, 1.07],
        [620, 530, 1.07],
      ],
      told: [
        [
          'Dripstones and Daylight',
          'The stone grows a finger’s width in a hundred years. The boat passes in a minute.',
        ],
        ['Half in the Shade', 'On this side it drips and echoes. On that side it is summer.'],
        [
          'Stone Curtains',
          'The sea has worked on this wall since before there were boats. Every crack may have a grey of its own.',
        ],
      ],
    },
  ],
);

/** Looking out of a sea cave; easy pages have a cave of round stones. */
export const caves: readonly Composition[] = views.map((view, i) =>
  withEasy(view, i === 0 ? EASY_CAVES : EASY_CAVE_MOUTHS),
);
