import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Half outlines of lanterns 200 units high, from crown to foot. */
export const LANTERN_BODIES = [
  knots('0,-100 52,-98! 96,-60 108,0 96,60 52,98! 0,100'),
  knots('0,-110 40,-108! 60,-70 66,0 60,70 40,108! 0,110'),
  knots('0,-90 70,-86! 88,-20 66,40 36,88! 0,90'),
] as const;

/** A paper lantern with its tassel about the origin: ribbed, or filled with a pattern and drawn finer. */
export function festivalLantern(
  sheet: Sheet,
  half: readonly Knot[],
  roles: readonly [Role, Role],
  pattern?: PatternName,
): void {
  const low = half.at(-2)![1] + 12;
  tassel(sheet.at({ y: low }), roles[1], pattern !== undefined);
  const body = clockwise(twin(half));
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  const wide = Math.max(...half.map(([x]) => x));
  if (pattern)
    fillZone(pattern, {
      sheet,
      zone: [body.filter(([, y]) => Math.abs(y) < 62)],
      size: 56,
      angle: 0,
      roles: [roles[0], roles[1]],
    });
  else
    for (const k of [-0.66, -0.24, 0.24, 0.66])
      inside.line(
        curve([
          [k * 40, -110],
          [mix(0, wide, k), 0],
          [k * 40, 110],
        ]),
        'line',
        0,
      );
  for (const y of [-64, 64])
    inside.line(
      curve([
        [-120, y],
        [0, y + (y > 0 ? 10 : -10)],
        [120, y],
      ]),
      'line',
      0,
    );
  sheet.rim(body, 'bold');
  const foot = half.at(-2)![0];
  const head = half[1]![0];
  const high = 28;
  sheet.shape(rectangle(-head - 4, half[1]![1] + 6 - high, head * 2 + 8, high, 6), 'line', roles[1]);
  sheet.shape(rectangle(-foot - 4, half.at(-2)![1] - 8, foot * 2 + 8, high, 6), 'line', roles[1]);
  sheet.shape(blob(knots('0,-150 12,-138 0,-126 -12,-138')), 'line', 'gold');
}

/** A bead and a tassel of silk that hang from the origin. */
function tassel(sheet: Sheet, role: Role, isFine: boolean): void {
  sheet.shape(drawn('-10,20! 10,20! 24,84! 12,78! 0,88! -12,78! -24,84!'), 'line', role);
  if (isFine) for (const x of [-5, 5]) sheet.line(traced(`${x * 0.6},32 ${x * 1.6},74`), 'fine', 0.4);
  sheet.shape(ellipse(0, 12, 15, 13), 'line', 'gold');
}

/** A house with two roofs whose eaves turn up, its foot on the origin. */
export function pagoda(sheet: Sheet, level: 1 | 2): void {
  const eaves = (y: number, half: number): void =>
    sheet.shape(
      mirrored(
        `0,${y - 46}! ${half * 0.3},${y - 40} ${half * 0.66},${y - 14} ${half},${y - 22}! ${half * 0.9},${y + 8} ${half * 0.5},${y + 10} 0,${y + 10}`,
      ),
      'line',
      'rust',
    );
  sheet.shape(rectangle(-74, -84, 148, 90), 'line', 'cream');
  for (const x of [-46, 46]) sheet.shape(rectangle(x - 17, -66, 34, 44), 'line', 'sun');
  sheet.shape(rectangle(-17, -66, 34, 72), 'line', 'wood');
  eaves(-84, 118);
  sheet.shape(rectangle(-44, -170, 88, 50), 'line', 'cream');
  for (const x of level === 2 ? [-24, 0, 24] : [-20, 20])
    sheet.shape(rectangle(x - 9, -160, 18, 30), 'line', 'sun');
  eaves(-168, 84);
  sheet.shape(ellipse(0, -224, 11, 13), 'line', 'gold');
}

/** A boat with a woven roof, its waterline on the origin. */
export function sampan(sheet: Sheet): void {
  sheet.shape(drawn('-62,-18! -58,-60 0,-84 58,-60 62,-18!'), 'line', 'sand');
  for (const x of [-26, 26]) sheet.line(traced(`${x * 1.2},-18 ${x},-50 ${x * 0.6},-72`), 'fine', 0.2);
  sheet.shape(drawn('-128,-44! -96,-22 96,-22 128,-44! 108,10 60,24 -60,24 -108,10'), 'line', 'wood');
}
