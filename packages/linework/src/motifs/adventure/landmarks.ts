import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';

/** A chest with its lid thrown back and coins heaped in it, 300 units wide on the origin. */
export function treasureChest(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-146,-150! -150,-226 -110,-276 0,-290 110,-276 150,-226 146,-150!'), 'bold', 'wood');
  sheet.shape(drawn('-122,-150! -126,-216 -92,-252 0,-264 92,-252 126,-216 122,-150!'), 'line', 'rust');
  const heap = [
    [-96, -150, 27],
    [-46, -162, 29],
    [6, -158, 28],
    [56, -164, 28],
    [102, -148, 25],
    [-70, -186, 26],
    [-16, -194, 27],
    [36, -190, 26],
    [82, -184, 24],
    [10, -218, 25],
  ] as const;
  for (const [x, y, r] of heap.slice(0, [5, 8, 10][level]).toReversed()) {
    sheet.shape(ellipse(x, y, r), 'line', 'sun');
    if (level === 2) sheet.shape(ellipse(x, y, r * 0.62), 'line', 'gold');
  }
  sheet.shape(
    [
      [-58, -206],
      [-36, -236],
      [-6, -236],
      [14, -206],
      [-22, -170],
    ],
    'bold',
    'a',
  );
  if (level > 0)
    sheet.line(
      [
        [-58, -206],
        [14, -206],
      ],
      'line',
      0,
    );
  const front = rectangle(-150, -150, 300, 150, 14);
  sheet.shape(front, 'bold', 'wood');
  const wall = sheet.inside([front]);
  for (const y of level === 0 ? [-70] : [-104, -54])
    wall.line(
      [
        [-160, y],
        [160, y],
      ],
      'line',
      0,
    );
  for (const x of [-118, 118]) wall.shape(rectangle(x - 20, -160, 40, 170), 'line', 'gold');
  wall.shape(rectangle(-160, -156, 320, 30), 'line', 'gold');
  sheet.rim(front, 'bold');
  sheet.shape(rectangle(-28, -150, 56, 62, 12), 'bold', 'sun');
  sheet.shape(drawn('-9,-124 0,-134 9,-124 4,-112 8,-98! -8,-98! -4,-112'), 'line', 'night');
}
