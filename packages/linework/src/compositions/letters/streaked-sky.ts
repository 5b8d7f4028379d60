import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import type { Scene } from '../../motifs/stages/stage.ts';

/** A calm sky of long streaks behind the finest pages, from the top of the page to its foot. */
export function streakedSky({ sheet, random, width, height }: Scene): void {
  dressSky(sheet.layer('bands'), random.fork('air'), {
    zone: downTo(width, height + 20),
    kind: 'streaks',
    size: 150,
  });
}
