import { grow, intersect, pieces, subtract, unite } from './geometry/boolean.ts';
import { rectangle } from './geometry/forms.ts';
import { area, type Box, bounds, shapeArea } from './geometry/path.ts';
import type { Shape } from './geometry/point.ts';
import type { Mark } from './sheet.ts';

type ShapeMark = Extract<Mark, { kind: 'shape' }>;

/** What counts as too small to color. */
export interface Speck {
  /** The area a piece must have, in square units. */
  readonly smallest: number;
  /** About half of a line's width, in units: so much of an area is under its ink on every side. */
  readonly underInk: number;
  /** How wide, in units, a way between two outlines must be beside their ink; ways of any width stay when absent. */
  readonly way?: number;
}

/** The same marks, shapes on top grown over what would show of lower ones as a speck. Lines are left as they are. */
export function withSpecksCovered(marks: readonly Mark[], speck: Speck): Mark[] {
  const out: Mark[] = [...marks];
  const cells = marks.flatMap((mark, index) =>
    mark.kind === 'shape' ? [{ mark, index, shape: mark.shape, box: bounds(mark.shape) }] : [],
  );
  for (const [i, cell] of cells.entries()) {
    const over = cells.slice(i + 1).filter(({ box }) => meet(box, cell.box));
    if (over.length === 0) continue;
    const seen = subtract(
      cell.shape,
      over.flatMap(({ shape }) => shape),
    );
    for (const piece of [...specksOf(seen, speck), ...necksOf(seen, speck)]) {
      const grown = grow(piece, 1);
      const contact = over.map((other) => shapeArea(intersect(grown, other.shape)));
      if (speck.way && Math.max(...contact) === 0) continue;
      const best = over[contact.indexOf(Math.max(...contact))]!;
      best.shape = joined(best.shape, grown);
      out[best.index] = { ...best.mark, shape: best.shape } satisfies ShapeMark;
    }
  }
  return out;
}

/** Both shapes as one; holes stay holes. */
function joined(shape: Shape, more: Shape): Shape {
  if (shape.every((path) => area(path) > 0)) return unite([...shape, ...more]);
  const [left, top, right, bottom] = bounds([...shape, ...more]);
  const all = [rectangle(left - 1, top - 1, right - left + 2, bottom - top + 2)];
  return subtract(all, subtract(subtract(all, shape), more));
}

/** The parts of an area that are too small to color once its outline is inked. */
function specksOf(seen: Shape, { smallest, underInk }: Speck): Shape[] {
  return pieces(grow(seen, -underInk))
    .filter((piece) => shapeArea(piece) < smallest)
    .map((piece) => intersect(grow(piece, underInk + 1.2), seen));
}

/** The narrow ways by which parts of an area hang together, where outlines nearly touch. */
function necksOf(seen: Shape, { underInk, way }: Speck): Shape[] {
  if (!way) return [];
  const half = underInk + way / 2;
  const parts = pieces(grow(seen, -half)).map((part) => grow(part, half + 0.2));
  if (parts.length < 2) return [];
  return pieces(subtract(seen, parts.flat())).filter((piece) => {
    const near = grow(piece, 0.8);
    return parts.filter((part) => shapeArea(intersect(near, part)) > 0).length > 1;
  });
}

function meet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
