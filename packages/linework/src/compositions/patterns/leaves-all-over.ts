import { byLevel } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { knots, moveKnots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Half of a leaf with slits, its foot on the origin, 100 units long upwards. */
const SLIT =
  '0,4! 26,14 46,6 52,-8! 20,-20! 55,-26 57,-42! 22,-46! 54,-60 47,-76! 20,-68! 38,-92 20,-106 0,-112!';

type LeafName = 'slit' | 'banana' | 'heart' | 'lance';
type Leaf = (sheet: Sheet, level: 0 | 1 | 2, role: Role) => void;

function mirrored(half: readonly Knot[]): Path {
  const aside = half.filter(([x]) => x !== 0);
  const other = moveKnots(aside, ([x, y]) => [-x, y]).toReversed();
  return clockwise(blob([...half, ...other], 2));
}

/** Veins from the midrib to the rim, in pairs. */
function veins(inside: Sheet, count: number, rise: number): void {
  for (let i = 1; i <= count; i++)
    for (const side of [-1, 1]) {
      const y = mix(4, -96, i / (count + 1));
      inside.line(
        curve([
          [0, y],
          [side * 34, y - rise * 0.6],
          [side * 80, y - rise],
        ]),
        'fine',
        0,
      );
    }
}

function leafOf(outline: Path, pairs: readonly [number, number, number], rise: number): Leaf {
  return (sheet, level, role) => {
    sheet.shape(outline, 'bold', role);
    const inside = sheet.inside([outline]);
    veins(inside, pairs[level], rise);
    inside.line(
      [
        [0, 20],
        [0, -120],
      ],
      'line',
      0,
    );
  };
}

const LEAVES: Readonly<Record<LeafName, Leaf>> = {
  slit: leafOf(mirrored(knots(SLIT)), [0, 0, 3], 16),
  banana: leafOf(clockwise(petal('leaf', 122, 62)), [0, 4, 7], 22),
  heart: leafOf(
    clockwise(blob(knots('0,2! 30,16 54,-2 56,-34 34,-74 0,-106! -34,-74 -56,-34 -54,-2 -30,16'))),
    [0, 2, 4],
    26,
  ),
  lance: leafOf(clockwise(petal('lotus', 126, 44)), [0, 3, 5], 30),
};
const NAMES: readonly LeafName[] = ['slit', 'banana', 'heart', 'lance'];

/** Middles of so many columns and rows, the odd rows half a step aside, each strayed a little. */
function strewn(random: Random, [width, height]: Point, step: number): Point[] {
  const out: Point[] = [];
  for (let row = 0; row * step * 0.8 < height + step; row++)
    for (let column = -1; column * step < width + step; column++)
      out.push([
        (column + (row % 2) * 0.5) * step + random.range(-0.1, 0.1) * step,
        row * step * 0.8 + random.range(-0.1, 0.1) * step,
      ]);
  return out;
}

/** Large leaves of a greenhouse, one over the other from edge to edge. */
export const jungleLeaves = edged({
  name: 'jungle-leaves',
  category: 'patterns',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'leaf',
  draw(brief) {
    const { random, sheet, level } = brief;
    const step = byLevel(brief, 290, 262, 214);
    const roles: readonly Role[] = ['leaf', 'grass', 'a', 'd'];
    const spots = strewn(random, [800, 1000], step);
    const below = spots.map(([x, y]): Point => [x + step * 0.5, y - step * 0.1]);
    for (const [i, [x, y]] of [...random.shuffle(below), ...spots].entries()) {
      const own = random.fork(`leaf ${i}`);
      const name = own.pick(NAMES.slice(level === 0 ? 1 : 0));
      const at = sheet.layer('leaves').at({
        x,
        y: y + step * 0.4,
        angle: own.range(-0.9, 0.9),
        scale:
          (step / 100) * own.range(1, 1.2) * byLevel(brief, 1.25, 1, 1) * (name === 'heart' ? 0.92 : 1.1),
      });
      LEAVES[name](at, i < below.length ? 0 : level, own.pick(roles));
    }
    return {
      title: random.fork('title').pick(['Leaves upon Leaves', 'The Palm House', 'Deep Green']),
      description:
        'Slit leaves, banana leaves and hearts lie over each other until no gap is left. Mix your greens from yellow to blue.',
      tags: ['leaves', 'jungle', 'monstera', 'tropical', 'pattern'],
    };
  },
});
