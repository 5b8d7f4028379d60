import { unite } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, polar, type Path, type Point, type Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';

/** Where a twig ends and which way it points, in radians. */
export interface Twig {
  readonly at: Point;
  readonly angle: number;
}

/** The wood of a tree as one outline, and the ends of its twigs. */
export interface Wood {
  readonly shape: Shape;
  readonly twigs: readonly Twig[];
}

/** The boughs of a tree whose trunk forks 270 units above its foot, from the trunk outwards. */
const BOUGHS = [
  '-16,-236 -96,-326 -180,-388 -262,-400',
  '-20,-262 -84,-390 -140,-490 -152,-580',
  '0,-270 10,-400 44,-540 30,-640',
  '18,-262 92,-380 166,-470 206,-560',
  '14,-236 112,-318 196,-366 262,-360',
] as const;

/**
 * Draws up an old tree on the origin, 690 units high; each bough carries so many twigs besides its own end,
 * all of them `tip` units from their middle to their rim where they end.
 */
export function oldTree(random: Random, twigsOf: number, tip: number): Wood {
  const limbs: Path[] = [stem(270, GIRTH)];
  const twigs: Twig[] = [];
  for (const [i, table] of BOUGHS.entries()) {
    const spine = curve(
      knots(table).map(([x, y], at): Knot =>
        at === 0 ? [x, y] : [x + random.range(-9, 9), y + random.range(-9, 9)],
      ),
      6,
    );
    limbs.push(tube(spine, (t) => mix(GIRTH * 0.62, tip, t ** 0.7)));
    twigs.push(endOf(spine));
    for (let k = 0; k < twigsOf; k++) {
      const share = mix(0.4, 0.84, twigsOf === 1 ? 0.6 : k / (twigsOf - 1));
      const from = spine[Math.floor(share * (spine.length - 1))]!;
      const side = (k + i) % 2 === 0 ? 1 : -1;
      const way = endOf(spine.slice(0, Math.floor(share * (spine.length - 1)) + 1)).angle;
      const twig = shoot(from, way + side * random.range(0.62, 0.86), mix(128, 84, share), side);
      limbs.push(tube(twig, (t) => mix(mix(13, 6 + tip / 2, share), tip * 0.8, t)));
      twigs.push(endOf(twig));
    }
  }
  return { shape: unite(limbs), twigs };
}

const GIRTH = 42;

function endOf(spine: Path): Twig {
  const [a, b] = [spine.at(-3)!, spine.at(-1)!];
  return { at: b, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
}

function shoot(from: Point, angle: number, length: number, side: number): Path {
  const middle = polar(from, length * 0.5, angle);
  return curve([from, middle, polar(middle, length * 0.5, angle - side * 0.34)], 5);
}

/** A trunk that spreads into roots. */
function stem(height: number, girth: number): Path {
  const side: readonly Knot[] = [
    [girth * 2.7, 8, 1],
    [girth * 1.7, -girth * 0.5],
    [girth * 1.12, -height * 0.34],
    [girth * 1.02, -height * 0.72],
    [girth * 1.15, -height - girth * 0.4],
  ];
  const right = curve(side, 6);
  const left = curve(
    side.map(([x, y, corner]): Knot => (corner ? [-x * 1.06, y, 1] : [-x, y])),
    6,
  );
  const root = curve(
    [
      [-girth * 2.86, 8],
      [-girth * 1.1, 0],
      [-girth * 0.2, girth * 0.5],
      [girth * 0.9, 2],
      [girth * 2.7, 8],
    ],
    6,
  );
  return [...left.toReversed(), ...root.slice(1, -1), ...right];
}
