import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/gaze.ts';

type Level = 0 | 1 | 2;

/** A nestling that begs: its head and its open beak, 130 units high above the frame's origin. */
export function begging(sheet: Sheet): void {
  sheet.shape(drawn('-34,20! -30,-30 -46,-62 -26,-98 12,-104 40,-82 38,-48 26,-20 30,20!'), 'bold', 'cream');
  sheet.shape(drawn('6,-66! 44,-112 84,-122! 74,-86 56,-62!'), 'bold', 'sun');
  sheet.shape(drawn('6,-66! 50,-58 86,-50! 62,-30 22,-40!'), 'bold', 'sun');
  gaze(sheet, [-4, -80], 6);
}

/** The wall of a nest, 380 units wide, its rim on the frame's origin: stalks woven round. */
export function nestWall(sheet: Sheet, random: Random, level: Level): void {
  const rim = clockwise(
    drawn('-190,0 -150,-22 -60,-30 60,-30 150,-22 190,0 168,58 120,92 0,104 -120,92 -168,58'),
  );
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  const rows = [1, 3, 4][level]!;
  const ropes = level === 0 ? 0 : rows;
  for (let i = 1; i <= ropes; i++) {
    const y = mix(-26, 100, i / (rows + 1));
    inside.line(traced(`-200,${y - 26} -90,${y + 4} 0,${y + 12} 90,${y + 4} 200,${y - 26}`), 'line', 0);
  }
  for (let row = 0; row < rows; row++)
    for (let x = -150 + (row % 2) * 34; x < 170; x += [110, 76, 62][level]!) {
      const y = mix(-26, 100, (row + 0.5) / (rows + 1)) + 12 - (x / 190) ** 2 * 22;
      inside.line(
        traced(`${x - 26},${y - 14} ${x},${y} ${x + 26 + random.range(-4, 4)},${y + 12}`),
        'fine',
        0.2,
      );
    }
  sheet.rim(rim, 'bold');
  if (level > 0)
    for (const [table, flip] of [
      ['-176,-4 -214,-26 -236,-20', false],
      ['168,40 206,40 224,58', false],
      ['-150,60 -190,84 -206,78', false],
    ] as const)
      sheet.at({ flip }).line(traced(table), 'line', 0.4);
}

/** The hollow of a nest, behind its wall. */
export function nestHollow(sheet: Sheet): void {
  sheet.shape(ellipse(0, -8, 186, 40), 'line', 'rust');
}
