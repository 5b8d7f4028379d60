import { availableParallelism } from 'node:os';
import type { Artist } from '../artist.ts';
import type { Terminal } from './terminal.ts';

/** What a command that draws works with. */
export interface Outfit {
  readonly terminal: Terminal;
  readonly hire: () => Artist;
}

/** Processes that draw for a command. */
const MOST = 4;

/**
 * Has every item worked on, several at once, and gives the results in the order of the items. Rejects with the first
 * failure.
 */
export async function withCrew<Item, Result>(
  { hire }: Outfit,
  items: readonly Item[],
  work: (artist: Artist, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items.entries()];
  const results: Result[] = [];
  async function drawOn(artist: Artist): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [place, item] = next;
      results[place] = await work(artist, item);
    }
  }
  const artists = Array.from({ length: Math.min(MOST, availableParallelism(), items.length) }, hire);
  try {
    await Promise.all(artists.map(drawOn));
    return results;
  } finally {
    await Promise.all(artists.map(({ close }) => close()));
  }
}
