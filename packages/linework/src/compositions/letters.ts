import type { Composition } from '../composition.ts';
import { greetings } from './letters/greetings.ts';
import { houseLetters } from './letters/house-letters.ts';
import { letterScenes } from './letters/letter-scene.ts';
import { letterPages } from './letters/letter.ts';
import { months } from './letters/months.ts';
import { numberPages } from './letters/numbers.ts';
import { phrasePages } from './letters/phrases.ts';
import { posters } from './letters/posters.ts';
import { teens } from './letters/teens.ts';
import { weekdays } from './letters/weekdays.ts';

/** The compositions whose pages belong to the stream letters. */
export const letters: readonly Composition[] = [
  ...letterPages,
  ...letterScenes,
  ...houseLetters,
  ...months,
  ...teens,
  ...posters,
  ...weekdays,
  ...greetings,
  ...numberPages,
  ...phrasePages,
];
