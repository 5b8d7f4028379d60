import { pieces, stroke, subtract } from './boolean.ts';
import { shapeArea } from './path.ts';
import type { Path, Shape } from './point.ts';

/** The fields that lines cut a shape into; the lines take away twice the half width, slivers are left out. */
export function fields(ground: Shape, lines: readonly Path[], halfWidth: number, smallest: number): Shape[] {
  return pieces(subtract(ground, stroke(lines, halfWidth))).filter((field) => shapeArea(field) > smallest);
}

/** Sorts fields into kinds: those of about the same size and distance from a point are one kind, numbered from 0. */
export function kindsOf(all: readonly Shape[], distanceOf: (field: Shape) => number): number[] {
  const keys = all.map(
    (field) => `${Math.round(Math.log2(shapeArea(field)) * 2)}/${Math.round(distanceOf(field) / 26)}`,
  );
  const order = [...new Set(keys)].sort();
  return keys.map((key) => order.indexOf(key));
}
