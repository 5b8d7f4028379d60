import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal, type PetalKind } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { drawHeart } from './hearts.ts';

/** A round of rings of many kinds about the frame's origin. */
export interface Rings {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly radius: number;
  readonly roles: readonly Role[];
  /** How many parts the innermost ring may have; one is taken. */
  readonly folds: readonly number[];
  /** The usual depth of a ring in units. */
  readonly deep: number;
  /** Whether its middle is kept to the fewest parts. */
  readonly bare?: boolean;
}

/** A wheel of rings with a fringe: what a mandala is as a part of a picture. */
export interface Wheel {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly radius: number;
  readonly roles: readonly Role[];
  /** What stands out around it; nothing when absent. */
  readonly fringe?: 'lobes' | 'petals' | 'rays';
  /** The usual depth of a ring, in shares of what suits the level; 1 when absent. */
  readonly coarse?: number;
  /** Whether its middle is kept to the fewest parts. */
  readonly bare?: boolean;
}

/** Draws a wheel as rich as its size allows. */
export function drawWheel(sheet: Sheet, it: Wheel): void {
  const { random, level, roles } = it;
  const deep = [260, 205, 104][level]! * (it.coarse ?? 1);
  const fringe = Math.min(deep * 0.62, it.radius * 0.26);
  const folds =
    it.radius < 200
      ? [[5, 6], [6, 8], [8]][level]!
      : [
          [6, 8],
          [8, 10],
          [10, 12],
        ][level]!;
  const radius = it.fringe ? it.radius - fringe : it.radius;
  if (it.fringe) FRINGES[it.fringe](sheet, radius, fringe * 1.16, it);
  drawRings(sheet, { random, level, radius, roles, folds, deep, bare: it.bare ?? false });
  sheet.rim(ellipse(0, 0, radius), 'bold');
}

type DrawFringe = (sheet: Sheet, radius: number, long: number, it: Wheel) => void;

/** How many parts of a width stand round a circle: an even number. */
function evenCount(radius: number, width: number): number {
  return Math.max(8, Math.round((Math.PI * radius) / width) * 2);
}

const FRINGES: Readonly<Record<NonNullable<Wheel['fringe']>, DrawFringe>> = {
  /** Scallops with a smaller one in each, and beads where they meet. */
  lobes(sheet, radius, long, { roles, level }) {
    const count = evenCount(radius, long * [1.5, 1.3, 1][level]!);
    const half = (Math.PI * (radius + long * 0.3)) / count;
    around(sheet, { radius: radius + long * 0.18, count }, (spot) => {
      spot.shape(ellipse(0, 0, half * 1.02, long * 0.74), 'bold', roles[0]);
      if (long > [Infinity, 64, 34][level]!)
        spot.at({ y: long * 0.08 }).shape(ellipse(0, 0, half * 0.62, long * 0.46), 'fine', 'sun');
    });
    if (level > 0)
      around(sheet, { radius: radius + long * 0.38, count, phase: 0.5 }, (spot) =>
        spot.shape(ellipse(0, 0, Math.max(8, long * 0.17)), 'line', roles[1]),
      );
  },
  /** Two rows of pointed leaves, a rib in each of the front ones. */
  petals(sheet, radius, long, { roles, level }) {
    const count = evenCount(radius, long * [1.3, 0.96, 0.78][level]!);
    const wide = (Math.PI * 2 * (radius + long * 0.4)) / count;
    for (const row of [0.5, 0])
      around(sheet, { radius: radius - long * 0.2, count, phase: row }, (spot) => {
        const tall = long * (row === 0 ? 1.14 : 1.2);
        spot.shape(finePetal('leaf', tall, wide * 1.02), 'bold', roles[row === 0 ? 0 : 1]);
        if (row === 0 && long > [Infinity, 64, 34][level]!)
          spot.at({ y: -tall * 0.26 }).shape(finePetal('leaf', tall * 0.52, wide * 0.42), 'fine', 'sun');
      });
  },
  /** Flames and round lobes in turn. */
  rays(sheet, radius, long, { roles, level }) {
    const count = evenCount(radius, long * [1.7, 1.2, 1][level]!);
    const wide = (Math.PI * 2 * (radius + long * 0.3)) / count;
    around(sheet, { radius: radius - long * 0.1, count, phase: 0.5 }, (spot) => {
      spot.shape(finePetal('round', long * 0.8, wide * 1.04), 'bold', roles[1]);
      if (level === 2 && long > 40) spot.shape(ellipse(0, -long * 0.5, wide * 0.14), 'fine', 'sun');
    });
    around(sheet, { radius: radius - long * 0.16, count }, (spot) =>
      spot.shape(finePetal('point', long * 1.2, wide * 0.66), 'bold', roles[0]),
    );
  },
};

interface Ring {
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  readonly phase: number;
  readonly roles: readonly [Role, Role, Role];
  readonly level: 0 | 1 | 2;
}

