import { curve } from '../../../geometry/curve.ts';
import { resample } from '../../../geometry/path.ts';
import { mix, type Path, type Point, type Shape } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { fringedAlong } from '../soft-fur.ts';
import type { Build, Joints } from './quadruped.ts';

/**
 * Rows of tufts over a plain coat in shares of the body: along it from hip (0) to shoulder (1),
 * down it from back (-1) to belly (1).
 */
const TRUNK_ROWS = [
  {
    way: [
      [0.98, -1.4],
      [0.8, -0.7],
      [0.74, 0],
      [0.8, 0.7],
      [0.9, 1.5],
    ],
    tufts: 5,
  },
  {
    way: [
      [0.34, -1.5],
      [0.3, -0.7],
      [0.3, 0],
      [0.36, 0.7],
      [0.3, 1.4],
    ],
    tufts: 4,
  },
  {
    way: [
      [0.78, -0.5],
      [0.62, -0.34],
      [0.48, -0.34],
      [0.31, -0.5],
    ],
    tufts: 4,
    isBack: true,
  },
] as const;

/** Draws a coat that stays plain but for rows of tufts: behind the head, at shoulder, haunch and back. */
export function softCoat(sheet: Sheet, rim: Shape, build: Build, at: Joints): void {
  const inside = sheet.inside(rim);
  const deep = Math.min(build.trunk[2] * 0.34, 26);
  for (const row of TRUNK_ROWS) {
    const way = curve(row.way.map(([along, down]) => onTrunk(build, at, along, down)));
    inside.line(fringedAlong(resample(way, 4), row.tufts, 'isBack' in row ? deep : -deep), 'fine', 0);
  }
  inside.line(fringedAlong(resample(ruffOf(build, at), 4), 4, -deep), 'fine', 0);
}

/** Where short rows of tufts lie on a smooth coat, in shares of the body as above, and their number of tufts. */
const SHORT_ROWS = [
  { from: [0.02, -0.5], to: [0.26, -0.46], tufts: 3 },
  { from: [0.4, -0.34], to: [0.6, -0.3], tufts: 3 },
  { from: [0.5, 0.3], to: [0.64, 0.34], tufts: 2 },
  { from: [0.9, 0.26], to: [1.06, 0.3], tufts: 2 },
] as const;

/** Draws a few short rows of tufts on a coat that is smooth otherwise. */
export function softTufts(inside: Sheet, build: Build, at: Joints): void {
  const deep = Math.min(build.trunk[2] * 0.24, 15);
  for (const { from, to, tufts } of SHORT_ROWS)
    inside.line(
      fringedAlong(
        resample([onTrunk(build, at, from[0], from[1]), onTrunk(build, at, to[0], to[1])], 4),
        tufts,
        -deep,
      ),
      'line',
      0.3,
    );
}

/** A spot of the trunk. */
function onTrunk(build: Build, { hip, shoulder }: Joints, along: number, down: number): Point {
  const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]];
  const long = Math.hypot(dx, dy) || 1;
  const half = mix(build.trunk[0], build.trunk[2], along) * down;
  return [hip[0] + dx * along - (dy / long) * half, hip[1] + dy * along + (dx / long) * half];
}

/** A line round the neck from the crest to the throat, nearer to the head than to the shoulder. */
function ruffOf({ neck, trunk }: Build, { shoulder, nape }: Joints): Path {
  const [dx, dy] = [nape[0] - shoulder[0], nape[1] - shoulder[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const half = mix(neck[1], neck[2], 0.5) * 1.5;
  const on = (along: number, across: number): Point => [
    shoulder[0] + dx * along - uy * across,
    shoulder[1] + dy * along + ux * across,
  ];
  return curve([on(0.72, -half), on(0.5, -half * 0.4), on(0.42, half * 0.3), on(0.6, half + trunk[2] * 0.3)]);
}

/** Draws three rows of tufts over a tail of such a coat, tips towards its end. */
export function softTail(sheet: Sheet, rim: Path, spine: readonly Point[]): void {
  const inside = sheet.inside([rim]);
  for (const share of [0.3, 0.5, 0.72]) inside.line(tailRow(spine, share), 'fine', 0);
  sheet.rim(rim, 'bold');
}

/** Half the length of a row across a tail, in units: wider than any tail. */
const TAIL_ROW_HALF = 64;

/** A row of tufts across a tail at a share of its way. */
function tailRow(spine: readonly Point[], share: number): Path {
  const i = Math.floor(share * (spine.length - 2));
  const [[x, y], [nx, ny]] = [spine[i]!, spine[i + 1]!];
  const long = Math.hypot(nx - x, ny - y) || 1;
  const [ux, uy] = [((nx - x) / long) * TAIL_ROW_HALF, ((ny - y) / long) * TAIL_ROW_HALF];
  const row: Path = [
    [x + uy, y - ux],
    [x, y],
    [x - uy, y + ux],
  ];
  return fringedAlong(resample(row, 4), 4, TAIL_ROW_HALF * 0.36);
}
