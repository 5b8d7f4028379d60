/** A position in page units: 1000 units are the longer side of a page, y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A polyline, or the rim of a closed outline (the first point is not repeated at the end). */
export type Path = readonly Point[];

/** A closed area: outer rims and holes, told apart by their direction (non-zero rule). */
export type Shape = readonly Path[];

/** Where and how a motif stands: scaled, mirrored, turned (radians), then moved. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Extra factor sideways; 1 when absent. */
  readonly stretch?: number;
  readonly angle?: number;
  readonly flip?: boolean;
}

/** Moves a path to its placement. */
export function place(path: Path, at: Placement): Point[] {
  const scale = at.scale ?? 1;
  const sideways = scale * (at.stretch ?? 1) * (at.flip ? -1 : 1);
  const [cos, sin] = [Math.cos(at.angle ?? 0), Math.sin(at.angle ?? 0)];
  const [dx, dy] = [at.x ?? 0, at.y ?? 0];
  return path.map(([x, y]) => {
    const u = x * sideways;
    const v = y * scale;
    return [dx + u * cos - v * sin, dy + u * sin + v * cos];
  });
}

/** The point at a distance and angle (radians, 0 to the right, growing clockwise on the page) from a centre. */
export function polar(centre: Point, radius: number, angle: number): Point {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

/** The value a share of the way from a to b. */
export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** A share from 0 to 1 that grows slowly at both ends (cubic Hermite, 3t² - 2t³). */
export function eased(share: number): number {
  return share ** 2 * (3 - 2 * share);
}

/** The point a share of the way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return [mix(a[0], b[0], share), mix(a[1], b[1], share)];
}

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
