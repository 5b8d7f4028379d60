import { useStore } from 'zustand';
import type { QuietTime } from './quiet-time.ts';
import { clockFace, shareLeft } from './timer.ts';

/** What a timer shows. */
export interface TimerFace {
  readonly time: string;
  /** From 1 to 0. */
  readonly share: number;
  readonly running: boolean;
  readonly isOver: boolean;
}

/** The face of a timer, kept current; it changes once a second. */
export function useTimerFace({ store }: QuietTime): TimerFace {
  const time = useStore(store, ({ timer }) => clockFace(timer));
  const running = useStore(store, ({ timer }) => timer.running);
  const { timer } = store.getState();
  return { time, running, share: shareLeft(timer), isOver: timer.left === 0 };
}
