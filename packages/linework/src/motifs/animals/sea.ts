import { points } from '../../geometry/knots.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Blades of kelp that sway upwards from a foot, each of the given length in units. */
export function kelp(
  sheet: Sheet,
  [x, y]: Point,
  lengths: readonly number[],
  it: { random: Random; rib: boolean },
): void {
  lengths.forEach((length, i) => {
    const foot = x + (i - (lengths.length - 1) / 2) * 46;
    const sway = it.random.range(16, 30) * (i % 2 === 0 ? 1 : -1);
    const lean = (i - (lengths.length - 1) / 2) * 0.18;
    const table = Array.from({ length: 6 }, (_, k): Knot => {
      const t = k / 5;
      return [foot + lean * length * t + sway * Math.sin(t * 7.5), y - length * t];
    });
    const spine = curve(table, 9);
    const rim = tube(
      spine,
      (t) => 5 * (1 - t) + 17 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.8,
    );
    sheet.shape(rim, 'line', i % 2 === 0 ? 'leaf' : 'grass');
    if (it.rib) sheet.line(spine.slice(4, -5), 'fine', 0.5);
  });
}

/** A branching coral standing on the frame's origin, 170 units high at scale 1. */
export function coral(sheet: Sheet, role: Role, dots: boolean): void {
  const arms: readonly (readonly [readonly Knot[], number])[] = [
    [points('0,10 -6,-60 4,-120 -4,-160'), 15],
    [points('0,-30 -46,-60 -58,-118'), 13],
    [points('2,-50 44,-78 52,-138'), 13],
    [points('-30,-56 -74,-62 -92,-92'), 11],
    [points('28,-70 70,-66 88,-94'), 11],
  ];
  const parts = arms.flatMap(([table, half]) => {
    const spine = curve(table, 8);
    const end = spine.at(-1)!;
    return [clockwise(tube(spine, (t) => half * mix(1.1, 0.8, t))), ellipse(end[0], end[1], half * 0.98)];
  });
  sheet.shape(unite(parts), 'line', role);
  if (dots)
    for (const [x, y] of [
      [0, -20],
      [-2, -84],
      [0, -132],
      [-52, -96],
      [48, -112],
    ] as const)
      sheet.shape(ellipse(x, y, 5.4), 'fine', 'cream');
}

/** Sand along the foot of a page; gives its upper line. */
export function sand(
  sheet: Sheet,
  [width, height]: readonly [number, number],
  top: number,
  random: Random,
): Path {
  const line = curve(
    Array.from({ length: 6 }, (_, i): Knot => [(width * i) / 5, top + random.range(-14, 14) + (i % 2) * 12]),
    10,
  );
  sheet.shape([...line, [width, height], [0, height]], 'line', 'sand');
  return line;
}

/** Bands of light across the water, each beneath a slow wave. */
export function currents(
  sheet: Sheet,
  [width, height]: readonly [number, number],
  tops: readonly number[],
  random: Random,
): void {
  tops.forEach((top, i) => {
    const phase = random.range(0, 6);
    const line = Array.from({ length: 41 }, (_, k): Point => [
      (width * k) / 40,
      top + 14 * Math.sin(phase + (k / 40) * 9) + 6 * Math.sin(phase * 2 + (k / 40) * 17),
    ]);
    sheet.shape([...line, [width, height], [0, height]], 'line', i % 2 === 0 ? 'sky' : 'water');
  });
}

/** A little fish 100 units long, looking to the left. */
export function minnow(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(curveOf(points('26,0 60,-28 54,0 60,28')), 'line', 'b');
  const body = curveOf(points('-50,2 -28,-22 6,-26 40,0 6,26 -28,24'));
  sheet.shape(body, 'line', role);
  if (level > 0) sheet.inside([clockwise(body)]).line(curve(points('-14,-30 -6,0 -14,30')), 'fine', 0.2);
  sheet.ink(ellipse(-30, -4, 4.6, 5.6));
}

function curveOf(table: readonly Knot[]): Path {
  return curve([...table, table[0]!], 6).slice(0, -1);
}
