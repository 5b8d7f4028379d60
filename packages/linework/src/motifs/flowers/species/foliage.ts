import { knots, points } from '../../../geometry/knots.ts';
import { bezier, blob, twin, type Knot } from '../../../geometry/curve.ts';
import { drawn } from '../../../geometry/drawn.ts';
import { petal } from '../../../geometry/petal.ts';
import { place, type Path, type Point } from '../../../geometry/point.ts';
import type { Random } from '../../../random.ts';
import type { Sheet } from '../../../sheet.ts';

/** A leaf as it is asked for: its foot on the origin, its tip about 100 units up. */
export interface Leafing {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
}

/** Draws one kind of leaf. */
export type DrawLeaf = (sheet: Sheet, leaf: Leafing) => void;

/** Bends a path sideways like a bow, more towards its tip. */
function bow(path: Path, by: number): Point[] {
  return path.map(([x, y]): Point => [x + by * (y / 100) ** 2, y]);
}

function blade(sheet: Sheet, rim: Path, by: number, veins: readonly Path[]): void {
  sheet.shape(bow(rim, by), 'line', 'leaf');
  for (const vein of veins) sheet.line(bow(vein, by), 'fine', 0.7);
}

function pinnateVeins(width: number, pairs: number): Path[] {
  const out: Path[] = [bezier([0, 0], [0, -30], [0, -60], [0, -88], 8)];
  for (let i = 1; i <= pairs; i++) {
    const y = -12 - (i * 52) / pairs;
    const reach = width * 0.24 * Math.sin(Math.PI * Math.min(1, (12 - y) / 104)) ** 0.8;
    for (const side of [-1, 1])
      out.push(
        bezier([0, y], [side * reach * 0.4, y - 5], [side * reach * 0.72, y - 7], [side * reach, y - 10], 6),
      );
  }
  return out;
}

/** An oval, glossy leaf: camellia, magnolia, dogwood. */
export const oval: DrawLeaf = (sheet, { random, level }) => {
  blade(sheet, petal('leaf', 100, 54), random.range(-14, 14), pinnateVeins(54, [0, 3, 4][level]!));
};

/** A toothed leaf: hibiscus, cherry, hellebore. */
export const toothed: DrawLeaf = (sheet, { random, level }) => {
  const half: Knot[] = [[0, -100, 1]];
  const teeth = level === 0 ? 5 : 7;
  for (let i = 1; i < teeth; i++) {
    const t = i / teeth;
    const wide = 30 * Math.sin(Math.PI * t ** 1.5) ** 0.9;
    half.push([wide + 1.6, -100 + t * 97 - 2.4, 1], [wide - 0.9, -100 + t * 97 + 0.6, 1]);
  }
  blade(sheet, twin([...half, [0, 0, 1]]), random.range(-12, 12), pinnateVeins(52, [0, 3, 4][level]!));
};

/** A long strap with lines along it: tulip, daffodil, iris. */
export const strap: DrawLeaf = (sheet, { random, level }) => {
  const by = random.range(-26, 26);
  const lines =
    level < 2
      ? [bezier([0, -10], [0, -30], [0, -50], [0, -74], 8)]
      : [-1, 1].map((side) =>
          bezier([side * 3, -12], [side * 4.5, -30], [side * 4.4, -46], [side * 2.6, -66], 8),
        );
  blade(sheet, twin(knots('0,-100! 6.5,-76 10.5,-46 8.5,-16 5,0! 0,0')), by, lines);
};

/** A lance: lily leaves, set all up the stem. */
export const lance: DrawLeaf = (sheet, { random }) => {
  blade(sheet, petal('leaf', 100, 27), random.range(-20, 20), [
    bezier([0, -4], [0, -30], [0, -60], [0, -84], 8),
  ]);
};

/** A rose leaf: five (or three) toothed leaflets on one stalk. */
export const rosette: DrawLeaf = (sheet, leaf) => {
  sheet.line(
    [
      [0, 0],
      [0, -64],
    ],
    'line',
    0.2,
  );
  const pairs = [-30];
  for (const y of pairs)
    for (const side of [-1, 1])
      toothed(sheet.at({ x: side * 6, y: y - 2, angle: side * 1.05, scale: 0.56 }), {
        ...leaf,
        level: leaf.level === 2 ? 1 : 0,
      });
  toothed(sheet.at({ x: 0, y: -64, scale: 0.6 }), {
    ...leaf,
    level: leaf.level === 2 ? 1 : 0,
  });
};

/** A deeply cut leaf in blunt lobes: poppy, anemone. */
export const cutLeaf: DrawLeaf = (sheet, { random, level }) => {
  const half: Knot[] = knots('0,-102! 13,-84 9,-70!');
  const lobes =
    level === 0
      ? ([[36, -44, 16]] as const)
      : ([
          [34, -56, 12],
          [30, -27, 11],
        ] as const);
  for (const [reach, y, wide] of lobes)
    half.push(
      [reach * 0.7, y - wide * 1.3],
      [reach, y - wide],
      [reach * 0.8, y + wide * 0.4],
      [9, y + wide, 1],
    );
  half.push([3, -2, 1], [0, 0]);
  blade(sheet, twin(half, 0, 4), random.range(-14, 14), [bezier([0, -8], [0, -30], [0, -56], [0, -82], 8)]);
};

