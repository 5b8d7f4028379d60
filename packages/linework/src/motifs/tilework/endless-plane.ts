import type { Point } from '../../geometry/point.ts';

/** A tile of the Poincaré disk: its corners and middle, the disk having radius 1, and how many edges lie before it. */
export interface DiskTile {
  readonly corners: readonly Point[];
  readonly middle: Point;
  readonly steps: number;
}

/** Points of a geodesic between two corners. */
const ALONG = 14;
/** Twice the area of two corners and the middle, under which they lie on a line. */
const STRAIGHT = 1e-7;

/**
 * The regular tiling {sides, meeting} of the hyperbolic plane in the Poincaré disk: polygons of so many sides, so many
 * of them around each corner, as far out as they are at least `least` across (Coxeter 1954; Dunham 1986).
 */
export function diskTiling(sides: number, meeting: number, least: number, turn: number): DiskTile[] {
  const [a, b] = [Math.PI / sides, Math.PI / meeting];
  const radius = Math.sqrt(Math.cos(a + b) / Math.cos(a - b));
  const first: DiskTile = {
    corners: Array.from({ length: sides }, (_, i): Point => {
      const angle = turn + (2 * Math.PI * i) / sides;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
    middle: [0, 0],
    steps: 0,
  };
  const found = new Map([[placeName(first.middle), first]]);
  for (const tile of found.values())
    tile.corners.forEach((corner, i) => {
      const next = mirrored(tile, corner, tile.corners[(i + 1) % sides]!);
      if (widthOf(next) >= least && !found.has(placeName(next.middle)))
        found.set(placeName(next.middle), next);
    });
  return [...found.values()];
}

/** The rim of a tile along the geodesics between its corners; `share` below 1 draws it nearer to its middle. */
export function tileRim({ corners, middle }: DiskTile, share = 1): Point[] {
  const kept = corners.map((corner) => (share === 1 ? corner : towards(middle, corner, share)));
  return kept.flatMap((corner, i) => geodesic(corner, kept[(i + 1) % kept.length]!).slice(0, -1));
}

/** The point a share of the hyperbolic way from one point to another. */
export function towards(from: Point, to: Point, share: number): Point {
  const [x, y] = shifted(to, from);
  const far = Math.hypot(x, y);
  const reach = Math.tanh(Math.atanh(Math.min(far, 1 - 1e-9)) * share);
  return shifted([(x / far) * reach, (y / far) * reach], [-from[0], -from[1]]);
}

/** The disk moved so that `origin` comes to its middle: (z - o) / (1 - z conj(o)). */
function shifted([x, y]: Point, [u, v]: Point): Point {
  const [above, beside] = [x - u, y - v];
  const [real, imaginary] = [1 - (x * u + y * v), x * v - y * u];
  const size = real * real + imaginary * imaginary;
  return [(above * real + beside * imaginary) / size, (beside * real - above * imaginary) / size];
}

function geodesic(a: Point, b: Point): Point[] {
  return Array.from({ length: ALONG + 1 }, (_, i): Point => (i === 0 ? a : towards(a, b, i / ALONG)));
}

/** A tile mirrored at the geodesic through two of its corners. */
function mirrored(tile: DiskTile, a: Point, b: Point): DiskTile {
  const over = mirrorAt(a, b);
  return { corners: tile.corners.map(over), middle: over(tile.middle), steps: tile.steps + 1 };
}

/** The mirror that is a geodesic: a circle that meets the disk's rim squarely, or a line through its middle. */
function mirrorAt(a: Point, b: Point): (point: Point) => Point {
  const across = a[0] * b[1] - a[1] * b[0];
  if (Math.abs(across) < STRAIGHT) {
    const far = Math.hypot(a[0] - b[0], a[1] - b[1]);
    const [u, v] = [(a[0] - b[0]) / far, (a[1] - b[1]) / far];
    return ([x, y]) => [2 * u * (u * x + v * y) - x, 2 * v * (u * x + v * y) - y];
  }
  const [p, q] = [1 + a[0] * a[0] + a[1] * a[1], 1 + b[0] * b[0] + b[1] * b[1]];
  const [cx, cy] = [(p * b[1] - q * a[1]) / (2 * across), (q * a[0] - p * b[0]) / (2 * across)];
  const square = cx * cx + cy * cy - 1;
  return ([x, y]) => {
    const share = square / ((x - cx) ** 2 + (y - cy) ** 2);
    return [cx + (x - cx) * share, cy + (y - cy) * share];
  };
}

function widthOf({ corners }: DiskTile): number {
  return Math.max(...corners.flatMap(([x, y]) => corners.map(([u, v]) => Math.hypot(x - u, y - v))));
}

function placeName([x, y]: Point): string {
  return `${Math.round(x * 1e5)}/${Math.round(y * 1e5)}`;
}
