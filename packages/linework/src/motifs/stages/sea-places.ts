import { rectangle } from '../../geometry/forms.ts';
import { curve } from '../../geometry/curve.ts';
import { clockwise } from '../../geometry/boolean.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressSand } from '../dressing/shore.ts';
import { dressSky } from '../dressing/sky.ts';
import { dressWater } from '../dressing/water.ts';
import type { Scene } from './stage.ts';
import { anemone, brain, type Coral, kelp, pipes, reefFish, seaFan, staghorn } from '../nature/reef-life.ts';

/** How the water of a fine page moves or is lit. */
export type Waters = 'shafts' | 'currents' | 'scallops';

/** A place under the sea that fills a page. */
export interface SeaPlace {
  readonly random: Random;
  readonly size: readonly [width: number, height: number];
  readonly waters: Waters;
  readonly growth: 'reef' | 'kelp';
  /** Where the ground begins, as a share of the height. */
  readonly floor?: number;
  /** Fish that swim by, as shares of the page. */
  readonly fish?: readonly (readonly [x: number, y: number, scale: number])[];
}

const GARDEN: readonly ((sheet: Sheet, it: Coral) => void)[] = [staghorn, brain, pipes, anemone, seaFan];

/** Draws water, what grows at both sides and on the ground, and fish. */
export function seaPlace(sheet: Sheet, it: SeaPlace): void {
  const { random } = it;
  const [width, height] = it.size;
  water(sheet.layer('water'), it);
  const sides = it.growth === 'kelp' ? [0.06, 0.14, 0.22, 0.8, 0.88, 0.96] : [0.05, 0.95];
  for (const [i, x] of sides.entries())
    kelp(
      sheet.layer('kelp').at({ x: x * width, y: height }),
      height * (it.growth === 'kelp' ? 0.92 - (i % 3) * 0.2 : 0.66 - i * 0.1),
      34,
      i % 2 === 0 ? 'leaf' : 'grass',
    );
  const kinds = ['angel', 'clown', 'long'] as const;
  for (const [i, [x, y, scale]] of (it.fish ?? []).entries())
    reefFish(
      sheet.layer('fish').at({ x: x * width, y: y * height, scale, flip: i % 2 === 0 }),
      kinds[i % 3]!,
      [(['a', 'b', 'd'] as const)[i % 3]!, 'sun'],
      1,
    );
  const floor = (it.floor ?? 0.86) * height;
  dressSand(sheet.layer('sand'), random.fork('sand'), {
    zone: [groundFrom(width, height, floor)],
    kind: random.fork('sand').pick(['ripples', 'dunes'] as const),
    size: 120,
    rim: 'line',
  });
  garden(sheet.layer('garden'), it, floor + 34);
}

function water(sheet: Sheet, it: SeaPlace): void {
  const [width, height] = it.size;
  const zone = [rectangle(-10, -10, width + 20, height + 20)];
  const roles: readonly Role[] = ['water', 'sky', 'soft'];
  if (it.waters === 'shafts')
    dressSky(sheet, it.random.fork('water'), {
      zone,
      kind: 'beams',
      size: 104,
      roles,
      source: [width * it.random.fork('light').range(0.2, 0.8), -height * 0.06],
    });
  else dressWater(sheet, it.random.fork('water'), { zone, kind: it.waters, size: 136, roles });
}

/** The ground of a sea from a height to the foot of the page. */
function groundFrom(width: number, height: number, top: number) {
  const crest = curve(
    Array.from({ length: 8 }, (_, i): Point => [-20 + ((width + 40) * i) / 7, top + 12 * Math.sin(i * 1.7)]),
  );
  return clockwise([...crest, [width + 20, height + 20], [-20, height + 20]]);
}

/** Corals side by side, the tallest at both ends. */
function garden(sheet: Sheet, it: SeaPlace, foot: number): void {
  const [width] = it.size;
  const kinds = it.random.fork('garden').shuffle(GARDEN);
  const spots = it.growth === 'reef' ? [0.3, 0.5, 0.7, 0.1, 0.9] : [0.34, 0.64];
  for (const [i, x] of spots.entries()) {
    const tall = 0.62 + 0.5 * (Math.abs(x - 0.5) * 2) ** 1.5;
    kinds[i % kinds.length]!(sheet.at({ x: x * width, y: foot + (i % 2) * 16, scale: tall }), {
      level: 1,
      random: it.random,
      role: (['a', 'b', 'd', 'c', 'ember'] as const)[i % 5]!,
    });
  }
}

/** The open sea as a scene's place. */
export function fineSea(
  growth: 'reef' | 'kelp',
  fish: SeaPlace['fish'] = [
    [0.22, 0.14, 0.5],
    [0.8, 0.1, 0.46],
    [0.82, 0.5, 0.42],
  ],
) {
  return ({ sheet, random, width, height }: Scene): void =>
    seaPlace(sheet, {
      random: random.fork('place'),
      size: [width, height],
      waters: random.fork('waters').pick(['shafts', 'currents', 'scallops'] as const),
      growth,
      fish,
    });
}
