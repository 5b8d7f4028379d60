import { around } from '../../geometry/around.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { FLOWERS, type FlowerName } from '../flowers.ts';
import { blossom, broadBlossom } from './blossom.ts';
import { leaf, type Leaf } from '../leaf.ts';
import { scatter } from '../scatter.ts';
import { frond, type FrondKind } from './frond.ts';

/** What grows round an animal. */
export interface Growth {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly flower: FlowerName;
}

/** A place for a flower: its middle and radius. */
export type Spot = readonly [x: number, y: number, size: number];

const BLOOMS: readonly Role[] = ['a', 'd', 'c', 'b'];

/**
 * Flowers with two leaves each (one on an easy page); the leaves point away from `towards`. Earlier
 * spots lie beneath later ones.
 */
export function blooms(
  sheet: Sheet,
  spots: readonly Spot[],
  it: Growth,
  towards: Point,
  spread = 0.75,
): void {
  for (const [x, y, size] of spots) {
    const out = Math.atan2(y - towards[1], x - towards[0]) + Math.PI / 2;
    for (const turn of it.level === 0 ? [(x > towards[0] ? -0.16 : 0.16) * spread] : [-spread, spread])
      plainLeaf(sheet, it.level, {
        at: { x, y, angle: out + turn + it.random.range(-0.15, 0.15) },
        length: size * (it.level === 0 ? 2.2 : 1.66),
        width: size * (it.level === 0 ? 1.05 : 0.78),
        random: it.random,
        veins: it.level === 2 ? 3 : 0,
      });
  }
  spots.forEach(([x, y, size], i) => {
    const spot = sheet.at({ x, y, scale: size / 100, angle: it.random.range(0, 6) });
    const petals = BLOOMS[i % 4]!;
    if (it.level === 0) return broadBlossom(spot, it.flower, petals);
    if (it.level < 2 || size < 74) return blossom(spot, it.flower, petals);
    FLOWERS[it.flower](spot, {
      random: it.random.fork(`bloom ${i}`),
      level: FULL.has(it.flower) ? 1 : 0,
      petals,
      heart: 'sun',
    });
  });
}

/** Flowers that carry their finer lines without a tangle. */
const FULL: ReadonlySet<FlowerName> = new Set(['poppy', 'cosmos', 'daisy', 'sunflower']);

/** A leaf; on an easy page without its rib. */
function plainLeaf(sheet: Sheet, level: 0 | 1 | 2, it: Leaf): void {
  if (level > 0) return leaf(sheet, it);
  sheet.shape(place(petal('leaf', it.length, it.width), it.at), 'line', 'leaf');
}

/** Tall twigs that rise from the foot at both sides and lean outwards. */
export function thicket(sheet: Sheet, [width, height]: readonly [number, number], it: Growth): void {
  if (it.level === 0) return blades(sheet, [width, height]);
  const kinds = it.random.shuffle<FrondKind>(['leafy', 'round', 'fern', 'berry']);
  const size = [128, 108, 92][it.level]!;
  for (const side of [-1, 1] as const) {
    const x = (share: number): number => width * (0.5 + side * share);
    const drift = it.random.range(-0.02, 0.02);
    if (it.level === 2)
      frond(sheet, {
        spine: curve([
          [x(0.2), height * 0.8],
          [x(0.34), height * 0.62],
          [x(0.41 + drift), height * 0.42],
        ]),
        kind: kinds[side > 0 ? 0 : 1]!,
        size: size * 0.86,
        pairs: 4,
      });
    frond(sheet, {
      spine: curve([
        [x(0.22), height * 0.82],
        [x(0.3 + drift), height * 0.5],
        [x(0.33), height * 0.3],
        [x(0.27 + drift), height * 0.13],
      ]),
      kind: kinds[side > 0 ? 2 : 3]!,
      size,
      pairs: [3, 5, 6][it.level]!,
    });
  }
}

/** Great plain leaves at both sides: an easy thicket. */
function blades(sheet: Sheet, [width, height]: readonly [number, number]): void {
  for (const side of [-1, 1])
    for (const [x, y, lean, long] of [
      [0.24, 0.84, 0.16, 0.66],
      [0.3, 0.86, 0.34, 0.44],
    ] as const) {
      const at = { x: width * (0.5 + side * x), y: height * y, angle: side * lean };
      sheet.shape(place(petal('leaf', long * height, long * height * 0.3), at), 'bold', 'leaf');
      sheet.line(
        place(
          [
            [0, 0],
            [0, -long * height * 0.8],
          ],
          at,
        ),
        'line',
        0.5,
      );
    }
}

/** A ring of leaves about a point, in two rows that lean along it. */
export function wreath(sheet: Sheet, at: { centre: Point; radius: number }, it: Growth): void {
  const count = [10, 16, 23][it.level]!;
  const size = (Math.PI * 2 * at.radius) / count;
  if (it.level > 0) sheet.rim(ellipse(...at.centre, at.radius), 'line');
  for (const row of it.level === 0 ? [0] : [1, -1])
    around(sheet, { ...at, count, phase: row * 0.25 }, (spot) =>
      plainLeaf(spot.at({ angle: Math.PI / 2 - row * 0.5 + it.random.range(-0.12, 0.12) }), it.level, {
        at: {},
        length: size * (it.level === 0 ? 1.08 : 1.26),
        width: size * (it.level === 0 ? 0.46 : 0.52),
        random: it.random,
      }),
    );
}

