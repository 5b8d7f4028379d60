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
    box: [90, 90, w - 90, h * 0.42],
    avoid: [ellipse(at[0], at[1], 120)],
    count: byLevel(brief, 3, 9, 16),
    size: byLevel(brief, 28, 21, 18),
  });
}

function drawSun(brief: Brief, at: Point): void {
  const style = brief.random.pick(['rays', 'rings'] as const);
  const rays = style === 'rays' ? byLevel(brief, 6, 18, 30) : byLevel(brief, 3, 5, 9);
  shining(brief.sheet.layer('sky'), { at, radius: byLevel(brief, 100, 92, 84), rays, style });
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

/** Where plants stand: kind, x and y as shares of the page, scale. */
type Stand = readonly [kind: 'saguaro' | 'barrel' | 'pear' | 'agave', x: number, y: number, scale: number];

const STANDS: readonly (readonly Stand[])[] = [
  [
    ['saguaro', 0.2, 0.83, 1],
    ['pear', 0.8, 0.85, 0.94],
    ['barrel', 0.42, 0.72, 0.5],
    ['agave', 0.93, 0.95, 0.6],
    ['saguaro', 0.6, 0.7, 0.46],
  ],
  [
    ['saguaro', 0.79, 0.84, 1.04],
    ['barrel', 0.2, 0.85, 0.96],
    ['agave', 0.4, 0.74, 0.6],
    ['pear', 0.58, 0.73, 0.5],
    ['saguaro', 0.1, 0.7, 0.5],
  ],
  [
    ['pear', 0.23, 0.85, 1.06],
    ['saguaro', 0.76, 0.83, 0.94],
    ['barrel', 0.56, 0.72, 0.52],
    ['agave', 0.92, 0.95, 0.76],
    ['saguaro', 0.4, 0.69, 0.44],
  ],
];

const PLANTS = { saguaro, barrel, pear: pricklyPear, agave } as const;

function drawPlants(brief: Brief, [w, h]: Size): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('plants');
  const chosen = random.pick(STANDS);
  const stand = chosen.slice(0, byLevel(brief, 2, 4, 5));
  const ordered = [...stand].sort((a, b) => a[2] - b[2]);
  const zoom = Math.min(w, h) / 800;
  ordered.forEach(([kind, x, y, scale]) => {
    const spot = sheet.at({ x: x * w, y: y * h, scale: scale * zoom * byLevel(brief, 1.06, 1, 0.96) });
    PLANTS[kind](spot, { level: scale < 0.7 ? 0 : level, random });
    if (kind === 'saguaro') drift(spot, 84, 'sand');
  });
  if (level > 0) drawGround(sheet, random.fork('ground'), [w, h], level);
}

/** Tufts of dry grass, stones, and before everything a lizard that warms itself on a flat one. */
function drawGround(sheet: Sheet, random: Random, [w, h]: Size, level: 0 | 1 | 2): void {
  for (const [x, y, tall] of [
    [0.12, 0.9, 52],
    [0.66, 0.8, 40],
    [0.33, 0.91, 44],
  ] as const)
    grass(sheet.at({ x: w * x, y: h * y }), random, tall, 3, 'gold');
  boulder(sheet.at({ x: w * 0.66, y: h * 0.91 }), random, 34, true);
  const rock = sheet.at({
    x: w * random.range(0.38, 0.6),
    y: h * random.range(0.845, 0.87),
    scale: (Math.min(w, h) / 840) * random.range(0.84, 1.1),
    flip: random.chance(0.5),
  });
  rock.shape(drawn('-190,20! -168,-26 -90,-50 40,-56 150,-40 196,4! 170,40 40,54 -110,48'), 'bold', 'stone');
  rock.line(traced('-120,30 0,38 120,28'), 'fine', 0.5);
  lizard(rock.at({ x: 6, y: -12, scale: 1.06, angle: random.range(-0.2, 0.1) }), level);
}
