import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { distance, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { speciesLeaf, type LeafKind } from './leaves.ts';

/** A circle that leaves and fruits keep clear of. */
export interface Clear {
  readonly at: Point;
  readonly radius: number;
}

/** A branch with its twigs, its leaves on stalks of their own and its fruits hanging straight down. */
export interface LeafyBranch {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  /** The branch first, then the twigs that grow from it; each runs from thick to thin. */
  readonly lines: readonly string[];
  /** Half the branch's width where it begins, in units. */
  readonly thick: number;
  readonly leaf: LeafKind;
  /** The length of a leaf, in units. */
  readonly size: number;
  readonly roles: readonly Role[];
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
  readonly foot: Point;
  readonly angle: number;
  readonly size: number;
}

const onLine = (line: Path, share: number): { at: Point; way: number } => {
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

const NO_FRUITS: Fruits = { draw: () => {}, scale: 1, spots: [] };

/** Draws the branch. */
export function leafyBranch(sheet: Sheet, it: LeafyBranch): void {
  const { random, level } = it;
  const lines = it.lines.map((table) => curve(knots(table), 8));
  const { draw: fruit, scale: fruitScale, spots: hanging } = it.fruits ?? NO_FRUITS;
  const fruits = hanging.map(([line, share]) => onLine(lines[line]!, share).at);
  const taken: Point[] = [];
  const clear = [
    ...(it.clear ?? []),
    ...fruits.map(([x, y]): Clear => ({ at: [x, y + 62 * fruitScale], radius: 50 * fruitScale })),
  ];
  const leaves: Leaf[] = [];
  for (const line of lines)
    for (let i = it.leaves; i >= 0; i--) {
      const isTip = i === it.leaves;
      const { at, way } = onLine(line, isTip ? 1 : 0.16 + (0.78 * i) / it.leaves);
      const side = i % 2 === 0 ? 1 : -1;
      const turn = isTip ? random.range(-0.2, 0.2) : side * random.range(0.75, 1.1);
      const leaf = {
        foot: polar(at, isTip ? 10 : 30, way + turn),
        angle: way + turn,
        size: it.size * random.range(0.86, 1.1),
      };
      const spots = spotsOf(leaf);
      const isFree =
        spots.every((spot) => clear.every((one) => distance(one.at, spot) > one.radius)) &&
        spots.every((spot) => taken.every((other) => distance(other, spot) > it.size * 0.3));
      if (!isFree && !isTip) continue;
      taken.push(...spots);
      leaves.push(leaf);
      sheet.line([at, leaf.foot], 'line', 0);
    }
  leaves.forEach(({ foot, angle, size }, i) =>
    speciesLeaf(
      sheet.at({ x: foot[0], y: foot[1], angle: angle + Math.PI / 2, scale: size / 100 }),
      it.leaf,
      it.roles[i % it.roles.length]!,
      size < 86 ? 0 : level,
    ),
  );
  const wood = lines.map((line, i) => {
    const half = i === 0 ? it.thick : it.thick * 0.5;
    return unite([
      clockwise(tube(line, (t) => half * (1 - 0.66 * t) + 2)),
      ellipse(...line.at(-1)!, half * 0.34 + 2),
    ]);
  });
  const whole = unite(wood.flat());
  sheet.shape(whole, 'bold', 'wood');
  if (level > 0) bark(sheet.inside(whole), random, lines[0]!, it.thick);
  for (const [x, y] of fruits) fruit(sheet.at({ x, y: y + 26, scale: fruitScale }), level);
}

/** Short scars along the older half of a branch. */
function bark(inside: Sheet, random: Random, line: Path, thick: number): void {
  for (let share = 0.06; share < 0.6; share += random.range(0.05, 0.09)) {
    const { at, way } = onLine(line, share);
    const from = polar(at, random.range(-0.5, 0.5) * thick, way + Math.PI / 2);
    inside.line([polar(from, -thick * 0.5, way), from, polar(from, thick * 0.7, way)], 'fine', 0.7);
  }
}
