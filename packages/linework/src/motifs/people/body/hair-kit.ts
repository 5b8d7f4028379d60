import { blob, curve } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots, moveKnots, points } from '../../../geometry/knots.ts';
import { polar, type Path, type Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { turned } from './head.ts';

/** How hair is worn on a head that is turned. */
export interface Coiffed {
  readonly role: Role;
  readonly accent: Role;
  readonly turn: number;
  readonly level: 0 | 1 | 2;
}

type DrawHair = (sheet: Sheet, it: Coiffed) => void;

/** What lies behind the head, and behind the shoulders, and what lies before the face. */
export interface Coiffure {
  readonly behind?: DrawHair;
  readonly before?: DrawHair;
}

/** An outline whose first table stays where it is and whose second lies on the brow and turns with the head. */
export function cap(outer: string, hairline: string, turn: number): Path {
  const brow = moveKnots(knots(hairline), ([x, y]) => [turned(x, turn), y]);
  return blob([...knots(outer), ...brow], 2);
}

export function strands(sheet: Sheet, it: Coiffed, tables: readonly string[]): void {
  if (it.level === 0) return;
  const count = it.level === 1 ? Math.ceil(tables.length * 0.6) : tables.length;
  for (const table of tables.slice(0, count)) {
    const line = points(table).map(([x, y]): Point => [x + it.turn * 5, y]);
    sheet.line(curve(line, 2), 'fine', 0.6);
  }
}

/** Outline of overlapping round curls along a way. */
export function curled(centres: readonly Point[], radius: number): Path[] {
  return centres.map(([x, y], i) => ellipse(x, y, radius * (i % 2 === 0 ? 1.06 : 0.92)));
}

export function ringOf(radius: number, from: number, to: number, count: number, [x, y]: Point): Point[] {
  return Array.from({ length: count }, (_, i) =>
    polar([x, y], radius, ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180),
  );
}

export const CROWN = '-46,6! -53,-20 -44,-47 -23,-62 0,-65 23,-62 44,-47 53,-20 46,6!';
