import { clockwise } from '../../../geometry/boolean.ts';
import { drawn } from '../../../geometry/drawn.ts';
import { petal } from '../../../geometry/petal.ts';
import { mix, place } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { type Beast, rope, tailOf } from '../body/quadruped.ts';
import { nearCat } from './cat.ts';

/** Locks of a mane in two rows about the head, over the neck and the chest. */
function mane(sheet: Sheet, rows: readonly (readonly [reach: number, count: number, long: number])[]): void {
  for (const [k, [reach, count, long]] of rows.entries())
    for (let i = 0; i <= count; i++) {
      const angle = mix(-0.36, -5.5, i / count);
      const [x, y] = [-2 + reach * Math.cos(angle), -4 + reach * Math.sin(angle)];
      sheet.shape(
        place(petal('leaf', long, long * 0.66), { x, y, angle: angle + Math.PI / 2 }),
        'line',
        (i + k) % 2 === 0 ? 'rust' : 'ember',
      );
    }
}

/** A lion with the face of a cat: a mane in locks, a tuft at the end of its tail. */
export const proudLion: Beast = {
  ...nearCat,
  coat: 'gold',
  behind(sheet, at) {
    const way = tailOf(at, 190, 1.1);
    const [x, y] = way.at(-1)!;
    sheet.shape(rope(way, 12), 'bold', 'gold');
    sheet.shape(drawn('-16,16 -34,-16 -14,-50! 6,-40 30,-52! 30,-10 14,18', { x, y }), 'bold', 'rust');
  },
  marks: () => undefined,
  over(sheet, at, level) {
    const head = sheet.at(at.head);
    mane(
      head,
      level === 0
        ? [[30, 9, 76]]
        : [
            [50, 13, 62],
            [26, 10, 56],
          ],
    );
    const face = clockwise(
      drawn('-44,14 -44,-24 -14,-52 22,-52 50,-34 62,-14 72,0 70,18 54,34 20,44 -20,42'),
    );
    head.shape(face, 'bold', 'gold');
    for (const t of ['-34,-40 -46,-62 -30,-80 -8,-66 -6,-46', '14,-54 26,-80 50,-76 52,-52 38,-42'])
      head.shape(drawn(t), 'bold', 'gold');
    nearCat.features(head, 0);
  },
};
