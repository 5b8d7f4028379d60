import { create } from 'zustand';
import { KEPT_CACHE } from './kept-cache.ts';
import { KeptStore, type KeptActivity } from './kept-store.ts';

let opened: KeptStore | undefined;

/** Whether this browser can keep pages at all. */
export function canKeepPages(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator;
}

/** The kept pages of this device. */
export function keptStore(): KeptStore {
  opened ??= new KeptStore('inkbloom-kept', () => caches.open(KEPT_CACHE));
  return opened;
}

/** What is kept, as screens show it; undefined until it was read. */
export const useKept = create<{ readonly kept: readonly KeptActivity[] | undefined }>(() => ({
  kept: undefined,
}));

/** Reads anew what is kept. */
export async function readKept(): Promise<void> {
  useKept.setState({ kept: await keptStore().list() });
}
