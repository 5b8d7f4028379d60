import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal, type PetalKind } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

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
  /** Whether the petals in the middle carry nothing. */
  readonly plain?: boolean;
  /** Whether the knob in the middle carries nothing. */
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
  /** Whether the knob in the middle carries nothing. */
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
  if (it.fringe) drawFringe(sheet, it, radius, fringe * 1.16);
  drawRings(sheet, { random, level, radius, roles, folds, deep, plain: level === 0, bare: it.bare ?? false });
  sheet.rim(ellipse(0, 0, radius), 'bold');
}

const FRINGES = { lobes: 'round', petals: 'lotus', rays: 'point' } as const;

function drawFringe(sheet: Sheet, { fringe, roles, level }: Wheel, radius: number, long: number): void {
  const shape = FRINGES[fringe ?? 'lobes'];
  const count = Math.max(8, Math.round((Math.PI * 2 * radius) / (long * [1.7, 1.4, 1.15][level]!) / 2) * 2);
  const wide = (Math.PI * 2 * (radius + long * 0.5) * 1.06) / count;
  for (const [row, share] of level < 2
    ? [[0, 1]]
    : [
        [0.5, 1.06],
        [0, 0.92],
      ])
    around(sheet, { radius: radius - long * 0.34, count, phase: row! }, (spot) => {
      spot.shape(
        finePetal(shape, long * (share! + 0.2), row === 0 ? wide : wide * 0.5),
        'bold',
        roles[row === 0 ? 0 : 1],
      );
      if (level > 0 && row === 0 && long > 54)
        spot.at({ y: -long * 0.46 }).shape(finePetal(shape, long * 0.42, wide * 0.46), 'fine', 'sun');
    });
}

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
    const width = deep * kind.width;
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
  drawHeart(sheet, outer, fold, it);
}

/** The middle: one wheel of petals about a knob. */
function drawHeart(sheet: Sheet, radius: number, fold: number, { roles, plain, bare }: Rings): void {
  sheet.shape(ellipse(0, 0, radius), 'line', 'sun');
  const wide = (Math.PI * 2 * radius * 0.62) / fold;
  around(sheet, { radius: radius * 0.3, count: fold }, (spot) => {
    spot.shape(finePetal('lotus', radius * 0.62, wide * 0.8), 'fine', roles[0]);
    if (wide > 46 && !plain)
      spot.at({ y: -radius * 0.12 }).shape(finePetal('drop', radius * 0.32, wide * 0.36), 'fine', roles[1]);
  });
  sheet.shape(ellipse(0, 0, radius * 0.3), 'line', roles[2]);
  if (radius > 90 && !bare) sheet.shape(ellipse(0, 0, radius * 0.14), 'fine', 'sun');
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
          [0.5, 0.95],
          [0, 0.82],
        ] as readonly Point[]))
      around(sheet, { radius: inner, count, phase: phase + row }, (spot) => {
        spot.shape(finePetal(shape, long * share, wide * 0.9), 'line', roles[row === 0 ? 0 : 1]);
        for (let k = 1; k <= (row === 0 ? Math.min(nested, level) : 0); k++)
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
          ellipse(0, 0, ((inner + deep * row) * Math.PI) / count, deep * 0.94),
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
        spot.shape(place(finePetal('leaf', long * 0.94, long * 0.4), at), 'fine', roles[1]);
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
      spot.shape(ellipse(0, -long * 0.84, long * 0.09), 'fine', roles[2]);
    });
  },
};

const lozenges: Kind = {
  depth: 0.66,
  width: 0.62,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const [long, wide] = [(outer - inner) * 0.47, ((inner + outer) * Math.PI * 0.46) / count];
    around(sheet, { radius: (inner + outer) / 2, count, phase }, (spot) => {
      for (const size of level === 0 ? [0.9] : [0.96, 0.52])
        spot.shape(
          [
            [0, -long * size],
            [wide * size, 0],
            [0, long * size],
            [-wide * size, 0],
          ],
          'fine',
          roles[size > 0.6 ? 0 : 2],
        );
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
