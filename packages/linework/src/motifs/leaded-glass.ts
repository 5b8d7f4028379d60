import type { Brief } from '../composition.ts';
import { cut } from '../geometry/boolean.ts';
import { curve } from '../geometry/curve.ts';
import { arc, rectangle } from '../geometry/forms.ts';
import { knots } from '../geometry/knots.ts';
import { shapeArea } from '../geometry/path.ts';
import { polar, type Path, type Point, type Shape } from '../geometry/point.ts';
import type { Role } from '../roles.ts';

/** A pane of glass before it is cut, and the lines of lead that cut it. */
export interface Pane {
  readonly rim: Path;
  readonly role: Role;
  readonly leads: readonly Path[];
}

/** A window: what lies behind and what stands before it, back to front. */
export interface GlassWindow {
  readonly title: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
  readonly panes: (brief: Brief) => readonly Pane[];
}

const SMALLEST = 260;
/** A curve through the knots of a table. */
export const leadLine = (table: string): Path => curve(knots(table), 12);

/** Lines from a point to all sides. */
export function leadRays(from: Point, count: number, start: number): Path[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * Math.PI * 2;
    return [polar(from, 70, angle), polar(from, 1600, angle)];
  });
}

/** Circles around a point, as lines. */
export function leadRings(at: Point, radii: readonly number[]): Path[] {
  return radii.map((radius) => arc(at[0], at[1], radius, radius, 0.001, Math.PI * 2 - 0.001));
}

/** Lays a pane and cuts it along its leads. */
export function layPane({ sheet }: Brief, { rim, role, leads }: Pane): void {
  const glass = sheet.layer('glass');
  glass.shape(rim, 'bold', role);
  const parts = leads.reduce<Shape[]>((cutUp, lead) => cutUp.flatMap((part) => cut(part, lead)), [[rim]]);
  for (const part of parts) if (shapeArea(part) > SMALLEST) glass.shape(part, 'line', role);
}

/** Swaying lines one above the other. */
export const leadBands = (from: number, to: number, count: number, sway: number): Path[] =>
  Array.from({ length: count }, (_, i) => {
    const y = from + ((i + 0.5) / count) * (to - from);
    return leadLine(`-20,${y} 180,${y - sway} 400,${y + sway} 620,${y - sway} 820,${y}`);
  });

/** All of the page. */
export const WHOLE_PANE = rectangle(10, 10, 780, 980);
