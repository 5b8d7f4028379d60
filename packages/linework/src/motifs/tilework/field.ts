import { clockwise, grow, intersect } from '../../geometry/boolean.ts';
import { ellipse, polygon, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { shapeArea } from '../../geometry/path.ts';
import { place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { pageRim } from '../page-ground.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet, Weight } from '../../sheet.ts';

/** The outline a tiling is cut to. */
export type FieldKind = 'square' | 'round' | 'octagon' | 'heart' | 'arch' | 'diamond';

/** A framed field of a tiling on a page of 1000 by 1000 units. */
export interface Field {
  readonly sheet: Sheet;
  /** The inner rim. */
  readonly zone: Shape;
  /** Cells smaller than this are left out where the rim cuts them. */
  readonly smallest: number;
}

const RIMS: Readonly<Record<FieldKind, Path>> = {
  square: rectangle(44, 44, 912, 912, 26),
  round: ellipse(500, 500, 456),
  octagon: polygon(500, 500, 470, 8, Math.PI / 8),
  heart: place(petal('heart', 900, 900), { x: 500, y: 946 }),
  arch: [
    [130, 956],
    [130, 480],
    ...Array.from({ length: 41 }, (_, i): Point => {
      const t = Math.PI + (i / 40) * Math.PI;
      return [500 + 370 * Math.cos(t), 440 + 396 * Math.sin(t)];
    }),
    [870, 480],
    [870, 956],
  ],
  diamond: polygon(500, 500, 462, 4, 0),
};

/** Opens a field: draws its frame and gives where to lay tiles. `ground` colors what tiles leave free. */
export function openField(sheet: Sheet, kind: FieldKind, ground: Role, smallest: number): Field {
  const rim = clockwise(RIMS[kind]);
  sheet.layer('frame').shape(rim, 'bold', 'soft');
  const zone = grow([rim], -18);
  sheet.layer('tiles').shape(zone, 'line', ground);
  return { sheet: sheet.layer('tiles'), zone, smallest };
}

/** Opens a field that runs to the page's edge and has no frame. */
export function openPage(sheet: Sheet, ground: Role, smallest: number): Field {
  const zone = [clockwise(pageRim(1000, 1000))];
  sheet.layer('tiles').shape(zone, 'bold', ground);
  return { sheet: sheet.layer('tiles'), zone, smallest };
}

/** Lays a tile; gives what of it is in sight, or nothing when too little is. */
export function lay(
  field: Field,
  cell: Path | Shape,
  role: Role,
  weight: Weight = 'line',
): Shape | undefined {
  const whole = isPath(cell) ? [clockwise(cell)] : cell;
  const visible = intersect(whole, field.zone);
  const size = shapeArea(visible);
  if (size < field.smallest || size < shapeArea(whole) * 0.1) return undefined;
  field.sheet.shape(visible, weight, role);
  return visible;
}

/** Whether a tile lies wholly inside: only such tiles carry ornaments. */
export function holds(field: Field, x: number, y: number, radius: number): boolean {
  const disc = ellipse(x, y, radius);
  return shapeArea(intersect([clockwise(disc)], field.zone)) > shapeArea([disc]) * 0.985;
}

/** Draws the inner rim over the tiles' cut edges. */
export function closeField(field: Field): void {
  field.sheet.rim(field.zone, 'bold');
}

/** A field outline by seed; the plain square comes most often. */
export function anyField(random: Random): FieldKind {
  return random.pick(['square', 'round', 'octagon', 'arch', 'square', 'diamond']);
}

/** How a field outline is named in a title. */
export const FIELD_NAMES: Readonly<Record<FieldKind, string>> = {
  square: 'Panel',
  round: 'Roundel',
  octagon: 'Octagon',
  heart: 'Heart',
  arch: 'Archway',
  diamond: 'Diamond',
};

function isPath(cell: Path | Shape): cell is Path {
  return typeof cell[0]?.[0] === 'number';
}
