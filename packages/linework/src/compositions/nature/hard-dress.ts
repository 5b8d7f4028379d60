import { asOne, eachOne, ofRoles } from '../../motifs/dressing/coverings.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import type { Role } from '../../roles.ts';
import { byRole, type HardDress } from '../dressed.ts';

const AIR: readonly Role[] = ['sky', 'soft', 'cream', 'night', 'water'];

/** A desert runs to the page's edge like the others, but no part of it is covered. */
const desert: HardDress = { covers: () => ({}) };

const reef: HardDress = {
  covers: ({ random }) => ({
    reef: byRole({ sand: eachOne(dressSand, random, { kinds: ['ripples'], size: 150 }) }, 40000),
  }),
};

/** How the hard pages of nature are dressed, by their compositions. */
export const HARD_DRESS: Readonly<Record<string, HardDress>> = {
  desert,
  'desert-tall': desert,
  meadow: {
    isEdged: true,
    covers: ({ random }) => ({
      sky: byRole({ sky: eachOne(dressSky, random, { kinds: ['gusts'], size: 240 }) }, 60000),
    }),
  },
  'mountain-lake': {
    covers: ({ random }) => {
      const water = asOne(dressWater, random, { kinds: ['ripples'], size: 150 });
      return {
        lake: byRole({ water, sky: water }),
      };
    },
  },
  'mushroom-glade': {
    covers: ({ random }) => ({
      sky: ofRoles(AIR, asOne(dressSky, random, { kinds: ['streaks'], size: 170 })),
    }),
  },
  'night-hills': {
    covers: ({ random }) => ({
      sky: ofRoles(AIR, asOne(dressSky, random, { kinds: ['mackerel', 'heaped', 'streaks'], size: 140 })),
    }),
  },
  'palm-beach': {
    covers: ({ random }) => {
      const sand = eachOne(dressSand, random, { kinds: ['ripples', 'shingle'], size: 90 });
      return { beach: byRole({ sand, cream: sand }) };
    },
  },
  reef,
  'reef-tall': reef,
  seashells: {
    covers: ({ random }) => {
      const water = eachOne(dressWater, random, {
        kinds: ['currents', 'reflections'],
        size: 190,
        least: 30000,
      });
      const sand = eachOne(dressSand, random, { kinds: ['ripples'], size: 210 });
      return { surf: byRole({ sky: water, water, cream: water, sand }) };
    },
  },
  cactus: {
    behind: ({ random }) => asOne(dressWall, random, { kinds: ['tiles', 'bricks', 'bond'], size: 120 }),
    covers: () => ({}),
  },
};
