import { readFileSync, writeFileSync } from 'node:fs';
import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import { shortcomings } from '../src/linework.ts';
import type { Measures } from '../src/regions/measure.ts';

/** Pages that were published before little blank paper and wide areas were asked for; none may be added. */
const FILE = new URL('./choices/short.json', import.meta.url);
const ASKED: ReadonlySet<string> = new Set(['too much blank paper', 'areas too narrow for a crayon']);

function known(): string[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as string[];
}

/** A recipe in one word. */
function wordOf({ composition, difficulty, seed, view }: Recipe): string {
  return [composition, difficulty, seed, ...(view ? [view] : [])].join(':');
}

/** What a page lacks of blank paper and wide areas, unless it is one of the old ones that may. */
export function refusedAsShort(recipe: Recipe, measures: Measures): readonly string[] {
  const found = shortOf(measures, recipe.difficulty);
  return known().includes(wordOf(recipe)) ? [] : found;
}

function shortOf(measures: Measures, difficulty: Difficulty): readonly string[] {
  return shortcomings(measures, difficulty).filter((name) => ASKED.has(name));
}

/** Takes pages off the list that were drawn without a shortcoming, and those that are published no more. */
export function prune(
  drawn: readonly { recipe: Recipe; measures: Measures }[],
  published: readonly Recipe[],
): void {
  const kept = new Set(published.map(wordOf));
  for (const { recipe, measures } of drawn)
    if (shortOf(measures, recipe.difficulty).length === 0) kept.delete(wordOf(recipe));
  writeFileSync(
    FILE,
    `${JSON.stringify(
      known().filter((word) => kept.has(word)),
      null,
      2,
    )}\n`,
  );
}
