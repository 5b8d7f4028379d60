import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { around } from '../../geometry/around.ts';
import { fields } from '../../geometry/fields.ts';
import { mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { area } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { between, distance, place, type Path, type Point } from '../../geometry/point.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A window lattice like ice that cracked, with plum blossoms that fell on it (a shape grammar: Stiny 1977). */
export const crackedIce: Composition = {
  name: 'cracked-ice',
  category: 'patterns',
  size: [760, 1000],
  strays: 0.8,
  draw(brief) {
    const { random } = brief;
    const sheet = brief.sheet.layer('lattice');
    const rim = clockwise(pageRim(760, 1000));
    sheet.shape(rim, 'bold', 'wood');
    const cracks: Path[] = [];
    crack(rim, byLevel(brief, 66000, 34000, 5600), random.fork('cracks'), cracks);
    const bar = byLevel(brief, 0.5, 8, 6);
    const roles: readonly Role[] = ['water', 'soft', 'sky', 'c'];
    for (const pane of fields([rim], cracks, bar, byLevel(brief, 3600, 900, 300)))
      sheet.shape(pane, 'line', random.pick(roles));
    drawBough(brief);
    return {
      title: random.pick([
        'Plum Blossoms on Cracked Ice',
        'The Window of the Tea House',
        'Ice on the Garden Pond',
        'Winter Breaks at Last',
      ]),
      description:
        'The lattice breaks like ice on a pond, and a plum bough has grown across it. Keep the panes cold and the petals warm.',
      tags: ['lattice', 'blossom', 'window', 'ice', 'chinese'],
    };
  },
};

/** Breaks a pane in two until its pieces are small, and notes the breaks. */
function crack(pane: Path, most: number, random: Random, cracks: Path[]): void {
  const size = Math.abs(area(pane));
  if (size < most * random.range(0.8, 1.5)) return;
  const n = pane.length;
  const sides = pane.map((point, i) => distance(point, pane[(i + 1) % n]!));
  const first = sides.indexOf(Math.max(...sides));
  const others = [...sides.keys()].filter((i) => i !== first && !(n > 3 && isBeside(i, first, n)));
  const second = others.toSorted((a, b) => sides[b]! - sides[a]!)[0]!;
  const [from, to] = [breakPoint(pane, first, random), breakPoint(pane, second, random)];
  cracks.push([from, to]);
  const [low, high] = first < second ? [first, second] : [second, first];
  const [a, b] = first < second ? [from, to] : [to, from];
  crack([a, ...pane.slice(low + 1, high + 1), b], most, random, cracks);
  crack([b, ...pane.slice(high + 1), ...pane.slice(0, low + 1), a], most, random, cracks);
}

function isBeside(i: number, first: number, n: number): boolean {
  return (i + 1) % n === first || (first + 1) % n === i;
}

function breakPoint(pane: Path, side: number, random: Random): Point {
  return between(pane[side]!, pane[(side + 1) % pane.length]!, random.range(0.34, 0.66));
}

type Growth = readonly [kind: 'open' | 'aside' | 'bud', x: number, y: number, size: number, angle: number];

/** A plum bough: its wood from thick to thin, and what grows on it. */
interface Bough {
  readonly wood: readonly (readonly [way: string, half: number])[];
  readonly grows: readonly Growth[];
}

const EASY_BOUGH: Bough = {
  wood: [
    ['800,120 640,210 520,330 420,500 250,640', 22],
    ['520,330 400,270 260,260', 15],
  ],
  grows: [
    ['open', 560, 260, 112, 0.2],
    ['open', 270, 240, 98, 0.5],
    ['open', 410, 490, 120, 0.8],
    ['open', 230, 690, 104, 0.1],
  ],
};

const BOUGH: Bough = {
  wood: [
    ['810,930 700,800 640,660 520,540 430,400 300,300 170,150', 22],
    ['640,660 660,520 620,380 640,230', 13],
    ['520,540 400,560 300,640 170,660', 13],
    ['430,400 450,280 420,170', 10],
    ['300,640 250,740 270,850', 9],
    ['300,300 200,320 110,400', 9],
    ['700,800 560,820 470,900', 10],
  ],
  grows: [
    ['open', 560, 560, 86, 0.2],
    ['open', 632, 380, 74, 0.9],
    ['open', 330, 620, 82, 0.5],
    ['open', 372, 340, 88, 0.1],
    ['open', 560, 818, 72, 0.7],
    ['open', 118, 398, 66, 0.4],
    ['open', 260, 790, 66, 0.3],
    ['aside', 158, 660, 62, -1.2],
    ['aside', 640, 232, 66, 0.1],
    ['aside', 170, 152, 60, -0.6],
    ['aside', 468, 902, 54, -1.9],
    ['bud', 420, 166, 34, -0.2],
    ['bud', 660, 500, 32, 0.9],
    ['bud', 448, 262, 28, 0.9],
    ['bud', 240, 244, 32, 0.6],
    ['bud', 412, 556, 28, -0.4],
    ['bud', 272, 858, 30, 2.9],
    ['bud', 690, 690, 34, 0.8],
    ['bud', 210, 318, 26, -0.5],
    ['bud', 640, 296, 26, -0.9],
  ],
};

/** A plum bough in bloom that has grown across the lattice. */
function drawBough(brief: Brief): void {
  const sheet = brief.sheet.layer('blossoms').inside([clockwise(pageRim(760, 1000))]);
  const flip = brief.random.chance(0.5);
  const view = sheet.at({ x: flip ? 760 : 0, flip });
  const { wood, grows } = brief.level === 0 ? EASY_BOUGH : BOUGH;
  for (const [table, half] of wood.toReversed())
    view.shape(
      tube(traced(table), (t) => half * (1.15 - 0.5 * t)),
      'line',
      'wood',
    );
  for (const [kind, x, y, size, angle] of grows.toReversed())
    GROWTHS[kind](view.at({ x, y, angle, scale: size / 100 }), brief.level);
  if (brief.level === 0) return;
  for (const [x, y, angle] of [
    [560, 130, 0.4],
    [110, 560, -0.9],
    [400, 740, 1.2],
    [130, 900, 0.2],
    [690, 590, -0.6],
  ] as const)
    view.shape(place(petal('round', 52, 46), { x, y, angle }), 'line', 'blush');
}

const GROWTHS: Readonly<Record<Growth[0], (spot: Sheet, level: 0 | 1 | 2) => void>> = {
  open(spot, level) {
    around(spot, { radius: 0, count: 5 }, (one) => {
      one.shape(petal('round', 100, 102), 'line', 'blush');
      if (level > 0) one.line(traced('0,-32 1,-46 0,-60'), 'fine', 0.2);
    });
    spot.shape(ellipse(0, 0, level === 0 ? 32 : 24), 'line', 'sun');
  },
  aside(spot) {
    for (const [x, angle] of [
      [-20, -0.75],
      [20, 0.75],
      [0, 0],
    ] as const)
      spot.shape(place(petal('round', 96, 84), { x, y: 6, angle }), 'line', 'blush');
    spot.shape(mirrored('0,-22! 14,-34 34,-36! 30,-6 12,14 0,18'), 'line', 'rust');
  },
  bud(spot) {
    spot.shape(ellipse(0, -70, 62, 68), 'line', 'blush');
    spot.shape(mirrored('0,-44! 30,-62 60,-62! 54,-22 22,0 0,4'), 'line', 'rust');
  },
};
