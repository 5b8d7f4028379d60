import { bezier } from './curve.ts';
import type { Point } from './point.ts';

/** Handles of one side of a petal one unit long and two wide: cubic curves chained from base to tip. */
const SIDES = {
  lotus: [
    [0, 0, 0.9, 0.12, 1.45, 0.55, 0.42, 0.83],
    [0.42, 0.83, 0.2, 0.9, 0.07, 0.95, 0, 1],
  ],
  round: [
    [0, 0, 0.55, 0.1, 1, 0.38, 1, 0.68],
    [1, 0.68, 1, 0.9, 0.55, 1, 0, 1],
  ],
  drop: [
    [0, 0, 0.2, 0.25, 1, 0.45, 1, 0.7],
    [1, 0.7, 1, 0.92, 0.5, 1, 0, 1],
  ],
  leaf: [[0, 0, 1.35, 0.3, 1.2, 0.72, 0, 1]],
  point: [[0, 0, 1.5, 0.22, 0.95, 0.62, 0, 1]],
  heart: [
    [0, 0, 0.5, 0.12, 1.05, 0.5, 1, 0.76],
    [1, 0.76, 0.98, 1.02, 0.25, 1.06, 0, 0.88],
  ],
  ogee: [
    [0, 0, 0.7, 0.02, 1.1, 0.2, 1, 0.42],
    [1, 0.42, 0.9, 0.66, 0.18, 0.66, 0, 1],
  ],
  arch: [
    [0, 0, 0.4, 0, 0.8, 0, 1, 0],
    [1, 0, 1, 0.1, 1, 0.2, 1, 0.3],
    [1, 0.3, 1, 0.8, 0.55, 1, 0, 1],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>;

/** The outlines a petal, leaf or feather can take. */
export type PetalKind = keyof typeof SIDES;

/** Into how many parts each curve of a petal's side falls. */
const ROUGH_PARTS = 11;
/** From this length on a petal of so few parts shows corners. */
const LONG_PETAL = 130;
const FINE_STEP = 5;

/** Share of the length at which each kind is widest. */
export const WIDEST: Readonly<Record<PetalKind, number>> = {
  lotus: 0.52,
  round: 0.68,
  drop: 0.7,
  leaf: 0.52,
  point: 0.42,
  heart: 0.76,
  ogee: 0.36,
  arch: 0.2,
};

/** A petal standing on (0, 0) with its tip at (0, -length). */
export function petal(kind: PetalKind, length: number, width: number): Point[] {
  return outline(kind, length, width, ROUGH_PARTS);
}

/** The same petal with a smooth rim however long it is. */
export function finePetal(kind: PetalKind, length: number, width: number): Point[] {
  return outline(kind, length, width, length < LONG_PETAL ? ROUGH_PARTS : Math.round(length / FINE_STEP));
}

function outline(kind: PetalKind, length: number, width: number, parts: number): Point[] {
  const half = width / 2;
  const side: Point[] = [];
  for (const curve of SIDES[kind]) {
    const [ax, ay, bx, by, cx, cy, dx, dy] = curve.map((v, i) => (i % 2 === 0 ? v * half : -v * length));
    const line = bezier(
      [ax!, ay!],
      [bx!, by!],
      [cx!, cy!],
      [dx!, dy!],
      SIDES[kind].length === 1 ? parts * 2 : parts,
    );
    side.push(...(side.length > 0 ? line.slice(1) : line));
  }
  const other = side.slice(1, -1).map(([x, y]): Point => [-x, y]);
  return [...side, ...other.reverse()];
}
