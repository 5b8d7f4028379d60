import { setImmediate } from 'node:timers/promises';

/** Rows between two cursors. */
export const ROWS_BETWEEN = 1000;
/** How long the cursors of a list hold before they are looked for anew; until then pages may be off by what is new. */
const FRESH_MS = 60_000;
/** Lists whose cursors are remembered. */
const MAX_LISTS = 100;

/** The last row before a place in a list: whoever knows it reads on from there without counting. */
export interface PageCursor {
  /** Rows up to and including this one. */
  readonly offset: number;
  readonly key: string | number;
  readonly id: string;
}

/** Finds the row ROWS_BETWEEN rows after a cursor, or after the beginning; undefined when the list ends before. */
export type FindNext = (from: PageCursor | undefined) => Promise<PageCursor | undefined>;

/** The cursors of many lists. */
export interface PageCursors {
  /** The nearest cursor at or before an offset of a list; undefined stands for its beginning. */
  readonly before: (list: string, offset: number, findNext: FindNext) => Promise<PageCursor | undefined>;
}

interface Found {
  readonly foundAt: number;
  readonly cursors: PageCursor[];
  /** Resolves when what is asked for so far has been searched. */
  searched: Promise<void>;
  isEnded: boolean;
  isBeingRenewed: boolean;
}

async function extend(found: Found, offset: number, findNext: FindNext): Promise<void> {
  while (!found.isEnded && (found.cursors.length + 1) * ROWS_BETWEEN <= offset) {
    const next = await findNext(found.cursors.at(-1));
    if (next === undefined) found.isEnded = true;
    else found.cursors.push(next);
    await setImmediate();
  }
}

/** Searches of one list follow each other. */
function search(found: Found, offset: number, findNext: FindNext): Promise<void> {
  const earlier = found.searched.catch(() => undefined);
  found.searched = earlier.then(() => extend(found, offset, findNext));
  return found.searched;
}

/**
 * Remembers every thousandth row of a list, so that a page far down costs as much as the first one. A list is searched
 * once, as far as somebody goes; what is remembered is renewed in the background.
 */
export function createPageCursors(now: () => number = Date.now): PageCursors {
  const lists = new Map<string, Found>();

  function start(): Found {
    return {
      foundAt: now(),
      cursors: [],
      searched: Promise.resolve(),
      isEnded: false,
      isBeingRenewed: false,
    };
  }

  function remember(list: string, found: Found): Found {
    lists.delete(list);
    lists.set(list, found);
    const [oldest] = lists.keys();
    if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
    return found;
  }

  function renew(list: string, old: Found, findNext: FindNext): void {
    if (old.isBeingRenewed || now() - old.foundAt < FRESH_MS) return;
    old.isBeingRenewed = true;
    const fresh = start();
    search(fresh, old.cursors.length * ROWS_BETWEEN, findNext).then(
      () => remember(list, fresh),
      () => lists.delete(list),
    );
  }

  return {
    async before(list, offset, findNext) {
      if (offset < ROWS_BETWEEN) return undefined;
      const found = remember(list, lists.get(list) ?? start());
      renew(list, found, findNext);
      await search(found, offset, findNext);
      return found.cursors[Math.floor(offset / ROWS_BETWEEN) - 1] ?? found.cursors.at(-1);
    },
  };
}
