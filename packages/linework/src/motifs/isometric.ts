import { clockwise } from '../geometry/boolean.ts';
import { ellipse } from '../geometry/forms.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A point of the ground and a height above it, seen from above at the usual angle; u runs to the lower right, v to the
 * lower left.
 */
export function iso(u: number, v: number, up = 0): Point {
  return [(u - v) * 0.866, (u + v) * 0.5 - up];
}

/** A patch of the ground, or of a flat roof at a height. */
export function isoPatch(u: number, v: number, wide: number, deep: number, up = 0): Path {
  return clockwise([iso(u, v, up), iso(u + wide, v, up), iso(u + wide, v + deep, up), iso(u, v + deep, up)]);
}

/** An upright patch of one of the two walls that are seen. */
function wallPatch(side: 'left' | 'right', at: Point, from: Point, size: Point): Path {
  const [along, up] = from;
  const [wide, high] = size;
  const spot = (a: number, h: number): Point =>
    side === 'left' ? iso(at[0] + a, at[1], h) : iso(at[0], at[1] + a, h);
  return clockwise([
    spot(along, up),
    spot(along + wide, up),
    spot(along + wide, up + high),
    spot(along, up + high),
  ]);
}

/** A house on a square of ground whose far corner is (u, v). */
export interface Block {
  readonly at: Point;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly role: Role;
  readonly roof: Role;
  /** Windows along a wall and floors above each other. */
  readonly windows: readonly [across: number, floors: number];
  readonly top: 'flat' | 'gable' | 'hip';
  /** Whether every window has a cross of bars. */
  readonly hasBars?: boolean;
}

/** Draws a house: two walls with windows, a door and its roof. */
export function isoBlock(sheet: Sheet, it: Block): void {
  const [u, v] = it.at;
  const { wide, deep, high } = it;
  const near: Point = [u, v + deep];
  const side: Point = [u + wide, v];
  const front = wallPatch('left', near, [0, 0], [wide, high]);
  const flank = wallPatch('right', side, [0, 0], [deep, high]);
  sheet.shape(front, 'bold', it.role);
  sheet.shape(flank, 'bold', it.role);
  const [across, floors] = it.windows;
  for (const [wall, at, length] of [
    ['left', near, wide],
    ['right', side, deep],
  ] as const)
    for (let floor = 0; floor < floors; floor++)
      for (let i = 0; i < across; i++) {
        const [step, rise] = [length / across, high / floors];
        const isDoor = wall === 'left' && floor === 0 && i === across >> 1;
        sheet.shape(
          wallPatch(
            wall,
            at,
            [step * (i + 0.24), rise * (floor + (isDoor ? 0 : 0.24))],
            [step * 0.52, rise * (isDoor ? 0.72 : 0.52)],
          ),
          'line',
          isDoor ? 'wood' : 'sun',
        );
        if (it.hasBars && !isDoor)
          bars(sheet, wall, at, [step * (i + 0.5), rise * (floor + 0.5)], [step, rise]);
      }
  roofOf(sheet, it);
}

/** A cross of bars in a window whose middle lies at a spot of a wall, a share of its step and rise wide and high. */
function bars(
  sheet: Sheet,
  wall: 'left' | 'right',
  at: Point,
  [along, up]: Point,
  [step, rise]: Point,
): void {
  const spot = (a: number, h: number): Point =>
    wall === 'left' ? iso(at[0] + a, at[1], h) : iso(at[0], at[1] + a, h);
  sheet.line([spot(along - step * 0.26, up), spot(along + step * 0.26, up)], 'fine', 0);
  sheet.line([spot(along, up - rise * 0.26), spot(along, up + rise * 0.26)], 'fine', 0);
}

function roofOf(sheet: Sheet, it: Block): void {
  const [u, v] = it.at;
  const { wide, deep, high } = it;
  const [a, b, c, d] = [
    iso(u, v, high),
    iso(u + wide, v, high),
    iso(u + wide, v + deep, high),
    iso(u, v + deep, high),
  ];
  if (it.top === 'flat') {
    sheet.shape([a, b, c, d], 'bold', it.roof);
    sheet.shape(isoPatch(u + wide * 0.14, v + deep * 0.14, wide * 0.72, deep * 0.72, high), 'line', 'soft');
    return;
  }
  if (it.top === 'hip') {
    const tip = iso(u + wide / 2, v + deep / 2, high + Math.min(wide, deep) * 0.62);
    sheet.shape([d, c, tip], 'bold', it.roof);
    sheet.shape([c, b, tip], 'bold', it.roof);
    return;
  }
  const rise = deep * 0.55;
  const [left, right] = [iso(u, v + deep / 2, high + rise), iso(u + wide, v + deep / 2, high + rise)];
  sheet.shape([c, b, right], 'bold', it.role);
  sheet.shape([d, c, right, left], 'bold', it.roof);
}

/** A fir of stacked cones on a spot of the ground. */
export function isoFir(sheet: Sheet, at: Point, size: number, tiers: number): void {
  const [x, y] = iso(...at);
  for (let i = 0; i < tiers; i++) {
    const [foot, half] = [y - (i * size * 1.1) / tiers, size * (0.5 - (0.26 * i) / tiers)];
    sheet.shape(
      [
        [x, foot - (size * 1.5) / tiers - 8],
        [x + half, foot],
        [x, foot + half * 0.24],
        [x - half, foot],
      ],
      'line',
      'leaf',
    );
  }
}

/** A round pond on the ground. */
export function isoPond(sheet: Sheet, at: Point, radius: number): void {
  const [x, y] = iso(...at);
  sheet.shape(ellipse(x, y, radius * 1.22, radius * 0.7), 'line', 'sand');
  sheet.shape(ellipse(x, y, radius, radius * 0.55), 'line', 'water');
}
