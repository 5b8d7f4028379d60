import { byLevel, type Brief, type Story } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { resample } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
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

/** A ribbon that winds between the wheels above and those below, a row of dots along it. */
function ribbonBetween(brief: Brief, discs: readonly Disc[]): void {
  const ribbon = brief.sheet.layer('ribbon');
  const way = curve([
    [discs[0]!.x - 376, 280],
    ...discs.map((it): Point => [it.x, it.y > 280 ? it.y - it.radius * 0.94 : it.y + it.radius * 0.94]),
    [discs.at(-1)!.x + 188, 280],
  ]);
  const half = byLevel(brief, 30, 26, 22);
  ribbon.shape(
    tube(way, () => half),
    'bold',
    'cream',
  );
  for (const [x, y] of resample(way, half * 2.5)) ribbon.shape(ellipse(x, y, half * 0.46), 'fine', 'gold');
}

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
    ribbonBetween(brief, discs);
    return story(
      brief,
      ['The Painted Frieze', 'Half Moons in a Row', 'Along the Border'],
      'Half mandalas stand and hang in turn along a narrow band. Two colors a row already make it dance.',
      'border',
    );
  },
});
