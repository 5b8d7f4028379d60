import { byLevel } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { finePetal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { fanLeaf } from '../../motifs/nature/fan-leaf.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

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

/** Veins of a Swiss cheese plant between its slits: where they leave the midrib and how far they rise. */
const MONSTERA_VEINS = [
  [-8, 10],
  [-34, 20],
  [-62, 22],
] as const;
/** Veins of a caladium, and how far aside they reach where they stay within its pale heart. */
const CALADIUM_VEINS = [
  [-16, -20, 26],
  [-22, 16, 36],
  [-46, 22, 28],
] as const;

/** The heart of a Swiss cheese plant: slits run in from the rim between its veins. */
function monstera(sheet: Sheet, level: Level, role: Role): void {
  const heart = clockwise(
    blob(
      knots(
        '0,2! 20,22 50,18 68,-12 66,-48 48,-82 20,-102 0,-116! -20,-102 -48,-82 -66,-48 -68,-12 -50,18 -20,22',
      ),
    ),
  );
  const cuts: Path[] = [];
  for (const side of [-1, 1]) {
    for (const [y, turn, long] of [
      [0, 1.86, 48],
      [-24, 1.42, 46],
      [-50, 1.08, 46],
      [-76, 0.8, 34],
    ] as const)
      cuts.push(clockwise(place(finePetal('drop', long, 14), { x: side * 26, y, angle: side * turn })));
  }
  const rim: Shape = subtract([heart], cuts);
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside(rim);
  midrib(inside, -106);
  for (const side of [-1, 1])
    for (const y of level === 0 ? [] : [-18, -46])
      inside.shape(ellipse(side * 15, y, 5.4, 8.4, side * 0.7), 'line', 'night');
  if (level === 2)
    for (const side of [-1, 1])
      for (const [y, rise] of MONSTERA_VEINS) inside.line(vein(y, side, rise, 80), 'fine', 0);
}

/** A banana leaf: many even veins that bow towards its tip, torn at its rim here and there. */
function banana(sheet: Sheet, level: Level, role: Role): void {
  const blade = clockwise(place(finePetal('leaf', 136, 64), { y: 14 }));
  const tears = [
    [1, -30],
    [-1, -58],
  ].map(([side, y]) =>
    clockwise(place(finePetal('leaf', 40, 9), { x: side! * 12, y: y! + 8, angle: side! * 1.16 })),
  );
  const rim = subtract([blade], level === 0 ? [] : tears);
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside(rim);
  const count = [3, 4, 7][level]!;
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) inside.line(vein(mix(-6, -92, i / count), side, 24, 50), 'fine', 0.2);
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
  const rim = clockwise(
    blob(
      knots('0,-4! 8,20 28,36 52,28 64,0 58,-34 34,-76 0,-116! -34,-76 -58,-34 -64,0 -52,28 -28,36 -8,20'),
    ),
  );
  stalk(sheet, role);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  const pale = clockwise(
    blob(
      knots('0,-8! 8,10 24,18 38,10 44,-8 38,-34 20,-66 0,-92! -20,-66 -38,-34 -44,-8 -38,10 -24,18 -8,10'),
    ),
  );
  if (level > 0) inside.shape(pale, 'line', 'blush');
  for (const side of [-1, 1])
    for (const [y, rise, reach] of CALADIUM_VEINS.slice(level === 2 ? 0 : 1))
      inside.line(vein(y, side, rise, level === 2 ? 80 : reach), 'fine', level === 2 ? 0 : 0.5);
  midrib(inside, level === 0 ? -106 : -84);
}

/** A fan palm on its stalk. */
function fanPalm(sheet: Sheet, level: Level, role: Role): void {
  stalk(sheet, role);
  fanLeaf(sheet, level, role);
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
export const jungleLeaves = tidied(
  edged({
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
  }),
);
