import { contains, resample } from '../../geometry/path.ts';
import { distance, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';

/** A circle that found room. */
export interface Room {
  readonly at: Point;
  readonly radius: number;
}

/** How circles are packed into an outline. */
export interface Packing {
  readonly rim: Path;
  /** Smallest and largest radius. */
  readonly radii: readonly [least: number, most: number];
  /** Free units between circles, and to the rim. */
  readonly gap: number;
  readonly edge: number;
  readonly random: Random;
  /** Circles that are there already. */
  readonly taken?: readonly Room[];
}

const SPOTS = 900;

/**
 * Circles packed into an outline: large ones tight against what is there, then smaller ones where most room is left.
 */
export function pack({ rim, radii, gap, edge, random, taken = [] }: Packing): Room[] {
  const [least, most] = radii;
  const border = resample(rim, 14, true);
  const xs = rim.map((p) => p[0]);
  const ys = rim.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const spots = Array.from({ length: SPOTS }, (): Point => [
    random.range(left, right),
    random.range(top, bottom),
  ])
    .filter((at) => contains(rim, at))
    .map((at) => ({
      at,
      room: Math.min(
        Math.min(...border.map((point) => distance(point, at))) - edge,
        ...taken.map((it) => distance(it.at, at) - it.radius - gap),
      ),
    }));
  const rooms: Room[] = [];
  for (let best = tightest(spots, least, most); best; best = tightest(spots, least, most)) {
    const radius = Math.min(most, best.room);
    rooms.push({ at: best.at, radius });
    for (const spot of spots) spot.room = Math.min(spot.room, distance(spot.at, best.at) - radius - gap);
  }
  return rooms;
}

interface Spot {
  readonly at: Point;
  room: number;
}

/** Where a circle of the largest size just fits; failing that, where the largest fits. */
function tightest(spots: readonly Spot[], least: number, most: number): Spot | undefined {
  let snug: Spot | undefined;
  let widest: Spot | undefined;
  for (const spot of spots) {
    if (spot.room >= most && spot.room < (snug?.room ?? Infinity)) snug = spot;
    if (spot.room >= least && spot.room > (widest?.room ?? 0)) widest = spot;
  }
  return snug ?? widest;
}
