import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** The pot out of which an orchid rises, its leaves over the rim, on a sill of wood. */
export function potOnSill(sheet: Sheet, floor: number, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-20, floor - 70, 840, 120), 'line', 'wood');
  sheet.shape(rectangle(-20, floor - 84, 840, 26), 'line', 'sand');
  const pot = sheet.at({ x: 457, y: floor - 30 });
  for (const [angle, scale] of [
    [-1.42, 2.5],
    [1.4, 2.3],
    [-0.95, 1.5],
    [0.8, 1.4],
  ] as const)
    pot
      .at({ y: -170, angle, scale })
      .shape(drawn('-7,0! -22,-34 -20,-70 0,-96! 20,-68 20,-30 7,0!'), 'line', 'leaf');
  const body = drawn('-104,-160! -76,0! 76,0! 104,-160!');
  pot.shape(body, 'bold', 'rust');
  const inside = pot.inside([body]);
  inside.shape(drawn('-120,-104! 0,-92 120,-104! 120,-60! 0,-48 -120,-60!'), 'line', 'b');
  if (level > 0)
    for (const x of [-58, -20, 20, 58])
      inside.shape(ellipse(x, -76 + Math.abs(x) * -0.06, 12), 'fine', 'cream');
  pot.rim(body, 'bold');
  pot.shape(rectangle(-120, -192, 240, 42, 10), 'bold', 'rust');
}

/** A sill of stones below a view, and two shells on it. */
export function stoneSill(sheet: Sheet, random: Random, floor: number): void {
  sheet.shape(rectangle(-20, floor - 84, 840, 120), 'line', 'stone');
  sheet.shape(rectangle(-20, floor - 104, 840, 34), 'line', 'sand');
  for (const x of [160, 330, 500, 670])
    sheet.line([[x, floor - 70] as const, [x, floor + 10] as const], 'line', 0);
  const left = random.chance(0.5);
  for (const [x, scale] of [
    [left ? 190 : 610, 1],
    [left ? 280 : 520, 0.7],
  ] as const) {
    const shell = sheet.at({ x, y: floor - 102, scale });
    shell.shape(drawn('-12,0! -44,-30 -36,-62 0,-76 36,-62 44,-30 12,0!'), 'line', 'blush');
    for (const table of ['-4,-8 -16,-36 -20,-62', '4,-8 16,-36 20,-62']) shell.line(traced(table), 'fine', 0);
  }
}
