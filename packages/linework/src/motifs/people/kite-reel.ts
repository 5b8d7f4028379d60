import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

const RIM: readonly Point[] = [
  [0, -104],
  [74, -14],
  [0, 112],
  [-74, -14],
];

/** A kite with a face and a long tail of bows, its middle on the origin, 216 units high without the tail. */
export function facedKite(sheet: Sheet, level: 0 | 1 | 2): void {
  const tail = curve(
    [
      [0, 110],
      [26, 176],
      [86, 196],
      [118, 150],
      [104, 92],
      [140, 62],
    ],
    8,
  );
  sheet.line(tail, 'line', 0.2);
  for (const [i, share] of [
    [0.42, 0.98],
    [0.22, 0.48, 0.74, 0.98],
    [0.2, 0.46, 0.72, 0.98],
  ][level]!.entries()) {
    const k = Math.floor(share * (tail.length - 1));
    const [[x, y], [u, v]] = [tail[k]!, tail[Math.max(0, k - 3)]!];
    const bow = sheet.at({
      x,
      y,
      angle: Math.atan2(y - v, x - u) + Math.PI / 2,
      scale: level === 0 ? 1.2 : 0.9,
    });
    for (const flip of [false, true])
      bow
        .at({ flip })
        .shape(drawn('4,-5! 24,-20 42,-17! 37,0 42,17! 24,20 4,5!'), 'line', i % 2 ? 'b' : 'sun');
    bow.shape(ellipse(0, 0, 9, 8), 'line', 'a');
  }
  sheet.shape(RIM, 'bold', 'a');
  for (const [i, j, role] of [
    [0, 1, 'b'],
    [1, 2, 'c'],
    [2, 3, 'd'],
  ] as const)
    sheet.shape([RIM[i]!, RIM[j]!, [0, -14]], 'line', role);
  sheet.rim(RIM, 'bold');
  if (level === 0) return;
  sheet.shape(ellipse(0, -10, 36, 34), 'line', 'sun');
  for (const x of [-12, 12]) sheet.ink(ellipse(x, -18, 4, 6));
  sheet.line(
    curve([
      [-17, -2],
      [0, 12],
      [17, -2],
    ]),
    'line',
    0.3,
  );
}

/** A reel of string held by its middle, on the origin. */
export function reel(sheet: Sheet): void {
  sheet.shape(drawn('-34,-11! 34,-11! 34,11! -34,11!'), 'line', 'wood');
  for (const x of [-36, 36]) sheet.shape(drawn('-9,-24! 9,-24! 9,24! -9,24!', { x }), 'line', 'a');
}
