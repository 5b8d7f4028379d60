import { blob, twin } from '../../geometry/curve.ts';
import type { DrawBloom } from './bloom.ts';

/** A tulip from the side, its foot at (0, 70), its lips at about y -90. */
export const tulip: DrawBloom = (sheet, { level, petals, heart }) => {
  for (const side of [-1, 1]) {
    sheet.shape(
      blob([
        [side * 8, 62, 1],
        [side * 62, 24],
        [side * 66, -40],
        [side * 74, -92, 1],
        [side * 30, -60],
        [0, 10],
      ]),
      'line',
      petals,
    );
  }
  sheet.shape(
    twin([
      [0, -104, 1],
      [26, -66],
      [40, -10],
      [32, 44],
      [0, 72],
    ]),
    'line',
    heart,
  );
  for (const side of [-1, 1]) {
    sheet.shape(
      blob([
        [0, 74, 1],
        [side * 40, 60],
        [side * 62, 16],
        [side * 66, -36],
        [side * 74, -92, 1],
        [side * 40, -44],
        [side * 20, 10],
      ]),
      'line',
      petals,
    );
    if (level > 0)
      sheet.line(
        blob([
          [side * 20, 58],
          [side * 46, 22],
          [side * 56, -34],
        ]).slice(0, 30),
        'fine',
        0.8,
      );
  }
};
