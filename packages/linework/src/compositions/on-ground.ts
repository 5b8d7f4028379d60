import type { Composition } from '../composition.ts';
import type { Shape } from '../geometry/point.ts';
import { pageGround } from '../motifs/page-ground.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

/** The same composition, whose hard pages lie on a ground that reaches to the page's edge. */
export function onGround(
  of: Composition,
  dress: (ground: Sheet, random: Random, zone: Shape) => void,
): Composition {
  return {
    ...of,
    draw(brief) {
      const { sheet, random, level } = brief;
      if (level === 2) pageGround(sheet, of.size, (ground, zone) => dress(ground, random, zone));
      return of.draw(brief);
    },
  };
}
