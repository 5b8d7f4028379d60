import { drawn, traced } from '../../../geometry/drawn.ts';
import { arc, ellipse } from '../../../geometry/forms.ts';
import { mix } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';

/** Rows of spines from the rim to the brow: where their fan starts, how far it reaches, and how many spines it has. */
const ROWS = [
  { x: -26, wide: 136, high: 132, count: 9, role: 'wood' },
  { x: -4, wide: 104, high: 96, count: 7, role: 'sand' },
  { x: 16, wide: 70, high: 60, count: 4, role: 'rust' },
] as const satisfies readonly {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly count: number;
  readonly role: Role;
}[];

/** A hedgehog that stands on four feet and lifts its nose to the right, 320 units long, its feet on the origin. */
export function lawnHedgehog(sheet: Sheet): void {
  for (const x of [-62, 76]) foot(sheet, x, -8, 'sand');
  sheet.shape(
    drawn(
      '20,-146! 70,-148 104,-130 124,-104 146,-92 168,-90 174,-76 164,-62 136,-48 108,-26 40,-10 -80,-8 -132,-34!',
    ),
    'bold',
    'cream',
  );
  for (const x of [-98, 38]) foot(sheet, x, 0, 'cream');
  const [rim, ...rows] = ROWS.map(spineFan);
  sheet.shape(rim!, 'line', ROWS[0].role);
  const inside = sheet.inside([rim!]);
  for (const [i, row] of rows.entries()) inside.shape(row, 'line', ROWS[i + 1]!.role);
  sheet.rim(rim!, 'line');
  sheet.shape(drawn('46,-112 48,-138 66,-148 84,-136 82,-114 66,-102'), 'bold', 'sand');
  sheet.ink(ellipse(116, -95, 7, 8.5));
  sheet.gleam(ellipse(118.5, -98.5, 2.6));
  sheet.ink(ellipse(171, -84, 10, 9));
  sheet.line(arc(136, -68, 20, 14, 0.5, 2.2), 'line', 0.4);
}

/** A row of spines that lean back, as an outline that ends at the face and above the feet. */
function spineFan({ x, wide, high, count }: (typeof ROWS)[number]): ReturnType<typeof drawn> {
  const around = (k: number, share: number): string => {
    const angle = mix(-1, -3.26, k);
    return `${x + wide * share * Math.cos(angle)},${-42 + high * share * Math.sin(angle)}`;
  };
  const spines = Array.from({ length: count }, (_, i) => {
    const at = (share: number): number => (i + share) / count;
    return `${around(at(0), 0.82)}! ${around(at(0.36), 1)} ${around(at(1.02), 1.12)}! ${around(at(0.84), 0.92)}`;
  });
  return drawn(`${spines.join(' ')} ${around(1, 0.82)}! ${x - wide * 0.5},-28 46,-40! 60,-72! 56,-128!`);
}

/** A short foot with three toes. */
function foot(sheet: Sheet, x: number, y: number, role: 'cream' | 'sand'): void {
  sheet.shape(drawn('-24,-30! -25,-8 -24,10 0,14 26,14 38,5 32,-7 22,-30!', { x, y }), 'bold', role);
  for (const u of [10, 24]) sheet.line(traced('0,0 2,6 0,13', { x: x + u, y }), 'line', 0.4);
}
