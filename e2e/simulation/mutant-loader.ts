import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CANARY, MUTANTS, type Mutant } from './mutants.ts';
import type * as schedules from './schedules.ts';

const ROOT = join(import.meta.dirname, '../..');
const QUERY = 'mutant';

/** All of them by their numbers; the canary is the first. */
export const ALL_MUTANTS: readonly Mutant[] = [CANARY, ...MUTANTS];

function mutantOf(url: string | undefined): number | null {
  const number = url && URL.canParse(url) ? new URL(url).searchParams.get(QUERY) : null;
  return number === null ? null : Number(number);
}

/** How often the text that a mutant replaces stands in its file; anything but once means that it is out of date. */
export function occurrences({ file, find }: Mutant): number {
  return readFileSync(join(ROOT, file), 'utf8').split(find).length - 1;
}

/** A module that is loaded for a mutant passes that on to the modules of the app it imports. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const number = mutantOf(context.parentURL);
    const isOwn = /\/(apps\/web\/src|e2e\/simulation)\//.test(resolved.url);
    if (number === null || !isOwn) return resolved;
    const url = new URL(resolved.url);
    url.searchParams.set(QUERY, String(number));
    return { ...resolved, url: url.href };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const number = mutantOf(url);
    const mutant = number === null ? undefined : ALL_MUTANTS[number];
    const isTheFile = mutant && new URL(url).pathname === pathToFileURL(join(ROOT, mutant.file)).pathname;
    if (!isTheFile) return loaded;
    const source = readFileSync(join(ROOT, mutant.file), 'utf8');
    return { ...loaded, source: source.replace(mutant.find, () => mutant.replace) };
  },
});

/** The simulation with a mistake planted in the app. */
export function withMutant(number: number): Promise<typeof schedules> {
  return import(`./schedules.ts?${QUERY}=${number}`) as Promise<typeof schedules>;
}
