import { drawn, traced } from '../../geometry/drawn.ts';
import { knots, moveKnots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { gaze } from '../../motifs/animals/body/gaze.ts';
import { agave, barrel, mesa, pricklyPear, saguaro } from '../../motifs/nature/desert-plants.ts';
import { halo } from '../../motifs/nature/halo.ts';
import { crescent, shining, starry } from '../../motifs/nature/skies.ts';
import { lizard } from '../../motifs/nature/lizard.ts';
import { drift } from '../../motifs/nature/shore.ts';
import { boulder, grass } from '../../motifs/nature/undergrowth.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { EASY_DESERTS, EASY_TALL_DESERTS } from './easy/deserts.ts';
import { easyPage } from '../easy-page.ts';

const SIZES = { wide: [1000, 760], tall: [760, 1000] } as const;

/** Cacti among dunes, behind them flat-topped mountains or an arch of rock, as a broad or a tall page. */
function desert(format: keyof typeof SIZES): Composition {
  const size = SIZES[format];
  return {
    name: format === 'wide' ? 'desert' : 'desert-tall',
    category: 'nature',
    size,
    strays: 1.6,
    pens: SCENE_PENS,
    draw(brief) {
      const { random, level } = brief;
      if (level === 0) return easyPage(brief, size, format === 'wide' ? EASY_DESERTS : EASY_TALL_DESERTS);
      const night = random.chance(0.4);
      const picked = random.pick<WindowKind>(['panel', 'cut', 'arch']);
      const kind = level === 2 ? 'panel' : picked;
      const flip = random.chance(0.5);
      const isArch = random.fork('view').chance(0.4);
      throughWindow(brief.sheet, { kind, size, role: night ? 'night' : 'sky', band: 20 }, (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: size[0], flip: true }) : inside };
        drawSky(scene, size, night, isArch);
        if (isArch) drawArch(scene, size);
        else drawMesas(scene, size);
        drawLand(scene, size);
        if (isArch) drawRunner(scene, size);
        else drawPlants(scene, size);
      });
      return {
        title: `${night ? random.pick(['Desert Night', 'Cool Desert Evening', 'Thin Desert Moon', 'Desert Stars']) : random.pick(['Desert Noon', 'High Desert', 'Desert Bloom', 'Red Rock Morning'])} ${random.pick(['with Saguaros', 'and Mesas', 'in Flower'])}`,
        description: `Tall cacti stand in flower between the dunes, and ${isArch ? 'a roadrunner hurries along below an arch of rock' : 'flat-topped mountains close the view'}. ${night ? 'The moon is up and the sand has cooled.' : 'The sun burns in a cloudless sky.'}`,
        tags: ['desert', 'cactus', 'dunes', 'mesa', night ? 'night' : 'sun'],
      };
    },
  };
}

/** The desert as a broad page. */
export const desertWide = desert('wide');

/** The desert as a tall page. */
export const desertTall = desert('tall');

type Size = readonly [number, number];

function drawSky(brief: Brief, [w, h]: Size, night: boolean, isArch: boolean): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('sky');
  const at: Point = [w * random.range(0.42, 0.62), h * (random.range(0.24, 0.32) + (isArch ? 0.19 : 0))];
  if (!night) return drawSun(brief, at);
  halo(sheet, {
    at,
    begin: 130,
    ends: byLevel(brief, [210], [200, 300, 420], [190, 260, 340, 430, 530, 640, 760]),
    roles: ['night', 'water'],
  });
  crescent(sheet.at({ x: at[0], y: at[1], angle: -0.5 }), 92);
  starry(sheet, random, {
    box: [90, 90, w - 90, h * 0.6 - 220],
    avoid: [ellipse(at[0], at[1], 120)],
    count: isArch ? 0 : byLevel(brief, 3, 9, 16),
    size: byLevel(brief, 28, 21, 18),
  });
}

function drawSun(brief: Brief, at: Point): void {
  const rays = byLevel(brief, 6, 18, 30);
  shining(brief.sheet.layer('sky'), { at, radius: byLevel(brief, 100, 92, 84), rays, style: 'rays' });
}

