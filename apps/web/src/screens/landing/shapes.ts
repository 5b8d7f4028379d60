import type { RegionMap } from '@inkbloom/formats/region-map';

/** A point on the page in cells of its region map. */
export interface ShapePoint {
  readonly x: number;
  readonly y: number;
}

/** A region as the visitor's hand meets it, in cells of the region map. */
export interface Shape {
  readonly id: number;
  readonly area: number;
  readonly left: number;
  readonly top: number;
  /** One past the last column and row. */
  readonly right: number;
  readonly bottom: number;
  /** A point inside, near the middle. */
  readonly heart: ShapePoint;
}

interface Measured {
  area: number;
  sumX: number;
  sumY: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function measure({ width, height, count, ids }: RegionMap): readonly Measured[] {
  const all = Array.from({ length: count + 1 }, (): Measured => {
    return { area: 0, sumX: 0, sumY: 0, left: width, top: height, right: 0, bottom: 0 };
  });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const one = all[ids[y * width + x]!]!;
      one.area++;
      one.sumX += x;
      one.sumY += y;
      if (x < one.left) one.left = x;
      if (x >= one.right) one.right = x + 1;
      if (y < one.top) one.top = y;
      one.bottom = y + 1;
    }
  }
  return all;
}

/** Cells between the places where a heart is looked for. */
const STEP = 4;

/**
 * For each region its cell nearest to its middle, seen on a coarse grid; the middle itself for what the grid misses.
 */
function findHearts({ width, height, ids }: RegionMap, measured: readonly Measured[]): readonly ShapePoint[] {
  const middles = measured.map(({ sumX, sumY, area }) => ({ x: sumX / area, y: sumY / area }));
  const hearts = middles.map(({ x, y }) => ({ x, y, far: Infinity }));
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const id = ids[y * width + x]!;
      const far = (x - middles[id]!.x) ** 2 + (y - middles[id]!.y) ** 2;
      if (far < hearts[id]!.far) hearts[id] = { x, y, far };
    }
  }
  return hearts;
}

/** The shapes of a page, from its region map; those that hold no cell are left out. */
export function findShapes(map: RegionMap): readonly Shape[] {
  const measured = measure(map);
  const hearts = findHearts(map, measured);
  return measured.flatMap(({ area, left, top, right, bottom }, id) => {
    if (id === 0 || area === 0) return [];
    const { x, y } = hearts[id]!;
    return [{ id, area, left, top, right, bottom, heart: { x, y } }];
  });
}

/** Whether a shape is drawn on the page, rather than being the ground around what is drawn. */
export function isInner({ left, top }: Shape): boolean {
  return left > 0 && top > 0;
}

/** The shape under a point, or undefined on bare ink and off the page. */
export function shapeAt(map: RegionMap, shapes: readonly Shape[], { x, y }: ShapePoint): Shape | undefined {
  if (x < 0 || y < 0 || x >= map.width || y >= map.height) return undefined;
  const id = map.ids[Math.floor(y) * map.width + Math.floor(x)];
  return shapes.find((shape) => shape.id === id);
}

/** How much more a step sideways of the wanted direction counts than one along it. */
const SIDEWAYS = 2;

/**
 * The next shape in a direction, by the hearts: the nearest one ahead, rather straight ahead than aside; the shape
 * itself at the edge.
 * @param direction one of its numbers is 1 or -1, the other 0
 */
export function nextShape(shapes: readonly Shape[], from: Shape, direction: ShapePoint): Shape {
  let best = from;
  let shortest = Infinity;
  for (const shape of shapes) {
    const dx = shape.heart.x - from.heart.x;
    const dy = shape.heart.y - from.heart.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const length = ahead + SIDEWAYS * aside;
    if (ahead > 0 && length < shortest) [best, shortest] = [shape, length];
  }
  return best;
}
