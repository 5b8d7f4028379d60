import { byLevel } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { finePetal } from '../../geometry/petal.ts';
import { mix, place, polar, type Path, type Point, type Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
type Leaf = (sheet: Sheet, level: Level, role: Role) => void;

/** A vein from the midrib towards the rim, in a frame in which the leaf is 100 units long upwards. */
function vein(from: number, side: number, rise: number, reach = 70): Path {
  return curve([
    [0, from],
    [side * reach * 0.45, from - rise * 0.34],
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

/** Where veins leave the midrib, and how far each climbs on its way to the rim. */
const MONSTERA_VEINS = [
  [-12, 12],
  [-38, 22],
  [-66, 23],
] as const;
const CALADIUM_VEINS = [
  [-12, -22],
  [-18, 8],
  [-42, 22],
] as const;

/** The heart of a Swiss cheese plant: slits run in from the rim between its veins. */
function monstera(sheet: Sheet, level: Level, role: Role): void {
  const heart = clockwise(
    blob(
      knots(
        '0,2! 22,16 48,10 62,-16 60,-48 44,-78 18,-98 0,-110! -18,-98 -44,-78 -60,-48 -62,-16 -48,10 -22,16',
      ),
    ),
  );
  const cuts: Path[] = [];
  for (const side of [-1, 1]) {
    for (const [y, turn, long] of [
      [2, 1.72, 40],
      [-30, 1.24, 40],
      [-62, 0.92, 34],
    ] as const)
      cuts.push(clockwise(place(finePetal('round', long, 15), { x: side * 24, y, angle: side * turn })));
    if (level > 0)
      for (const y of [-14, -46]) cuts.push(clockwise(ellipse(side * 13, y, 4.6, 7.4, side * 0.7)));
  }
  const rim: Shape = subtract([heart], cuts);
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside(rim);
  midrib(inside, -106);
  for (const side of [-1, 1])
    for (const [y, rise] of MONSTERA_VEINS.slice(level === 2 ? 0 : 1))
      inside.line(vein(y, side, rise), 'fine', 0.2);
}

/** A banana leaf: many even veins, torn at its rim here and there. */
function banana(sheet: Sheet, level: Level, role: Role): void {
  const blade = clockwise(place(finePetal('leaf', 132, 58), { y: 12 }));
  const tears = [
    [1, -28],
    [1, -62],
    [-1, -46],
  ].map(([side, y]) =>
    clockwise([
      [side! * 10, y! + 5],
      [side! * 44, y! - 14],
      [side! * 44, y! - 1],
    ]),
  );
  const rim = subtract([blade], tears.slice(0, level + 1));
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside(rim);
  const count = [3, 5, 7][level]!;
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) inside.line(vein(mix(-2, -96, i / count), side, 18, 50), 'fine', 0.2);
  midrib(inside, -118);
}

/** A caladium: a broad arrow with a pale heart along its veins. */
function caladium(sheet: Sheet, level: Level, role: Role): void {
  const rim = clockwise(
    blob(knots('0,-6! 10,18 30,30! 56,8 58,-26 38,-66 0,-110! -38,-66 -58,-26 -56,8 -30,30! -10,18')),
  );
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  const pale = clockwise(
    blob(knots('0,-8! 9,8 22,14! 38,0 38,-24 24,-56 0,-90! -24,-56 -38,-24 -38,0 -22,14! -9,8')),
  );
  if (level > 0) inside.shape(pale, 'line', 'blush');
  for (const side of [-1, 1])
    for (const [y, rise] of CALADIUM_VEINS.slice(level === 2 ? 0 : 1))
      inside.line(vein(y, side, rise), 'fine', 0.2);
  midrib(inside, -106);
}

/** A fan palm: a pleated fan on a stalk, its blades free at their tips. */
function fanPalm(sheet: Sheet, level: Level, role: Role): void {
  const count = [7, 9, 11][level]!;
  stalk(sheet, role);
  const rim: Point[] = [[0, 8]];
  for (let i = 0; i < count; i++) {
    const angle = (t: number): number => mix(-1.75, 1.75, (i + t) / count) - Math.PI / 2;
    rim.push(
      polar([0, 0], 78, angle(0)),
      polar([0, 0], 108 - 10 * Math.abs(i / (count - 1) - 0.5), angle(0.5)),
    );
  }
  rim.push(polar([0, 0], 78, 1.75 - Math.PI / 2));
  sheet.shape(clockwise(rim), 'bold', role);
  for (let i = 1; i < count; i++) {
    const angle = mix(-1.75, 1.75, i / count) - Math.PI / 2;
    sheet.line([polar([0, 0], 16, angle), polar([0, 0], 78, angle)], 'line', 0);
  }
  sheet.shape(blob(knots('0,-18! 14,-6 16,10 0,22! -16,10 -14,-6')), 'line', 'wood');
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

/** A fern or cycad: leaflets in pairs along a rib. */
function frond(sheet: Sheet, level: Level, role: Role): void {
  const pairs = [4, 5, 6][level]!;
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1]) {
      const t = i / pairs;
      sheet.shape(
        place(finePetal('leaf', 52 * (1 - 0.5 * t), 92 / pairs + 5), {
          y: mix(6, -92, t),
          angle: side * mix(1.25, 0.6, t),
        }),
        'line',
        role,
      );
    }
  sheet.shape(place(finePetal('leaf', 30, 17), { y: -86 }), 'line', role);
  sheet.shape(
    tube(
      curve([
        [0, 18],
        [1, -40],
        [0, -98],
      ]),
      (t) => 3.4 * (1.1 - t),
    ),
    'line',
    'wood',
  );
}

/** Large leaves lie above, slender ones look out between them. */
const ABOVE: readonly Leaf[] = [monstera, banana, caladium, monstera, fanPalm];
const BELOW: readonly Leaf[] = [frond, banana, caladium];

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
export const jungleLeaves = edged({
  name: 'jungle-leaves',
  category: 'patterns',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'leaf',
  draw(brief) {
    const { random, sheet, level } = brief;
    const step = byLevel(brief, 420, 370, 300);
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
        kinds === BELOW ? 0 : level,
        own.pick(roles),
      );
    };
    below.forEach((at, i) => lay(at, i, BELOW, 1.02));
    spots.forEach((at, i) => lay(at, i, ABOVE, 0.88));
    return {
      title: random.fork('title').pick(['Leaves upon Leaves', 'The Palm House', 'Deep Green']),
      description:
        'Monstera, banana, caladium and fan palm lie over each other until no gap is left, and ferns look out between them. Mix your greens from yellow to blue.',
      tags: ['leaves', 'jungle', 'monstera', 'tropical', 'pattern'],
    };
  },
});
