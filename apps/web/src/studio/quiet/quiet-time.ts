import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserEdges, type Edges } from './edges.ts';
import { after, extended, newTimer, paused, started, type Timer } from './timer.ts';

/** The timer and whether it ran out since the page was opened. */
export interface QuietTimeState {
  readonly timer: Timer;
  readonly ranOut: boolean;
}

/** A timer that runs by itself. */
export interface QuietTime {
  readonly store: StoreApi<QuietTimeState>;
  start(): void;
  pause(): void;
  /** Back to all of its time, at rest; `minutes` sets a new length. */
  reset(minutes?: number): void;
  /** Five minutes more. */
  extend(): void;
}

/** A timer of some minutes, at rest. While it runs the screen stays on; when it runs out the edges are told, once. */
export function createQuietTime(minutes: number, edges: Edges = browserEdges): QuietTime {
  const store = createStore<QuietTimeState>(() => ({ timer: newTimer(minutes), ranOut: false }));
  let length = minutes;
  let rest: (() => void) | null = null;
  let takeBack: (() => void) | null = null;

  function announce(): void {
    takeBack?.();
    takeBack = edges.announceEnd(store.getState().timer.left);
  }

  function show(timer: Timer): void {
    store.setState({ timer });
    if (!timer.running) {
      rest?.();
      rest = null;
    }
  }

  function pass(milliseconds: number): void {
    const { timer } = store.getState();
    show(after(timer, milliseconds));
    if (timer.left > 0 && store.getState().timer.left === 0) {
      store.setState({ ranOut: true });
      edges.onTimeUp();
    }
  }

  return {
    store,
    start() {
      if (rest) return;
      edges.onStart();
      show(started(store.getState().timer));
      announce();
      const stops = [edges.watchTime(pass), edges.keepAwake(), () => takeBack?.()];
      rest = () => stops.forEach((stop) => stop());
    },
    pause: () => show(paused(store.getState().timer)),
    reset(wanted = length) {
      length = wanted;
      show(newTimer(length));
    },
    extend() {
      show(extended(store.getState().timer));
      if (rest) announce();
    },
  };
}
