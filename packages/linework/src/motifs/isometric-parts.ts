import { clockwise } from '../geometry/boolean.ts';
import { arc, ellipse } from '../geometry/forms.ts';
import { between, type Path, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { iso, isoPatch } from './isometric.ts';
import { puff } from './nature/puff.ts';

/** A circle of the ground is an ellipse on the page: its half width and half height for a radius of one. */
const [ROUND_WIDE, ROUND_HIGH] = [1.22, 0.7];

/** A circle that lies on the ground, or on a flat roof at a height. */
export function isoRound(at: Point, radius: number, up = 0): Path {
  const [x, y] = iso(...at, up);
  return ellipse(x, y, radius * ROUND_WIDE, radius * ROUND_HIGH);
}

/** A box that stands on the ground or at a height; its far corner is `at`. */
export interface IsoBox {
  readonly at: Point;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly up?: number;
}

/** One of the two walls that are seen: patches by shares along it and of its height. */
export type Wall = (along: number, up: number, along2: number, up2: number) => Path;

/** Patches of a wall whose points are given by shares along it and of its height. */
const wallOf =
  (spot: (along: number, up: number) => Point): Wall =>
  (a, h, a2, h2) =>
    clockwise([spot(a, h), spot(a2, h), spot(a2, h2), spot(a, h2)]);

/** The wall at the lower left and the one at the lower right. */
function walls({ at: [u, v], wide, deep, high, up = 0 }: IsoBox): readonly [left: Wall, right: Wall] {
  return [
    wallOf((a, h) => iso(u + a * wide, v + deep, up + h * high)),
    wallOf((a, h) => iso(u + wide, v + deep - a * deep, up + h * high)),
  ];
}

/** Draws the two walls of a box and, where it has one, its flat top. */
export function isoWalls(sheet: Sheet, box: IsoBox, role: Role, top?: Role): readonly [Wall, Wall] {
  const pair = walls(box);
  for (const wall of pair) sheet.shape(wall(0, 0, 1, 1), 'line', role);
  if (top) sheet.shape(isoPatch(...box.at, box.wide, box.deep, (box.up ?? 0) + box.high), 'line', top);
  return pair;
}

/** A roof of two slopes on a box, its ridge along one of the ground's axes, with so many rows of tiles. */
export function isoGable(
  sheet: Sheet,
  box: IsoBox,
  roles: readonly [roof: Role, wall: Role],
  it: { readonly ridge: 'u' | 'v'; readonly rise: number; readonly rows: number },
): void {
  const [u, v] = box.at;
  const top = (box.up ?? 0) + box.high;
  const [far, near] = [iso(u + box.wide, v, top), iso(u, v + box.deep, top)];
  const front = iso(u + box.wide, v + box.deep, top);
  const crest = top + it.rise;
  const [begin, end] =
    it.ridge === 'u'
      ? [iso(u, v + box.deep / 2, crest), iso(u + box.wide, v + box.deep / 2, crest)]
      : [iso(u + box.wide / 2, v, crest), iso(u + box.wide / 2, v + box.deep, crest)];
  const [eave, other] = it.ridge === 'u' ? [near, far] : [far, near];
  sheet.shape(clockwise([front, other, end]), 'line', roles[1]);
  sheet.shape(clockwise([eave, front, end, begin]), 'line', roles[0]);
  for (let row = 1; row < it.rows; row++)
    sheet.line([between(eave, begin, row / it.rows), between(front, end, row / it.rows)], 'fine', 0);
}

/** A roof of four slopes that meet at a point. */
export function isoSpire(sheet: Sheet, box: IsoBox, role: Role, rise: number): void {
  const [u, v] = box.at;
  const top = (box.up ?? 0) + box.high;
  const tip = iso(u + box.wide / 2, v + box.deep / 2, top + rise);
  const front = iso(u + box.wide, v + box.deep, top);
  sheet.shape(clockwise([iso(u, v + box.deep, top), front, tip]), 'line', role);
  sheet.shape(clockwise([front, iso(u + box.wide, v, top), tip]), 'line', role);
}

/** A round tower or tank on a middle point. */
export function isoDrum(sheet: Sheet, at: Point, radius: number, high: number, role: Role, up = 0): void {
  const [x, y] = iso(...at, up);
  const [rx, ry] = [radius * ROUND_WIDE, radius * ROUND_HIGH];
  sheet.shape(
    clockwise([...arc(x, y, rx, ry, 0, Math.PI), ...arc(x, y - high, rx, ry, Math.PI, Math.PI * 2)]),
    'line',
    role,
  );
  sheet.shape(ellipse(x, y - high, rx, ry), 'line', role);
}

/** A dome on a middle point at a height. */
export function isoDome(sheet: Sheet, at: Point, radius: number, role: Role, up: number): void {
  const [x, y] = iso(...at, up);
  const rx = radius * ROUND_WIDE;
  sheet.shape(
    clockwise([
      ...arc(x, y, rx, radius * ROUND_HIGH, 0, Math.PI),
      ...arc(x, y, rx, radius * 1.5, Math.PI, Math.PI * 2),
    ]),
    'line',
    role,
  );
}

/** An upright outline whose foot has its middle at a point of the page; its top may be wider or narrower. */
function tapered(
  [x, y]: Point,
  it: { readonly high: number; readonly halfTop: number; readonly halfFoot: number },
): Path {
  return [
    [x - it.halfTop, y - it.high],
    [x + it.halfTop, y - it.high],
    [x + it.halfFoot, y],
    [x - it.halfFoot, y],
  ];
}

/** A round tree on a spot of the ground, with fruit where asked. */
export function isoTree(sheet: Sheet, random: Random, at: Point, size: number, fruit = 0): void {
  const [x, y] = iso(...at);
  sheet.shape(
    tapered([x, y], { high: size * 0.6, halfTop: size * 0.12, halfFoot: size * 0.14 }),
    'line',
    'wood',
  );
  sheet.shape(puff(random, [x, y - size], [size * 0.62, size * 0.66], 8), 'line', 'leaf');
  const spots = [
    [-0.26, -0.86],
    [0.22, -1.14],
    [0.2, -0.74],
  ] as const;
  for (const [u, v] of spots.slice(0, fruit))
    sheet.shape(ellipse(x + u * size, y + v * size, size * 0.15), 'fine', 'a');
}

/** A slender tree on a spot of the ground. */
export function isoPoplar(sheet: Sheet, at: Point, size: number): void {
  const [x, y] = iso(...at);
  sheet.shape(ellipse(x, y - size * 0.95, size * 0.32, size * 0.86), 'line', 'leaf');
  sheet.line(
    [
      [x, y],
      [x, y - size * 0.9],
    ],
    'fine',
    0.3,
  );
}

/** A car on a spot of the ground that drives along one of its axes, so many units long. */
export function isoCar(sheet: Sheet, [u, v]: Point, along: 'u' | 'v', long: number, role: Role): void {
  const size = (l: number, w: number): { wide: number; deep: number } =>
    along === 'u' ? { wide: l, deep: w } : { wide: w, deep: l };
  const wide = long * 0.5;
  isoWalls(sheet, { at: [u, v], ...size(long, wide), high: long * 0.2, up: long * 0.06 }, role, role);
  const inset = long * 0.2;
  const at: Point = along === 'u' ? [u + inset, v + 2] : [u + 2, v + inset];
  isoWalls(sheet, { at, ...size(long * 0.56, wide - 4), high: long * 0.2, up: long * 0.26 }, 'sky', role);
  for (const share of [0.2, 0.78]) {
    const foot = along === 'u' ? iso(u + long * share, v + wide) : iso(u + wide, v + long * share);
    sheet.shape(ellipse(foot[0], foot[1] - long * 0.05, long * 0.1, long * 0.12), 'line', 'stone');
  }
}

/** Somebody who stands on a spot of the ground, so many units high. */
export function isoWalker(sheet: Sheet, at: Point, high: number, role: Role): void {
  const [x, y] = iso(...at);
  sheet.shape(
    tapered([x, y], { high: high * 0.66, halfTop: high * 0.13, halfFoot: high * 0.27 }),
    'line',
    role,
  );
  sheet.shape(ellipse(x, y - high * 0.76, high * 0.24), 'line', 'cream');
}
