import { clockwise } from './boolean.ts';
import { blob, curve, twin } from './curve.ts';
import { knots } from './knots.ts';
import { place, type Placement, type Point } from './point.ts';

/** The closed outline of a table of knots, moved to a placement. */
export function drawn(table: string, at: Placement = {}): Point[] {
  return [...clockwise(place(blob(knots(table)), at))];
}

/** The closed outline whose right half is a table of knots, moved to a placement. */
export function mirrored(half: string, at: Placement = {}): Point[] {
  return [...clockwise(place(twin(knots(half)), at))];
}

/** The open line of a table of knots, moved to a placement. */
export function traced(table: string, at: Placement = {}): Point[] {
  return place(curve(knots(table)), at);
}
