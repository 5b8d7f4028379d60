import type { Difficulty, Recipe, View } from '@inkbloom/formats/page';
import { compositions } from '@inkbloom/linework';
import { PagesError } from './errors.ts';

const ALL: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const VIEWS: readonly View[] = ['middle', 'left', 'right', 'high', 'low'];

/** How a recipe is written in commands and names of files. */
export function recipeText({ composition, difficulty, seed, view }: Recipe): string {
  return `${composition}:${difficulty}:${seed}${view === undefined ? '' : `#${view}`}`;
}

/** Whether a word of a command looks like a recipe. */
export function isRecipe(text: string): boolean {
  return text.includes(':');
}

/** The difficulties that a word names: one, or all of them. */
export function readDifficulties(text: string): readonly Difficulty[] {
  const found = text === 'all' ? ALL : ALL.filter((difficulty) => difficulty === text);
  if (found.length === 0)
    throw new PagesError('wrong_usage', `A difficulty is easy, medium, hard or all, not "${text}".`);
  return found;
}

/** The compositions that a word names: one, or all of them. */
export function readCompositions(text: string): readonly string[] {
  const found = text === 'all' ? compositions() : compositions().filter((name) => name === text);
  if (found.length > 0) return found;
  throw new PagesError(
    'unknown_composition',
    `There is no composition "${text}". There are: ${compositions().join(', ')}.`,
  );
}

/** The recipe that is written as composition:difficulty:seed. */
export function readRecipe(text: string): Recipe {
  const [name = '', level = '', ...rest] = text.split(':');
  const [composition = ''] = readCompositions(name);
  const [difficulty = 'easy', ...more] = readDifficulties(level);
  const [seed = '', ...views] = rest.join(':').split('#');
  if (seed === '' || more.length > 0 || name === 'all') {
    throw new PagesError('wrong_usage', `A recipe is written composition:difficulty:seed, not "${text}".`);
  }
  if (views.length === 0) return { composition, difficulty, seed };
  const view = VIEWS.find((one) => one === views.join('#'));
  if (view === undefined) {
    throw new PagesError('wrong_usage', `A view is one of ${VIEWS.join(', ')}, not "${views.join('#')}".`);
  }
  return { composition, difficulty, seed, view };
}

/** A whole number of a command within bounds. */
export function readNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= low && value <= high) return value;
  throw new PagesError('wrong_usage', `--${name} is a whole number from ${low} to ${high}, not "${text}".`);
}

/** A date of a command. */
export function readDay(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // A date such as 2026-02-30 is another day, or none.
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new PagesError('wrong_usage', `A day is written like 2026-03-01, not "${text}".`);
}
