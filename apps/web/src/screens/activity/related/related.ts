import { RELATED_COUNT } from './related-count.ts';

const LONG_WORD = 3;

/**
 * The word that finds activities like this one: the title's first word longer than 3 characters, else its first
 * word; the empty string where the title holds no word.
 */
export function relatedTerm(title: string): string {
  const words = title.split(/\s+/u).map(bare).filter(Boolean);
  return words.find((word) => Array.from(word).length > LONG_WORD) ?? words[0] ?? '';
}

/** The first 3 of the found activities that are not the current one. */
export function relatedTo<T extends { readonly id: string }>(id: string, found: readonly T[]): readonly T[] {
  return found.filter((activity) => activity.id !== id).slice(0, RELATED_COUNT);
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