/** Flowers on a ring, the largest at its foot. */
export function ringSpots(centre: Point, radius: number, level: 0 | 1 | 2): Spot[] {
  const angles = [
    [2.2, 0.94],
    [-2.4, -0.72, 2.55, 0.6],
    [-2.62, -0.52, -1.84, -1.24, 2.6, 0.5],
  ][level]!;
  return angles.map((angle): Spot => {
    const [x, y] = polar(centre, radius, angle);
    return [x, y, 52 + 34 * Math.max(0, Math.sin(angle))];
  });
}

/** A heap of flowers along the foot of the page, higher at both sides. */
export function heapSpots(
  [width, height]: readonly [number, number],
  level: 0 | 1 | 2,
  random: Random,
): Spot[] {
  const rows: readonly (readonly Spot[])[] = [
    [
      [0.24, 0.86, 104],
      [0.75, 0.86, 104],
    ],
    [
      [0.19, 0.8, 56],
      [0.79, 0.87, 90],
      [0.26, 0.88, 92],
      [0.53, 0.89, 78],
    ],
    [
      [0.18, 0.79, 48],
      [0.82, 0.79, 50],
      [0.31, 0.84, 56],
      [0.69, 0.84, 56],
      [0.38, 0.91, 62],
      [0.63, 0.91, 62],
      [0.22, 0.88, 78],
      [0.78, 0.88, 78],
      [0.5, 0.89, 80],
    ],
  ];
  return rows[level]!.map(([x, y, size]) => [
    x * width + random.range(-10, 10),
    y * height + random.range(-10, 8),
    size * random.range(0.92, 1.06),
  ]);
}

/** A great moon with stars about it; gives the moon's rim. */
export function moonlight(
  sheet: Sheet,
  at: { centre: Point; radius: number },
  [width, height]: readonly [number, number],
  it: Pick<Growth, 'random' | 'level'>,
): Path {
  const moon = ellipse(...at.centre, at.radius);
  const ring = ellipse(...at.centre, at.radius * 1.1);
  if (it.level === 2) {
    const count = 30;
    around(sheet, { centre: at.centre, radius: at.radius * 0.96, count }, (spot) =>
      spot.shape(petal('point', at.radius * 0.19, (Math.PI * 1.94 * at.radius) / count), 'line', 'ember'),
    );
  }
  sheet.shape(moon, 'bold', 'sun');
  if (it.level < 2) sheet.shape(ellipse(...at.centre, at.radius * 0.84), 'line', 'cream');
  const stars = scatter(it.random, {
    box: it.level === 0 ? [96, 96, width - 96, height * 0.66] : [50, 50, width - 50, height * 0.66],
    avoid: [it.level === 2 ? ellipse(...at.centre, at.radius * 1.2) : ring],
    count: [3, 8, 12][it.level]!,
    sizes: it.level === 0 ? [48, 58] : [16, 28],
    gap: 14,
  });
  for (const { at: spot, size } of stars)
    sheet.shape(
      star(spot[0], spot[1], size, size * (it.level === 0 ? 0.58 : 0.5), 5, it.random.range(-0.3, 0.3)),
      'line',
      'sun',
    );
  return moon;
}

/** Rays that fan out behind a subject, alternating between two colors. */
export function rays(sheet: Sheet, centre: Point, count: number, roles: readonly [Role, Role]): void {
  for (let i = 0; i < count; i++) {
    const [from, to] = [(i / count) * Math.PI * 2, ((i + 1) / count) * Math.PI * 2];
    sheet.shape([centre, polar(centre, 1400, from), polar(centre, 1400, to)], 'line', roles[i % 2]);
  }
}

/** Large leaves of a jungle that hang in from the corners, two each or one that is broad. */
export function canopy(
  sheet: Sheet,
  [width]: readonly [number, number],
  it: Pick<Growth, 'random' | 'level'>,
  isBroad = it.level === 0,
): void {
  const fronds = [
    [0.02, 0, 2.5],
    [0.16, -0.03, 2.9],
    [0.98, 0, -2.5],
    [0.84, -0.03, -2.9],
  ] as const;
  for (const [x, y, angle] of isBroad ? fronds.filter((_, i) => i % 2 === 0) : fronds) {
    const long = (isBroad ? 390 : 300) + it.random.range(-30, 30);
    const rim = place(petal('leaf', long, isBroad ? 200 : 130), { x: x * width, y: y * width + 20, angle });
    sheet.shape(rim, 'bold', 'leaf');
    const pairs = [0, 5, 7][it.level]!;
    const inside = sheet.inside([rim]);
    const to = (p: Path): Path => place(p, { x: x * width, y: y * width + 20, angle });
    sheet.line(
      to([
        [0, isBroad ? -long * 0.3 : 0],
        [0, -long * (isBroad ? 0.78 : 0.94)],
      ]),
      'line',
      0.4,
    );
    for (let i = 1; i <= pairs; i++)
      for (const side of [-1, 1]) {
        const at = (-long * i) / (pairs + 1.4);
        inside.line(
          to([
            [0, at + 26],
            [side * 34, at - 6],
            [side * 72, at - 22],
          ]),
          'fine',
          0.2,
        );
      }
  }
}
