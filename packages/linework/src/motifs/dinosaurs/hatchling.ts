import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { lidded, outline, type Hide } from './dinosaur.ts';

/** A hatchling that looks out of its egg, 130 units high on the origin. */
export function hatchling(sheet: Sheet, it: Hide): void {
  sheet.shape(outline('-40,-60 -36,-120 0,-148 40,-140 66,-120! 60,-104 36,-96 34,-50'), 'bold', it.skin);
  lidded(sheet, [16, -116], it.isPlain ? 14 : 10, it.isPlain);
  sheet.shape(
    outline('-60,-70! -40,-54 -20,-74! 0,-52 20,-74! 40,-54 60,-70! 64,-30 40,0 0,8 -40,0 -64,-30'),
    'bold',
    'cream',
  );
  if (it.level > 0)
    for (const [x, y, r] of [
      [-24, -24, 10],
      [22, -18, 12],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'line', it.mark);
}
