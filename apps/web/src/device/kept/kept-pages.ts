import { create } from 'zustand';
import { isNativeShell } from '../shell/native-shell.ts';
import { KEPT_CACHE } from './kept-cache.ts';
import { DatabaseRecords, type KeptActivity } from './kept-records.ts';
import { KeptStore } from './kept-store.ts';

let opened: KeptStore | undefined;

/** How long the app itself may take to be kept, without which no kept page opens. */
const APP_TIMEOUT_MS = 30_000;

let shells: KeptStore | undefined;

/** Keeps pages in another store from now on: the native shell's, which answers with them itself. */
export function setKeptStore(store: KeptStore): void {
  shells = store;
}

/** Whether pages can be kept here: something has to answer with them. */
export function canKeepPages(): boolean {
  return shells !== undefined || ('caches' in window && 'serviceWorker' in navigator && !isNativeShell());
}

/** Waits until the app itself is kept on this device. Rejects when it is not in good time. */
export async function untilAppIsKept(): Promise<void> {
  // The native shell has the app in itself.
  if (shells) return;
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the app itself is not kept on this device')), APP_TIMEOUT_MS);
  });
  await Promise.race([navigator.serviceWorker.ready, late]);
}

/** The kept pages of this device. */
export function keptStore(): KeptStore {
  opened ??= shells ?? new KeptStore(new DatabaseRecords('inkbloom-kept'), () => caches.open(KEPT_CACHE));
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
