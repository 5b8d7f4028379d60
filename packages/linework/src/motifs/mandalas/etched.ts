import { clockwise } from '../../geometry/boolean.ts';
import { normals, resample } from '../../geometry/path.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** Where the strokes of a shaded form stand along its rim, as shares of it, and how long they are in units. */
export interface Shade {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly gap?: number;
}

/** Shades a form as an etcher does: strokes that run inwards from its rim and thin out. */
export function shade(sheet: Sheet, rim: Path, { from, to, depth, gap }: Shade): void {
  const way = resample(clockwise(rim), gap ?? 9, true);
  const inwards = normals(way, true);
  const [first, last] = [Math.round(from * way.length), Math.round(to * way.length)];
  for (let i = first; i <= last; i++) {
    const [at, side] = [way[i % way.length]!, inwards[i % way.length]!];
    const share = (i - first) / Math.max(1, last - first);
    const long = depth * mix(0.55, 1, Math.sin(share * Math.PI)) * (i % 2 === 0 ? 1 : 0.66);
    const end: Point = [at[0] + side[0] * long, at[1] + side[1] * long];
    sheet.line([at, [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2], end], 'fine', 0.8);
  }
}
