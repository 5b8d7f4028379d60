import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { rope } from './props.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** Heart balloons on strings that meet at the origin. */
export function heartBalloons(sheet: Sheet, spots: readonly Point[], size: number): void {
  for (const [x, y] of spots)
    sheet.line(
      curve([
        [0, 0],
        [x * 0.5 + 12, y * 0.5],
        [x, y],
      ]),
      'line',
      0,
    );
  for (const [i, [x, y]] of spots.entries()) {
    sheet.shape(place(petal('heart', size, size), { x, y: y + 6 }), 'bold', LEADS[i % 4]);
    sheet.line(
      curve([
        [x - size * 0.28, y - size * 0.5],
        [x - size * 0.3, y - size * 0.66],
        [x - size * 0.16, y - size * 0.78],
      ]),
      'fine',
      0.5,
    );
  }
}

/** A sled 260 units long on the origin, its curl to the right. */
export function sled(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  rope(
    sheet,
    [
      [-130, -10],
      [40, -8],
      [110, -14],
      [142, -56],
      [116, -76],
    ],
    6,
    'wood',
  );
  for (const x of [-90, -10, 70]) sheet.shape(rectangle(x - 7, -52, 14, 46), 'line', 'wood');
  sheet.shape(rectangle(-130, -70, 240, 24, 8), 'bold', role);
  if (level > 0) sheet.shape(rectangle(-130, -50, 240, 9, 4), 'fine', 'sun');
}

/** A cup with two handles on a block, on the origin, 260 units high. */
export function trophy(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1])
    rope(
      sheet,
      [
        [side * 66, -224],
        [side * 122, -216],
        [side * 112, -150],
        [side * 50, -126],
      ],
      8,
      'gold',
    );
  sheet.shape(drawn('-80,-250! 80,-250! 76,-160 34,-104 16,-70! -16,-70! -34,-104 -76,-160'), 'bold', 'sun');
  sheet.shape(ellipse(0, -250, 80, 17), 'line', 'gold');
  sheet.shape(drawn('-20,-72! 20,-72! 44,-46! -44,-46!'), 'line', 'gold');
  sheet.shape(rectangle(-66, -48, 132, 48, 6), 'bold', 'wood');
  if (level > 0) sheet.shape(star(0, -176, 40, 19, 5), 'line', 'paper');
}

/** A stall with a striped awning 420 units wide on the origin, of flaps or closed; its wares lie on the counter. */
export function stall(
  sheet: Sheet,
  level: 0 | 1 | 2,
  roles: readonly [Role, Role],
  goods: (counter: Sheet) => void,
  isClosed = false,
): void {
  for (const x of [-196, 182]) sheet.shape(rectangle(x, -470, 14, 470), 'line', 'wood');
  goods(sheet.at({ y: -190 }));
  sheet.shape(rectangle(-220, -190, 440, 22, 5), 'bold', 'wood');
  sheet.shape(rectangle(-200, -168, 400, 168), 'bold', roles[0]);
  if (level > 0)
    for (const x of [-190, -60, 70]) sheet.shape(rectangle(x, -156, 120, 144, 8), 'line', 'soft');
  const stripes = [4, 6, 8][level]!;
  const w = 480 / stripes;
  for (let i = 0; i < stripes; i++) {
    const x = -240 + i * w;
    sheet.shape(
      blob([
        ...(isClosed
          ? ([
              [x * 0.86, -560, 1],
              [(x + w) * 0.86, -560, 1],
            ] as const)
          : ([
              [x + w * 0.12 + 10, -560, 1],
              [x + w * 0.88 - 10 + (i === stripes - 1 ? 0 : 10), -560, 1],
            ] as const)),
        [x + w, -452, 1],
        [x + w / 2, -424],
        [x, -452, 1],
      ]),
      'bold',
      i % 2 === 0 ? roles[1] : 'paper',
    );
  }
}

/** A pole with ribbons of which each runs from the top to a point, the pole's foot on the origin. */
export function maypole(sheet: Sheet, height: number, ends: readonly Point[]): void {
  sheet.shape(rectangle(-9, -height, 18, height), 'bold', 'wood');
  for (const [i, end] of ends.entries())
    rope(
      sheet,
      [[0, -height + 30], [end[0] * 0.5, -height + (end[1] + height) * 0.36 + 40], end],
      6,
      LEADS[i % 4]!,
    );
  sheet.shape(ellipse(0, -height + 20, 66, 22), 'bold', 'leaf');
  for (const [x, role] of [
    [-44, 'a'],
    [0, 'sun'],
    [44, 'b'],
  ] as const)
    sheet.shape(ellipse(x, -height + 22, 19), 'line', role);
}

/** A satchel on somebody's back seen from before: two straps over the chest. */
export function straps(sheet: Sheet, shoulder: number, role: Role): void {
  for (const side of [-1, 1])
    sheet.shape(
      [
        [side * shoulder * 0.5, -118],
        [side * shoulder * 0.78, -114],
        [side * shoulder * 0.8, -30],
        [side * shoulder * 0.54, -30],
      ],
      'line',
      role,
    );
}

/** Leaves that drift down at points of the page. */
export function driftingLeaves(sheet: Sheet, spots: readonly Point[], size: number): void {
  for (const [i, [x, y]] of spots.entries()) {
    const at = { x, y, angle: (i * 2.4) % 6.28 };
    sheet.shape(
      place(petal('leaf', size, size * 0.5), at),
      'line',
      (['ember', 'sun', 'rust'] as const)[i % 3],
    );
    sheet.line(
      place(
        [
          [0, -size * 0.14],
          [0, -size * 0.8],
        ],
        at,
      ),
      'fine',
      0.4,
    );
  }
}
