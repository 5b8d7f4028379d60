import { clockwise } from '../../geometry/boolean.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How the cloth of a balloon is sewn together. */
export type Envelope = 'checks' | 'swirl' | 'peaks' | 'diamonds' | 'sunrise';

const QUARTER = Math.PI / 2;

/** The front of a balloon: how wide it is from its axis at each height from 0 at the crown to 1 at the mouth. */
export interface Front {
  readonly top: number;
  readonly foot: number;
  readonly reach: (y: number) => number;
}

/** A point of the front: an angle from the middle and a height. Rows bend as seen from below. */
function spot({ top, foot, reach }: Front, turn: number, height: number): Point {
  const a = Math.max(-QUARTER, Math.min(QUARTER, turn));
  const t = Math.max(0, Math.min(1, height));
  const y = top + (foot - top) * t;
  const bend = 40 * Math.sin(Math.PI * Math.min(1, t * 1.1)) * (1 - Math.cos(a));
  const beyond = Math.abs(a) > QUARTER - 0.02 ? 1.14 : 1;
  const over = t === 0 ? -40 : t === 1 ? 20 : 0;
  return [reach(y) * Math.sin(a) * beyond, y - bend + over];
}

/** A patch between two angles and two heights, its upper and lower edges moved by what the angle says. */
function patch(
  front: Front,
  [from, to]: readonly [number, number],
  upper: (a: number) => number,
  lower: (a: number) => number,
): Path {
  const turns = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24);
  return clockwise([
    ...turns.map((a) => spot(front, a, upper(a))),
    ...sides(front, to, upper(to), lower(to)),
    ...turns.toReversed().map((a) => spot(front, a, lower(a))),
    ...sides(front, from, lower(from), upper(from)),
  ]);
}

/** A patch whose upper and lower edges stay at their heights. */
function levelPatch(front: Front, turns: Point, [upper, lower]: Point): Path {
  return patch(
    front,
    turns,
    () => upper,
    () => lower,
  );
}

/** Points of a seam from one height towards another, both left out. */
function sides(front: Front, a: number, from: number, to: number): Point[] {
  return Array.from({ length: 7 }, (_, i) => spot(front, a, from + ((to - from) * (i + 1)) / 8));
}

/** Sews an envelope of the kind on a sheet that shows only the balloon. */
export function envelope(
  sheet: Sheet,
  kind: Envelope,
  front: Front,
  roles: readonly [Role, Role, Role],
  level: 0 | 1 | 2,
): void {
  const gores = [4, 6, 8][level]!;
  const turn = (i: number): number => -QUARTER + (i * Math.PI) / gores;
  if (kind === 'swirl') return swirl(sheet, front, roles, [3, 5, 7][level]!);
  for (let i = 0; i < gores; i++)
    sheet.shape(levelPatch(front, [turn(i), turn(i + 1)], [0, 1]), 'line', roles[i % 2]);
  if (kind === 'checks') {
    const rows = [0.3, 0.46, 0.62, 0.78];
    for (let r = 0; r < rows.length - 1; r++)
      for (let i = 0; i < gores; i++)
        sheet.shape(
          levelPatch(front, [turn(i), turn(i + 1)], [rows[r]!, rows[r + 1]!]),
          'line',
          roles[(i + r + 1) % 2 === 0 ? 2 : 0],
        );
  }
  if (kind === 'peaks')
    for (const [k, at] of [0.28, 0.46, 0.64].entries())
      sheet.shape(
        patch(front, [-QUARTER, QUARTER], zigzag(gores, at, 0.07), zigzag(gores, at + 0.13, 0.07)),
        'line',
        roles[(k + 2) % 3],
      );
  if (kind === 'diamonds') diamonds(sheet, front, roles, gores);
  if (kind === 'sunrise') {
    sheet.shape(levelPatch(front, [-QUARTER, QUARTER], [0.5, 0.82]), 'line', roles[2]);
    const [x, y] = spot(front, 0, 0.82);
    for (const r of level === 0 ? [120] : [150, 96])
      sheet.shape(
        clockwise(
          Array.from({ length: 17 }, (_, i): Point => {
            const a = Math.PI + (i * Math.PI) / 16;
            return [x + r * Math.cos(a), y - 2 + r * Math.sin(a)];
          }),
        ),
        'line',
        r === 96 ? 'cream' : 'sun',
      );
  }
}

/** A line that rises and falls once from one seam to the one after the next. */
const zigzag =
  (gores: number, at: number, depth: number) =>
  (a: number): number => {
    const share = ((((a + QUARTER) / Math.PI) * gores) / 2) % 1;
    return at + depth * (Math.abs(share - 0.5) * 4 - 1);
  };

function swirl(sheet: Sheet, front: Front, roles: readonly [Role, Role, Role], count: number): void {
  const wide = Math.PI / count;
  for (let i = -count; i <= count; i++) {
    const edge = (shift: number): Point[] =>
      Array.from({ length: 25 }, (_, k) =>
        spot(front, -QUARTER + (i + shift) * wide + (k / 24) * 1.7, k / 24),
      );
    sheet.shape(clockwise([...edge(0), ...edge(1).toReversed()]), 'line', roles[((i % 3) + 3) % 3]);
  }
}

function diamonds(sheet: Sheet, front: Front, roles: readonly [Role, Role, Role], gores: number): void {
  const wide = Math.PI / gores;
  for (const [k, at] of [0.34, 0.54, 0.74].entries())
    for (let i = k % 2; i <= gores; i += 2) {
      const a = -QUARTER + i * wide;
      sheet.shape(
        clockwise([
          spot(front, a, at - 0.2),
          spot(front, a + wide, at),
          spot(front, a, at + 0.2),
          spot(front, a - wide, at),
        ]),
        'line',
        roles[(k + 2) % 3],
      );
    }
}
