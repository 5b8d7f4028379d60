import { curve, type Knot } from '../../geometry/curve.ts';
import { normals } from '../../geometry/path.ts';
import type { Path, Point } from '../../geometry/point.ts';

const STEP = 7;

/** How a spine winds up at its end: to which side, over what length, from which radius to which. */
export interface Coil {
  readonly turn: 1 | -1;
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

/** A spine through the knots that goes on into a coil: arms of an octopus, tails, fern tips. */
export function curled(knots: readonly Knot[], coil: Coil): Point[] {
  const spine = curve(knots, STEP);
  const [ax, ay] = spine.at(-2)!;
  let [x, y] = spine.at(-1)!;
  let way = Math.atan2(y - ay, x - ax);
  for (let run = STEP; run <= coil.length; run += STEP) {
    const share = run / coil.length;
    way += (coil.turn * STEP) / (coil.from + (coil.to - coil.from) * share);
    [x, y] = [x + STEP * Math.cos(way), y + STEP * Math.sin(way)];
    spine.push([x, y]);
  }
  return spine;
}

/** A band round a spine, its far end rounded. */
export function limb(spine: Path, halfWidth: (share: number) => number): Point[] {
  const sides = normals(spine);
  const edge = (sign: number): Point[] =>
    spine.map(([x, y], i) => {
      const width = sign * halfWidth(i / (spine.length - 1));
      return [x + sides[i]![0] * width, y + sides[i]![1] * width];
    });
  const [x, y] = spine.at(-1)!;
  const [nx, ny] = sides.at(-1)!;
  const [start, radius] = [Math.atan2(ny, nx), halfWidth(1)];
  const cap = Array.from({ length: 7 }, (_, i): Point => {
    const angle = start - ((i + 1) / 8) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [...edge(1), ...cap, ...edge(-1).reverse()];
}
