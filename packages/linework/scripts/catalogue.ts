/** Draws and measures the chosen pages and writes src/catalogue-data.ts: node scripts/catalogue.ts */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { CatalogueEntry } from '../src/catalogue.ts';
import { drawPage, estimateTime, judge, mapRegions, measure } from '../src/linework.ts';
import { CHOICES, type Choice } from './catalogue-list.ts';
import { rasterOf } from './raster.ts';

const entries: CatalogueEntry[] = [];
const refused: string[] = [];
for (const choice of CHOICES) entries.push(await entryOf(choice));
if (refused.length > 0) throw new Error(`pages that fail their gates:\n${refused.join('\n')}`);
refuseDoubles(entries.map((entry) => entry.slug));
const header = `import type { CatalogueEntry } from './catalogue.ts';\n\n/** Written by scripts/catalogue.ts; change the list there and run it again. */\n`;
const data = `${header}export const ENTRIES: readonly CatalogueEntry[] = ${JSON.stringify(entries, null, 2)};\n`;
writeFileSync(new URL('../src/catalogue-data.ts', import.meta.url), data);
process.stdout.write(`${entries.length} activities\n`);

async function entryOf(choice: Choice): Promise<CatalogueEntry> {
  const hashes: string[] = [];
  let regions = 0;
  for (const recipe of choice.pages) {
    const page = drawPage(recipe);
    const { luma, width, height } = await rasterOf(page);
    const measures = measure(mapRegions(luma, width, height), luma);
    const failed = judge(measures, recipe.difficulty);
    if (failed.length > 0)
      refused.push(`${recipe.composition}:${recipe.difficulty}:${recipe.seed} ${failed.join('; ')}`);
    regions += measures.regions;
    hashes.push(createHash('sha256').update(page.svg).digest('hex'));
  }
  const { facts } = drawPage(choice.pages[0]!);
  const title = choice.title ?? facts.title;
  const description = choice.description ?? facts.description;
  return {
    slug: slugOf(title),
    ...facts,
    title,
    description,
    estimatedTime: estimateTime(regions),
    recipes: choice.pages,
    hashes,
  };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function refuseDoubles(slugs: readonly string[]): void {
  const doubled = slugs.filter((slug, i) => slugs.indexOf(slug) !== i);
  if (doubled.length > 0) throw new Error(`titles used twice: ${doubled.join(', ')}`);
}
