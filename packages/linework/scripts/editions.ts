import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { CatalogueEntry } from '../src/catalogue.ts';
import { publishedFile } from './published-file.ts';

/** What was published at some time: the hashes of each activity's pages by its slug, and the slugs that had left. */
export interface Published {
  readonly hashes: ReadonlyMap<string, readonly string[]>;
  readonly withdrawn: readonly string[];
}

/** What a revision of git published; throws where git does not know it. */
export function publishedAt(revision: string): Published {
  const cwd = dirname(publishedFile('withdrawn'));
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const read = (name: string): unknown => JSON.parse(git('show', `${revision}:./${name}`));
  const files = git('ls-tree', '--name-only', revision, '--', './').trim().split('\n');
  const streams = files.filter((name) => name !== 'withdrawn.json');
  const entries = streams.flatMap((name) => read(name) as readonly CatalogueEntry[]);
  return {
    hashes: new Map(entries.map(({ slug, hashes }) => [slug, hashes])),
    withdrawn: read('withdrawn.json') as readonly string[],
  };
}

/**
 * The slug for an activity with these words, whose pages have these hashes. People keep the page they colored, so
 * a page that is drawn anew is a new activity: it keeps its words, and its slug ends with the number of its edition.
 */
export function slugOfEdition(
  words: string,
  hashes: readonly string[],
  { hashes: before, withdrawn }: Published,
): string {
  for (let edition = 1; ; edition++) {
    const slug = edition === 1 ? words : `${words}-${edition}`;
    const isTaken = before.has(slug) || withdrawn.includes(slug);
    if (!isTaken || before.get(slug)?.join() === hashes.join()) return slug;
  }
}

/** All slugs that have left, in order, when just these are published. */
export function withdrawnAfter({ hashes, withdrawn }: Published, slugs: ReadonlySet<string>): string[] {
  return [...withdrawn, ...[...hashes.keys()].filter((slug) => !slugs.has(slug))].toSorted();
}
