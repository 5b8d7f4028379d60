import { clockwise } from '../../geometry/boolean.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The ways to paint something, those that differ most first. */
export const TRIMS = [
  'bands',
  'dots',
  'zigzag',
  'star',
  'gores',
  'heart',
  'waves',
  'blossom',
  'sash',
  'ring',
] as const;

/** What an egg, a balloon or a heart is painted with. */
export type Trim = (typeof TRIMS)[number];

/** A line across something at a height, up and down so many times. */
function across(y: number, half: number, rise: number, turns: number, isSharp: boolean): Point[] {
  const corner = isSharp ? '!' : '';
  const knots = Array.from({ length: turns * 2 + 1 }, (_, i) => {
    const x = -half + (i * half) / turns;
    return `${x},${y + (i % 2 === 0 ? rise : -rise)}${corner}`;
  });
  return traced(knots.join(' '));
}

/** A belt across something between two such lines. */
function belt(y: number, thick: number, half: number, rise: number, turns: number, isSharp: boolean): Path {
  return clockwise([
    ...across(y - thick / 2, half, rise, turns, isSharp),
    ...across(y + thick / 2, half, rise, turns, isSharp).toReversed(),
  ]);
}

/** Paints the closed outline within its rim; what it shows grows with the outline. */
export function trimmed(sheet: Sheet, rim: Path, trim: Trim, role: Role): void {
  const [left, top, right, bottom] = bounds([rim]);
  const [w, h] = [right - left, bottom - top];
  const inside = sheet.inside([clockwise(rim)]).at({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const half = w * 0.62;
  if (trim === 'bands')
    for (const y of [-0.2, 0.16])
      inside.shape(belt(y * h, h * 0.16, half, -h * 0.03, 1, false), 'line', role);
  if (trim === 'zigzag') inside.shape(belt(0, h * 0.2, half, h * 0.07, 3, true), 'line', role);
  if (trim === 'waves')
    for (const y of [-0.18, 0.18])
      inside.shape(belt(y * h, h * 0.15, half, h * 0.05, 2, false), 'line', role);
  if (trim === 'dots')
    for (const [x, y] of [
      [-0.22, -0.2],
      [0.2, -0.22],
      [0, 0.04],
      [-0.25, 0.2],
      [0.24, 0.18],
    ] as const)
      inside.shape(ellipse(x * w, y * h, w * 0.1), 'line', role);
  if (trim === 'star') inside.shape(star(0, 0, w * 0.33, w * 0.15, 5), 'line', role);
  if (trim === 'heart') inside.shape(place(petal('heart', w * 0.5, w * 0.5), { y: w * 0.24 }), 'line', role);
  if (trim === 'ring') {
    inside.shape(ellipse(0, 0, w * 0.3), 'line', role);
    inside.shape(ellipse(0, 0, w * 0.15), 'line', 'paper');
  }
  if (trim === 'gores')
    for (const bend of [-0.56, 0.56])
      inside.line(traced(`0,${-h * 0.6} ${bend * w * 0.5},0 0,${h * 0.6}`), 'line', 0);
  if (trim === 'sash')
    for (const x of [-0.18, 0.24])
      inside.shape(
        clockwise(
          place(traced(`${x * w},${-h}! ${(x + 0.2) * w},${-h}! ${(x + 0.2) * w},${h}! ${x * w},${h}!`), {
            angle: 0.6,
          }),
        ),
        'line',
        role,
      );
  if (trim === 'blossom') {
    for (let i = 0; i < 5; i++)
      inside.shape(place(petal('round', w * 0.32, w * 0.24), { angle: i * 1.2566 }), 'line', role);
    inside.shape(ellipse(0, 0, w * 0.09), 'line', 'sun');
  }
  sheet.rim(rim, 'bold');
}
