import { unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { length } from '../../geometry/path.ts';
import { distance, mix, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { grownBy, grownLeaf } from './grown-leaf.ts';
import { onLine, type Clear, type LeafyGrowth } from './leafy-branch.ts';
import { acorn } from './leaves.ts';

/** A sprig that tapers to its tips, with a leaf on a stalk at every node and fruits in the axils. */
export interface FruitingSprig extends LeafyGrowth {
  /** The part of the page its leaves stay in: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
  readonly fruit: (sheet: Sheet, level: 0 | 1 | 2, which: number) => void;
  /** The line and the share of it at which each bunch of fruits sits. */
  readonly bunches: readonly (readonly [line: number, share: number])[];
  readonly clear: readonly Clear[];
}

interface Grown {
  readonly root: Point;
  readonly foot: Point;
  readonly angle: number;
  readonly size: number;
}

/** Length of a leaf's stalk, in units. */
const STALK = 34;

/** Three points along a leaf that others keep away from. */
const spotsOf = ({ foot, angle, size }: Grown): Point[] =>
  [0.3, 0.66, 1].map((share) => polar(foot, size * share, angle));

/** Draws the sprig: stalks and leaves, the wood over their roots, then the bunches of fruits. */
export function fruitingSprig(sheet: Sheet, it: FruitingSprig): void {
  const lines = it.lines.map((table) => traced(table));
  const fruits = it.bunches.map(([line, share]) => onLine(lines[line]!, share).at);
  const leaves = grownAlong(it, lines, [
    ...it.clear,
    ...fruits.map(([x, y]): Clear => ({ at: [x, y + 40], radius: 62 })),
  ]);
  for (const { root, foot, angle } of leaves) {
    const spine = curve([root, polar(foot, -STALK * 0.4, angle), polar(foot, 8, angle)], 6);
    sheet.shape(unite([tube(spine, (t) => 6 - 2 * t)]), 'line', 'leaf');
  }
  for (const [i, { foot, angle, size }] of leaves.entries())
    grownLeaf(sheet.at({ x: foot[0], y: foot[1], angle: angle + Math.PI / 2, scale: size / 100 }), {
      kind: it.leaf,
      role: it.roles[i % it.roles.length]!,
      veins: it.level === 0 ? 0 : 1,
      ...grownBy(it.random),
    });
  const wood = lines.flatMap((line, i) => {
    const half = i === 0 ? it.thick : it.thick * 0.6;
    const flare = i === 0 ? 0 : 7;
    const tip = half * 0.3 + 2;
    return [
      tube(line, (t) => mix(half, tip, t ** 0.8) + flare * Math.max(0, 1 - t * 7)),
      ellipse(...line.at(-1)!, tip),
    ];
  });
  sheet.shape(unite(wood), 'line', 'wood');
  for (const [i, [x, y]] of fruits.entries()) it.fruit(sheet.at({ x, y }), it.level, i);
}

/** A leaf at every node by turns to both sides, and one at every tip, where it stays in the box and clear of others. */
function grownAlong(it: FruitingSprig, lines: readonly Path[], clear: readonly Clear[]): Grown[] {
  const { random, size } = it;
  const taken: Point[] = [];
  const leaves: Grown[] = [];
  for (const [n, line] of lines.entries()) {
    const others = lines.filter((other) => other !== line);
    const nodes = Math.max(2, Math.round(length(line) / (size * 0.34)));
    for (let i = nodes; i >= 1; i--) {
      const isTip = i === nodes;
      const share = isTip ? 1 : (n === 0 ? 0.16 : 0.24) + (0.72 * i) / nodes;
      const { at, way } = onLine(line, share);
      const side = (i + n) % 2 === 0 ? 1 : -1;
      const turns = isTip ? [0, 0.5, -0.5, 1, -1] : [side * 0.85, side * 0.5, side * 1.2, -side * 0.85];
      for (const turn of turns) {
        const angle = way + turn + random.range(-0.1, 0.1);
        const grown: Grown = {
          root: at,
          foot: polar(at, isTip ? 10 : STALK, angle),
          angle,
          size: size * (isTip ? 0.8 : random.range(0.82, 1.02)),
        };
        const spots = spotsOf(grown);
        if (!spots.every((spot) => isFree(it, spot, { clear, taken, lines: others }))) continue;
        taken.push(...spots);
        leaves.push(grown);
        break;
      }
    }
  }
  return leaves;
}

/** Whether a spot of a leaf lies in the box and away from what it keeps clear of, other leaves and other lines. */
function isFree(
  { size, level, box: [left, top, right, bottom] }: FruitingSprig,
  [x, y]: Point,
  from: { readonly clear: readonly Clear[]; readonly taken: Path; readonly lines: readonly Path[] },
): boolean {
  return (
    x > left &&
    x < right &&
    y > top &&
    y < bottom &&
    from.clear.every(({ at, radius }) => distance(at, [x, y]) > radius) &&
    from.taken.every((other) => distance(other, [x, y]) > size * (level === 2 ? 0.33 : 0.38)) &&
    from.lines.every((line) => line.every((point) => distance(point, [x, y]) > size * 0.2))
  );
}

/** Where the berries of a bunch lie, from the first to the last bunch. */
const BUNCHES = [
  [
    [-30, -8],
    [30, -12],
    [0, 26],
    [-44, 40],
    [44, 38],
  ],
  [
    [-24, 4],
    [28, 0],
    [2, 46],
  ],
  [
    [-34, 0],
    [18, -14],
    [44, 30],
    [-6, 36],
  ],
] as const;

/** Holly berries bunched about a node on the frame's origin, each with the mark of its flower; `which` bunch it is. */
export function hollyBerries(sheet: Sheet, level: 0 | 1 | 2, which: number): void {
  for (const [x, y] of BUNCHES[which % BUNCHES.length]!) {
    sheet.shape(ellipse(x, y, 27), 'line', 'rust');
    if (level > 0) sheet.ink(ellipse(x + 4, y + 11, 3.6));
  }
}

/** How acorns hang in the first to the last bunch: where each begins, how it is turned and how large it is. */
const ACORNS = [
  [
    [-36, 34, 0.24, 0.98],
    [38, 22, -0.26, 0.9],
  ],
  [[6, 30, -0.08, 1.12]],
  [
    [-44, 22, 0.4, 0.84],
    [46, 22, -0.4, 0.84],
    [0, 44, 0.02, 1],
  ],
] as const;

/** Acorns that hang on stalks from a node on the frame's origin; `which` bunch it is tells how many. */
export function acorns(sheet: Sheet, level: 0 | 1 | 2, which: number): void {
  for (const [x, y, angle, scale] of ACORNS[which % ACORNS.length]!) {
    const stalk = curve(
      [
        [0, 0],
        [x * 0.6, y * 0.3],
        [x, y],
      ],
      6,
    );
    sheet.shape(unite([tube(stalk, () => 5)]), 'line', 'wood');
    acorn(sheet.at({ x, y, angle, scale }), level);
  }
}

/** How hazelnuts sit at a node, from the first to the last bunch. */
const NUTS = [
  [
    [-38, 4, 0.4, 1],
    [36, 0, -0.3, 0.94],
  ],
  [
    [-46, 0, 0.6, 0.88],
    [46, 0, -0.6, 0.88],
    [0, 12, 0.04, 1.02],
  ],
  [[4, 6, -0.16, 1.16]],
] as const;

/** Round hazelnuts in frilled husks at a node on the frame's origin; `which` bunch it is tells how many. */
export function hazelnuts(sheet: Sheet, level: 0 | 1 | 2, which: number): void {
  for (const [x, y, angle, scale] of NUTS[which % NUTS.length]!) {
    const nut = sheet.at({ x, y, angle, scale });
    nut.shape(
      drawn('0,-12! -44,2 -66,44! -46,40 -54,70! -30,58 0,40 30,58 54,70! 46,40 66,44! 44,2'),
      'line',
      'leaf',
    );
    nut.shape(mirrored('0,2 28,12 44,44 36,78 14,98 0,106!'), 'line', 'gold');
    if (level > 0)
      for (const v of [-14, 10]) nut.line(traced(`${v},58 ${v * 1.1},74 ${v * 0.7},90`), 'fine', 0.5);
    nut.shape(drawn('0,-14! -36,2 -48,36! -28,28 -16,48! 0,30 16,48! 28,28 48,36! 36,2'), 'line', 'leaf');
  }
}
