import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal, WIDEST, type PetalKind } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet, Weight } from '../../sheet.ts';

/** An easy heart of a radius below this is a single flower, so that every part holds a crayon. */
const ROOMY = 150;
/** A heart of a radius below this has the few parts of an easy one. */
const SMALL = 84;
/** The angle between two seeds or leaves of a sunflower (Vogel 1979). */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The middle of a wheel about the frame's origin. */
interface Heart {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly radius: number;
  /** Into how many parts the wheel falls. */
  readonly fold: number;
  readonly roles: readonly Role[];
  /** Whether it is kept to the fewest parts. */
  readonly bare?: boolean;
}

/** Draws one of several flowers or stars, as rich as its size allows. */
export function drawHeart(sheet: Sheet, it: Heart): void {
  const { random, level, radius } = it;
  sheet.shape(ellipse(0, 0, radius), 'line', 'soft');
  if (level === 0 && radius < ROOMY) return plainFlower(sheet, it);
  const isPlain = level === 0 || it.bare === true || radius < SMALL;
  random.pick(isPlain ? EASY_HEARTS : HEARTS)(sheet, radius < SMALL ? { ...it, level: 0 } : it);
}

/** A row of petals between two radii. */
interface Row {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly kind: PetalKind;
  readonly role: Role;
  readonly phase?: number;
  /** Their width, 1 where neighbors just touch. */
  readonly wide?: number;
  readonly weight?: Weight;
  /** What each of them carries. */
  readonly inner?: (spot: Sheet, long: number, wide: number) => void;
}

function petalRow(sheet: Sheet, it: Row): void {
  const long = it.to - it.from;
  const wide = Math.min(
    2 * (it.from + long * WIDEST[it.kind]) * Math.tan(Math.PI / it.count) * (it.wide ?? 1),
    long * 1.3,
  );
  around(sheet, { radius: it.from, count: it.count, phase: it.phase ?? 0 }, (spot) => {
    spot.shape(finePetal(it.kind, long, wide), it.weight ?? 'line', it.role);
    it.inner?.(spot, long, wide);
  });
}

/** A line along the middle of a petal. */
const rib = (spot: Sheet, long: number): void =>
  spot.line(
    [
      [0, -long * 0.34],
      [0, -long * 0.5],
      [0, -long * 0.7],
    ],
    'fine',
    0.7,
  );

function beads(sheet: Sheet, radius: number, count: number, size: number, role: Role, phase = 0): void {
  around(sheet, { radius, count, phase }, (spot) => spot.shape(ellipse(0, 0, size), 'fine', role));
}

/** Seeds as they lie in a sunflower, each over the one outside it, up to a circle about the origin. */
export function seedDisc(sheet: Sheet, radius: number, count: number, roleOf: (age: number) => Role): void {
  const inside = sheet.inside([ellipse(0, 0, radius)]);
  const step = radius / Math.sqrt(count);
  for (let i = count + 10; i >= 0; i--) {
    const size = step * 2.7;
    const [x, y] = polar([0, 0], step * Math.sqrt(i + 0.3) - size * 0.5, i * GOLDEN_ANGLE);
    inside
      .at({ x, y, angle: i * GOLDEN_ANGLE + Math.PI / 2 })
      .shape(finePetal('round', size, size * 0.86), 'line', roleOf(i));
  }
}

type Draw = (sheet: Sheet, it: Heart) => void;

/** One row of petals about a knob. */
const plainFlower: Draw = (sheet, { radius, fold, roles }) => {
  petalRow(sheet, {
    from: radius * 0.3,
    to: radius * 0.92,
    count: Math.min(fold, 6),
    kind: 'lotus',
    role: roles[0]!,
    wide: 0.8,
  });
  sheet.shape(ellipse(0, 0, radius * 0.3), 'line', 'sun');
};

/** A water lily: rows of pointed petals, shorter and shorter, about its stamens. */
const lily: Draw = (sheet, { radius, fold, roles, level }) => {
  const rows = radius > [400, 130, 80][level]! ? 3 : 2;
  for (let row = 0; row < rows; row++)
    petalRow(sheet, {
      from: radius * 0.12,
      to: radius * (1.005 - (row * 0.62) / rows),
      count: fold,
      kind: 'leaf',
      role: roles[row % 3]!,
      phase: row * 0.5,
      wide: 1.18,
      ...(row === rows - 1 && level > 0 ? { inner: rib } : {}),
    });
  sheet.shape(ellipse(0, 0, radius * 0.24), 'line', 'sun');
  if (level === 0) return;
  if (radius > 70) beads(sheet, radius * 0.165, fold, radius * 0.045, 'gold');
  sheet.shape(ellipse(0, 0, radius * 0.1), 'fine', 'gold');
};

