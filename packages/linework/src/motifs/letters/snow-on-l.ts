import { drawn } from '../../geometry/drawn.ts';
import { bounds } from '../../geometry/path.ts';
import type { Sheet } from '../../sheet.ts';
import { letterform } from './letterforms.ts';

/** Snow on the L: on the roof of its narrow tower and along the low hall that runs to the right from its foot. */
export function snowOnL(sheet: Sheet): void {
  const [left, top, right, bottom] = bounds(letterform('L', 112));
  sheet.shape(
    drawn(
      '0,-2! 8,2 26,40 50,78 54,92 42,98 30,86 18,88 14,108 0,112 -10,94 -24,84 -34,100 -50,98 -52,82 -28,40 -8,2',
      {
        x: left + 56,
        y: top - 94,
      },
    ),
    'bold',
    'paper',
  );
  const [from, to, y] = [left + 116, right - 8, bottom - 112];
  const span = to - from;
  sheet.shape(
    drawn(
      `0,-22! ${span * 0.4},-28 ${span * 0.8},-22 ${span},14 ${span * 0.94},24 ${span * 0.84},12 ${span * 0.66},10 ${span * 0.58},24 ${span * 0.5},12 ${span * 0.3},10 ${span * 0.22},20 ${span * 0.14},10 0,12!`,
      { x: from, y },
    ),
    'bold',
    'paper',
  );
}
