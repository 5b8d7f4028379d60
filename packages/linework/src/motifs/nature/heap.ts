import { unite } from '../../geometry/boolean.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { area, bounds, resample } from '../../geometry/path.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';

/** A round part of a heaped cloud. */
export type Bump = readonly [x: number, y: number, radius: number];

/** What a heap of cloud is built on. */
export interface Heap {
  /** The line its bumps follow, from left to right. */
  readonly line: Path;
  /** Radii of its smallest and largest bumps; the higher on the line, the larger. */
  readonly sizes: readonly [small: number, large: number];
  /** What lies below the line, from its right end back to its left end. */
  readonly under: Path;
}

/** How bumps beside each other differ, so that no two neighbors are of one size. */
const UNEVEN = [1.16, 0.72, 1, 0.6, 1.28, 0.84, 0.66] as const;

/** Bumps along a line, set so deep that they overlap. */
export function bumpsOn(random: Random, { line, sizes }: Pick<Heap, 'line' | 'sizes'>): Bump[] {
  const [, top, , foot] = bounds([line]);
  const steps = resample(line, 2);
  const out: Bump[] = [];
  const start = random.int(0, UNEVEN.length - 1);
  for (let at = 0, i = 0; at < steps.length; i++) {
    const [x, y] = steps[Math.floor(at)]!;
    const high = foot === top ? 0.5 : (foot - y) / (foot - top);
    const radius =
      (sizes[0] + (sizes[1] - sizes[0]) * high) *
      UNEVEN[(i + start) % UNEVEN.length]! *
      random.range(0.92, 1.08);
    out.push([x, Math.min(y + radius * 0.3, foot + 18 - radius), radius]);
    at += (radius * 1.2 + sizes[0] * 0.12) / 2;
  }
  return out;
}

/** The outline of bumps and what lies under their line. */
export function heapRim(bumps: readonly Bump[], { line, under }: Pick<Heap, 'line' | 'under'>): Path {
  const rims = unite([[...line, ...under], ...bumps.map(([x, y, r]) => ellipse(x, y, r, r * 0.96))]);
  return rims.reduce((best, rim) => (area(rim) > area(best) ? rim : best));
}

/**
 * Where one bump stands before its neighbor its edge runs on into the cloud: the open lines of those that have room,
 * from the rim inwards; `sweep` is how far they run on, in radians.
 */
export function folds(bumps: readonly Bump[], least: number, sweep = 1.05): Path[] {
  const out: Path[] = [];
  for (let i = 0; i + 1 < bumps.length; i++) {
    const [left, right] = [bumps[i]!, bumps[i + 1]!];
    const cusp = meeting(left, right);
    if (!cusp || isHidden(cusp, bumps, i)) continue;
    const isLeft = left[2] > right[2];
    const [x, y, r] = isLeft ? left : right;
    if (r < least) continue;
    const from = Math.atan2((cusp[1] - y) / 0.96, cusp[0] - x);
    out.push(arc(x, y, r, r * 0.96, from, from + (isLeft ? sweep : -sweep)));
  }
  return out;
}

/** The upper of the two points where two circles cross. */
function meeting([x0, y0, r0]: Bump, [x1, y1, r1]: Bump): Point | undefined {
  const far = Math.hypot(x1 - x0, y1 - y0);
  if (far > r0 + r1 || far < Math.abs(r0 - r1) + 2) return undefined;
  const along = (r0 * r0 - r1 * r1 + far * far) / (2 * far);
  const aside = Math.sqrt(Math.max(0, r0 * r0 - along * along));
  const [u, v] = [(x1 - x0) / far, (y1 - y0) / far];
  return [x0 + u * along + v * aside, y0 + v * along - u * aside];
}

function isHidden([x, y]: Point, bumps: readonly Bump[], i: number): boolean {
  return bumps.some(
    ([bx, by, r], k) => k !== i && k !== i + 1 && Math.hypot(x - bx, (y - by) / 0.96) < r + 3,
  );
}
