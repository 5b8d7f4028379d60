import { drawn, traced } from '../geometry/drawn.ts';
import type { Sheet } from '../sheet.ts';

/** A cat sitting with its back to us, its tail round its side, looking up. */
export function strayCat(sheet: Sheet): void {
  sheet.shape(drawn('20,-4 62,0 88,-20 86,-48 66,-52! 62,-34 46,-26 18,-24'), 'line', 'fur');
  sheet.shape(
    drawn('-30,4 -50,-8 -50,-34 -36,-58 -24,-84! 24,-84! 36,-58 50,-34 50,-8 30,4 0,7'),
    'line',
    'fur',
  );
  for (const flip of [false, true]) sheet.at({ flip }).line(traced('16,2 14,-18 26,-34 40,-36'), 'line', 0.4);
  sheet.shape(
    drawn('-38,-92 -40,-112 -36,-146! -20,-128 0,-132 20,-128 36,-146! 40,-112 38,-92 20,-76 0,-72 -20,-76'),
    'line',
    'fur',
  );
  for (const flip of [false, true]) sheet.at({ flip }).line(traced('34,-90 56,-94'), 'line', 0.5);
}