/** A garden rose: five broad petals a row, their edges rolled back. */
const rose: Draw = (sheet, { radius, roles, level }) => {
  const rows = radius > [400, 120, 76][level]! ? 4 : 3;
  for (let row = 0; row < rows; row++)
    petalRow(sheet, {
      from: 0,
      to: radius * (0.9 - (row * 0.64) / rows),
      count: 5,
      kind: 'round',
      role: roles[row % 2]!,
      phase: row * 0.5 + 0.12 * row,
      wide: 1.02,
      ...(radius > [Infinity, 150, 90][level]! && row < 3
        ? {
            inner: (spot: Sheet, long: number, wide: number) =>
              spot.shape(finePetal('round', long * 0.86, wide * 0.78), 'fine', 'soft'),
          }
        : {}),
    });
  sheet.shape(ellipse(0, 0, radius * 0.2), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(radius * 0.03, radius * 0.03, radius * 0.1), 'fine', 'gold');
};

/** A daisy: a double row of narrow petals about a cushion of seeds. */
const daisy: Draw = (sheet, { radius, fold, roles, level }) => {
  const count = level === 0 ? fold : Math.max(10, fold + (fold % 2));
  const core = radius * 0.4;
  if (level > 0)
    petalRow(sheet, { from: core, to: radius * 1.005, count, kind: 'round', role: roles[1]!, phase: 0.5 });
  petalRow(sheet, {
    from: core * 0.9,
    to: radius * (level === 0 ? 0.92 : 0.84),
    count,
    kind: 'round',
    role: roles[0]!,
    wide: 0.94,
    ...(level > 0
      ? {
          inner: (spot: Sheet, long: number) => {
            for (const x of [-1, 1])
              spot.line(
                [
                  [x * long * 0.04, -long * 0.2],
                  [x * long * 0.07, -long * 0.62],
                ],
                'fine',
                0.7,
              );
          },
        }
      : {}),
  });
  sheet.shape(ellipse(0, 0, core), 'bold', 'sun');
  if (level === 0) sheet.shape(ellipse(0, 0, core * 0.5), 'line', 'gold');
  else {
    seedDisc(sheet, core, Math.max(7, Math.round(core ** 2 / [1, 300, 150][level]!)), (age) =>
      age % 2 ? 'gold' : 'ember',
    );
    sheet.rim(ellipse(0, 0, core), 'line');
  }
};

/** A compass: points that have a light and a dark side, scallops behind them. */
const compass: Draw = (sheet, { radius, roles, level }) => {
  const points = level === 0 ? 5 : 8;
  if (level > 0) {
    around(sheet, { radius: radius * 0.76, count: points, phase: 0.5 }, (spot) => {
      spot.shape(ellipse(0, 0, radius * 0.25, radius * 0.2), 'line', roles[2]);
      spot.shape(ellipse(0, -radius * 0.04, radius * 0.1), 'fine', 'sun');
    });
    sheet.shape(ellipse(0, 0, radius * 0.68), 'line', 'soft');
  }
  const half = radius * (level === 0 ? 0.4 : 0.25);
  const stars: readonly (readonly [reach: number, phase: number, count: number])[] =
    level === 0
      ? [[0.92, 0, points]]
      : [
          [0.44, 0.5, points / 2],
          [0.71, 0, points / 2],
        ];
  for (const [reach, phase, count] of stars)
    around(sheet, { radius: 0, count, phase }, (spot) => {
      for (const side of [-1, 1])
        spot.shape(
          [[0, 0], polar([0, 0], half, -Math.PI / 2 + (side * Math.PI) / points), [0, -radius * reach]],
          'line',
          side < 0 ? roles[0] : 'paper',
        );
    });
  sheet.shape(ellipse(0, 0, radius * 0.17), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(0, 0, radius * 0.08), 'fine', roles[1]);
};

/** A passion flower: ten petals, a wreath of threads and three pistils. */
const passionflower: Draw = (sheet, { radius, roles }) => {
  for (const [row, role] of [roles[1]!, roles[0]!].entries())
    petalRow(sheet, {
      from: radius * 0.2,
      to: radius * 1.005,
      count: 5,
      kind: 'leaf',
      role,
      phase: row * 0.5,
      wide: 1.04,
      inner: rib,
    });
  const threads = radius > 120 ? 24 : 16;
  sheet.shape(ellipse(0, 0, radius * 0.58), 'line', roles[2]);
  for (let i = 0; i < threads; i++)
    sheet.line(
      [0.36, 0.46, 0.58].map((share) => polar([0, 0], radius * share, (i / threads) * Math.PI * 2)),
      'fine',
      0,
    );
  sheet.shape(ellipse(0, 0, radius * 0.36), 'line', 'sun');
  petalRow(sheet, {
    from: radius * 0.08,
    to: radius * 0.33,
    count: 5,
    kind: 'drop',
    role: 'gold',
    wide: 0.7,
    weight: 'fine',
  });
  for (const turn of [0, 1, 2])
    sheet.shape(
      place(finePetal('drop', radius * 0.19, radius * 0.1), { angle: (turn / 3) * Math.PI * 2 + 0.5 }),
      'fine',
      roles[0],
    );
};

