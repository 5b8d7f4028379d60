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

/** A save waiting to be sent. */
export interface OutboxEntry {
  readonly counter: number;
  /** The idempotency key it is sent with. */
  readonly key: string;
  readonly drawingId: string;
  /** The person whose save it is; nobody else's sign-in sends it. */
  readonly person: string;
  readonly packet: SavePacket;
  /** Fixed by the first attempt, so that a repeat is the same request; null before. */
  readonly baseRevision: number | null;
  readonly forked: boolean;
  /** How often it was sent in vain, and when it is tried again; milliseconds since 1970. */
  readonly attempts: number;
  readonly notBefore: number;
}

/** What the device keeps of drawings. Keys: the drawing; drawing and counter; the counter; a name. */
export interface Records {
  readonly drafts: Draft;
  readonly gestures: GestureRecord;
  readonly keyframes: KeyframeRecord;
  /** The last finished picture of each draft that nobody is signed in for. */
  readonly kept: SavePacket;
  readonly outbox: OutboxEntry;
  /** How sent entries ended, by their counter, for the tab that waits. */
  readonly outcomes: SentOutcome;
  readonly counters: number;
  /** Facts of the store itself: `birth` tells it apart from the one before site data was cleared. */
  readonly about: string;
}
export type StoreName = keyof Records;

/** What records are found by, besides their keys. */
export interface Indexes {
  /** Activity and page. */
  readonly 'drafts.page': Draft;
  readonly 'drafts.writer': Draft;
  readonly 'gestures.drawing': GestureRecord;
  readonly 'outbox.drawing': OutboxEntry;
}
export type Key = string | number | readonly [string, number];

/** Reads and writes that happen at one moment. Nothing else may be awaited in between. */
export interface Transaction {
  get<S extends StoreName>(store: S, key: Key): Promise<Records[S] | undefined>;
  /** All records, by their keys. */
  list<S extends StoreName>(store: S): Promise<Records[S][]>;
  /** The records an index has under a value, by their keys. */
  find<I extends keyof Indexes>(index: I, value: Key): Promise<Indexes[I][]>;
  /** Puts a record in; outcomes, counters and about need its key. */
  put<S extends StoreName>(store: S, record: Records[S], key?: Key): Promise<void>;
  delete(store: StoreName, key: Key): Promise<void>;
  deleteGestures(drawingId: string): Promise<void>;
}

/** The device's store of drafts. */
export interface DraftStorage {
  read<T>(stores: readonly StoreName[], work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** All of it is durable when this resolves; when it rejects, nothing has changed. */
  write<T>(stores: readonly StoreName[], work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** Every store that holds something of a drawing. */
export const DRAWING_STORES = ['drafts', 'gestures', 'keyframes', 'kept', 'outbox'] as const;
