import { rectangle } from '../../geometry/forms.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import type { Scene } from '../../motifs/stages/stage.ts';

/** A calm sky of long streaks behind the finest pages, from the top of the page to its foot. */
export function streakedSky({ sheet, random, width, height }: Scene): void {
  dressSky(sheet.layer('bands'), random.fork('air'), {
    zone: [rectangle(-20, -20, width + 40, height + 40)],
    kind: 'streaks',
    size: 150,
  });
}