/** Draws rings from the outside in, down to a heart of petals. */
export function drawRings(sheet: Sheet, it: Rings): void {
  const { random, level, radius, roles, folds, deep } = it;
  const fold = random.pick(folds);
  const kinds = random.shuffle(KINDS);
  let outer = radius;
  for (let i = 0; outer > deep * 1.5; i++) {
    const kind = kinds[i % kinds.length]!;
    const inner = Math.max(deep * 0.34, outer - deep * kind.depth * random.range(0.94, 1.1));
    const width = deep * kind.width * (level === 1 ? 0.8 : 1);
    const count = fold * Math.max(1, Math.round((Math.PI * (inner + outer)) / width / fold));
    const turn = (k: number): Role => roles[(i + k) % roles.length]!;
    sheet.shape(ellipse(0, 0, outer), 'line', turn(2));
    kind.draw(sheet, {
      inner,
      outer,
      count,
      phase: i % 2 === 0 ? 0 : 0.5,
      roles: [turn(0), turn(1), 'sun'],
      level,
    });
    outer = inner;
  }
  drawHeart(sheet, {
    random: random.fork('heart'),
    level,
    radius: outer,
    fold,
    roles,
    bare: it.bare ?? false,
  });
}

interface Kind {
  /** Depth of the ring and width of one part, in shares of the usual depth. */
  readonly depth: number;
  readonly width: number;
  readonly draw: (sheet: Sheet, ring: Ring) => void;
}

/** Petals in two rows, each with smaller ones inside. */
const petals = (shape: PetalKind, nested: number): Kind => ({
  depth: 1,
  width: 0.86,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const long = outer - inner;
    const wide = ((inner + outer) * Math.PI) / count;
    for (const [row, share] of level === 0
      ? [[0, 0.94]]
      : ([
          // On fine pages they meet the edge of the ring, on others they stay clear of it.
          [0.5, level === 2 ? 1.01 : 0.9],
          [0, 0.82],
        ] as readonly Point[]))
      around(sheet, { radius: inner, count, phase: phase + row }, (spot) => {
        spot.shape(finePetal(shape, long * share, wide * 0.9), 'line', roles[row === 0 ? 0 : 1]);
        for (let k = 1; k <= (row === 0 ? Math.min(nested, long > 110 ? 2 : level, level * 2) : 0); k++)
          spot
            .at({ y: -long * 0.06 * k })
            .shape(
              finePetal(shape, long * share * (1 - k * 0.3), wide * (0.9 - k * 0.32)),
              'fine',
              roles[k % 2 === 1 ? 2 : 1],
            );
      });
  },
});

const beads: Kind = {
  depth: 0.5,
  width: 0.44,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const radius = Math.min((outer - inner) * 0.38, ((inner + outer) * Math.PI * 0.43) / count);
    around(sheet, { radius: (inner + outer) / 2, count, phase }, (spot, i) => {
      spot.shape(ellipse(0, 0, radius), 'fine', roles[i % 2 === 0 ? 0 : 1]);
      if (level > 0 && radius > 9) spot.shape(ellipse(0, 0, radius * 0.42), 'fine', roles[2]);
    });
  },
};

const scales: Kind = {
  depth: 0.9,
  width: 0.6,
  draw(sheet, { inner, outer, count, phase, roles }) {
    const rows = 3;
    const deep = (outer - inner) / rows;
    for (let row = rows - 1; row >= 0; row--)
      around(sheet, { radius: inner + deep * row + 1, count, phase: phase + row * 0.5 }, (spot) =>
        spot.shape(
          ellipse(0, 0, ((inner + deep * row) * Math.PI * 1.06) / count, deep * 0.94),
          'fine',
          roles[row % 2 === 0 ? 0 : 1],
        ),
      );
  },
};

const leaves: Kind = {
  depth: 0.9,
  width: 0.9,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const long = outer - inner;
    around(sheet, { radius: inner, count, phase }, (spot) => {
      for (const side of [-1, 1]) {
        const at = { x: side * 2, angle: side * 0.5 };
        spot.shape(place(finePetal('leaf', long * 0.84, long * 0.4), at), 'fine', roles[1]);
        if (level > 0)
          spot.line(
            place(
              [
                [0, -long * 0.2],
                [0, -long * 0.7],
              ],
              at,
            ),
            'fine',
            0.3,
          );
      }
      spot.shape(finePetal('drop', long * 0.8, long * 0.36), 'fine', roles[0]);
      spot.shape(ellipse(0, -long * 0.8, long * 0.08), 'fine', roles[2]);
    });
  },
};

const lozenges: Kind = {
  depth: 0.66,
  width: 0.62,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const [long, wide] = [(outer - inner) * 0.47, ((inner + outer) * Math.PI * 0.46) / count];
    around(sheet, { radius: (inner + outer) / 2, count, phase }, (spot) => {
      // On fine pages its tips meet the ring's edges, which they would nearly touch.
      const [tall, broad] = level === 2 ? [1.08, 0.8] : [0.88, 0.88];
      spot.shape(
        [
          [0, -long * tall],
          [wide * broad, 0],
          [0, long * tall],
          [-wide * broad, 0],
        ],
        'fine',
        roles[0],
      );
      if (level > 0)
        spot.at({ y: long * 0.6 }).shape(finePetal('leaf', long * 1.2, wide * 0.74), 'fine', roles[2]);
    });
  },
};

const KINDS: readonly Kind[] = [
  petals('lotus', 2),
  petals('round', 2),
  petals('heart', 1),
  beads,
  scales,
  leaves,
  lozenges,
  petals('point', 1),
];