/** A flat-topped mountain at each side. */
function drawMesas(brief: Brief, [w, h]: Size): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('land');
  const horizon = h * 0.6;
  mesa(sheet.at({ x: w * random.range(0.14, 0.24), y: horizon, scale: byLevel(brief, 1, 0.9, 0.86) }), level);
  mesa(
    sheet.at({
      x: w * random.range(0.78, 0.88),
      y: horizon,
      scale: byLevel(brief, 0.74, 0.8, 0.7),
      flip: true,
    }),
    level,
  );
}

function drawLand(brief: Brief, [w, h]: Size): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('land');
  const rows = points('0.58,0.02 0.66,-0.03 0.76,0.03 0.88,-0.02').slice(level === 0 ? 1 : 0);
  rows.forEach(([y, lift], i) => {
    const crest: Knot[] = [0, 0.25, 0.5, 0.75, 1].map((x, k): Knot => [
      x * w + (x === 0 ? -20 : x === 1 ? 20 : 0),
      h * (y + lift * (k % 2 === 0 ? 1 : -1)) + random.range(-8, 8),
    ]);
    const top = curve(crest, 10);
    const rim = clockwise([...top, [w + 20, h + 20], [-20, h + 20]]);
    sheet.shape(rim, 'line', i % 2 === 0 ? 'sand' : 'ember');
    for (let k = 1; k <= byLevel(brief, 0, 1, 2); k++)
      sheet.inside([rim]).line(
        top.slice(7 * k, -9 * k).map(([x, yy], n): Point => [x, yy + k * 24 + 5 * Math.sin(n * 0.14)]),
        'fine',
        0.8,
      );
  });
}

/** An arch of layered rock across the page, its tables in shares of the page: the rim round it and its opening. */
const ARCH =
  '-0.02,0.72! -0.02,0.34 0.1,0.22 0.28,0.15 0.5,0.13 0.72,0.17 0.9,0.26 1.02,0.4! 1.02,0.72! 0.8,0.7! 0.8,0.56 0.76,0.44 0.66,0.36 0.5,0.33 0.34,0.37 0.24,0.46 0.2,0.58 0.21,0.7!';
/** Where its layers part. */
const SEAMS = [
  '-0.02,0.42 0.1,0.32 0.28,0.24 0.5,0.21 0.72,0.25 0.9,0.34 1.02,0.48',
  '-0.02,0.52 0.08,0.44 0.2,0.34 0.36,0.28 0.5,0.27 0.66,0.3 0.8,0.38 0.92,0.48 1.02,0.58',
  '-0.02,0.62 0.08,0.58 0.16,0.5 0.24,0.4',
  '0.78,0.42 0.86,0.52 0.94,0.6 1.02,0.66',
];
const CRACKS = [
  '0.4,0.13 0.42,0.18 0.41,0.22',
  '0.62,0.22 0.6,0.26 0.62,0.29',
  '0.1,0.45 0.12,0.5 0.1,0.56',
  '0.9,0.34 0.88,0.4 0.9,0.47',
];

function drawArch(brief: Brief, [w, h]: Size): void {
  const sheet = brief.sheet.layer('arch');
  const scaled = (table: string): Knot[] => moveKnots(knots(table), ([x, y]) => [x * w, y * h]);
  const rim = clockwise(blob(scaled(ARCH)));
  sheet.shape(rim, 'bold', 'rust');
  const inside = sheet.inside([rim]);
  for (const line of [...SEAMS, ...CRACKS]) inside.line(curve(scaled(line)), 'line', 0);
}

