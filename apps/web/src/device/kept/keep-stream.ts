import type { KeptStore } from './kept-store.ts';

/** How far the keeping of several pages is. */
export interface KeepingProgress {
  readonly done: number;
  readonly total: number;
  /** Bytes of what is kept so far. */
  readonly bytes: number;
}

/**
 * Keeps activities one after the other. Those that are kept already are passed over: a stream that was paused goes
 * on where it was. Stops at the first failure, which it throws.
 */
export async function keepAll(
  store: KeptStore,
  ids: readonly string[],
  tell: (progress: KeepingProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const known = new Map((await store.list()).map(({ id, bytes }) => [id, bytes]));
  let bytes = 0;
  let done = 0;
  for (const id of ids) {
    signal.throwIfAborted();
    bytes += known.get(id) ?? (await store.keep(id, signal)).bytes;
    done += 1;
    tell({ done, total: ids.length, bytes });
  }
}
