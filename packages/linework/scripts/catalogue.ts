/**
 * Draws and measures the chosen pages and writes src/published:
 *
 *     node scripts/catalogue.ts [--since REVISION] [STREAM...]
 *
 * Pages are compared with all of the streams that are named and with the featured samples, so a page that is
 * moved or new wants a run over everything. An activity whose pages are no longer drawn as they were in the
 * revision of git (HEAD unless told otherwise) comes out as a new edition with a slug of its own; what the revision
 * published under another slug is withdrawn.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Recipe } from '@inkbloom/formats/page';
import type { CatalogueEntry } from '../src/catalogue.ts';
import { estimateTime } from '../src/linework.ts';
import { type Printed, tooAlike } from '../src/regions/likeness.ts';
import { featuredSamples } from '../src/samples.ts';
import { CHOICES } from './choices/choices.ts';
import type { Choice } from './choices/choice.ts';
import ownWords from './choices/descriptions.json' with { type: 'json' };
import { publishedAt, slugOfEdition, withdrawnAfter } from './editions.ts';
import type { MeasuredPage } from './measured-page.ts';
import { measurePages } from './measuring-pool.ts';
import { publishedFile } from './published-file.ts';

/** Descriptions of activities whose composition would give them another's, by the slugs of their first editions. */
const DESCRIPTIONS = new Map(Object.entries(ownWords));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const streams = positionals.length > 0 ? positionals : Object.keys(CHOICES);
const before = publishedAt(values.since ?? 'HEAD');
const refused: string[] = [];
const prints: Printed[] = [];
await printFeatured();
for (const stream of streams) await writeStream(stream);
writeWithdrawn();
refused.push(...tooAlike(prints));
refuseDoubles();
if (refused.length > 0) {
  process.stderr.write(`${refused.join('\n')}\n`);
  process.exitCode = 1;
}

/** The featured samples are published beside the catalogue, so that its pages must not be like them. */
async function printFeatured(): Promise<void> {
  const recipes = featuredSamples.flatMap((sample) => sample.recipes);
  for (const [i, { print }] of (await measurePages(recipes)).entries()) {
    const name = nameOf(recipes[i]!);
    prints.push({ name, activity: name, print });
  }
}

async function writeStream(stream: string): Promise<void> {
  const choices = CHOICES[stream];
  if (!choices) throw new Error(`no such stream: ${stream}; there are ${Object.keys(CHOICES).join(', ')}`);
  const measured = await measurePages(choices.flatMap(({ pages }) => pages));
  const entries: CatalogueEntry[] = [];
  for (const choice of choices) {
    const entry = entryOf(choice, measured.splice(0, choice.pages.length));
    if (entry.category !== stream) refused.push(`${entry.slug}: its cover belongs to ${entry.category}`);
    entries.push(entry);
  }
  writeFileSync(
    publishedFile(stream),
    `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
  );
  process.stdout.write(
    `${stream}: ${entries.length} activities, ${entries.flatMap(({ recipes }) => recipes).length} pages\n`,
  );
}

function writeWithdrawn(): void {
  const withdrawn = withdrawnAfter(before, new Set(allEntries().map(({ slug }) => slug)));
  writeFileSync(publishedFile('withdrawn'), `${JSON.stringify(withdrawn, null, 2)}\n`);
}

/** The entry of an activity, of which these are the pages. */
function entryOf(choice: Choice, measured: readonly MeasuredPage[]): CatalogueEntry {
  const activity = nameOf(choice.pages[0]!);
  for (const [i, { failed, print }] of measured.entries()) {
    const name = nameOf(choice.pages[i]!);
    if (failed.length > 0) refused.push(`${name} ${failed.join('; ')}`);
    prints.push({ name, activity, print });
  }
  const { facts } = measured[0]!;
  const hashes = measured.map(({ hash }) => hash);
  const regions = measured.reduce((sum, page) => sum + page.regions, 0);
  const title = choice.title ?? facts.title;
  const words = slugOf(title);
  const slug = slugOfEdition(words, hashes, before);
  const description = choice.description ?? DESCRIPTIONS.get(words) ?? facts.description;
  return {
    slug,
    ...facts,
    title,
    description,
    estimatedTime: estimateTime(regions),
    recipes: choice.pages,
    hashes,
  };
}

function nameOf({ composition, difficulty, seed }: Recipe): string {
  return `${composition}:${difficulty}:${seed}`;
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function allEntries(): readonly CatalogueEntry[] {
  return Object.keys(CHOICES).flatMap(
    (stream) => JSON.parse(readFileSync(publishedFile(stream), 'utf8')) as readonly CatalogueEntry[],
  );
}

/** Titles and descriptions are one activity's in the whole catalogue, whichever streams were written just now. */
function refuseDoubles(): void {
  const entries = allEntries();
  for (const part of ['slug', 'description'] as const) {
    const words = entries.map((entry) => entry[part]);
    const doubled = words.filter((one, i) => words.indexOf(one) !== i);
    if (doubled.length > 0) refused.push(`a ${part} is used twice: ${doubled.join(', ')}`);
  }
}
