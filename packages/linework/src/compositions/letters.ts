import type { Composition } from '../composition.ts';
import { letterScenes } from './letters/letter-scene.ts';
import { letterPages } from './letters/letter.ts';
import { numberPages } from './letters/numbers.ts';
import { phrasePages } from './letters/phrases.ts';

/** The compositions whose pages belong to the stream letters. */
export const letters: readonly Composition[] = [
  ...letterPages,
  ...letterScenes,
  ...numberPages,
  ...phrasePages,
];
