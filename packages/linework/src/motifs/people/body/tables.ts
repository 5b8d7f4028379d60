import { blob, curve } from '../../../geometry/curve.ts';
import { knots, points } from '../../../geometry/knots.ts';
import type { Point } from '../../../geometry/point.ts';

const STEP = 1.6;

/** A small closed outline from a table of knots, fine enough for a face. */
export function form(table: string): Point[] {
  return blob(knots(table), STEP);
}

/** A small open line from a table of points. */
export function stroke(table: string): Point[] {
  return curve(points(table), STEP);
}
