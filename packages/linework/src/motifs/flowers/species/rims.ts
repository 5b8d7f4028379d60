import { knots, moveKnots } from '../../../geometry/knots.ts';
import { bezier, twin, type Knot } from '../../../geometry/curve.ts';
import type { Path } from '../../../geometry/point.ts';

/** Right halves of petals laid flat, one unit wide and one long, from tip to foot. */
const HALVES = {
  /** Poppies: a silky fan with a wavy rim. */
  silk: knots('0,0.97 0.3,1 0.58,0.94 0.86,0.84 1,0.62 0.84,0.36 0.36,0.1 0,0!'),
  /** Hibiscus: a fan with a soft double wave. */
  fan: knots('0,1 0.26,0.97 0.5,1 0.82,0.88 1,0.64 0.8,0.34 0.3,0.08 0,0!'),
  /** Cherry: a round petal with a notch. */
  notch: knots('0,0.9! 0.2,1 0.56,0.95 0.94,0.72 0.96,0.44 0.5,0.12 0,0!'),
  /** Roses and camellias: broader than long, the rim barely pointed. */
  broad: knots('0,1 0.4,0.965 0.82,0.8 1,0.54 0.86,0.26 0.42,0.05 0,0!'),
  /** Anemones: an even, rounded egg. */
  round: knots('0,1 0.44,0.95 0.86,0.76 1,0.54 0.72,0.24 0.24,0.04 0,0!'),
  /** Tulips: an egg with a small point. */
  egg: knots('0,1! 0.3,0.9 0.74,0.7 1,0.44 0.92,0.2 0.5,0.03 0,0!'),
  /** Magnolias: a spoon, widest near the tip. */
  spoon: knots('0,1 0.36,0.96 0.82,0.82 1,0.62 0.82,0.36 0.44,0.12 0,0!'),
  /** Lilies and lotus: long and pointed. */
  spear: knots('0,1! 0.42,0.82 0.86,0.58 1,0.38 0.78,0.14 0.4,0! 0,0'),
  /** Daisies: a strap with a blunt, faintly notched end. */
  strap: knots('0,0.97 0.4,1 0.86,0.92 1,0.74 0.82,0.4 0.44,0! 0,0'),
  /** Gerberas: a slim strap with a round end. */
  ray: knots('0,1 0.5,0.97 0.92,0.86 1,0.7 0.84,0.4 0.5,0! 0,0'),
  /** Cosmos: a fan cut into teeth. */
  teeth: knots('0,0.9! 0.3,1 0.56,0.9! 0.84,0.95 1,0.78 0.7,0.4 0.22,0! 0,0'),
  /** Daffodils and clematis: a broad ellipse that ends in a tip. */
  tepal: knots('0,1! 0.3,0.93 0.84,0.72 1,0.46 0.74,0.18 0.3,0! 0,0'),
  /** Sunflowers and proteas: a slim flame. */
  flame: knots('0,1! 0.46,0.78 0.96,0.5 1,0.34 0.7,0.1 0.5,0! 0,0'),
  /** Cornflowers and carnations: a trumpet cut deep into teeth. */
  fringe: knots('0,0.86! 0.2,1! 0.42,0.84! 0.68,0.98! 0.8,0.8! 1,0.84! 0.66,0.5 0.22,0! 0,0'),
} as const satisfies Readonly<Record<string, readonly Knot[]>>;

/** The name of a flat petal. */
export type RimName = keyof typeof HALVES;

/** A flat petal: its foot on the origin, its tip up. */
export function rim(name: RimName, length: number, width: number): Path {
  return twin(moveKnots(HALVES[name], ([x, y]) => [(x * width) / 2, -y * length]));
}

/** Lines that rise from a petal's foot and fan out, each as long as its share says. */
export function rays(length: number, width: number, shares: readonly number[]): Path[] {
  const middle = (shares.length - 1) / 2;
  return shares.map((share, i) => {
    const side = middle === 0 ? 0 : (i - middle) / middle;
    const x = side * width;
    return bezier(
      [x * 0.13, -length * 0.27],
      [x * 0.18, -length * (0.2 + share * 0.27)],
      [x * 0.27, -length * (0.14 + share * 0.5)],
      [x * 0.32, -length * share],
      8,
    );
  });
}