/** Clover: heart-shaped leaves with a lighter heart in each. */
const clover: Draw = (sheet, { radius, fold, roles, level }) => {
  const count = fold > 7 ? Math.max(4, Math.round(fold / 2)) : Math.min(fold, 6);
  petalRow(sheet, {
    from: radius * 0.14,
    to: radius * 0.92,
    count,
    kind: 'heart',
    role: roles[0]!,
    wide: 0.97,
    ...(level > 0
      ? {
          inner: (spot: Sheet, long: number, wide: number) =>
            spot.at({ y: -long * 0.26 }).shape(finePetal('heart', long * 0.56, wide * 0.54), 'fine', 'soft'),
        }
      : {}),
  });
  sheet.shape(ellipse(0, 0, radius * 0.28), 'line', 'sun');
  if (level > 0)
    petalRow(sheet, {
      from: 0,
      to: radius * 0.25,
      count: 5,
      kind: 'round',
      role: roles[2]!,
      weight: 'fine',
      wide: 0.94,
    });
};

/** A blade of a turning wheel between two radii, its tip ahead of its foot. */
function blade(from: number, to: number, at: number, step: number): Path {
  const edge = (share: number, lead: number): Point =>
    polar([0, 0], from + (to - from) * share, at + lead + share * 0.9);
  const shares = Array.from({ length: 17 }, (_, k) => k / 16);
  return [
    ...shares.map((t) => edge(t, 0)),
    ...shares.toReversed().map((t) => edge(t, step * 1.45 * (1 - t) ** 0.6)),
  ];
}

/** Blades that lean one way as they turn, a smaller wheel of them inside. */
const blades: Draw = (sheet, { radius, fold, roles, level }) => {
  const count = level === 0 ? 6 : radius < 110 ? 7 : Math.max(8, fold);
  const rows: readonly (readonly [number, number])[] =
    level > 0 && radius > 170
      ? [
          [0.44, 1.005],
          [0.18, 0.56],
        ]
      : [[0.26, 1.005]];
  rows.forEach(([from, to], row) => {
    const step = (Math.PI * 2) / count;
    for (let i = 0; i < count; i++) {
      sheet.shape(blade(radius * from, radius * to, i * step, step), 'line', i % 2 ? roles[row] : 'paper');
      if (level > 0 && row === 0 && radius > 120)
        sheet.shape(
          blade(radius * (from + 0.1), radius * (to - 0.13), (i + 0.34) * step, step * 0.42),
          'fine',
          roles[2],
        );
    }
    sheet.shape(ellipse(0, 0, radius * (from + 0.03)), 'line', roles[2]);
  });
  sheet.shape(ellipse(0, 0, radius * 0.12), 'fine', 'sun');
};

/** Leafy twigs in a star, a berry between every two of them. */
const twigs: Draw = (sheet, { radius, fold, roles, level }) => {
  const arms = fold % 2 === 0 && fold > 7 ? fold / 2 : Math.min(fold, 6);
  const count = Math.max(5, arms);
  around(sheet, { radius: radius * 0.62, count, phase: 0.5 }, (spot) => {
    spot.shape(finePetal('drop', radius * 0.3, radius * 0.24), 'line', roles[2]);
    if (level === 2)
      spot.at({ y: -radius * 0.1 }).shape(finePetal('drop', radius * 0.15, radius * 0.1), 'fine', 'sun');
  });
  around(sheet, { radius: 0, count }, (spot) => {
    for (const [at, long, turn] of [
      [0.36, 0.25, 1.12],
      [0.6, 0.22, 1],
    ] as const)
      for (const side of [-1, 1]) {
        const leaf = { y: -radius * at, angle: side * turn };
        spot.shape(
          place(finePetal('leaf', radius * long, radius * 0.13), leaf),
          'fine',
          roles[at > 0.4 ? 1 : 0],
        );
      }
    spot.line(
      [
        [0, -radius * 0.2],
        [0, -radius * 0.5],
        [0, -radius * 0.7],
      ],
      'line',
      0,
    );
    spot.shape(
      place(finePetal('leaf', radius * 0.27, radius * 0.18), { y: -radius * 0.6 }),
      'line',
      roles[0],
    );
  });
  sheet.shape(ellipse(0, 0, radius * 0.26), 'line', roles[1]);
  petalRow(sheet, {
    from: radius * 0.05,
    to: radius * 0.2,
    count: count === 5 ? 5 : 6,
    kind: 'round',
    role: 'sun',
    weight: 'fine',
    wide: 0.94,
  });
};

const HEARTS: readonly Draw[] = [lily, rose, daisy, compass, passionflower, clover, blades, twigs];
const EASY_HEARTS: readonly Draw[] = [lily, rose, daisy, compass, clover, blades];
