import { clockwise } from './boolean.ts';
import type { Path, Point } from './point.ts';

/** A point in space: x to the right, y upwards, z away from the eye of a camera that looks straight ahead. */
export type Spot = readonly [x: number, y: number, z: number];

/** Where an eye is, what it looks at, and how large and where that lies on the page. */
export interface Eye {
  readonly from: Spot;
  readonly to: Spot;
  /** Page units to one unit of space at a distance of one. */
  readonly zoom: number;
  readonly centre: Point;
}

/** Sees points of space on the page. */
export interface Camera {
  /** Where the eye is. */
  readonly from: Spot;
  readonly see: (spot: Spot) => Point;
  /** How far before the eye a point lies. */
  readonly depth: (spot: Spot) => number;
  /** Page units to one unit of space there. */
  readonly size: (spot: Spot) => number;
}

const NEAREST = 0.05;

/** A camera with upright verticals only where it looks level, as the eye has it. */
export function camera({ from, to, zoom, centre }: Eye): Camera {
  const ahead = unit(minus(to, from));
  const right = unit(cross([0, 1, 0], ahead));
  const up = cross(ahead, right);
  const depth = (spot: Spot): number => Math.max(NEAREST, dot(minus(spot, from), ahead));
  return {
    from,
    depth,
    size: (spot) => zoom / depth(spot),
    see: (spot) => {
      const v = minus(spot, from);
      const scale = zoom / depth(spot);
      return [centre[0] + dot(v, right) * scale, centre[1] - dot(v, up) * scale];
    },
  };
}

/** The closed outline round points: what a solid without hollows looks like from anywhere. */
export function hull(points: Path): Path {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return clockwise([...halfHull(sorted), ...halfHull(sorted.reverse())]);
}

function halfHull(sorted: Path): Point[] {
  const out: Point[] = [];
  for (const p of sorted) {
    while (out.length > 1 && turn(out.at(-2)!, out.at(-1)!, p) <= 0) out.pop();
    out.push(p);
  }
  return out.slice(0, -1);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function minus(a: Spot, b: Spot): Spot {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Spot, b: Spot): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Spot, b: Spot): Spot {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Spot): Spot {
  const size = Math.hypot(...a);
  return [a[0] / size, a[1] / size, a[2] / size];
}
