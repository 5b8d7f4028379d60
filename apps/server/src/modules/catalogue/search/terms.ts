import type { Difficulty } from '@inkbloom/contracts/activities';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/tables.ts';
import { formsOf } from './forms.ts';
import { nearestTo, synonymsOf } from './synonyms.ts';
import { knownWords, otherWords } from './vocabulary.ts';
import { levelNamed, streamNamed } from './words-of-lists.ts';
import { wordsOf } from './words.ts';

/** Words of a search that are looked for; more are passed over. */
const MAX_WORDS = 8;
/** Words that say nothing beside others. */
const SMALL_WORDS = new Set(
  ['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'my', 'some'].concat(
    // What everything here is.
    ['coloring', 'colouring', 'color', 'colour', 'page', 'pages', 'sheet', 'sheets', 'picture', 'pictures'],
    ['printable', 'printables', 'print', 'free', 'online', 'kids', 'kid', 'adult', 'adults', 'children'],
  ),
);

/** What a hit is worth, times the weight of the word. */
export const WORTH = { typed: 8, form: 7, synonym: 5, begins: 4, other: 2 } as const;

/** One word of a search and all that it may be found by. */
export interface Term {
  readonly typed: string;
  /** Words and what a hit is worth. */
  readonly words: readonly (readonly [word: string, worth: number])[];
  /** Words that begin with it count too. */
  readonly isBeginning: boolean;
  /** The stream that it names. */
  readonly stream: string | undefined;
  readonly level: Difficulty | undefined;
  /** The word that was probably meant, where it is another one. */
  readonly meant: string | undefined;
}

/** The words that a search looks for, each once; none when the text has no letter and no digit. */
export function typedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

function valued(words: readonly string[], worth: number) {
  return words.map((word) => [word, worth] as const);
}

/** What a word may be found by when neither it nor another word for it is known: its beginning, else words alike. */
async function guess(database: Kysely<Tables>, typed: string): Promise<Omit<Term, 'stream' | 'level'>> {
  const nearest = await knownWords(database, nearestTo(typed));
  if (nearest.length > 0)
    return { typed, words: valued(nearest, WORTH.other), isBeginning: false, meant: undefined };
  const { words, isSlip } = await otherWords(database, typed);
  const meant = isSlip ? words[0] : undefined;
  const further = meant === undefined ? [] : [...formsOf(meant), ...synonymsOf(meant)];
  return { typed, words: valued([...words, ...further], WORTH.other), isBeginning: true, meant };
}

/**
 * What a typed word may be found by.
 * @param isTyping the word may still be growing: longer words count although it is one itself
 */
export async function termOf(database: Kysely<Tables>, typed: string, isTyping: boolean): Promise<Term> {
  const [stream, level] = [streamNamed(typed), levelNamed(typed)];
  const forms = await knownWords(database, [typed, ...formsOf(typed)]);
  const synonyms = await knownWords(database, synonymsOf(typed));
  if (forms.length + synonyms.length === 0 && stream === undefined && level === undefined)
    return { ...(await guess(database, typed)), stream, level };
  const worthOf = (form: string) => (form === typed ? WORTH.typed : WORTH.form);
  const words = [
    ...forms.map((form) => [form, worthOf(form)] as const),
    ...valued(
      synonyms.filter((word) => !forms.includes(word)),
      WORTH.synonym,
    ),
  ];
  return { typed, words, isBeginning: isTyping, stream, level, meant: undefined };
}
