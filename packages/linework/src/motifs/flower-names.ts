import type { FlowerName } from './flowers.ts';

const PLURALS: Readonly<Record<FlowerName, string>> = {
  rose: 'roses',
  daisy: 'daisies',
  sunflower: 'sunflowers',
  peony: 'peonies',
  dahlia: 'dahlias',
  poppy: 'poppies',
  cosmos: 'cosmos',
  lily: 'lilies',
};

/** Several of a flower, in small letters. */
export function many(name: FlowerName): string {
  return PLURALS[name];
}

/** A word with a capital letter, for titles. */
export function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Words with capital letters, small ones left as they are: a name in a title. */
export function headline(words: string): string {
  return words
    .split(' ')
    .map((word) => (word.length > 2 ? titled(word) : word))
    .join(' ');
}
