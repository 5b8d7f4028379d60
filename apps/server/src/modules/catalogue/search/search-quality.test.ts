import { catalogue, type CatalogueEntry } from '@inkbloom/linework/catalogue';
import { expect, it } from 'vitest';
import { addActivities } from '../../../../testing/activities.ts';
import { testDatabases } from '../../../../testing/databases.ts';
import { WANTED_QUERIES } from '../../../../testing/wanted-queries.ts';
import { narrowingOf } from '../narrowing.ts';
import { findActivities } from './find.ts';
import { formsOf } from './forms.ts';
import { typedWords } from './terms.ts';
import { wordsOf } from './words.ts';

const DEPTH = 10;
/** The least that the mean over all queries may be, and how many of them the catalogue must be able to answer. */
const LEAST_NDCG = 0.9;
const LEAST_QUERIES = 180;

function bears(entry: CatalogueEntry, condition: string): boolean {
  const [kind, name] = condition.split(':');
  if (kind === 'stream' && name) return entry.category === name;
  if (kind === 'level' && name) return entry.difficulty === name;
  const own = new Set(wordsOf([entry.title, ...entry.tags].join(' ')));
  return [condition, ...formsOf(condition)].some((form) => own.has(form));
}

function fits(entry: CatalogueEntry, rule: string): boolean {
  return rule.split('|').some((all) => all.split('+').every((condition) => bears(entry, condition)));
}

function gain(hits: readonly boolean[]): number {
  return hits.reduce((sum, hit, place) => sum + (hit ? 1 / Math.log2(place + 2) : 0), 0);
}

it('FIND-2 finds what is wanted first: nDCG at 10 of at least 0.9 over the table of queries', async () => {
  const databases = await testDatabases();
  await addActivities(
    databases,
    ...catalogue.map(({ slug, ...entry }) => ({ id: slug, ...entry, pages: 1 })),
  );
  const entryOf = new Map(catalogue.map((entry) => [entry.slug, entry]));
  const scores: (readonly [query: string, ndcg: number])[] = [];
  for (const [query, rule] of WANTED_QUERIES) {
    const wanted = catalogue.filter((entry) => fits(entry, rule)).length;
    if (wanted === 0) continue;
    const search = { words: typedWords(query), narrowing: narrowingOf({}), limit: DEPTH, offset: 0 };
    const { ids } = await findActivities(databases.read, search);
    const hits = ids.map((id) => fits(entryOf.get(id)!, rule));
    const ideal = gain(Array.from({ length: Math.min(DEPTH, wanted) }, () => true));
    scores.push([query, gain(hits) / ideal]);
  }
  const mean = scores.reduce((sum, [, ndcg]) => sum + ndcg, 0) / scores.length;
  const weak = scores
    .filter(([, ndcg]) => ndcg < LEAST_NDCG)
    .map(([query, ndcg]) => `${query} ${ndcg.toFixed(2)}`);
  expect(WANTED_QUERIES.length).toBeGreaterThanOrEqual(200);
  expect(scores.length).toBeGreaterThanOrEqual(LEAST_QUERIES);
  expect(mean, `weak: ${weak.join(', ')}`).toBeGreaterThanOrEqual(LEAST_NDCG);
}, 120_000);
