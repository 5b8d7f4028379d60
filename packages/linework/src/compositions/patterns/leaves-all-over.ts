import { byLevel } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { closedLeaves } from '../tidied.ts';

type Level = 0 | 1 | 2;
type Leaf = (sheet: Sheet, level: Level, role: Role) => void;

/**
 * A vein that leaves the midrib and bows up towards the rim, in a frame in which the leaf is 100 units long
 * upwards.
 */
function vein(from: number, side: number, rise: number, reach = 70): Path {
  return curve([
    [0, from],
    [side * reach * 0.5, from - rise * 0.2],
    [side * reach, from - rise],
  ]);
}

function midrib(inside: Sheet, tip = -100): void {
  inside.line(
    curve([
      [0, 12],
      [1.5, tip / 2],
      [0, tip],
    ]),
    'line',
    0.2,
  );
}

/** The right half of a Swiss cheese plant's leaf, slit between its fingers. */
const MONSTERA =
  '0,0! 12,18 34,24 52,14 60,4! 33,-1! 32,-8! 58,-14! 74,-21 76,-28 70,-34! 36,-26! 34,-33! 58,-47! 68,-55 68,-64 58,-70! 34,-49! 32,-56! 44,-78! 48,-88 42,-96 32,-98! 21,-73! 17,-78! 18,-101! 13,-118 0,-128!';
/** Its veins run into the fingers, and the holes lie between them: where they begin and end. */
const FINGERS = [
  [-6, 40, 6],
  [-18, 54, -20],
  [-36, 50, -52],
  [-56, 34, -82],
] as const;
const HOLES = [
  [15, -24],
  [14, -46],
] as const;

/** The heart of a Swiss cheese plant: slits run in from the rim between its veins. */
function monstera(sheet: Sheet, level: Level, role: Role): void {
  const rim = clockwise(mirrored(MONSTERA));
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  midrib(inside, level === 2 ? -140 : -108);
  // On fine pages the veins run on to the rim and part the leaf.
  const reach = level === 2 ? 1.5 : 1;
  for (const side of [-1, 1]) {
    for (const [from, x, y] of level === 0 ? [] : FINGERS)
      inside.line(
        curve([
          [0, from],
          [side * x * 0.5, (from + y) / 2 + 2],
          [side * x * reach, from + (y - from) * reach],
        ]),
        'fine',
        level === 2 ? 0 : 0.5,
      );
    for (const [x, y] of level === 0 ? [] : HOLES)
      inside.shape(ellipse(side * x, y, 4.6, 7.6, side * 0.7), 'line', 'night');
  }
}

/** A banana leaf: many even veins that bow towards its tip, and one tear along them. */
function banana(sheet: Sheet, level: Level, role: Role): void {
  const rim = drawn(
    '0,16! 20,6 32,-20 36,-44! 22,-38! 35,-56 32,-84 20,-108 0,-126! -18,-110 -30,-86 -35,-56 -32,-20 -18,6',
  );
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  const count = [3, 5, 7][level]!;
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) inside.line(vein(mix(-2, -92, i / count), side, 22, 50), 'fine', 0);
  inside.shape(
    clockwise(
      tube(
        [
          [0, 20],
          [1, -50],
          [0, -122],
        ],
        (t) => mix(3.4, 1.2, t),
      ),
    ),
    'line',
    role,
  );
}

/** A caladium: a broad arrow with round ears and a pale heart in which its veins show. */
function caladium(sheet: Sheet, level: Level, role: Role): void {
  const rim = drawn(
    '0,-4! 8,20 28,36 52,28 64,0 58,-34 34,-76 0,-116! -34,-76 -58,-34 -64,0 -52,28 -28,36 -8,20',
  );
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  const pale = drawn(
    '0,-8! 8,10 24,18 38,10 44,-8 38,-34 20,-66 0,-92! -20,-66 -38,-34 -44,-8 -38,10 -24,18 -8,10',
  );
  if (level > 0) inside.shape(pale, 'line', 'blush');
  const part = level === 2 ? 0 : 0.5;
  for (const side of [-1, 1]) {
    inside.line(vein(-22, side, 16, level === 2 ? 90 : 34), 'fine', part);
    inside.line(vein(-46, side, 22, level === 2 ? 80 : 26), 'fine', part);
    inside.line(
      curve([
        [side * 2, -12],
        [side * 14, -4],
        [side * 24, 8],
      ]),
      'fine',
      0.5,
    );
  }
  midrib(inside, -84);
}

