import type { listActivities } from '@inkbloom/contracts/activities';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../../plugins/tables.ts';
import { categoryStreams, EXPLORE, FRESH } from './streams.ts';

/** What a caller asks of the list of activities. */
export type ActivityQuery = z.infer<typeof listActivities.querystring>;

/** Words of a search that are looked for; more are passed over. */
const MAX_WORDS = 8;

/** Text as searches compare it. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A LIKE pattern that finds a word anywhere, with `\` as the escape character. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

type Builder = ExpressionBuilder<Tables, 'activities'>;
type Condition = ExpressionWrapper<Tables, 'activities', SqlBool>;

function inCategory(builder: Builder, category: string | undefined): Condition[] {
  if (category === undefined || category === FRESH) return [];
  if (category === EXPLORE) return [builder('category', 'not in', categoryStreams)];
  return [builder('category', '=', category)];
}

function withWords(builder: Builder, search: string | undefined): Condition[] {
  const words = searchable(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  return words.map((word) => builder(sql`search_text`, 'like', sql<string>`${containing(word)} escape '\\'`));
}

/** The condition on activities that a query's filters state. */
export function matching(query: ActivityQuery): (builder: Builder) => Condition {
  return (builder) =>
    builder.and([
      ...inCategory(builder, query.category),
      ...(query.difficulty === undefined ? [] : [builder('difficulty', '=', query.difficulty)]),
      ...withWords(builder, query.search),
    ]);
}
