/** A list of listeners. */
export interface Signal<T> {
  /** Adds a listener; the answer takes it away again. */
  on(listener: (value: T) => void): () => void;
  emit(value: T): void;
}

/** A signal without listeners. */
export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
  };
}
