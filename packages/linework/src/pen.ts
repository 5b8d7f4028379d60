import { clockwise } from './geometry/boolean.ts';
import { area, length, normals, resample } from './geometry/path.ts';
import type { Path, Point } from './geometry/point.ts';

/** Where the light comes from: lines away from it, at the lower right, are the heavier ones. */
const LIGHT: Point = [0.45, 0.89];
const SWELL = 0.4;
const STEP = 4;

/** The ink of a closed outline, heavier away from the light: an outer and an inner rim to fill between. */
export function outlineRibbon(path: Path, width: number, step = STEP): readonly [Path, Path] | undefined {
  if (length(path) < step * 5) return undefined;
  const rim = resample(clockwise(path), step, true);
  const sides = normals(rim, true);
  const outward = area(rim) > 0 ? -1 : 1;
  const raw = sides.map(([x, y]) => width * (1 + SWELL * outward * (x * LIGHT[0] + y * LIGHT[1])));
  const widths = smooth(smooth(smooth(raw)));
  return [offset(rim, sides, widths, 0.5), offset(rim, sides, widths, -0.5).reverse()];
}

/** The ink of an open line that thins towards both ends by the given share of its width. */
export function lineRibbon(path: Path, width: number, taper: number, step = STEP): Path {
  const line = resample(path, step);
  const sides = normals(line);
  const widths = line.map((_, i) => {
    const t = i / (line.length - 1);
    const rise = Math.min(1, Math.min(t, 1 - t) * 4);
    return width * (1 - taper + taper * Math.sin((rise * Math.PI) / 2));
  });
  return [...offset(line, sides, widths, 0.5), ...offset(line, sides, widths, -0.5).reverse()];
}

function offset(path: Path, sides: Path, widths: readonly number[], share: number): Point[] {
  return path.map(([x, y], i): Point => {
    const [nx, ny] = sides[i]!;
    const away = widths[i]! * share;
    return [x + nx * away, y + ny * away];
  });
}

function smooth(values: readonly number[]): number[] {
  const n = values.length;
  return values.map((value, i) => (values[(i - 1 + n) % n]! + value + values[(i + 1) % n]!) / 3);
}
