import { createNoise2D } from 'simplex-noise';
import { densify } from './geometry/path.ts';
import type { Path, Point } from './geometry/point.ts';
import type { Random } from './random.ts';

const WAVELENGTH = 130;

/** Moves paths by a slow, small drift, the same for the whole page: lines stop looking ruled. */
export type Hand = (path: Path, closed: boolean) => Path;

/** A hand that strays up to the given units; 0 is a ruler. */
export function hand(random: Random, strays: number): Hand {
  if (strays === 0) return (path) => path;
  const sideways = createNoise2D(() => random.next());
  const along = createNoise2D(() => random.next());
  return (path, closed) =>
    densify(path, 12, closed).map(([x, y]): Point => {
      const [u, v] = [x / WAVELENGTH, y / WAVELENGTH];
      return [x + strays * sideways(u, v), y + strays * along(u, v)];
    });
}
