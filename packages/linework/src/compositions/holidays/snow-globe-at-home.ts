import { asOne, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { byRole, dressedWhenHard } from '../dressed.ts';
import { snowGlobe } from './snow-globe.ts';

/** The snow globe; on hard pages before a brick wall, with hills and a windy sky in it. */
export const snowGlobeAtHome = dressedWhenHard(snowGlobe, {
  behind: ({ random }) => asOne(dressWall, random, { kinds: ['bond'], size: 110 }),
  covers: ({ random }) => ({
    globe: asOne(dressSky, random, { kinds: ['streaks'], size: 150 }),
    world: byRole({
      sky: eachOne(dressSky, random, { kinds: ['streaks'], size: 170 }),
      stone: eachOne(dressRock, random, { kinds: ['strata'], size: 80 }),
    }),
  }),
});
