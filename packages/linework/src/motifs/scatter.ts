import { contains } from '../geometry/path.ts';
import { distance, type Path, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';

/** Where small things may float. */
export interface Field {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Rims nothing may come near. */
  readonly avoid: readonly Path[];
  readonly count: number;
  /** Smallest and largest radius, in units. */
  readonly sizes: readonly [number, number];
  /** Free room around each, in units. */
  readonly gap: number;
}

/** A place for a small thing. */
export interface Spot {
  readonly at: Point;
  readonly size: number;
}

/** Places for small things, never on each other nor near what they must avoid; fewer when there is no room. */
export function scatter(random: Random, field: Field): Spot[] {
  const spots: Spot[] = [];
  const [left, top, right, bottom] = field.box;
  for (let tries = 0; tries < field.count * 60 && spots.length < field.count; tries++) {
    const size = random.range(...field.sizes);
    const at: Point = [random.range(left, right), random.range(top, bottom)];
    const room = size + field.gap;
    const crowded = spots.some((spot) => distance(spot.at, at) < spot.size + room);
    if (crowded || field.avoid.some((rim) => near(rim, at, room))) continue;
    spots.push({ at, size });
  }
  return spots;
}

function near(rim: Path, at: Point, room: number): boolean {
  return contains(rim, at) || rim.some((point) => distance(point, at) < room);
}
