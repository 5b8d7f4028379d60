import type { Difficulty } from '@inkbloom/contracts/activities';
import { categoryStreams, findStream } from '../streams.ts';
import { formsOf } from './forms.ts';
import { wordsOf } from './words.ts';

/** Further words for a stream. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  animals: ['creature', 'wildlife', 'pets'],
  fantasy: ['magical', 'fairytale'],
  flowers: ['floral', 'botanical'],
  vehicles: ['transport', 'transportation'],
  food: ['treats', 'snacks', 'baking'],
  holidays: ['festive', 'celebration', 'festival'],
  nature: ['landscape', 'scenery', 'outdoors'],
  letters: ['letter', 'alphabet', 'numbers', 'quotes'],
  people: ['person', 'human', 'figures'],
  patterns: ['geometric', 'abstract', 'zentangle'],
};

const LEVELS: Readonly<Record<string, Difficulty>> = {
  easy: 'easy',
  simple: 'easy',
  beginner: 'easy',
  toddler: 'easy',
  medium: 'medium',
  intermediate: 'medium',
  hard: 'hard',
  difficult: 'hard',
  detailed: 'hard',
  intricate: 'hard',
  complex: 'hard',
};

const listOf = new Map<string, string>();
for (const slug of categoryStreams) {
  const names = [...wordsOf(findStream(slug)?.name ?? ''), slug, ...(ALSO[slug] ?? [])];
  for (const name of names) for (const form of [name, ...formsOf(name)]) listOf.set(form, slug);
}

/** The stream that a word names; undefined for any other word. */
export function streamNamed(word: string): string | undefined {
  return listOf.get(word);
}

/** The difficulty that a word names. */
export function levelNamed(word: string): Difficulty | undefined {
  return LEVELS[word];
}
