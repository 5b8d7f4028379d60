import { unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots, moveKnots } from '../../geometry/knots.ts';
import { mix, type Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { puff } from './puff.ts';

/** A mass of leaves: its middle, its half width and half height, and how many bulges its rim has. */
type Mass = readonly [x: number, y: number, rx: number, ry: number, bulges: number];

type DrawTree = (sheet: Sheet, random: Random, leafy: boolean) => void;

const OAK_MASSES: readonly Mass[] = [
  [4, -164, 52, 36, 9],
  [-50, -128, 42, 32, 8],
  [54, -132, 40, 33, 8],
  [6, -112, 46, 28, 8],
];

const LIME_MASSES: readonly Mass[] = [
  [0, -150, 42, 50, 10],
  [-26, -106, 36, 28, 7],
  [30, -104, 34, 27, 7],
];

function trunkOf(table: string, limbs: readonly string[]): Shape {
  const branches = limbs.map((limb) => tube(curve(knots(limb)), (t) => mix(8, 3, t)));
  return unite([blob(knots(table)), ...branches]);
}

const OAK_TRUNK = trunkOf('-26,0! -12,-18 -10,-50 -15,-96! 15,-96! 10,-52 13,-18 28,0! 8,-5 -8,-3', [
  '0,-66 -22,-92 -44,-112',
  '0,-62 24,-88 46,-110',
]);
const LIME_TRUNK = trunkOf('-15,0! -8,-30 -8,-104! 8,-104! 8,-30 16,0!', []);
const BIRCH_TRUNK = trunkOf('-12,0! -7,-60 -5,-130! 5,-130! 8,-60 13,0!', [
  '0,-90 -14,-112 -24,-136',
  '2,-80 16,-104 26,-128',
]);

function crown(sheet: Sheet, random: Random, masses: readonly Mass[], depth: number): void {
  for (const [x, y, rx, ry, bulges] of masses)
    sheet.shape(puff(random, [x, y], [rx, ry], bulges, depth), 'line', 'leaf');
}

/** An oak: a short trunk that forks, and a broad crown of four masses. */
function oak(sheet: Sheet, random: Random, leafy: boolean): void {
  sheet.shape(OAK_TRUNK, 'line', 'wood');
  crown(sheet, random, leafy ? OAK_MASSES : [[0, -136, 82, 62, 11]], 0.17);
}

/** A lime: a straight trunk, the crown like an egg. */
function lime(sheet: Sheet, random: Random, leafy: boolean): void {
  sheet.shape(LIME_TRUNK, 'line', 'wood');
  crown(sheet, random, leafy ? LIME_MASSES : [[0, -134, 60, 68, 11]], 0.15);
}

/** An apple tree: a low round crown with fruit. */
function appleTree(sheet: Sheet, random: Random, leafy: boolean): void {
  sheet.shape(OAK_TRUNK, 'line', 'wood');
  crown(sheet, random, [[0, -128, 80, 56, 12]], 0.14);
  const fruit = [
    [-44, -138],
    [-12, -152],
    [34, -146],
    [6, -116],
    [50, -114],
    [-34, -102],
  ] as const;
  for (const [x, y] of fruit.slice(0, leafy ? 6 : 4))
    sheet.shape(ellipse(x + random.range(-5, 5), y + random.range(-4, 4), leafy ? 11 : 15), 'line', 'ember');
}

/** A birch: a slim forked trunk before a high light crown, its bark marked across. */
function birch(sheet: Sheet, random: Random, leafy: boolean): void {
  const masses: readonly Mass[] = [
    [2, -176, 34, 30, 7],
    [-32, -144, 30, 30, 7],
    [34, -140, 29, 31, 7],
    [0, -128, 28, 24, 6],
  ];
  crown(sheet, random, masses.slice(0, 3), 0.18);
  sheet.shape(BIRCH_TRUNK, 'line', 'cream');
  if (!leafy) return;
  const bark = sheet.inside(BIRCH_TRUNK);
  for (const y of [-18, -44, -68]) bark.line(curve(knots(`-12,${y} 0,${y + 3} 12,${y - 1}`)), 'fine', 0.6);
  crown(sheet, random, masses.slice(3), 0.18);
}

const POPLAR = knots(
  '0,-214! 14,-186 26,-150 34,-104 30,-60 14,-28 0,-22 -14,-28 -31,-62 -34,-106 -25,-152 -13,-188',
);

/** A poplar: a flame of leaves on a short foot. */
function poplar(sheet: Sheet, random: Random, leafy: boolean): void {
  sheet.shape(blob(knots('-8,-34! -8,0! 8,0! 8,-34!')), 'line', 'wood');
  const lean = random.range(-3, 3);
  const rim = blob(moveKnots(POPLAR, ([x, y]) => [x - (lean * y) / 100, y]));
  sheet.shape(rim, 'line', 'leaf');
  if (!leafy) return;
  const inside = sheet.inside([rim]);
  inside.line(curve(knots('-16,-40 -15,-92 -4,-150')), 'fine', 0.6);
  inside.line(curve(knots('14,-46 16,-84 8,-124')), 'fine', 0.6);
}

const KINDS: readonly DrawTree[] = [oak, lime, oak, poplar, appleTree, birch, lime];

/** A tree of some kind on the frame's origin, about 200 units high; on easy pages (not `leafy`) of few large parts. */
export function wayTree(sheet: Sheet, random: Random, leafy: boolean): void {
  random.pick(leafy ? KINDS : [oak, lime, appleTree])(sheet, random, leafy);
}