/** A fan palm: blades that spread from its stalk, each folded along its middle. */
function fanPalm(sheet: Sheet, level: Level, role: Role): void {
  stalk(sheet, role);
  const count = [7, 9, 9][level]!;
  const blades = Array.from({ length: count }, (_, i) => i / (count - 1) - 0.5);
  for (const share of blades.toSorted((a, b) => Math.abs(b) - Math.abs(a))) {
    const blade = sheet.at({ angle: share * 3.3 });
    const long = 122 - 40 * Math.abs(share);
    blade.shape(finePetal('leaf', long, 330 / count), 'bold', role);
    const tip = level === 2 ? 1 : 0.84;
    blade.line(traced(`0,-26 0,${-long * 0.55} 0,${-long * tip}`), 'fine', level === 2 ? 0 : 0.4);
  }
  sheet.shape(ellipse(0, -4, 15, 13), 'line', role);
}

/** The stalk of a leaf, from its foot downwards. */
function stalk(sheet: Sheet, role: Role): void {
  sheet.shape(
    clockwise(
      tube(
        curve([
          [0, -6],
          [5, 50],
          [-6, 120],
        ]),
        () => 4,
      ),
    ),
    'line',
    role,
  );
}

/** A plain leaf in the shade of the others. */
function shadeLeaf(sheet: Sheet, _: Level, role: Role): void {
  const rim = clockwise(place(finePetal('leaf', 136, 62), { y: 20 }));
  sheet.shape(rim, 'line', role);
  midrib(sheet.inside([rim]), -96);
}

/** Large leaves lie above, plain ones look out between them. */
const ABOVE: readonly Leaf[] = [monstera, banana, caladium, monstera, fanPalm];
const BELOW: readonly Leaf[] = [shadeLeaf];

/** Middles of so many columns and rows, the odd rows half a step aside, each strayed a little. */
function strewn(random: Random, [width, height]: Point, step: number): Point[] {
  const out: Point[] = [];
  for (let row = 0; row * step * 0.86 < height + step; row++)
    for (let column = -1; column * step < width + step; column++)
      out.push([
        (column + (row % 2) * 0.5) * step + random.range(-0.08, 0.08) * step,
        row * step * 0.86 + random.range(-0.08, 0.08) * step,
      ]);
  return out;
}

/** Leaves of a palm house, one over the other from edge to edge. */
export const jungleLeaves = closedLeaves(
  edged({
    name: 'jungle-leaves',
    category: 'patterns',
    size: [800, 1000],
    edge: 'page',
    backdrop: 'leaf',
    draw(brief) {
      const { random, sheet, level } = brief;
      const step = byLevel(brief, 420, 370, 262);
      const roles: readonly Role[] = ['leaf', 'grass', 'a', 'd'];
      const spots = strewn(random, [800, 1000], step);
      const below = spots.map(([x, y]): Point => [x + step * 0.5, y - step * 0.06]);
      const start = random.int(0, 4);
      const lay = ([x, y]: Point, i: number, kinds: readonly Leaf[], size: number): void => {
        const own = random.fork(`leaf ${i} ${size}`);
        kinds[(i * 3 + start) % kinds.length]!(
          sheet.layer('leaves').at({
            x,
            y: y + step * 0.4,
            angle: own.range(-0.8, 0.8),
            scale: (step / 100) * own.range(0.9, 1.02) * size,
          }),
          level,
          own.pick(roles),
        );
      };
      below.forEach((at, i) => lay(at, i, BELOW, 1.02));
      spots.forEach((at, i) => lay(at, i, ABOVE, 0.88));
      return {
        title: random.fork('title').pick(['Leaves upon Leaves', 'The Palm House', 'Deep Green']),
        description:
          'Monstera, banana, caladium and fan palm lie over each other until hardly a gap is left. Mix your greens from yellow to blue.',
        tags: ['leaves', 'jungle', 'monstera', 'tropical', 'pattern'],
      };
    },
  }),
);
