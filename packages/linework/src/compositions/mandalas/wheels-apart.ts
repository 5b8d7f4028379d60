import { byLevel, type Brief, type Story } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { WHEEL_ROLES } from '../../motifs/mandalas/own-wheel.ts';
import { drawWheel } from '../../motifs/mandalas/wheel.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import { EXPERT_PENS } from './mandala-grand.ts';
import { edged } from '../edged.ts';

const GROUNDS: readonly PatternName[] = ['scales', 'diamonds', 'honeycomb', 'waves', 'triangles', 'lattice'];
const FRINGES = ['lobes', 'petals', 'rays'] as const;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Wheels laid over each other in their order on a patterned ground. */
function layWheels(brief: Brief, [width, height]: readonly [number, number], discs: readonly Disc[]): void {
  const { sheet, random, level } = brief;
  const page = [rectangle(20, 20, width - 40, height - 40)];
  if (level > 0)
    fillZone(random.pick(GROUNDS), {
      sheet: sheet.layer('ground'),
      zone: page,
      size: byLevel(brief, 0, 176, 74),
      angle: random.range(-0.5, 0.5),
      roles: ['soft', 'sky'],
    });
  discs.forEach(({ x, y, radius }, i) => {
    const own = random.fork(`wheel ${i}`);
    drawWheel(sheet.layer('wheels').at({ x, y, angle: own.range(0, 1) }), {
      random: own,
      level,
      radius,
      roles: own.shuffle(WHEEL_ROLES),
      fringe: own.pick(FRINGES),
    });
  });
}

const story = (
  { random, level }: Brief,
  titles: readonly string[],
  description: string,
  tag: string,
): Story => ({
  title: random.fork('title').pick(titles),
  description,
  tags: ['mandala', 'circles', 'symmetry', tag, ...(level === 2 ? ['expert', 'fine lines'] : [])],
});

/** Where the wheels of three lie; each page takes one way and may be mirrored. */
const THREES: readonly (readonly Disc[])[] = [
  [
    { x: 760, y: 130, radius: 300 },
    { x: 180, y: 250, radius: 330 },
    { x: 600, y: 560, radius: 350 },
  ],
  [
    { x: 120, y: 110, radius: 260 },
    { x: 860, y: 500, radius: 390 },
    { x: 390, y: 420, radius: 290 },
  ],
  [
    { x: 500, y: 60, radius: 330 },
    { x: 140, y: 590, radius: 360 },
    { x: 800, y: 480, radius: 310 },
  ],
];

/** Three wheels that overlap and leave the page. */
export const threeMandalas = edged({
  name: 'mandala-three',
  category: 'mandalas',
  size: [1000, 700],
  edge: 'page',
  backdrop: 'soft',
  pens: EXPERT_PENS,
  draw(brief) {
    layWheels(brief, [1000, 700], brief.random.pick(THREES));
    return story(
      brief,
      ['Three Wheels', 'Mandalas Meet', 'Turning Together'],
      'Three mandalas overlap like cogs that have come to rest. Give each its own family of colors.',
      'overlapping',
    );
  },
});

/** A wheel about a corner of the page and a smaller one in the opposite corner. */
export const cornerMandala = edged({
  name: 'mandala-corner',
  category: 'mandalas',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'soft',
  pens: EXPERT_PENS,
  draw(brief) {
    const large = brief.random.range(640, 760);
    layWheels(
      brief,
      [800, 1000],
      [
        { x: 740, y: 80, radius: brief.random.range(230, 300) },
        { x: 40, y: 950, radius: large },
      ],
    );
    return story(
      brief,
      ['From Corner to Corner', 'A Wheel in the Corner', 'The Opening Fan'],
      'One great mandala opens from a corner, and a small one answers from the other. Start where the rings are narrow.',
      'corner',
    );
  },
});

/** A long band in which half wheels stand on the lower edge and hang from the upper one. */
export const frieze = edged({
  name: 'mandala-frieze',
  category: 'mandalas',
  size: [1000, 560],
  edge: 'page',
  backdrop: 'soft',
  pens: EXPERT_PENS,
  draw(brief) {
    const [low, first] = [brief.random.range(250, 320), brief.random.range(-40, 140)];
    const discs = Array.from({ length: 6 }, (_, i) => ({
      x: first + i * 188,
      y: i % 2 === 0 ? 530 : 30,
      radius: i % 2 === 0 ? low : 530 - low,
    }));
    layWheels(brief, [1000, 560], discs);
    return story(
      brief,
      ['The Painted Frieze', 'Half Moons in a Row', 'Along the Border'],
      'Half mandalas stand and hang in turn along a narrow band. Two colors a row already make it dance.',
      'border',
    );
  },
});

/** Round stones painted with wheels, small ones between them. */
export const paintedStones = edged({
  name: 'mandala-stones',
  category: 'mandalas',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'water',
  pens: EXPERT_PENS,
  draw(brief) {
    const { random, sheet, level } = brief;
    const [x, y] = [random.range(420, 580), random.range(420, 580)];
    const big = { x, y, radius: byLevel(brief, 270, 230, 210) };
    const ring = byLevel(brief, 3, 6, 8);
    const start = random.range(0, 6.28);
    const around = Array.from({ length: ring }, (_, i): Disc => {
      const angle = start + ((i + random.range(-0.12, 0.12)) / ring) * Math.PI * 2;
      const far = big.radius + random.range(0.9, 1.1) * byLevel(brief, 165, 128, 118);
      return {
        x: x + far * Math.cos(angle),
        y: y + far * Math.sin(angle),
        radius: random.range(0.8, 1.1) * byLevel(brief, 150, 130, 116),
      };
    });
    const ripple = byLevel(brief, 0, 104, 50);
    for (let i = byLevel(brief, 0, 8, 16); i > 0; i--)
      sheet
        .layer('ripples')
        .shape(ellipse(x, y, i * ripple, i * ripple * 0.97), 'fine', i % 2 === 0 ? 'water' : 'sky');
    [...around, big].forEach((disc, i) => {
      const own = random.fork(`stone ${i}`);
      const spot = sheet.layer('stones').at({
        x: disc.x,
        y: disc.y,
        angle: own.range(-0.5, 0.5),
        stretch: disc === big ? 1 : own.range(0.88, 1.14),
      });
      spot.shape(ellipse(0, 0, disc.radius), 'bold', 'stone');
      drawWheel(spot, {
        random: own,
        level,
        radius: disc.radius * 0.88,
        roles: own.shuffle(WHEEL_ROLES),
      });
    });
    return {
      title: random.fork('title').pick(['Painted Pebbles', 'Stones by the Pond', 'Pebble Mandalas']),
      description:
        'Smooth stones lie in the water, each one painted with a mandala of its own. Dots of bright color suit them best.',
      tags: ['mandala', 'stones', 'pebbles', 'water', 'dots'],
    };
  },
});
