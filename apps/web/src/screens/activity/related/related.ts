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

/** What was found by a word, that of the same category first: a word alone often means something else. */
export function ofKind<T extends { readonly category: string }>(category: string, found: readonly T[]): T[] {
  return found.toSorted((a, b) => Number(b.category === category) - Number(a.category === category));
}

/**
 * The related activities, and behind them others of the stream where they are too few; each once, never the current
 * one.
 */
export function filledUp<T extends { readonly id: string }>(
  id: string,
  related: readonly T[],
  others: readonly T[],
): readonly T[] {
  const known = new Set([id, ...related.map((activity) => activity.id)]);
  return [...related, ...others.filter((other) => !known.has(other.id))].slice(0, RELATED_COUNT);
}

/** The first 3 of the found activities that are not the current one. */
export function relatedTo<T extends { readonly id: string }>(id: string, found: readonly T[]): readonly T[] {
  return found.filter((activity) => activity.id !== id).slice(0, RELATED_COUNT);
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
