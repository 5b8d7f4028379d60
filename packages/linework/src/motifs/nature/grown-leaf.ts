import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { moveKnots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { leafForm, type LeafKind } from './leaves.ts';

/** A leaf as it grows: bent, and seen more or less from its side. */
export interface GrownLeaf {
  readonly kind: LeafKind;
  readonly role: Role;
  /** Nothing but its rib, short side veins, or side veins that part it. */
  readonly veins: 0 | 1 | 2;
  /** How far its tip stands aside, as a share of its length. */
  readonly bend: number;
  /** The widths of its left and right half: 1 where it is seen from above. */
  readonly halves: readonly [number, number];
}

/** How a leaf grows by chance: most are bent a little, some show one half narrower than the other. */
export function grownBy(random: Random): Pick<GrownLeaf, 'bend' | 'halves'> {
  const narrow = random.range(0.62, 0.8);
  const halves = random.pick([
    [1, 1],
    [1, narrow],
    [narrow, 1],
    [0.86, 0.86],
  ] as const);
  return { bend: random.range(-0.24, 0.24), halves };
}

/** Draws a leaf 100 units long on the frame's origin, its tip up; where veins part it, its rib runs from end to end. */
export function grownLeaf(sheet: Sheet, it: GrownLeaf): void {
  const { half, veins } = leafForm(it.kind);
  const to = ([x, y]: Point): Point => [
    x * it.halves[x < 0 ? 0 : 1] + it.bend * Math.abs(y) * (Math.abs(y) / 100),
    y,
  ];
  const other = half.slice(1, -1).map(mirroredKnot).toReversed();
  const rim = clockwise(blob(moveKnots([...half, ...other], to), 4));
  sheet.shape(rim, 'line', it.role);
  const inside = sheet.inside([rim]);
  const top = half.at(-1)![1];
  const rib: Knot[] = [
    [0, 2],
    [0, top * 0.35],
    [0, top * 0.7],
    [0, it.veins === 2 ? top - 4 : top * 0.82],
  ];
  const isFan = it.kind === 'ginkgo';
  if (!isFan) inside.line(curve(moveKnots(rib, to), 5), 'fine', it.veins === 2 ? 0.2 : 0.6);
  if (it.veins === 0 && !isFan) return;
  const shown = it.veins === 2 || isFan ? veins : veins.filter((vein) => vein.at(-1)![0] > 14);
  for (const vein of shown)
    for (const side of [-1, 1] as const) {
      if (it.veins < 2 && it.halves[side < 0 ? 0 : 1] < 0.8) continue;
      const whole = isFan ? inFan(vein) : it.veins === 2 ? carriedOn(vein) : shortened(vein, 0.7);
      const ended = whole.map((knot): Knot => (side < 0 ? mirroredKnot(knot) : knot));
      inside.line(curve(moveKnots(ended, to), 4), 'fine', it.veins === 2 ? 0 : 0.6);
    }
}

function mirroredKnot(knot: Knot): Knot {
  return knot[2] === 1 ? [-knot[0], knot[1], 1] : [-knot[0], knot[1]];
}

/** The vein run on past the rim, so that every field beside it can be filled by itself. */
function carriedOn(vein: readonly Knot[]): Knot[] {
  const [before, last] = [vein.at(-2)!, vein.at(-1)!];
  return [...vein, [last[0] * 2.6 - before[0] * 1.6, last[1] * 2.6 - before[1] * 1.6]];
}

/** The outer part of a vein that would run together with others at the leaf's foot. */
function inFan(vein: readonly Knot[]): Knot[] {
  const [first, second, third] = [vein[0]!, vein[1]!, vein[2]!];
  return [
    [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2],
    second,
    [third[0] * 0.94, third[1] * 0.94],
  ];
}

/** The vein ended early, well clear of the rim. */
function shortened(vein: readonly Knot[], share: number): Knot[] {
  const [x0, y0] = vein[0]!;
  return vein.map(([x, y]): Knot => [x0 + (x - x0) * share, y0 + (y - y0) * share]);
}
