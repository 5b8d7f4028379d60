import { grow, intersect, pieces, subtract, unite } from '../../geometry/boolean.ts';
import { type Box, bounds, shapeArea } from '../../geometry/path.ts';
import type { Path, Shape } from '../../geometry/point.ts';

/**
 * Shapes that lie over each other in a zone, the last on top, grown over what would show of lower ones as a
 * sliver: drawn one after the other they leave no piece under the given area.
 */
export function withoutSlivers(zone: Shape, rims: readonly Path[], smallest: number): Shape[] {
  const cells = rims.map((rim) => ({ shape: intersect([rim], zone), box: bounds([rim]) }));
  const ground = { shape: zone, box: bounds(zone) };
  for (const [i, cell] of [ground, ...cells].entries()) {
    const over = cells.slice(i).filter(({ box, shape }) => shape.length > 0 && meet(box, cell.box));
    if (over.length === 0) continue;
    const seen = subtract(
      cell.shape,
      over.flatMap(({ shape }) => shape),
    );
    for (const piece of pieces(seen)) {
      if (shapeArea(piece) >= smallest) continue;
      const grown = grow(piece, 0.8);
      const contact = over.map((other) => shapeArea(intersect(grown, other.shape)));
      const best = over[contact.indexOf(Math.max(...contact))]!;
      best.shape = unite([...best.shape, ...intersect(grown, zone)]);
    }
  }
  return cells.map(({ shape }) => shape);
}

function meet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
