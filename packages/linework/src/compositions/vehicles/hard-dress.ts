import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { asOne, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { byRole, dressedWhenHard } from '../dressed.ts';
import { withEasy } from '../easy-page.ts';
import { balloon } from './balloon.ts';
import { EASY_TRAINS } from './easy-rail-and-sea.ts';
import { steamTrain } from './steam-train.ts';

/** The balloon; on hard pages in a sky of moving air, above fields. */
export const balloonAloft = dressedWhenHard(balloon, {
  behind: ({ random }) => asOne(dressSky, random, { kinds: ['gusts'], size: 165 }),
  covers: ({ random }) => ({
    land: byRole({
      grass: eachOne(dressMeadow, random, { kinds: ['mounds'], size: 130 }),
      leaf: eachOne(dressMeadow, random, { kinds: ['mounds'], size: 150 }),
    }),
  }),
});

/** The steam train; on hard pages under long clouds. */
export const steamTrainUnderClouds = dressedWhenHard(withEasy(steamTrain, EASY_TRAINS), {
  isEdged: true,
  covers: ({ random }) => ({
    sky: asOne(dressSky, random, { kinds: ['streaks'], size: 110 }),
  }),
});
