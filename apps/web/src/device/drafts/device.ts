import type { Changes } from './changes.ts';
import type { DraftStorage } from './storage.ts';

/** Locks between the tabs of one device. */
export interface Locks {
  /** Runs the work when nobody else holds the lock. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * Takes the lock from whoever has it and keeps it; `onTaken` is told when somebody else takes it. Answers how to let
   * go.
   */
  take(name: string, onTaken: () => void): () => void;
}

/** Time on the device. */
export interface Clock {
  /** Milliseconds since 1970; people set clocks, so it may jump. */
  now(): number;
  /** Calls the work after some milliseconds; answers how to prevent it. */
  after(milliseconds: number, work: () => void): () => void;
}

/** What keeping drawings needs of the device. A browser gives it, or a simulation. */
export interface Device {
  readonly storage: DraftStorage;
  readonly locks: Locks;
  readonly changes: Changes;
  readonly clock: Clock;
  /** A new id that nothing else has. */
  newId(): string;
  /** From 0 up to 1. */
  random(): number;
  isOnline(): boolean;
  /** Calls the listener when the connection returns; answers how to stop. */
  onOnline(listener: () => void): () => void;
}
