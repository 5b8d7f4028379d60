import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import { hill, tuft } from '../../motifs/landscape.ts';
import { scatter } from '../../motifs/scatter.ts';
import type { Sheet } from '../../sheet.ts';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const WORDS: Readonly<Record<Season, { title: string; text: string; tags: readonly string[] }>> = {
  spring: {
    title: 'Blossom Tree in Spring',
    text: 'A tree opens its first blossoms and petals drift down. Everything begins again.',
    tags: ['spring', 'blossom'],
  },
  summer: {
    title: 'Apple Tree in Summer',
    text: 'A tree stands in full leaf and its apples ripen. The grass beneath it is a good place to rest.',
    tags: ['summer', 'apples'],
  },
  autumn: {
    title: 'Golden Tree in Autumn',
    text: 'The leaves turn and fall around an old tree. Find as many warm colors as you can.',
    tags: ['autumn', 'leaves'],
  },
  winter: {
    title: 'Silver Tree in Winter',
    text: 'A bare tree holds snow on every bough and crystals in the air. Cool colors make it shine.',
    tags: ['winter', 'snow'],
  },
};

/** The same tree in one of the four seasons, in a round window. */
function seasonTree(season: Season): Composition {
  const words = WORDS[season];
  return {
    name: `tree-${season}`,
    category: 'nature',
    size: [1000, 1000],
    strays: 1.7,
    draw(brief) {
      const window = clockwise(ellipse(500, 500, 446));
      brief.sheet.layer('sky').shape(window, 'bold', 'sky');
      const view = brief.sheet.inside([window]);
      drawSky(view.layer('sky'), brief, season);
      hill(
        view.layer('ground'),
        [
          [0, 780],
          [240, 730],
          [520, 760],
          [800, 722],
          [1000, 770],
        ],
        1000,
        season === 'winter' ? 'soft' : 'leaf',
      );
      hill(
        view.layer('ground'),
        [
          [0, 860],
          [260, 830],
          [540, 800],
          [800, 830],
          [1000, 870],
        ],
        1000,
        season === 'winter' ? 'paper' : 'grass',
      );
      const twigs = drawTrunk(view.layer('tree'));
      drawCrown(view.layer('crown'), brief, season, twigs);
      drawFalling(view.layer('air'), brief, season);
      brief.sheet.layer('sky').rim(window, 'bold');
      return {
        title: words.title,
        description: words.text,
        tags: ['tree', 'seasons', 'landscape', ...words.tags],
      };
    },
  };
}

/** The four seasons, in their order. */
export const seasonTrees: readonly Composition[] = (['spring', 'summer', 'autumn', 'winter'] as const).map(
  seasonTree,
);

function drawSky(sheet: Sheet, brief: Brief, season: Season): void {
  const rings = byLevel(brief, 4, 5, 6);
  for (let i = rings; i > 0; i--)
    sheet.shape(ellipse(720, 300, i * (520 / rings) + 50), 'line', i % 2 === 0 ? 'sky' : 'soft');
  sheet.shape(ellipse(720, 300, 84), 'line', season === 'winter' ? 'cream' : 'sun');
}

const LIMBS: readonly (readonly Point[])[] = [
  [
    [500, 640],
    [440, 560],
    [360, 500],
    [270, 470],
  ],
  [
    [500, 640],
    [470, 520],
    [420, 400],
    [350, 310],
  ],
  [
    [500, 640],
    [510, 500],
    [510, 380],
    [490, 250],
  ],
  [
    [500, 640],
    [560, 520],
    [620, 410],
    [680, 320],
  ],
  [
    [500, 640],
    [580, 570],
    [660, 510],
    [750, 480],
  ],
  [
    [400, 520],
    [330, 440],
    [230, 380],
  ],
  [
    [440, 440],
    [420, 330],
    [400, 210],
  ],
  [
    [512, 400],
    [550, 310],
    [590, 220],
  ],
  [
    [600, 440],
    [690, 420],
    [770, 360],
  ],
  [
    [380, 512],
    [320, 540],
    [230, 570],
  ],
  [
    [640, 526],
    [720, 560],
    [780, 580],
  ],
];

/** Draws trunk and boughs and gives the places where leaves may grow. */
function drawTrunk(sheet: Sheet): Point[] {
  const ends: Point[] = [];
  const boughs = LIMBS.map((limb, i) => {
    const spine = curve(
      limb.map(([x, y]) => [x, y] as const),
      8,
    );
    for (const share of i < 5 ? [0.5, 0.74, 0.98] : [0.6, 0.98])
      ends.push(spine[Math.floor(share * (spine.length - 1))]!);
    return tube(spine, (t) => (i < 5 ? 30 - 21 * t : 13 - 6 * t));
  });
  const trunk = blob([
    [462, 600],
    [452, 700],
    [430, 790],
    [376, 850, 1],
    [470, 834],
    [500, 852],
    [540, 834],
    [634, 850, 1],
    [572, 790],
    [548, 700],
    [538, 600],
    [500, 580],
  ]);
  sheet.shape(unite([trunk, ...boughs]), 'bold', 'wood');
  sheet.line(
    curve([
      [484, 640],
      [478, 720],
      [456, 800],
    ]),
    'fine',
    0.8,
  );
  sheet.line(
    curve([
      [516, 650],
      [520, 740],
      [540, 808],
    ]),
    'fine',
    0.8,
  );
  sheet.shape(ellipse(504, 708, 14, 22), 'line', 'sand');
  return ends;
}

