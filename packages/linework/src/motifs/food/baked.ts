import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Something from the oven that stands on the frame's origin, about 100 units wide. */
type Baked = (sheet: Sheet, level: 0 | 1 | 2) => void;

const loaf: Baked = (sheet, level) => {
  sheet.shape(drawn('-50,0! -50,-30 -26,-50 26,-50 50,-30 50,0!'), 'line', 'gold');
  if (level > 0) for (const x of [-24, 0, 24]) sheet.shape(ellipse(x, -32, 5, 13, 0.5), 'fine', 'cream');
};

const croissant: Baked = (sheet, level) => {
  sheet.shape(
    drawn('-56,0! -50,-28 -24,-48 4,-52 32,-44 54,-22 56,0! 34,-12 0,-18 -34,-12!'),
    'line',
    'gold',
  );
  if (level === 2)
    for (const table of ['-30,-46 -24,-30 -26,-14', '-6,-52 -4,-34 -6,-18', '22,-50 18,-32 22,-16'])
      sheet.line(traced(table), 'fine', 0.2);
};

const ring: Baked = (sheet, level) => {
  sheet.shape(ellipse(0, -30, 46, 30), 'line', 'wood');
  if (level > 0) sheet.shape(ellipse(0, -37, 40, 24), 'fine', 'blush');
  sheet.shape(ellipse(0, -37, 18, 11), 'line', 'paper');
};

const tartlet: Baked = (sheet, level) => {
  for (const x of level === 0 ? [0] : [-22, 22, 0])
    sheet.shape(ellipse(x, -42, level === 0 ? 30 : 17, 18), 'line', 'rust');
  sheet.shape(mirrored('0,-36! 48,-36! 36,0! 0,0!'), 'line', 'gold');
  if (level === 2)
    for (const x of [-18, 0, 18])
      sheet.line(
        [
          [x * 1.3, -34],
          [x, -2],
        ],
        'fine',
        0,
      );
};

const gateau: Baked = (sheet, level) => {
  sheet.shape(rectangle(-44, -46, 88, 46, 6), 'line', 'blush');
  sheet.shape(
    drawn('-48,-30! -46,-60 -20,-66 20,-66 46,-60 48,-30! 32,-20 16,-34 0,-22 -16,-34 -32,-20'),
    'line',
    'cream',
  );
  if (level > 0) for (const x of [-26, 0, 26]) sheet.shape(ellipse(x, -72, 10), 'line', 'rust');
};

/** What a baker puts into the window. */
export const BAKED: readonly Baked[] = [loaf, croissant, ring, tartlet, gateau];

/** Long loaves that stand in a basket on the origin, 130 units wide. */
export function breadBasket(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  for (const [x, angle] of [
    [-34, -0.22],
    [34, 0.24],
    [0, 0.02],
  ] as const) {
    const at = { x, y: -60, angle };
    sheet.shape(drawn('-17,20! -19,-110 0,-136 19,-110 17,20!', at), 'line', 'gold');
    if (level > 0)
      for (const y of [-90, -50]) sheet.line(traced(`-12,${y} 0,${y + 10} 13,${y + 4}`, at), 'fine', 0.3);
  }
  sheet.shape(mirrored('0,-90! 66,-90! 52,0! 0,0!'), 'bold', role);
  if (level > 0) for (const y of [-64, -36]) sheet.line(traced(`-60,${y} 0,${y + 5} 60,${y}`), 'line', 0);
}
