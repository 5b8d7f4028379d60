import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { distance, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { grownBy, grownLeaf } from './grown-leaf.ts';
import type { LeafKind } from './leaves.ts';

/** A circle that leaves and fruits keep clear of. */
export interface Clear {
  readonly at: Point;
  readonly radius: number;
}

/** What a branch and a sprig have in common: how they run and the leaves they carry. */
export interface LeafyGrowth {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  /** The branch or stem first, then what grows from it; each runs from thick to thin. */
  readonly lines: readonly string[];
  /** Half the width of the first line where it begins, in units. */
  readonly thick: number;
  readonly leaf: LeafKind;
  /** The length of a leaf, in units. */
  readonly size: number;
  readonly roles: readonly Role[];
}

/** A branch with its twigs, its leaves on stalks of their own and its fruits hanging straight down. */
export interface LeafyBranch extends LeafyGrowth {
  /** Leaves on each of the lines, beside the one at its tip. */
  readonly leaves: number;
  readonly fruits?: Fruits;
  readonly clear?: readonly Clear[];
}

interface Fruits {
  readonly draw: (sheet: Sheet, level: 0 | 1 | 2) => void;
  readonly scale: number;
  /** Which line each hangs from, and at which share of it. */
  readonly spots: readonly (readonly [line: number, share: number])[];
}

interface Leaf {
  /** Where its stalk leaves the twig. */
  readonly root: Point;
  readonly foot: Point;
  readonly angle: number;
  readonly size: number;
  readonly isTip: boolean;
}

/** The point at a share of a line's points, and the angle at which the line goes on from it. */
export const onLine = (line: Path, share: number): { at: Point; way: number } => {
  const k = Math.min(line.length - 2, Math.max(0, Math.round(share * (line.length - 1))));
  const [a, b] = [line[k]!, line[k + 1]!];
  return { at: a, way: Math.atan2(b[1] - a[1], b[0] - a[0]) };
};

/** Three points along a leaf, from near its foot to its tip, that others keep away from. */
const spotsOf = ({ foot, angle, size }: Leaf): Point[] => [
  polar(foot, size * 0.34, angle),
  polar(foot, size * 0.72, angle),
  polar(foot, size, angle),
];

/** A stalk that sags a little between twig and leaf. */
const stalk = (root: Point, foot: Point): Path =>
  curve([root, [(root[0] + foot[0]) / 2, (root[1] + foot[1]) / 2 + 4], foot]);

const NO_FRUITS: Fruits = { draw: () => {}, scale: 1, spots: [] };

/** Draws the branch: leaves on their stalks, the wood over their feet, fruits, and the leaf that ends every twig. */
export function leafyBranch(sheet: Sheet, it: LeafyBranch): void {
  const { random } = it;
  const lines = it.lines.map((table) => curve(knots(table), 8));
  const { draw: fruit, scale, spots } = it.fruits ?? NO_FRUITS;
  const fruits = spots.map(([line, share], i) => ({
    from: onLine(lines[line]!, share).at,
    side: i % 2 === 0 ? 1 : -1,
  }));
  const clear = [
    ...(it.clear ?? []),
    ...fruits.map(({ from: [x, y], side }): Clear => ({
      at: [x + side * 44 * scale, y + 84 * scale],
      radius: 56 * scale,
    })),
  ];
  const leaves = placedLeaves(it, lines, clear);
  const draw = ({ foot, angle, size }: Leaf, i: number): void =>
    grownLeaf(sheet.at({ x: foot[0], y: foot[1], angle: angle + Math.PI / 2, scale: size / 100 }), {
      kind: it.leaf,
      role: it.roles[i % it.roles.length]!,
      veins: size < 84 ? 0 : size < 118 || it.level === 0 ? (Math.min(1, it.level) as 0 | 1) : it.level,
      ...grownBy(random),
    });
  for (const { foot, root, isTip } of leaves) if (!isTip) sheet.line(stalk(root, foot), 'bold', 0.2);
  leaves.filter(({ isTip }) => !isTip).forEach(draw);
  drawWood(sheet, it, lines);
  for (const {
    from: [x, y],
    side,
  } of fruits) {
    const end: Point = [x + side * 44 * scale, y + 34 * scale];
    sheet.line(
      curve([
        [x, y],
        [x + side * 34 * scale, y + 4 * scale],
        [end[0], end[1] - 16 * scale],
      ]),
      'bold',
      0,
    );
    fruit(sheet.at({ x: end[0], y: end[1], scale }), it.level);
  }
  leaves.filter(({ isTip }) => isTip).forEach(draw);
}

/** Leaves on both sides of every line in turn, larger in its middle, each where it is free, and one at its tip. */
function placedLeaves(it: LeafyBranch, lines: readonly Path[], clear: readonly Clear[]): Leaf[] {
  const { random } = it;
  const taken: Point[] = [];
  const leaves: Leaf[] = [];
  for (const line of lines)
    for (let i = it.leaves; i >= 0; i--) {
      const isTip = i === it.leaves;
      const { at, way } = onLine(line, isTip ? 1 : 0.16 + (0.78 * i) / it.leaves);
      const side = i % 2 === 0 ? 1 : -1;
      const turn = isTip ? random.range(-0.2, 0.2) : side * random.range(0.7, 1.15);
      const middle = Math.sin(Math.PI * (0.2 + (0.6 * i) / it.leaves));
      const leaf: Leaf = {
        root: at,
        foot: polar(at, isTip ? -8 : 34, way + turn),
        angle: way + turn + (isTip ? 0 : side * random.range(-0.3, 0.2)),
        size: it.size * (isTip ? 0.86 : 0.72 + 0.34 * middle) * random.range(0.84, 1.14),
        isTip,
      };
      const spots = spotsOf(leaf);
      const isFree =
        spots.every((spot) => clear.every((one) => distance(one.at, spot) > one.radius)) &&
        spots.every((spot) => taken.every((other) => distance(other, spot) > it.size * 0.3));
      if (!isFree && !isTip) continue;
      taken.push(...spots);
      leaves.push(leaf);
    }
  return leaves;
}

/** The wood of all lines as one outline, with its bark. */
function drawWood(sheet: Sheet, { random, level, thick }: LeafyBranch, lines: readonly Path[]): void {
  const wood = lines.map((line, i) => {
    const half = i === 0 ? thick : thick * 0.5;
    return unite([
      clockwise(tube(line, (t) => half * (1 - 0.74 * t) + 1)),
      ellipse(...line.at(-1)!, half * 0.26 + 1),
    ]);
  });
  const whole = unite(wood.flat());
  sheet.shape(whole, 'bold', 'wood');
  if (level > 0) bark(sheet.inside(whole), random, lines[0]!, thick);
}

/** Short scars along the older half of a branch. */
function bark(inside: Sheet, random: Random, line: Path, thick: number): void {
  for (let share = 0.06; share < 0.6; share += random.range(0.05, 0.09)) {
    const { at, way } = onLine(line, share);
    const from = polar(at, random.range(-0.5, 0.5) * thick, way + Math.PI / 2);
    inside.line([polar(from, -thick * 0.5, way), from, polar(from, thick * 0.7, way)], 'fine', 0.7);
  }
}