type Growth = (sheet: Sheet, size: number, index: number) => void;

const GROWTH: Readonly<Record<Season, Growth>> = {
  spring(sheet, size) {
    around(sheet, { radius: 0, count: 5 }, (spot) =>
      spot.shape(petal('heart', size, size * 0.94), 'line', 'blush'),
    );
    sheet.shape(ellipse(0, 0, size * 0.26), 'fine', 'sun');
  },
  summer(sheet, size, i) {
    if (i % 4 === 3) {
      sheet.shape(
        blob([
          [0, -size * 0.46],
          [size * 0.5, -size * 0.62],
          [size * 0.62, 0],
          [0, size * 0.62],
          [-size * 0.62, 0],
          [-size * 0.5, -size * 0.62],
        ]),
        'line',
        'rust',
      );
      return sheet.line(
        [
          [0, -size * 0.46],
          [size * 0.14, -size * 0.86],
        ],
        'line',
        0.2,
      );
    }
    foliage(sheet, size * 1.2, 'leaf');
  },
  autumn(sheet, size, i) {
    foliage(sheet, size * 1.2, (['ember', 'rust', 'sun'] as const)[i % 3]);
  },
  winter(sheet, size) {
    sheet.shape(star(0, 0, size, size * 0.56, 6), 'line', 'water');
    sheet.shape(ellipse(0, 0, size * 0.26), 'fine', 'paper');
  },
};

function foliage(sheet: Sheet, size: number, role: Parameters<Sheet['shape']>[2]): void {
  sheet.shape(place(petal('leaf', size * 1.5, size * 0.84), { y: size * 0.75 }), 'line', role);
  sheet.line(
    [
      [0, size * 0.72],
      [0, -size * 0.46],
    ],
    'fine',
    0.6,
  );
}

function drawCrown(sheet: Sheet, brief: Brief, season: Season, twigs: readonly Point[]): void {
  const { random } = brief;
  const size = byLevel(brief, 60, 50, 38);
  const want = byLevel(
    brief,
    season === 'spring' ? 3 : 9,
    { spring: 14, summer: 34, autumn: 34, winter: 22 }[season],
    { spring: 26, summer: 96, autumn: 96, winter: 46 }[season],
  );
  const centres: Point[] = [];
  for (let tries = 0; tries < 2400 && centres.length < want; tries++) {
    const [x, y] = random.pick(twigs);
    const spot = polar([x, y], random.range(0, byLevel(brief, 60, 80, 100)), random.range(0, 6.28));
    const far = Math.hypot((spot[0] - 500) / 360, (spot[1] - 400) / 290);
    if (
      far > 1 ||
      centres.some(
        (other) =>
          Math.hypot(other[0] - spot[0], other[1] - spot[1]) <
          size * byLevel(brief, 2, 1.4, season === 'winter' ? 1.8 : 1.2),
      )
    )
      continue;
    centres.push(spot);
  }
  centres.forEach(([x, y], i) => {
    const outwards = Math.atan2(y - 560, x - 500) + Math.PI / 2;
    GROWTH[season](
      sheet.at({ x, y, angle: season === 'summer' && i % 4 === 3 ? 0 : outwards + random.range(-0.5, 0.5) }),
      size * random.range(0.86, 1.12),
      i,
    );
  });
}

function drawFalling(sheet: Sheet, brief: Brief, season: Season): void {
  const { random, level } = brief;
  const clear: Path[] = [
    ellipse(500, 400, 370, 300),
    ellipse(500, 760, 120, 140),
    ellipse(500, 260, 330, 200),
  ];
  const size = byLevel(brief, 38, 25, 20);
  const spots = scatter(random, {
    box: [110, 600, 890, 900],
    avoid: clear,
    count: byLevel(brief, season === 'spring' || season === 'winter' ? 1 : 3, 7, 13),
    sizes: [size * 0.9, size * 1.1],
    gap: 16,
  });
  for (const {
    at: [x, y],
    size: reach,
  } of spots) {
    if (Math.hypot(x - 500, y - 500) > 400) continue;
    const spot = sheet.at({ x, y, angle: random.range(0, 6.28) });
    if (season === 'winter') GROWTH.winter(spot, reach * 1.2, 0);
    else if (season === 'spring')
      spot.shape(place(petal('heart', reach * 1.7, reach * 1.5), { y: reach }), 'line', 'blush');
    else foliage(spot, reach, season === 'autumn' ? random.pick(['ember', 'rust', 'sun'] as const) : 'leaf');
  }
  if (level > 0 && season !== 'winter')
    for (const [x, y] of [
      [300, 880],
      [700, 872],
      [610, 900],
    ] as const)
      tuft(sheet.at({ x, y }));
}