/** A roadrunner at full speed on the frame's origin, 520 units long, its bill to the right. */
function roadrunner(sheet: Sheet): void {
  for (const leg of ['-10,-80 30,-50 70,-30 60,0', '10,-84 -20,-44 -70,-40 -104,-10'])
    sheet.shape(clockwise(tube(traced(leg), (t) => 12 - 5 * t)), 'line', 'sand');
  for (const foot of ['44,-6! 60,-14 90,-6 104,4! 60,8', '-96,-18! -120,-4 -140,14! -110,10 -88,2'])
    sheet.shape(drawn(foot), 'line', 'sand');
  const tail = drawn('-60,-136! -150,-166 -250,-226 -276,-212! -286,-186! -276,-158! -180,-112 -70,-84!');
  sheet.shape(tail, 'bold', 'wood');
  const plumes = sheet.inside([tail]);
  for (const t of ['-70,-120 -180,-150 -286,-190', '-70,-104 -180,-130 -286,-166'])
    plumes.line(traced(t), 'line', 0);
  for (const [x, y] of [
    [-258, -208],
    [-266, -182],
    [-258, -158],
  ] as const)
    plumes.shape(ellipse(x, y, 15, 9, 0.5), 'fine', 'cream');
  sheet.shape(
    drawn(
      '-90,-108 -60,-146 10,-158 70,-150 104,-178 118,-214 152,-222 182,-206 176,-178 150,-150 120,-110 70,-76 0,-70 -60,-82',
    ),
    'bold',
    'sand',
  );
  sheet.shape(drawn('172,-208! 230,-196 252,-184! 226,-180 176,-182!'), 'bold', 'gold');
  sheet.shape(
    drawn('136,-196! 132,-232 104,-258! 104,-234 76,-238! 92,-216 80,-202! 116,-184!'),
    'bold',
    'wood',
  );
  const wing = drawn('64,-132 20,-146 -40,-128 -110,-96! -50,-86 20,-88 60,-104');
  sheet.shape(wing, 'bold', 'stone');
  for (const t of ['30,-134 -10,-116 -50,-92', '50,-128 20,-106 -10,-88'])
    sheet.inside([wing]).line(traced(t), 'line', 0.2);
  gaze(sheet, [150, -198], 6.4);
  for (const t of ['100,-150 108,-138', '84,-128 92,-116', '112,-126 118,-116'])
    sheet.line(traced(t), 'fine', 0.4);
}

/** Where cacti stand about a roadrunner: to its sides on a broad page, behind it on a tall one. */
const BESIDE = [
  ['barrel', 0.92, 0.69, 0.36],
  ['saguaro', 0.33, 0.72, 0.5],
  ['pear', 0.09, 0.8, 0.6],
] as const;
const BEHIND = [
  ['barrel', 0.34, 0.72, 0.42],
  ['saguaro', 0.62, 0.71, 0.46],
  ['pear', 0.12, 0.84, 0.74],
] as const;

/** The plants before an arch, and a roadrunner that runs past with dust behind it. */
function drawRunner(brief: Brief, [w, h]: Size): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('plants');
  const zoom = Math.min(w, h) / 800;
  for (const [kind, x, y, scale] of [...(w > h ? BESIDE : BEHIND), ['agave', 0.9, 0.82, 0.7]] as const) {
    const spot = sheet.at({ x: x * w, y: y * h, scale: scale * zoom });
    PLANTS[kind](spot, { level: scale < 0.6 ? 0 : level, random });
    drift(spot.at({ y: 6 }), MOUNDS[kind], 'sand');
  }
  roadrunner(sheet.at({ x: w * 0.52, y: h * 0.88, scale: zoom * 1.16 }));
  for (const [x, y, wide] of [
    [0.24, 0.88, 60],
    [0.2, 0.91, 44],
  ] as const)
    sheet.shape(
      drawn(`${-wide},0 ${-wide * 0.5},-16 0,-20 ${wide * 0.6},-12 ${wide},0 0,10`, { x: w * x, y: h * y }),
      'line',
      'sand',
    );
}

/** Where plants stand: kind, x and y as shares of the page, scale; the first are the great ones. */
type Stand = readonly [kind: 'saguaro' | 'barrel' | 'pear' | 'agave', x: number, y: number, scale: number];
/** A planted desert: its plants and, as a share of the width, the middle of the rock before them. */
interface Planting {
  readonly stands: readonly Stand[];
  readonly rock: number;
}

