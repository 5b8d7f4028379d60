import { stroke } from '../../geometry/boolean.ts';
import { blob, type Knot } from '../../geometry/curve.ts';
import { normals, resample } from '../../geometry/path.ts';
import type { Path, Point, Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import { growMaze, type Maze } from './maze.ts';

/** A maze laid out on a page, square or round, with a place in its middle and a way in from below. */
export interface HedgeMaze {
  readonly maze: Maze;
  /** Where a point of the grid lies on the page, counted in cells from the first corner. */
  readonly spot: (u: number, v: number) => Point;
  /** How wide a way is from hedge to hedge, about. */
  readonly size: number;
  /** Where the middle lies and how far it reaches. */
  readonly heart: { readonly at: Point; readonly reach: readonly [rx: number, ry: number] };
  /** The middle of the gap one comes in through. */
  readonly entrance: Point;
  readonly cells: readonly number[];
  /** The hedges as lines. */
  readonly walls: readonly Path[];
}

/** Where a maze lies on its page. */
type Plot = readonly [left: number, top: number, width: number, height: number];

/** A maze of square cells; its middle takes some of them. */
export function squareMaze(random: Random, [left, top, width, height]: Plot, columns: number): HedgeMaze {
  const size = width / columns;
  const rows = Math.floor(height / size);
  const [wide, high] = [columns >= 9 ? 3 : 2, rows >= 11 ? 3 : 2];
  const [hx, hy] = [
    Math.round(random.range(0.3, 0.7) * (columns - wide)),
    Math.round(random.range(0.3, 0.56) * (rows - high)),
  ];
  const isHeart = (x: number, y: number): boolean => x >= hx && x < hx + wide && y >= hy && y < hy + high;
  const isFree = (cell: number): boolean => !isHeart(cell % columns, Math.floor(cell / columns));
  const start = (rows - 1) * columns + Math.floor(columns / 2) + random.int(-1, 1);
  const maze = growMaze(random, [columns, rows], start, isFree);
  const shift = (height - rows * size) / 2;
  const spot = (u: number, v: number): Point => [left + u * size, top + shift + v * size];
  const wayIn = [hx, hy + Math.floor(high / 2)] as const;
  const walls: Path[] = [];
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x <= columns; x++) {
      const cell = y * columns + x;
      const isWithin = (dx: number, dy: number): boolean => isHeart(x, y) && isHeart(x - dx, y - dy);
      const isUpright =
        y < rows &&
        !(x > 0 && x < columns && maze.isOpen(cell - 1, cell)) &&
        !isWithin(1, 0) &&
        !(x === wayIn[0] && y === wayIn[1]);
      if (isUpright) walls.push([spot(x, y), spot(x, y + 1)]);
      const isLevel =
        x < columns &&
        !(y > 0 && y < rows && maze.isOpen(cell - columns, cell)) &&
        !isWithin(0, 1) &&
        !(y === rows && x === start % columns);
      if (isLevel) walls.push([spot(x, y), spot(x + 1, y)]);
    }
  return {
    maze,
    spot,
    size,
    heart: { at: spot(hx + wide / 2, hy + high / 2), reach: [(wide * size) / 2, (high * size) / 2] },
    entrance: spot((start % columns) + 0.5, rows),
    cells: Array.from({ length: columns * rows }, (_, cell) => cell).filter(isFree),
    walls,
  };
}

/** A maze of rings around its middle. */
export function roundMaze(random: Random, centre: Point, radii: Point, [columns, rows]: Point): HedgeMaze {
  const [inner, outer] = radii;
  const ring = (outer - inner) / rows;
  const start = (rows - 1) * columns + random.int(0, columns - 1);
  const turn = Math.PI - (((start % columns) + 0.5) / columns) * Math.PI * 2;
  const maze = growMaze(random, [columns, rows], start, () => true);
  const spot = (u: number, v: number): Point => {
    const angle = turn + (u / columns) * Math.PI * 2;
    const r = inner + v * ring;
    return [centre[0] + r * Math.sin(angle), centre[1] - r * Math.cos(angle)];
  };
  const along = (u: number, v: number): Point[] => Array.from({ length: 9 }, (_, i) => spot(u + i / 8, v));
  const wayIn = random.int(0, columns - 1);
  const walls: Path[] = [];
  for (let v = 0; v <= rows; v++)
    for (let u = 0; u < columns; u++) {
      const cell = v * columns + u;
      if (v < rows && (u === 0 || !maze.isOpen(cell - 1, cell))) walls.push([spot(u, v), spot(u, v + 1)]);
      const isGap = (v === 0 && u === wayIn) || (v === rows && u === start % columns);
      if (!isGap && !(v > 0 && v < rows && maze.isOpen(cell - columns, cell))) walls.push(along(u, v));
    }
  return {
    maze,
    spot,
    size: ring,
    heart: { at: centre, reach: [inner, inner] },
    entrance: spot((start % columns) + 0.5, rows),
    cells: Array.from({ length: columns * rows }, (_, cell) => cell),
    walls,
  };
}

/** The hedges as one outline with holes, its rims cut into leafy scallops where it is thick enough. */
export function hedgesOf({ walls }: HedgeMaze, half: number): Shape {
  const rims = stroke(walls, half);
  return half < 8.6 ? rims : rims.map((rim) => leafy(rim, Math.max(20, half * 1.5), half * 0.3));
}

function leafy(rim: Path, step: number, depth: number): Path {
  const spots = resample(rim, step, true);
  const out = normals(spots, true);
  const scallops = spots.flatMap(([x, y], i): Knot[] => {
    const [bx, by] = spots[(i + 1) % spots.length]!;
    const [nx, ny] = out[i]!;
    return [
      [x, y, 1],
      [(x + bx) / 2 - nx * depth, (y + by) / 2 - ny * depth],
    ];
  });
  return blob(scallops);
}

/** Where a hedge ends or meets others, and one in so many of the points where it only turns or runs on. */
export function jointsOf({ walls }: HedgeMaze, every: number): Point[] {
  const met = new Map<string, { at: Point; count: number }>();
  for (const wall of walls)
    for (const at of [wall[0]!, wall.at(-1)!]) {
      const key = at.map(Math.round).join();
      met.set(key, { at, count: (met.get(key)?.count ?? 0) + 1 });
    }
  return [...met.values()].filter(({ count }, i) => count !== 2 || i % every === 1).map(({ at }) => at);
}
