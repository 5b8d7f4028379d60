import type { Brief, Composition } from '../../composition.ts';
import { ROUNDS } from '../../motifs/mandalas/rounds.ts';
import type { Role } from '../../roles.ts';
import { tidied } from '../tidied.ts';

/** A ring of large animals, flowers or sweets for the youngest; it is as plain at every difficulty. */
export const roundMandala: Composition = tidied(
  {
    name: 'mandala-round',
    category: 'mandalas',
    size: [1000, 1000],
    strays: 1,
    draw({ sheet, random }: Brief) {
      const { draw, ...story } = random.pick(ROUNDS);
      draw(sheet.layer('mandala').at({ x: 500, y: 500 }), random.shuffle<Role>(['a', 'b', 'c', 'd']));
      return story;
    },
  },
  0,
);