const PLANTINGS = {
  wide: [
    {
      rock: 0.5,
      stands: [
        ['saguaro', 0.22, 0.8, 0.92],
        ['pear', 0.8, 0.82, 0.86],
        ['barrel', 0.42, 0.69, 0.46],
        ['agave', 0.6, 0.7, 0.44],
      ],
    },
    {
      rock: 0.47,
      stands: [
        ['saguaro', 0.78, 0.82, 0.96],
        ['barrel', 0.19, 0.8, 0.9],
        ['agave', 0.57, 0.7, 0.5],
        ['pear', 0.39, 0.69, 0.44],
      ],
    },
    {
      rock: 0.56,
      stands: [
        ['pear', 0.22, 0.84, 0.94],
        ['saguaro', 0.8, 0.8, 0.86],
        ['barrel', 0.5, 0.69, 0.5],
        ['agave', 0.93, 0.92, 0.6],
      ],
    },
  ],
  tall: [
    {
      rock: 0.56,
      stands: [
        ['saguaro', 0.28, 0.78, 1],
        ['pear', 0.73, 0.76, 0.76],
        ['barrel', 0.5, 0.7, 0.46],
        ['agave', 0.1, 0.93, 0.56],
      ],
    },
    {
      rock: 0.46,
      stands: [
        ['saguaro', 0.71, 0.78, 1],
        ['barrel', 0.24, 0.74, 0.76],
        ['pear', 0.45, 0.7, 0.46],
        ['agave', 0.9, 0.94, 0.56],
      ],
    },
    {
      rock: 0.6,
      stands: [
        ['pear', 0.3, 0.76, 0.88],
        ['saguaro', 0.74, 0.72, 0.76],
        ['barrel', 0.54, 0.7, 0.46],
        ['agave', 0.9, 0.86, 0.54],
      ],
    },
  ],
} as const satisfies Record<string, readonly Planting[]>;

const PLANTS = { saguaro, barrel, pear: pricklyPear, agave } as const;
/** How far the sand is heaped to each side of a plant's foot. */
const MOUNDS = { saguaro: 84, barrel: 104, pear: 88, agave: 92 } as const;

function drawPlants(brief: Brief, [w, h]: Size): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('plants');
  const chosen = random.pick<Planting>(PLANTINGS[w > h ? 'wide' : 'tall']);
  const ordered = [...chosen.stands].sort((a, b) => a[2] - b[2]);
  const zoom = Math.min(w, h) / 800;
  ordered.forEach(([kind, x, y, scale]) => {
    const spot = sheet.at({ x: (x + random.range(-0.015, 0.015)) * w, y: y * h, scale: scale * zoom });
    PLANTS[kind](spot, { level: scale < 0.7 ? 0 : level, random });
    const reach = MOUNDS[kind];
    drift(spot.at({ y: 6 }), reach, 'sand');
    if (scale > 0.7) boulder(spot.at({ x: reach * 0.8, y: 26 }), random, 30, false);
  });
  drawRock(sheet, random.fork('ground'), { at: [w * chosen.rock, h * 0.86], zoom, level });
}

/** Before everything a flat rock, a tuft at its foot, and on it a lizard in the sun. */
function drawRock(
  sheet: Sheet,
  random: Random,
  it: { readonly at: Point; readonly zoom: number; readonly level: 0 | 1 | 2 },
): void {
  const rock = sheet.at({
    x: it.at[0] + random.range(-14, 14),
    y: it.at[1],
    scale: it.zoom * random.range(0.76, 0.86),
    flip: random.chance(0.5),
  });
  const rim = drawn(
    '-270,60! -262,22 -236,-6! -180,-26 -60,-34 80,-32 190,-22! 236,4 262,30! 280,74! 120,92 -120,94',
  );
  rock.shape(rim, 'bold', 'stone');
  const inside = rock.inside([rim]);
  inside.line(traced('-236,-6! -190,20 -110,30! 20,38 130,28! 190,34 262,30'), 'line', 0.2);
  for (const crack of ['-110,30! -122,58 -110,100', '130,28! 146,56 138,96', '20,38! 12,56 18,70'])
    inside.line(traced(crack), it.level === 2 ? 'line' : 'fine', 0.3);
  boulder(rock.at({ x: 270, y: 92 }), random, 44, true);
  grass(rock.at({ x: -272, y: 92 }), random, 76, 3, 'gold');
  lizard(rock.at({ x: -4, y: -8 }), it.level);
}
