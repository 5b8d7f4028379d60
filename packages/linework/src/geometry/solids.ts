import { clockwise, unite } from './boolean.ts';
import { hull, type Camera, type Spot } from './camera.ts';
import { mix, type Path, type Point, type Shape } from './point.ts';

const TURN = Math.PI * 2;

/** A box that stands level: the middle of its foot, its width, height and depth, and how far it is turned. */
export interface Box3 {
  readonly at: Spot;
  readonly size: Spot;
  readonly turn?: number;
}

/** A flat side of a solid: points by shares across and up, and its whole outline. */
export interface Side {
  readonly outline: Path;
  readonly at: (across: number, up: number) => Point;
  readonly patch: (across: number, up: number, across2: number, up2: number) => Path;
}

/** The sides of a box that the eye sees, the farthest first; its top last where it is seen. */
export function boxSides(view: Camera, { at, size, turn = 0 }: Box3): { sides: Side[]; top?: Side } {
  const [w, h, d] = size;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = (x: number, y: number, z: number): Spot => [
    at[0] + x * cos - z * sin,
    at[1] + y,
    at[2] + x * sin + z * cos,
  ];
  const corners = [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ] as const;
  const walls = corners.map((a, i) => {
    const b = corners[(i + 1) % 4]!;
    const [mx, mz] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const middle = spot(mx, h / 2, mz);
    const outward = spot(mx * 2, h / 2, mz * 2);
    const facing =
      (outward[0] - middle[0]) * (view.from[0] - middle[0]) +
      (outward[2] - middle[2]) * (view.from[2] - middle[2]);
    return { a, b, facing, depth: view.depth(middle) };
  });
  const sides = walls
    .filter(({ facing }) => facing > 0)
    .sort((p, q) => q.depth - p.depth)
    .map(({ a, b }) => flat((u, v) => view.see(spot(mix(a[0], b[0], u), v * h, mix(a[1], b[1], u)))));
  if (view.from[1] <= at[1] + h) return { sides };
  return { sides, top: flat((u, v) => view.see(spot(mix(-w / 2, w / 2, u), h, mix(-d / 2, d / 2, v)))) };
}

function flat(at: Side['at']): Side {
  const patch: Side['patch'] = (u, v, u2, v2) => clockwise([at(u, v), at(u2, v), at(u2, v2), at(u, v2)]);
  return { outline: patch(0, 0, 1, 1), at, patch };
}

/** A level circle in space. */
export function ringAt(view: Camera, [x, y, z]: Spot, radius: number, count = 48): Path {
  return clockwise(
    Array.from({ length: count }, (_, i) => {
      const t = (i / count) * TURN;
      return view.see([x + radius * Math.cos(t), y, z + radius * Math.sin(t)]);
    }),
  );
}

/** Something turned on a lathe that stands upright: its radius at heights from its foot upwards. */
export interface Turned {
  readonly outline: Shape;
  /** The circle round it at a height. */
  readonly ring: (height: number) => Path;
  /** A point on its skin by angle (0 faces the eye, a quarter is its right edge) and height. */
  readonly skin: (angle: number, height: number) => Point;
  /** A patch of its skin. */
  readonly patch: (angle: number, height: number, angle2: number, height2: number) => Path;
}

/** What a turned body looks like: radius and height from foot to rim, a circle of so many points. */
export function turned(view: Camera, at: Spot, profile: readonly Point[], count = 48): Turned {
  const toEye = Math.atan2(view.from[2] - at[2], view.from[0] - at[0]);
  const radiusAt = (height: number): number => {
    const i = profile.findIndex(([, h]) => h >= height);
    if (i === 0) return profile[0]![0];
    const [a, b] = i < 0 ? [profile.at(-1)!, profile.at(-1)!] : [profile[i - 1]!, profile[i]!];
    return a[1] === b[1] ? b[0] : mix(a[0], b[0], (height - a[1]) / (b[1] - a[1]));
  };
  const up = (height: number): Spot => [at[0], at[1] + height, at[2]];
  const rings = profile.map(([r, h]) => ringAt(view, up(h), r, count));
  const skin: Turned['skin'] = (angle, height) => {
    const [r, t] = [radiusAt(height), toEye + angle];
    return view.see([at[0] + r * Math.cos(t), at[1] + height, at[2] + r * Math.sin(t)]);
  };
  return {
    outline: unite(rings.slice(1).map((ring, i) => hull([...rings[i]!, ...ring]))),
    ring: (height) => ringAt(view, up(height), radiusAt(height)),
    skin,
    patch: (a, h, a2, h2) => {
      const steps = Array.from({ length: 9 }, (_, i) => i / 8);
      return clockwise([
        ...steps.map((t) => skin(mix(a, a2, t), h)),
        ...steps.map((t) => skin(a2, mix(h, h2, t))),
        ...steps.map((t) => skin(mix(a2, a, t), h2)),
        ...steps.map((t) => skin(a, mix(h2, h, t))),
      ]);
    },
  };
}
