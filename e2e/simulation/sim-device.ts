import type { Change } from '../../apps/web/src/device/drafts/changes.ts';
import type { Device, Locks } from '../../apps/web/src/device/drafts/device.ts';
import { MemoryStorage } from '../../apps/web/src/device/drafts/memory-storage.ts';
import type { DraftStorage, StoreName, Transaction } from '../../apps/web/src/device/drafts/storage.ts';
import { asPicture, numbersOf } from './gestures.ts';
import { joinJournal } from '../../packages/formats/src/journal.ts';
import type { Process, Scheduler } from './scheduler.ts';

interface Waiter {
  readonly owner: Process;
  readonly begin: () => void;
}

interface HeldLock {
  readonly owner: Process;
  readonly onTaken: (() => void) | null;
}

type Write = <T>(stores: readonly StoreName[], work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** A device that several tabs share: its store, its locks, its clock and its connection. */
export class SimDevice {
  readonly name: string;
  readonly storage: MemoryStorage;
  readonly scheduler: Scheduler;
  /** Who is signed in, as the device sees it, and whether the server still thinks so. */
  person: string | null = null;
  isSessionOver = false;
  isOnline = true;
  isFull = false;
  /** How far its clock is from the time that has passed. */
  clockShift = 1_700_000_000_000;
  /** Which tabs took which drawings over from others. */
  readonly taken: { drawingId: string; process: Process }[] = [];
  /** Drawings from which strokes went their own way, other than by a conflict. */
  readonly left = new Set<string>();
  /** Drawings that were taken away. */
  readonly gone = new Set<string>();
  /** The ids that drawings had before a conflict gave them another, by the one they got. */
  readonly movedFrom = new Map<string, string>();
  /** Gestures that were durable here at some time. */
  readonly durable = new Set<number>();
  readonly #tabs: Process[] = [];
  readonly #listeners = new Map<Process, Set<(change: Change) => void>>();
  readonly #online = new Map<Process, Set<() => void>>();
  readonly #held = new Map<string, HeldLock>();
  readonly #waiting = new Map<string, Waiter[]>();
  readonly #newId: () => string;

  constructor(name: string, scheduler: Scheduler, newId: () => string) {
    this.name = name;
    this.scheduler = scheduler;
    this.#newId = newId;
    this.storage = new MemoryStorage(newId());
  }

  /** What a tab has of the device. */
  tab(owner: Process): Device {
    const { scheduler } = this;
    this.#tabs.push(owner);
    return {
      storage: this.#storageOf(owner),
      locks: this.#locksOf(owner),
      changes: {
        announce: (change) => this.#announce(owner, change),
        onChange: (listener) => this.#listen(this.#listeners, owner, listener),
      },
      clock: {
        now: () => this.clockShift + scheduler.time,
        after: (milliseconds, work) => scheduler.after(owner, milliseconds, work),
      },
      newId: this.#newId,
      random: () => scheduler.random.next(),
      isOnline: () => this.isOnline,
      onOnline: (listener) => this.#listen(this.#online, owner, listener),
    };
  }

  /** Kills a tab: nothing of it goes on, and its locks are free. */
  kill(owner: Process): void {
    this.scheduler.kill(owner);
    this.#listeners.delete(owner);
    this.#online.delete(owner);
    for (const [name, waiting] of this.#waiting)
      this.#waiting.set(
        name,
        waiting.filter((waiter) => waiter.owner !== owner),
      );
    for (const [name, held] of this.#held) if (held.owner === owner) this.#release(name, held);
  }

  /** The gestures in the store now, by their numbers. */
  kept(): number[] {
    return this.storage.peek('gestures').map(({ bytes }) => numberOf(bytes));
  }

  /** The tabs that may write now. */
  writers(): Set<string> {
    return new Set(this.storage.peek('drafts').map(({ writer }) => writer));
  }

  /** Loses the bytes of the finished pictures that wait. */
  spoil(): void {
    for (const { packet } of this.storage.peek('outbox')) asPicture(packet.picture).isLost = true;
  }

  connect(): void {
    this.isOnline = true;
    for (const [owner, listeners] of this.#online)
      for (const listener of listeners) this.scheduler.do(owner, 'online', listener);
  }

  #listen<L>(all: Map<Process, Set<L>>, owner: Process, listener: L): () => void {
    const own = all.get(owner) ?? new Set();
    all.set(owner, own.add(listener));
    return () => void own.delete(listener);
  }

  #announce(owner: Process, change: Change): void {
    for (const tab of this.#tabs) {
      const listeners = this.#listeners.get(tab);
      if (!tab.isAlive || !listeners?.size) continue;
      const tell = (): void => listeners.forEach((listener) => listener(change));
      if (tab === owner) tell();
      else if (change === 'queued') this.scheduler.do(tab, change, tell);
    }
  }

  #storageOf(owner: Process): DraftStorage {
    const run: Write = async (stores, work) => {
      await this.scheduler.turn(owner, `reads ${stores.join(' ')}`);
      const result = await this.storage.read(stores, work);
      await this.scheduler.turn(owner, 'has read');
      return result;
    };
    const write: Write = async (stores, work) => {
      await this.scheduler.turn(owner, `writes ${stores.join(' ')}`);
      if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
      const kept: number[] = [];
      const held = new Map(this.storage.peek('drafts').map(({ drawingId, writer }) => [drawingId, writer]));
      const result = await this.storage.write(stores, (tx) => work(watched(tx, kept)));
      this.#noteChanges(held, owner);
      kept.forEach((number) => this.durable.add(number));
      await this.scheduler.turn(owner, 'has written');
      return result;
    };
    return { read: run, write };
  }

  #noteChanges(held: ReadonlyMap<string, string>, owner: Process): void {
    const drafts = this.storage.peek('drafts');
    const ids = new Set(drafts.map(({ drawingId }) => drawingId));
    const moved = new Set<string>();
    for (const { drawingId, writer, branchOf } of drafts) {
      if ((held.get(drawingId) ?? writer) !== writer) this.taken.push({ drawingId, process: owner });
      if (branchOf === null || held.has(drawingId)) continue;
      const isMoved = held.has(branchOf) && !ids.has(branchOf);
      if (!isMoved) this.left.add(branchOf);
      else {
        moved.add(branchOf);
        this.movedFrom.set(drawingId, branchOf);
      }
    }
    for (const drawingId of held.keys())
      if (!ids.has(drawingId) && !moved.has(drawingId)) this.gone.add(drawingId);
  }

  #locksOf(owner: Process): Locks {
    const withLock = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const lock = await this.#acquire(owner, name);
      try {
        return await work();
      } finally {
        this.#release(name, lock);
      }
    };
    const take = (name: string, onTaken: () => void): (() => void) => {
      const before = this.#held.get(name);
      if (before?.onTaken) this.scheduler.do(before.owner, 'lock taken', before.onTaken);
      const lock: HeldLock = { owner, onTaken };
      this.#held.set(name, lock);
      return () => this.#release(name, lock);
    };
    return { withLock, take };
  }

  async #acquire(owner: Process, name: string): Promise<HeldLock> {
    const lock: HeldLock = { owner, onTaken: null };
    if (this.#held.has(name)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiting = this.#waiting.get(name) ?? [];
      this.#waiting.set(name, [...waiting, { owner, begin: resolve }]);
      await promise;
    }
    this.#held.set(name, lock);
    await this.scheduler.turn(owner, `has lock ${name}`);
    return lock;
  }

  #release(name: string, lock: HeldLock): void {
    if (this.#held.get(name) !== lock) return;
    const [next, ...rest] = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, rest);
    if (next) next.begin();
    else this.#held.delete(name);
  }
}

/** The same transaction, which also tells which gestures it puts. */
function watched(tx: Transaction, kept: number[]): Transaction {
  return {
    get: (store, key) => tx.get(store, key),
    list: (store) => tx.list(store),
    find: (index, value) => tx.find(index, value),
    put(store, record, key) {
      if (store === 'gestures') {
        const { bytes } = record as { bytes: Uint8Array };
        kept.push(...numbersOf(journalOfOne(bytes)));
      }
      return tx.put(store, record, key);
    },
    delete: (store, key) => tx.delete(store, key),
    deleteGestures: (drawingId) => tx.deleteGestures(drawingId),
  };
}

const journals = new WeakMap<Uint8Array, Uint8Array>();

function journalOfOne(bytes: Uint8Array): Uint8Array {
  const journal = journals.get(bytes) ?? joinJournal({ width: 8, height: 8 }, [bytes]);
  journals.set(bytes, journal);
  return journal;
}

/** The number of one gesture. */
export function numberOf(bytes: Uint8Array): number {
  return numbersOf(journalOfOne(bytes))[0] ?? -1;
}
