import { clockwise } from '../../../geometry/boolean.ts';
import { curve, type Knot } from '../../../geometry/curve.ts';
import { drawn } from '../../../geometry/drawn.ts';
import { mix, type Path, type Placement, type Point } from '../../../geometry/point.ts';
import type { Build, Joints } from './quadruped.ts';

/** Three tips of hair that hang from the origin, the middle one the longest, 48 units high. */
const TUFT = '-24,-10! -26,8 -19,27! -13,17 -9,19! -6,34 3,50! 8,34 9,22! 14,24 22,32! 25,12 21,-12!';

/** Where hair breaks the outline of a furry body: the breast, the elbow and behind the thigh. */
export function shag(build: Build, at: Joints, knee: Point, elbow: Point): Path[] {
  const [rump, , chest] = build.trunk;
  const size = build.trunk[2] / 62;
  const spots: readonly Placement[] = [
    { x: at.shoulder[0] + chest * 0.78, y: at.shoulder[1] + chest * 0.24, angle: -0.5, scale: size },
    { x: at.shoulder[0] + chest * 0.5, y: at.shoulder[1] + chest * 0.66, angle: -0.12, scale: size * 0.9 },
    { x: elbow[0] - build.limb[1] * 0.9, y: elbow[1] - 6, angle: 0.5, scale: size * 0.62 },
    {
      x: mix(at.hip[0], knee[0], 0.45) - rump * 0.62,
      y: mix(at.hip[1], knee[1], 0.45) + rump * 0.16,
      angle: 0.62,
      scale: size * 0.8,
    },
  ];
  return spots.map((spot) => clockwise(drawn(TUFT, spot)));
}

/** A line along a fold of the body whose middle breaks into tips of hair that point along it. */
export function hairy(line: readonly Point[], count: number, size: number): Path {
  const spots = line.length - 1;
  const at = (share: number): Point => line[Math.round(share * spots)]!;
  const table: Knot[] = [[...at(0)]];
  for (let i = 0; i < count; i++) {
    const [from, to] = [at((i + 0.15) / count), at((i + 1) / count)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    const out = size * (i % 2 === 0 ? 1 : 0.72);
    const [nx, ny] = [(-dy / long) * out, (dx / long) * out];
    table.push([from[0] + dx * 0.55 + nx * 0.5, from[1] + dy * 0.55 + ny * 0.5]);
    table.push([to[0] + dx * 0.16 + nx, to[1] + dy * 0.16 + ny, 1]);
    table.push([to[0] - dx * 0.06, to[1] - dy * 0.06, 1]);
  }
  return curve(table, 5);
}
