import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { Draft, SentOutcome } from './draft.ts';
import type { SavePacket } from './save-packet.ts';

/** One finished gesture of a draft, as the engine wrote it. */
export interface GestureRecord {
  readonly drawingId: string;
  readonly counter: number;
  readonly bytes: Uint8Array;
}

/** The latest keyframe of a draft, as the engine made it. */
export interface KeyframeRecord {
  readonly drawingId: string;
  readonly bytes: Uint8Array;
}

/** A save waiting to be sent. `baseRevision` is fixed by the first attempt, so that a repeat is the same request. */
export interface OutboxEntry {
  readonly counter: number;
  /** The idempotency key it is sent with. */
  readonly key: string;
  readonly drawingId: string;
  readonly person: string;
  readonly packet: SavePacket;
  readonly baseRevision: number | null;
  readonly forked: boolean;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { page: [string, number] } };
  gestures: { key: [string, number]; value: GestureRecord };
  keyframes: { key: string; value: KeyframeRecord };
  /** The last finished picture of each draft that nobody is signed in for. */
  kept: { key: string; value: SavePacket };
  outbox: { key: number; value: OutboxEntry; indexes: { drawing: string } };
  /** How sent entries ended, by their counter, for the tab that waits. */
  outcomes: { key: number; value: SentOutcome };
  counters: { key: string; value: number };
}

export type DraftDatabase = IDBPDatabase<Schema>;
export type WriteTransaction<S extends StoreNames<Schema>[]> = IDBPTransaction<Schema, S, 'readwrite'>;

let opened: Promise<DraftDatabase> | null = null;

/** The device's database of drafts; opened on first use. */
export function database(): Promise<DraftDatabase> {
  opened ??= openDB<Schema>('inkbloom-drafts', 2, {
    upgrade(db, had) {
      if (had < 1) createFirstStores(db);
      db.createObjectStore('keyframes', { keyPath: 'drawingId' });
    },
    blocking: () => void closeDatabase(),
    terminated: () => (opened = null),
  });
  return opened;
}

/** The stores of version 1. */
function createFirstStores(db: DraftDatabase): void {
  db.createObjectStore('drafts', { keyPath: 'drawingId' }).createIndex('page', ['activityId', 'pageIndex']);
  db.createObjectStore('gestures', { keyPath: ['drawingId', 'counter'] });
  db.createObjectStore('kept', { keyPath: 'drawingId' });
  db.createObjectStore('outbox', { keyPath: 'counter' }).createIndex('drawing', 'drawingId');
  db.createObjectStore('outcomes');
  db.createObjectStore('counters');
}

/** Lets go of the connection; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  (await closing)?.close();
}

/** A write over the named stores that is on disk when its `done` resolves; one that fails rejects it and changes nothing. */
export function writeTo<S extends StoreNames<Schema>[]>(
  db: DraftDatabase,
  ...stores: S
): WriteTransaction<S> {
  const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
  // Who gave up at a request that failed does not come back for the end.
  tx.done.catch(() => undefined);
  return tx;
}

/** Every key of one drawing's gestures. */
export function gestureRange(drawingId: string): IDBKeyRange {
  return IDBKeyRange.bound([drawingId, 0], [drawingId, Infinity]);
}
