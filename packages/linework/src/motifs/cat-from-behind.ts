import { clockwise, unite } from '../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../geometry/drawn.ts';
import { ellipse, tube } from '../geometry/forms.ts';
import type { Sheet } from '../sheet.ts';

/** A cat seen from behind, sitting on the frame's origin and looking away, 320 units high with its ears. */
export function catFromBehind(sheet: Sheet, level: 0 | 1 | 2): void {
  const spine = traced('50,-14 118,10 164,-20 168,-80 140,-116');
  sheet.shape(
    unite([clockwise(tube(spine, () => 19)), clockwise(ellipse(...spine.at(-1)!, 19))]),
    'bold',
    'fur',
  );
  const body = mirrored('0,-206 44,-196 82,-130 104,-54 96,-6 62,8 0,10');
  const head = mirrored('0,-272 26,-276! 52,-322! 84,-264 90,-226 58,-184 0,-174');
  sheet.shape(unite([clockwise(body), clockwise(head)]), 'bold', 'fur');
  sheet.line(traced('-58,-186 -24,-172 24,-172 58,-186'), 'line', 0.3);
  for (const side of [-1, 1])
    sheet.line(drawn('34,6! 44,-24 70,-36 92,-24', { flip: side < 0 }).slice(0, -1), 'line', 0.4);
  if (level === 0) return;
  for (const x of [-22, 0, 22]) sheet.line(traced(`${x},-266 ${x * 0.86},-236`), 'line', 0.4);
  for (const [y, half] of [
    [-140, 26],
    [-104, 34],
    [-68, 30],
  ] as const)
    sheet.line(traced(`${-half},${y} 0,${y + 12} ${half},${y}`), 'line', 0.4);
}
