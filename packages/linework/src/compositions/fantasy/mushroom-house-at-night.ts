import { asOne, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { byRole, dressedWhenHard } from '../dressed.ts';
import { mushroomHouse } from './mushroom-house.ts';

/** The mushroom that is a house; on hard pages shingled, in a night of moving air. */
export const mushroomHouseAtNight = dressedWhenHard(mushroomHouse, {
  behind: ({ random }) => asOne(dressSky, random, { kinds: ['streaks'], size: 150 }),
  covers: ({ random }) => ({
    meadow: byRole({ grass: eachOne(dressMeadow, random, { kinds: ['mounds'], size: 110 }) }),
    house: byRole({ b: eachOne(dressRoof, random, { kinds: ['round'], size: 90 }) }, 40000),
  }),
});
