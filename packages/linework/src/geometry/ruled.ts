import type { Sheet, Weight } from '../sheet.ts';
import { points } from './knots.ts';
import { between, mix, type Path, type Point } from './point.ts';

/** The middles of so many equal parts of a stretch. */
export function evenly(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, i) => mix(from, to, (i + 0.5) / count));
}

/** Straight lines through points, a bar between two lines: `0,0 10,4 | 5,5 9,9`. */
export function ruled(sheet: Sheet, table: string, weight: Weight = 'fine'): void {
  for (const line of table.split('|')) sheet.line(points(line), weight, 0);
}

/** A wall in perspective: points and patches by shares along it (0 to 1) and into the depth (0 is near). */
export interface Panel {
  readonly at: (along: number, depth: number) => Point;
  readonly patch: (along: number, depth: number, along2: number, depth2: number) => Path;
}

/** The wall between a near and a far edge; `deepens` says how fast equal steps shrink. */
export function panel(near: readonly [Point, Point], far: readonly [Point, Point], deepens = 1.6): Panel {
  const at = (along: number, depth: number): Point => {
    const t = (depth * (1 + deepens)) / (1 + deepens * depth);
    return between(between(near[0], near[1], along), between(far[0], far[1], along), t);
  };
  return {
    at,
    patch: (u, v, u2, v2) => [at(u, v), at(u2, v), at(u2, v2), at(u, v2)],
  };
}
