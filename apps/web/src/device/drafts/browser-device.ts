import { changes } from './changes.ts';
import type { Clock, Device, Locks } from './device.ts';
import { IndexedDbStorage } from './indexed-db.ts';
import { MemoryStorage } from './memory-storage.ts';
import { Outbox } from './outbox.ts';
import type { DraftStorage } from './storage.ts';
import { DraftStore } from './store.ts';

const locks: Locks = {
  withLock: (name, work) => navigator.locks.request(name, work),
  take(name, onTaken) {
    const held = Promise.withResolvers<void>();
    let isOver = false;
    navigator.locks.request(name, { steal: true }, () => held.promise).catch(() => isOver || onTaken());
    return () => {
      isOver = true;
      held.resolve();
    };
  },
};

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** This browser with a store of drafts. */
export function browserDevice(storage: DraftStorage): Device {
  return {
    storage,
    locks,
    changes,
    clock,
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    isOnline: () => navigator.onLine,
    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
  };
}

/** A store of drafts and the saves of them that wait. */
export interface Drafts {
  readonly store: DraftStore;
  readonly outbox: Outbox;
}

/** The drafts that a device keeps. */
export function draftsOn(device: Device): Drafts {
  return { store: new DraftStore(device), outbox: new Outbox(device) };
}

/** The drafts of this browser. */
export const deviceDrafts: Drafts = draftsOn(browserDevice(new IndexedDbStorage()));

/** Drafts that last as long as the page, for a browser that refuses to keep any. */
export function passingDrafts(): Drafts {
  return draftsOn(browserDevice(new MemoryStorage(crypto.randomUUID())));
}
