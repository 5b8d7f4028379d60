import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Right halves of leaves 100 units long on their stalk at the origin, and their side veins. */
const SPECIES = {
  oak: [
    '0,0! 6,-6 20,-16 24,-28 14,-36 28,-44 34,-56 20,-62 28,-72 26,-84 14,-86 10,-96 0,-100',
    '0,-20 10,-24 18,-26|0,-44 14,-50 26,-55|0,-68 12,-74 20,-79',
  ],
  maple: [
    '0,0! 3,-10 22,-6! 24,-16 52,-24! 46,-32! 58,-46! 40,-44 22,-38 30,-60! 23,-61! 22,-80! 13,-74! 0,-100!',
    '0,-8 20,-16 36,-22|0,-12 22,-30 44,-40',
  ],
  ginkgo: ['0,0! 3,-26 22,-54 54,-72! 46,-88 28,-98 8,-95 0,-74!', '2,-22 18,-56 38,-82|1,-22 8,-58 16,-90'],
  beech: [
    '0,0! 14,-8 26,-26 30,-46 24,-70 12,-88 0,-100!',
    '0,-14 12,-22 22,-32|0,-36 14,-46 24,-56|0,-58 10,-68 18,-76',
  ],
  holly: [
    '0,0! 8,-6 26,-8! 17,-22 32,-38! 18,-48 28,-66! 13,-76 14,-88! 0,-100!',
    '0,-18 10,-24|0,-44 10,-52|0,-68 8,-74',
  ],
  ivy: ['0,0! 14,6 36,-4! 30,-20 54,-46! 30,-48 18,-62 0,-100!', '0,-6 16,-8 26,-8|0,-10 22,-30 40,-40'],
  birch: [
    '0,0! 18,-4 34,-22! 30,-32 36,-40! 25,-50 27,-60! 15,-72 0,-100!',
    '0,-14 14,-22 24,-26|0,-34 12,-44 20,-48|0,-58 8,-66 14,-70',
  ],
  willow: ['0,0! 9,-18 13,-44 9,-74 0,-100!', '0,-30 6,-40|0,-56 5,-66'],
} as const;

/** Trees and shrubs known by their leaves. */
export type LeafKind = keyof typeof SPECIES;

/** The right half of a leaf's rim and its side veins, one after the other, as knots. */
export function leafForm(kind: LeafKind): {
  readonly half: readonly Knot[];
  readonly veins: readonly (readonly Knot[])[];
} {
  const [half, veins] = SPECIES[kind];
  return { half: knots(half), veins: veins.split('|').map((table) => knots(table)) };
}

const RIMS = Object.fromEntries(
  Object.entries(SPECIES).map(([name, [half]]) => [name, clockwise(twin(knots(half), 0, 4))]),
) as Readonly<Record<LeafKind, Path>>;

/**
 * Draws a leaf 100 units long at scale 1, its stalk at the frame's origin, its tip up; on hard pages its veins part it.
 */
export function speciesLeaf(sheet: Sheet, kind: LeafKind, role: Role, level: 0 | 1 | 2): void {
  const rim = RIMS[kind];
  sheet.line(curve(knots('-2,16 0,6 0,-8')), 'line', 0.3);
  sheet.shape(rim, 'line', role);
  const { veins } = leafForm(kind);
  if (level === 2 && kind !== 'willow') return partedBy(sheet.inside([rim]), veins, kind !== 'ginkgo');
  if (kind !== 'ginkgo') sheet.line(curve(knots('0,-2 1,-40 0,-84')), 'fine', 0.6);
  if (level === 0) return;
  for (const vein of veins.length > 2 ? veins.slice(1) : veins)
    for (const flip of [false, true]) sheet.at({ flip }).line(curve(vein, 4), 'fine', 0.7);
}

/** Veins that run on to the rim, so that every field between them can be filled by itself. */
function partedBy(inside: Sheet, veins: readonly (readonly Knot[])[], rib: boolean): void {
  if (rib) inside.line(curve(knots('0,2 1,-40 0,-106')), 'fine', 0);
  for (const vein of veins) {
    const [before, last] = [vein.at(-2)!, vein.at(-1)!];
    const beyond: Knot = [last[0] * 2.6 - before[0] * 1.6, last[1] * 2.6 - before[1] * 1.6];
    for (const flip of [false, true]) inside.at({ flip }).line(curve([...vein, beyond], 4), 'fine', 0);
  }
}