/** Slim forked blades: cosmos. */
export const threads: DrawLeaf = (sheet, { random }) => {
  const by = random.range(-14, 14);
  const blades = [
    [-18, -1, 52],
    [-18, 1, 52],
    [-46, -1, 46],
    [-46, 1, 46],
    [-40, 0, 60],
  ] as const;
  sheet.line(bow(points('0,0 0,-30 0,-60'), by), 'line', 0.2);
  for (const [y, side, length] of blades)
    sheet.shape(bow(place(petal('leaf', length, 15), { y, angle: side * 0.72 }), by), 'line', 'leaf');
};

/** A broad heart on its stalk: sunflower, lotus. */
export const heartLeaf: DrawLeaf = (whole, { random, level }) => {
  if (level > 0) whole.shape(drawn('-4,4! -3,-30! 3,-30! 4,4!'), 'line', 'leaf');
  const sheet = level > 0 ? whole.at({ y: -24, scale: 0.84 }) : whole;
  blade(
    sheet,
    twin(knots('0,-100! 13,-82 35,-55 42,-27 31,-6 14,0 0,-8!')),
    random.range(-12, 12),
    pinnateVeins(66, [0, 3, 4][level]!).map((line) =>
      line.map(([x, y]): Point => [x * (1 + y / 300), y * 0.8 - 10]),
    ),
  );
};

/** A hand of three pointed fingers: delphinium, clematis. */
export const hand: DrawLeaf = (sheet, { random, level }) => {
  const rim = twin(knots('0,-100! 14,-74 15,-50 12,-42! 30,-56 52,-62! 46,-38 28,-16 0,0!'));
  blade(
    sheet,
    rim,
    random.range(-8, 8),
    level === 0
      ? [
          [
            [0, -4],
            [0, -70],
          ],
        ]
      : [
          [
            [0, -4],
            [0, -84],
          ],
          [
            [0, -10],
            [40, -52],
          ],
          [
            [0, -10],
            [-40, -52],
          ],
        ],
  );
};

/** A compound leaf of pointed lobes: peony, dahlia. */
export const lobes: DrawLeaf = (sheet, leaf) => {
  sheet.line(
    [
      [0, 0],
      [0, -44],
    ],
    'line',
    0.2,
  );
  for (const side of [-1, 1])
    oval(sheet.at({ x: 0, y: -22, angle: side * 0.95, scale: 0.6 }), {
      ...leaf,
      level: leaf.level === 2 ? 1 : 0,
    });
  oval(sheet.at({ x: 0, y: -38, scale: 0.66 }), { ...leaf, level: leaf.level === 2 ? 1 : 0 });
};

/** Narrow grey sprigs: lavender. */
export const needles: DrawLeaf = (sheet, { random, level }) => {
  const by = random.range(-12, 12);
  sheet.line(bow(points('0,0 0,-40 0,-80'), by), 'line', 0.3);
  for (const y of level === 0 ? [-14, -48] : [-14, -46])
    for (const side of [-1, 1])
      sheet.shape(bow(place(petal('leaf', 52, 19), { y, angle: side * 0.6 }), by), 'line', 'leaf');
  sheet.shape(bow(place(petal('leaf', 48, 19), { y: -68 }), by), 'line', 'leaf');
};

/** A great paddle: strelitzia, calla. */
export const paddle: DrawLeaf = (sheet, { random, level }) => {
  blade(
    sheet,
    blob(knots('0,0! -24,-18 -31,-46 -17,-84 0,-106! 18,-84 30,-46 20,-16')),
    random.range(-18, 18),
    pinnateVeins(58, [1, 4, 6][level]!),
  );
};

/** An arrow with two round lobes below, high on a long stalk, wavy at its rim: calla. */
export const arrow: DrawLeaf = (sheet, { random, level }) => {
  const by = random.range(10, 26);
  sheet.shape(bow(drawn('-4.4,4! -3,-30 -2.6,-58! 2.6,-58! 3,-30 4.4,4!'), by), 'line', 'leaf');
  blade(sheet, twin(knots('0,-122! 8,-108 19,-92 24,-76 25,-60 19,-44 11,-40 5,-47 0,-58!')), by, [
    bezier([0, -58], [0, -74], [0, -92], [0, -112], 8),
    ...(level === 0
      ? []
      : [-1, 1].flatMap((side) => [
          bezier([0, -64], [side * 7, -62], [side * 13, -58], [side * 17, -52], 8),
          bezier([0, -80], [side * 7, -79], [side * 13, -76], [side * 18, -70], 8),
          bezier([0, -95], [side * 4, -95], [side * 9, -93], [side * 13, -89], 8),
        ])),
  ]);
};
