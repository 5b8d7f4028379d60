import { ellipse } from '../../../geometry/forms.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { aspectOf } from './calyx.ts';
import { corolla, lens } from './corolla.ts';
import { type DrawFlower, type Flower, graded } from './flower.ts';
import { disc, dome, grains, stamens } from './hearts.ts';
import { rays, rim } from './rims.ts';

/** A tulip: three petals within three, a goblet that opens a little at the rim. */
export const tulip: DrawFlower = (sheet, flower) => {
  const { petals } = flower;
  if (flower.tilt > 0.9 && flower.tilt < 1.2) return openTulip(sheet, flower);
  const tilt = flower.tilt < 0.4 ? flower.tilt : Math.max(1.2, flower.tilt);
  const ribs = graded(flower, [], rays(126, 40, [0.7]), rays(126, 76, [0.6, 0.78, 0.6]));
  const open = Math.max(0, 0.9 - tilt) * 0.75;
  const shape = { count: 3, role: petals, ribs, veins: ribs, wobble: 1.5, cup: 0.9, steady: true } as const;
  corolla(
    sheet,
    [
      {
        ...shape,
        rim: rim('egg', 132, 104),
        rise: [0.25, 1.25 - open, 1.75 - open * 1.4, 1.3 - open * 1.5],
        foot: 4,
        back: petals,
      },
      {
        ...shape,
        phase: 0.5,
        rim: rim('egg', 138, 104),
        rise: [0.3, 1.4 - open, 1.72 - open * 1.4, 1.45 - open * 1.5],
        role: 'blush',
        back: petals,
      },
    ],
    { ...aspectOf(flower, 3), tilt, turn: flower.random.range(-0.25, 0.25) + (tilt > 0.9 ? Math.PI : 0) },
    () => {
      if (tilt > 0.95) return;
      if (flower.level > 0)
        stamens(sheet, flower, { count: 6, radius: 26, height: 40, size: 7, role: 'night' });
      sheet.shape(dome(tilt, flower.level === 0 ? 18 : 12, 22), 'line', 'grass');
    },
  );
};

/** A tulip that has opened: three petals behind, and before them one upright between two that lean out. */
function openTulip(sheet: Sheet, { petals, level }: Flower): void {
  const both = (draw: (side: Sheet) => void): void => {
    for (const flip of [true, false]) draw(sheet.at({ flip }));
  };
  sheet.shape(drawn('0,-20! -34,-70 -36,-118 4,-150! 36,-118 34,-70'), 'line', 'blush');
  both((side) => side.shape(drawn('6,-20! 40,-62 62,-104 58,-142! 32,-126 14,-90'), 'line', 'blush'));
  both((side) => {
    side.shape(drawn('-4,2! 46,-4 76,-44 92,-92 98,-124! 66,-104 36,-74 12,-40'), 'line', petals);
    if (level > 0) side.line(traced('40,-16 60,-46 76,-82'), 'fine', 0.6);
  });
  sheet.shape(drawn('0,4 -34,-2 -50,-40 -40,-84 -2,-122! 40,-84 50,-40 34,-2'), 'line', petals);
  if (level > 0)
    for (const x of [-14, 14]) sheet.line(traced(`${x * 0.6},-18 ${x},-50 ${x * 0.7},-84`), 'fine', 0.6);
}

/** A crocus: three tepals about three others, a cup on a pale tube, a frilled saffron thread between them. */
export const crocus: DrawFlower = (sheet, flower) => {
  const { petals, level } = flower;
  const both = (table: string, role: Role): void => {
    for (const flip of [true, false]) sheet.at({ flip }).shape(drawn(table), 'line', role);
  };
  sheet.shape(drawn('-7,8! -8,-20 -15,-50! 15,-50! 8,-20 7,8!'), 'line', 'cream');
  sheet.shape(drawn('0,-46! -40,-90 -42,-136 -22,-162 0,-178! 22,-162 42,-136 40,-90'), 'line', 'blush');
  both('0,-44! 44,-70 76,-108 76,-148 58,-176! 34,-158 18,-126', 'blush');
  sheet.shape(
    drawn('-5,-84! -8,-114 -24,-124 -28,-140 -14,-146 0,-136 14,-146 28,-140 24,-124 8,-114 5,-84!'),
    'line',
    'ember',
  );
  sheet.shape(drawn('0,-40! -40,-58 -54,-94 -36,-122 0,-142! 36,-122 54,-94 40,-58'), 'line', petals);
  both('-2,-38! 44,-42 84,-76 92,-116 78,-152! 52,-132 38,-96 18,-62', petals);
  if (level > 0)
    for (const table of [
      '0,-62 1,-88 0,-116',
      '-14,-72 -20,-92 -18,-110',
      '14,-72 20,-92 18,-110',
      '34,-58 58,-88 70,-120',
      '-34,-58 -58,-88 -70,-120',
    ])
      sheet.line(traced(table), 'fine', 0.7);
};

