import { createSignal } from './signal.ts';
import { sameValues, type EngineState } from './state.ts';

/** The engine's state and who listens to it. */
export interface StateStore {
  state(): EngineState;
  subscribe(listener: () => void): () => void;
  /** Reads the state again and tells if it has changed. */
  refresh(): void;
  /** As refresh, but tells in any case, since the page may have moved while the state is the same. */
  announce(): void;
}

/** A store that reads its state by a function. */
export function createStateStore(read: () => EngineState): StateStore {
  const changes = createSignal<void>();
  let state = read();

  /** Says whether the state has changed. */
  function readAgain(): boolean {
    const next = read();
    if (sameValues(state, next)) return false;
    state = next;
    return true;
  }

  return {
    state: () => state,
    subscribe: (listener) => changes.on(listener),
    refresh() {
      if (readAgain()) changes.emit();
    },
    announce() {
      readAgain();
      changes.emit();
    },
  };
}
