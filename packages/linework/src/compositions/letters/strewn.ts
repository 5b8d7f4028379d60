import { grow } from '../../geometry/boolean.ts';
import { bounds, contains } from '../../geometry/path.ts';
import { place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A small thing that is strewn over a letter: its outlines about the origin, the largest first. */
export interface StrewnThing {
  readonly outlines: readonly Path[];
  /** How far two of them lie from each other. */
  readonly apart: number;
}

/** How far a strewn thing stays from the border, and by how much a try lies right of the one before. */
const CLEAR = 7;
const STEP = 9;

/** Things strewn over an area, each of them whole and turned a little otherwise than the one before. */
export function strew(sheet: Sheet, zone: Shape, { outlines, apart }: StrewnThing, role: Role): void {
  const room = grow(zone, -CLEAR);
  if (room.length === 0) return;
  const isIn = (point: Point): boolean => room.filter((path) => contains(path, point)).length % 2 === 1;
  const [left, top, right, bottom] = bounds(room);
  const taken: Point[] = [];
  for (let y = top; y < bottom; y += STEP)
    for (let x = left; x < right; x += STEP) {
      if (taken.some(([u, v]) => Math.hypot(u - x, v - y) < apart)) continue;
      const at = { x, y, angle: [0.3, -0.4, 0, 0.5, -0.2][taken.length % 5]! };
      if (!place(outlines[0]!, at).every(isIn)) continue;
      taken.push([x, y]);
      for (const [i, outline] of outlines.entries())
        sheet.shape(place(outline, at), 'line', i === 0 ? 'cream' : role);
    }
}