/** An acorn about 100 units long hanging from the frame's origin. */
export function acorn(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.line(curve(knots('0,-26 -3,-12 0,0')), 'line', 0);
  sheet.shape(blob(knots('-30,26! 30,26! 31,54 18,82 3,92 0,102! -3,92 -18,82 -31,54')), 'line', 'gold');
  const cup = clockwise(blob(knots('0,-6 28,4 40,24 34,36! 0,44 -34,36! -40,24 -28,4')));
  sheet.shape(cup, 'line', 'wood');
  const inside = sheet.inside([cup]);
  if (level > 0)
    for (const table of level === 1 ? ['-44,18 0,28 44,18'] : ['-44,12 0,22 44,12', '-44,26 0,36 44,26'])
      inside.line(curve(knots(table)), 'fine', 0);
  if (level === 2)
    for (const x of [-20, 0, 20])
      inside.line(
        curve([
          [x * 0.5, -6],
          [x, 40],
        ]),
        'fine',
        0,
      );
  if (level > 0) sheet.line(curve(knots('-16,48 -15,62 -9,74')), 'fine', 0.6);
}

/** A pine cone 150 units long hanging from the frame's origin, 100 wide. */
export function pineCone(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    blob(knots('0,-4 36,16 52,60 44,104 16,140 0,146 -16,140 -44,104 -52,60 -36,16')),
    'line',
    'wood',
  );
  const rows = level === 0 ? FEW_SCALES : SCALES;
  for (const [i, [y, count, wide]] of rows.entries())
    for (let k = 0; k < count; k++) {
      const x = (k - (count - 1) / 2) * wide * 0.86;
      sheet.shape(
        place(petal('round', 52, wide), { x, y: y - 14, angle: Math.PI - x * 0.004 }),
        'line',
        i % 2 === 0 ? 'wood' : 'sand',
      );
    }
  sheet.shape(blob(knots('-30,8 0,-12 30,8 22,22 0,26 -22,22')), 'line', 'wood');
}

/** Rows of a cone's scales from its tip up: where they hang, how many, how wide. */
const SCALES = [
  [106, 1, 40],
  [84, 2, 42],
  [58, 3, 38],
  [32, 2, 46],
  [12, 1, 44],
] as const;
const FEW_SCALES = [
  [92, 1, 50],
  [56, 2, 54],
  [18, 1, 52],
] as const;

/** Round berries on short stalks from the frame's origin, about 90 units down. */
export function berries(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  const spots = (
    [
      [-24, 34, 25],
      [24, 32, 25],
      [0, 62, 26],
      [-34, 72, 24],
      [34, 74, 24],
    ] as const
  ).slice(0, level === 0 ? 3 : 5);
  for (const [x, y] of spots)
    sheet.line(
      curve([
        [0, -4],
        [x * 0.5, y * 0.3],
        [x, y - 10],
      ]),
      'line',
      0,
    );
  for (const [x, y, r] of spots) sheet.shape(ellipse(x, y, r), 'line', role);
}

/** Two hazelnuts in their ragged husks, hanging from the frame's origin. */
export function hazelnuts(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, angle] of [
    [-24, 0.32],
    [26, -0.3],
  ] as const) {
    const nut = sheet.at({ x, y: 4, angle });
    nut.shape(blob(knots('-34,30 -30,70 0,94! 30,70 34,30 0,8')), 'line', 'gold');
    if (level > 0) nut.line(curve(knots('-8,58 -6,74 0,86')), 'fine', 0.6);
    nut.shape(
      blob(knots('0,-10 30,2 44,30 48,58! 30,44! 22,62! 6,44! -10,62! -24,44! -46,60! -44,30 -30,2')),
      'line',
      'leaf',
    );
  }
}

/** A rose hip 80 units long hanging from the frame's origin. */
export function roseHip(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.line(
    [
      [0, -22],
      [0, 4],
    ],
    'line',
    0,
  );
  sheet.shape(blob(knots('-9,2 -30,24 -30,52 -10,74 10,74 30,52 30,24 9,2')), 'line', 'rust');
  sheet.shape(blob(knots('0,70! 26,84! 12,82! 8,98! 0,84! -8,98! -12,82! -26,84!')), 'line', 'leaf');
  if (level > 0) sheet.line(curve(knots('-16,26 -18,40 -12,54')), 'fine', 0.6);
}
