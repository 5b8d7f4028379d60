import { drawn, traced } from '../../geometry/drawn.ts';
import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
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

/** Cacti among dunes and flat-topped mountains, as a broad or a tall page. */
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
      throughWindow(brief.sheet, { kind, size, role: night ? 'night' : 'sky', band: 20 }, (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: size[0], flip: true }) : inside };
        drawSky(scene, size, night);
        drawLand(scene, size);
        drawPlants(scene, size);
      });
      return {
        title: `${night ? random.pick(['Desert Night', 'Cool Desert Evening', 'Thin Desert Moon', 'Desert Stars']) : random.pick(['Desert Noon', 'High Desert', 'Desert Bloom', 'Red Rock Morning'])} ${random.pick(['with Saguaros', 'and Mesas', 'in Flower'])}`,
        description: `Tall cacti stand in flower between the dunes, and flat-topped mountains close the view. ${night ? 'The moon is up and the sand has cooled.' : 'The sun burns in a cloudless sky.'}`,
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

function drawSky(brief: Brief, [w, h]: Size, night: boolean): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('sky');
  const at: Point = [w * random.range(0.42, 0.62), h * random.range(0.24, 0.32)];
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
    count: byLevel(brief, 3, 9, 16),
    size: byLevel(brief, 28, 21, 18),
  });
}

function drawSun(brief: Brief, at: Point): void {
  const rays = byLevel(brief, 6, 18, 30);
  shining(brief.sheet.layer('sky'), { at, radius: byLevel(brief, 100, 92, 84), rays, style: 'rays' });
}

function drawLand(brief: Brief, [w, h]: Size): void {
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
