import { points, knots } from '../geometry/knots.ts';
import { clockwise } from '../geometry/boolean.ts';
import { blob, curve, type Knot } from '../geometry/curve.ts';
import { ellipse } from '../geometry/forms.ts';
import type { Path } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { farLocks, foreLocks, nearLocks } from './unicorn-mane.ts';

/** A unicorn's head and neck looking to the left, in page units of a 1000 x 1000 page. */
export interface Unicorn {
  readonly level: 0 | 1 | 2;
  /** Tints of the mane's locks in turn. */
  readonly mane: readonly Role[];
  readonly lashes: boolean;
}

const HEAD: readonly Knot[] = knots(
  '470,286! 408,322 352,400 300,488 246,560 222,610 232,654 272,676 318,668 356,642 404,632 462,628 506,650 520,720 506,800 470,880 430,990! 830,990! 800,860 770,700 720,520 650,390 566,306',
);

/** The head's outline with the neck down to the page's foot. */
function unicornRim(): Path {
  return blob(HEAD);
}

/** Draws the far locks, horn, head, ear, face, then the near locks. */
export function unicorn(sheet: Sheet, it: Unicorn): void {
  const mane = { level: it.level, tints: it.mane };
  farLocks(sheet, mane);
  horn(sheet, it);
  farEar(sheet);
  sheet.shape(unicornRim(), 'bold', 'paper');
  face(sheet, it);
  nearLocks(sheet, mane);
  ear(sheet);
  foreLocks(sheet, mane);
}

function horn(sheet: Sheet, it: Unicorn): void {
  const shaped = blob(knots('500,292! 462,318 418,326! 374,200 330,60! 420,180'));
  sheet.shape(shaped, 'bold', 'sun');
  const inside = sheet.inside([clockwise(shaped)]);
  const turns = [3, 5, 6][it.level]!;
  for (let i = 1; i <= turns; i++) {
    const t = i / (turns + 1);
    const [x, y] = [458 + (330 - 458) * t ** 0.9, 310 + (60 - 310) * t ** 0.9];
    inside.line(
      curve([
        [x - 60, y - 6],
        [x, y + 14],
        [x + 60, y - 30],
      ]),
      'line',
      0,
    );
  }
}

function farEar(sheet: Sheet): void {
  sheet.shape(blob(knots('506,300! 500,230 540,160! 560,240 556,310!')), 'line', 'soft');
}

function ear(sheet: Sheet): void {
  sheet.shape(blob(knots('534,330! 520,270 566,170! 620,250 612,336! 572,356')), 'bold', 'paper');
  sheet.shape(blob(knots('552,322! 546,276 570,212! 598,270 592,324! 572,334')), 'line', 'blush');
}

function face(sheet: Sheet, it: Unicorn): void {
  sheet.line(curve(points('506,650 538,618 550,580')), 'line', 0.6);
  muzzle(sheet);
  eyeOf(sheet, it);
  sheet.shape(ellipse(420, 556, 40, 28, -0.3), 'fine', 'blush');
}

function muzzle(sheet: Sheet): void {
  const inside = sheet.inside([clockwise(unicornRim())]);
  inside.shape(blob(points('200,600 262,540 330,570 346,630 330,690 250,700 200,660')), 'line', 'soft');
  sheet.rim(unicornRim(), 'bold');
  sheet.ink(ellipse(262, 590, 11, 7, -0.7));
  sheet.line(curve(points('238,640 268,636 300,622 318,604')), 'line', 0.5);
}

function eyeOf(sheet: Sheet, it: Unicorn): void {
  const [x, y] = [424, 448];
  sheet.shape(
    blob([
      [x - 50, y + 14, 1],
      [x - 28, y - 37],
      [x + 16, y - 44],
      [x + 54, y - 4, 1],
      [x + 32, y + 44],
      [x - 20, y + 46],
    ]),
    'line',
    'paper',
  );
  sheet.shape(ellipse(x - 2, y - 2, 31, 35), 'line', 'c');
  sheet.ink(ellipse(x - 6, y - 2, 21, 26));
  sheet.gleam(ellipse(x + 2, y - 13, 9));
  sheet.gleam(ellipse(x - 14, y + 10, 5));
  sheet.line(
    curve([
      [x - 50, y + 14],
      [x - 28, y - 37],
      [x + 16, y - 48],
      [x + 62, y - 4],
    ]),
    'bold',
    0.5,
  );
  if (!it.lashes) return;
  for (const [dx, dy, ex, ey] of [
    [56, -10, 84, -26],
    [40, -30, 66, -54],
    [18, -46, 36, -74],
  ] as const)
    sheet.line(
      curve([
        [x + dx, y + dy],
        [x + (dx + ex) / 2 + 4, y + (dy + ey) / 2 + 4],
        [x + ex, y + ey],
      ]),
      'line',
      0.6,
    );
}
