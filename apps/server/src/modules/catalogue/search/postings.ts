import type { Transaction } from 'kysely';
import type { ActivityRow } from '../../../plugins/catalogue-tables.ts';
import type { Tables } from '../../../plugins/tables.ts';
import { gramsOf, wordsOf } from './words.ts';

/** What a word weighs by where it stands; one that stands in several places weighs their sum. */
const IN_TITLE = 8;
const IN_TAGS = 4;
const IN_DESCRIPTION = 1;

function weigh({ title, tags, description }: ActivityRow): [word: string, weight: number][] {
  const weights = new Map<string, number>();
  const places = [
    [title, IN_TITLE],
    [(JSON.parse(tags) as string[]).join(' '), IN_TAGS],
    [description, IN_DESCRIPTION],
  ] as const;
  for (const [text, weight] of places) {
    for (const word of new Set(wordsOf(text))) weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return [...weights];
}

/**
 * Makes an activity be found by the words of its title, tags and description. Rows are written in the order of the
 * words, so that two activities written at once never wait for each other.
 */
export async function addPostings(trx: Transaction<Tables>, activity: ActivityRow): Promise<void> {
  const weighed = weigh(activity).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (weighed.length === 0) return;
  await trx
    .insertInto('search_words')
    .values(weighed.map(([word]) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('search_grams')
    .values(
      weighed.flatMap(([word]) =>
        gramsOf(word)
          .toSorted()
          .map((gram) => ({ gram, word })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('search_postings')
    .values(weighed.map(([word, weight]) => ({ word, activity_id: activity.id, weight })))
    .execute();
}