/** A crocus that is still closed: three tepals wrapped about one another on a pale tube. */
export const closedCrocus: DrawFlower = (sheet, { petals, level }) => {
  sheet.shape(drawn('-7,8! -8,-20 -13,-46! 13,-46! 8,-20 7,8!'), 'line', 'cream');
  for (const flip of [true, false])
    sheet.at({ flip }).shape(drawn('0,-38! 36,-58 48,-96 36,-138 8,-168! -6,-120'), 'line', 'blush');
  sheet.shape(drawn('0,-38! -28,-60 -32,-100 -14,-142 0,-156! 16,-140 32,-100 28,-60'), 'line', petals);
  if (level > 0) sheet.line(traced('0,-56 1,-90 0,-124'), 'fine', 0.7);
};

/** A magnolia: great spoons, some upright and some falling open, round a cone of pistils. */
export const magnolia: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const ribs = graded(flower, [], rays(116, 46, [0.7]), rays(116, 84, [0.56, 0.76, 0.56]));
  const shape = {
    count: 3,
    role: 'cream',
    back: petals,
    ribs,
    veins: ribs,
    cup: 0.75,
    wobble: 2.4,
    steady: true,
  } as const;
  corolla(
    sheet,
    [
      { ...shape, rim: rim('spoon', 124, 88), rise: [0.75, 0.7, 0.35, -0.1] },
      { ...shape, phase: 0.5, rim: rim('spoon', 122, 88), rise: [0.95, 1.05, 0.85, 0.45] },
      ...(flower.level > 0
        ? [{ ...shape, phase: 0.2, rim: rim('spoon', 104, 78), rise: [1.05, 1.2, 1.05, 0.7] }]
        : []),
    ],
    aspectOf(flower, 3),
    () => {
      sheet.shape(dome(tilt, 15, 40), 'line', 'gold');
      if (flower.level > 0)
        grains(
          sheet,
          flower,
          [
            [7, 13, 10, 4.4],
            [5, 9, 26, 4.4],
          ],
          'ember',
        );
    },
  );
};

/** A lotus: pointed petals in many rows about a flat-topped pod. */
export const lotus: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const rows = graded(
    flower,
    [
      [7, 112, 66, 0.2],
      [5, 98, 66, 0.95],
    ],
    [
      [9, 118, 62, 0.12],
      [8, 112, 60, 0.62],
      [6, 96, 58, 1.1],
    ],
    [
      [10, 120, 58, 0.08],
      [9, 116, 58, 0.45],
      [8, 108, 56, 0.82],
      [6, 92, 52, 1.15],
    ],
  );
  corolla(
    sheet,
    rows.map(([count, length, width, rise], i) => ({
      count: count!,
      phase: i * 0.5,
      rim: rim('spear', length!, width!),
      rise: [rise!, rise! + 0.35, rise! + 0.15],
      role: i % 2 === 0 ? petals : ('blush' as const),
      cup: 0.6,
      steady: true,
      ribs: graded(flower, [], [], rays(length!, width!, [0.7])),
      veins: graded(flower, [], rays(length!, width!, [0.7]), rays(length!, width! * 1.4, [0.6, 0.74, 0.6])),
    })),
    aspectOf(flower, 8),
    () => pod(sheet, flower, tilt),
  );
};

function pod(sheet: Sheet, flower: Flower, tilt: number): void {
  if (flower.level > 0 && tilt < 0.7)
    stamens(sheet, flower, { count: 14, radius: 38, height: 22, size: 5, role: 'ember' });
  const [x, y] = lens(tilt)(0, 0, 34);
  const flat = Math.max(5, 26 * Math.cos(tilt));
  sheet.shape(
    [
      [-14, 0],
      [x - 26, y],
      [x + 26, y],
      [14, 0],
    ],
    'line',
    'grass',
  );
  sheet.shape(ellipse(x, y, 26, flat), 'line', 'sun');
  if (flower.level > 0 && tilt < 1.1)
    for (const [u, v] of [
      [-12, -0.3],
      [12, -0.3],
      [0, 0.4],
      [0, -0.62],
      [-13, 0.5],
      [13, 0.5],
    ] as const)
      sheet.shape(ellipse(x + u, y + v * flat * 0.9, 5, Math.max(2.6, 5 * Math.cos(tilt))), 'fine', 'leaf');
}

