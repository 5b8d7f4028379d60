import { drawn } from '../../geometry/drawn.ts';
import type { Point } from '../../geometry/point.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { capsule, melt, rimOutside, soften } from './body/flesh.ts';
import { handAt, type HandKind } from './body/hands.ts';
import type { Skeleton } from './body/skeleton.ts';

/** The fingers of a hand that lies behind a thing and closes over its edge. */
export interface Fingers {
  /** The middle of the knuckles, on the edge. */
  readonly at: Point;
  /** Where the fingers point, in radians. */
  readonly angle: number;
  /** The hand's length in units of the page. */
  readonly size: number;
  readonly skin: Role;
  /** How many are seen. */
  readonly count?: number;
}

/** Draws fingers over an edge: four of them, or one soft shape on the easiest pages. */
export function fingersOver(sheet: Sheet, it: Fingers, level: 0 | 1 | 2): void {
  const [x, y] = it.at;
  const own = sheet.at({ x, y, angle: it.angle });
  const count = it.count ?? 4;
  const r = it.size * 0.115;
  const spots = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * r * 1.78);
  const one = (v: number, i: number) => {
    const long = it.size * [0.42, 0.5, 0.48, 0.38][i % 4]!;
    return capsule([-r * 0.6, v], r, [long - r, v], r * 0.94);
  };
  if (level === 0) own.shape(melt(spots.map(one)), 'bold', it.skin);
  else for (const [i, v] of spots.entries()) own.shape(one(v, i), 'line', it.skin);
}

/** Draws a hand once more over what it holds, in the body's own frame; nothing is drawn across the wrist. */
export function handOver(
  sheet: Sheet,
  bones: Skeleton,
  i: 0 | 1,
  { skin, kind, level }: { readonly skin: Role; readonly kind: HandKind; readonly level: 0 | 1 | 2 },
): void {
  const { bend, end } = bones.arms[i];
  const pose = bones.pose.arms[i];
  const radius = bones.build.arm[2];
  const hand = handAt(kind, {
    at: end,
    angle: Math.atan2(end[1] - bend[1], end[0] - bend[0]) - Math.PI / 2 + ((pose.wrist ?? 0) * Math.PI) / 180,
    length: bones.build.hand,
    radius,
    thumb: pose.thumb ?? (i === 0 ? 1 : -1),
  });
  const rim = soften(hand.rim, 3, 1);
  sheet.shape(rim, 'none', skin);
  for (const line of rimOutside(rim, [ellipse(end[0], end[1], radius * 1.5)])) sheet.line(line, 'bold', 0.2);
  if (level > 0) for (const crease of hand.creases) sheet.line(crease, 'fine', 0.5);
}

/** An open book held up, seen from the side of its cover: its lower middle on the origin, 240 units wide. */
export function raisedBook(sheet: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  for (const flip of [false, true]) {
    const half = sheet.at({ flip });
    half.shape(drawn('0,-128! 60,-146 116,-140! 112,-20! 60,-22 0,-8!'), 'line', 'paper');
    half.shape(drawn('0,-122! 60,-136 124,-128! 120,2! 60,-2 0,12!'), 'bold', roles[0]);
    if (level > 0) half.shape(drawn('18,-106! 60,-114 106,-110! 103,-18! 60,-20 17,-9!'), 'fine', roles[1]);
  }
  sheet.shape(drawn('-9,-124! 0,-126 9,-124! 9,12! 0,15 -9,12!'), 'line', roles[0]);
}
