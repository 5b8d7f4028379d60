import type { Composition } from '../composition.ts';
import { asOne, downTo, ofRoles } from '../motifs/dressing/coverings.ts';
import { dressSky } from '../motifs/dressing/sky.ts';
import { dressedWhenHard, type HardDress } from './dressed.ts';
import { carriedDays } from './letters/carried-days.ts';
import { carriedMonths } from './letters/carried-months.ts';
import { countingAloft } from './letters/counting-aloft.ts';
import { countingCrowds } from './letters/counting-crowds.ts';
import { countingPictures } from './letters/counting-pictures.ts';
import { greatLetters } from './letters/great-letters.ts';
import { greatNumbers } from './letters/great-numbers.ts';
import { greetings } from './letters/greetings.ts';
import { houseLetters } from './letters/house-letters.ts';
import { letterScenes } from './letters/letter-scene.ts';
import { letterPages } from './letters/letter.ts';
import { lettersAtPlay } from './letters/letters-at-play.ts';
import { lettersAtTable } from './letters/letters-at-table.ts';
import { lettersOutside } from './letters/letters-outside.ts';
import { lettersOutdoors } from './letters/letters-outdoors.ts';
import { months } from './letters/months.ts';
import { lettersWithBirds } from './letters/letters-with-birds.ts';
import { numberPages } from './letters/numbers.ts';
import { numberOne } from './letters/one-lighthouse.ts';
import { phrasePictures } from './letters/phrase-pictures.ts';
import { phrasePages } from './letters/phrases.ts';
import { posters } from './letters/posters.ts';
import { dayAndMonthPictures } from './letters/day-and-month-pictures.ts';
import { saidPictures } from './letters/said-pictures.ts';
import { stairPhrase } from './letters/stair-phrase.ts';
import { numberNine } from './letters/strawberry-bed.ts';
import { weekdays } from './letters/weekdays.ts';
import { wordPictures } from './letters/word-pictures.ts';

const COMPOSITIONS: readonly Composition[] = [
  ...letterPages,
  ...greatLetters,
  ...lettersAtPlay,
  ...lettersOutdoors,
  ...lettersOutside,
  ...lettersAtTable,
  ...lettersWithBirds,
  ...greatNumbers,
  ...wordPictures,
  ...dayAndMonthPictures,
  ...carriedDays,
  ...carriedMonths,
  ...saidPictures,
  ...letterScenes,
  ...houseLetters,
  ...months,
  ...posters,
  ...weekdays,
  ...greetings,
  numberOne,
  ...numberPages,
  numberNine,
  ...countingPictures,
  ...countingCrowds,
  ...countingAloft,
  ...phrasePages,
  ...phrasePictures,
  stairPhrase,
];

const HARD_DRESS: Readonly<Record<string, HardDress>> = {
  'letter-z': {
    isEdged: true,
    covers: ({ random }) => ({
      sky: ofRoles(
        ['night', 'soft'],
        asOne(dressSky, random, { kinds: ['stars'], size: 170 }, downTo(1000, 1000)),
      ),
    }),
  },
};

/** The compositions whose pages belong to the stream letters. */
export const letters: readonly Composition[] = COMPOSITIONS.map((one) => {
  const dress = HARD_DRESS[one.name];
  return dress ? dressedWhenHard(one, dress) : one;
});
