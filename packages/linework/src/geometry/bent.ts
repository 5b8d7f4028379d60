import { polar, type Path, type Point } from './point.ts';

/** An arc to draw along: things lie on it as if it were a straight line, their upper side outwards. */
export interface Orbit {
  readonly centre?: Point;
  readonly radius: number;
  /** Where x = 0 lies, in radians. */
  readonly angle: number;
  /** How far the way falls towards the centre for each unit forwards. */
  readonly falls?: number;
}

/** Bends a path of straight-line coordinates along an orbit: x runs clockwise round it, -y outwards. */
export function bent(path: Path, { centre, radius, angle, falls }: Orbit): Point[] {
  return path.map(([x, y]) => polar(centre ?? [0, 0], radius - y - x * (falls ?? 0), angle + x / radius));
}