/** A king protea: stiff pointed bracts like an artichoke about a woolly dome. */
export const protea: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const rows = graded(
    flower,
    [
      [7, 98, 56, 0.45, 40],
      [6, 96, 54, 1.02, 34],
    ],
    [
      [8, 90, 52, 0.28, 42],
      [8, 98, 50, 0.7, 40],
      [6, 98, 46, 1.08, 34],
    ],
    [
      [9, 82, 47, 0.1, 42],
      [9, 94, 46, 0.5, 42],
      [8, 100, 44, 0.86, 38],
      [7, 98, 40, 1.14, 34],
    ],
  );
  corolla(
    sheet,
    rows.map(([count, length, width, rise, foot], i) => ({
      count: count!,
      phase: i * 0.5,
      rim: rim('flame', length!, width!),
      rise: [rise!, rise! + 0.2, rise! + 0.1],
      foot: foot! * 0.8,
      role: petals,
      back: i % 2 === 0 ? petals : ('blush' as const),
      steady: true,
      cup: 0.3,
      ribs: flower.level === 0 ? [] : rays(length!, width!, [0.72]),
      veins: flower.level === 0 ? [] : rays(length!, width!, [0.72]),
    })),
    aspectOf(flower, 10),
    () => {
      sheet.shape(dome(tilt, 34, 74), 'line', 'cream');
      const tufts = graded(
        flower,
        [[5, 24, 40, 9]] as const,
        [
          [9, 27, 38, 6],
          [6, 15, 60, 6],
        ] as const,
        [
          [11, 29, 34, 5.4],
          [9, 22, 52, 5.4],
          [5, 11, 67, 5.4],
        ] as const,
      );
      grains(sheet, flower, tufts, 'soft');
    },
  );
};

/** A lily: six long petals that curl back, freckled, with six heavy anthers. */
export const trumpetLily: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const veins = [
    [
      [0, -18],
      [1, -60],
      [0, -104],
    ] as const,
    ...(flower.level === 2 ? rays(116, 90, [0.5, 0.5]) : []),
  ];
  const shape = {
    count: 3,
    role: petals,
    back: 'blush',
    veins,
    ribs: veins,
    cup: 0.35,
    wobble: 2.2,
    steady: true,
  } as const;
  const lift = tilt > 0.9 ? 0.25 : 0;
  corolla(
    sheet,
    [
      { ...shape, rim: rim('spear', 124, 58), rise: [1.0 + lift, 0.75 + lift, 0.15, -0.75] },
      { ...shape, phase: 0.5, rim: rim('spear', 122, 72), rise: [1.1 + lift, 0.85 + lift, 0.25, -0.65] },
    ],
    aspectOf(flower, 6),
    () => {
      const long = tilt > 0.9 ? 92 : 64;
      stamens(sheet, flower, {
        count: flower.level === 0 ? 3 : 6,
        radius: 34,
        height: long,
        size: flower.level === 0 ? 11 : 8.5,
        role: 'rust',
        weight: flower.level === 0 ? 'line' : 'fine',
      });
      const [x, y] = lens(tilt)(6, 4, long + 14);
      sheet.line(
        [
          [0, 0],
          [x, y],
        ],
        'line',
        0,
      );
      sheet.shape(ellipse(x, y, 8, 6), 'fine', 'leaf');
    },
  );
};

/** A hellebore: five broad sepals about a ring of green nectaries. */
export const hellebore: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const veins = graded(flower, [], rays(96, 70, [0.6, 0.6]), rays(96, 92, [0.6, 0.76, 0.6]));
  corolla(
    sheet,
    [
      {
        count: 5,
        rim: rim('round', 98, 106),
        rise: [0.7, 0.42, 0.12],
        role: petals,
        back: 'grass',
        veins,
        ribs: veins,
        wobble: 2,
        cup: 0.2,
      },
    ],
    aspectOf(flower, 5),
    () => {
      if (flower.level > 0) {
        for (let i = 0; i < 9; i++) {
          const a = (i / 9) * Math.PI * 2;
          const [x, y] = lens(tilt)(27 * Math.sin(a), 27 * Math.cos(a), 12);
          sheet.shape(ellipse(x, y, 7, 5.4), 'fine', 'grass');
        }
        stamens(sheet, flower, {
          count: graded(flower, 0, 9, 12),
          radius: 42,
          height: 26,
          size: 4.6,
          phase: 0.1,
        });
      }
      sheet.shape(disc(tilt, flower.level === 0 ? 24 : 13, 12), 'line', 'sun');
    },
  );
  if (tilt > 1.1) sheet.shape(ellipse(0, 2, 9, 6), 'line', 'leaf');
};
