import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { FLOWERS, type FlowerName } from '../flowers.ts';
import { blossom, broadBlossom } from './blossom.ts';
import { leaf, type Leaf } from '../leaf.ts';

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
