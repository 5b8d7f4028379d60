import { chime } from './chime.ts';
import { keepAwake } from './keep-awake.ts';
import { announceEnd, askToNotify, notify, TIME_UP } from './notify.ts';
import { useMeditationSettings } from './settings.ts';
import { watchTime } from './watch-time.ts';

/** What the timer needs of the world. */
export interface Edges {
  /** Tells how many milliseconds have passed, again and again, until stopped. */
  readonly watchTime: (onTime: (milliseconds: number) => void) => () => void;
  /** The person started the timer by hand. */
  readonly onStart: () => void;
  readonly onTimeUp: () => void;
  /** Has the end told in so many milliseconds, also while the app sleeps, where it can; answers how to take it back. */
  readonly announceEnd: (milliseconds: number) => () => void;
  /** Keeps the screen on until told otherwise. */
  readonly keepAwake: () => () => void;
}

/** This browser. */
export const browserEdges: Edges = {
  watchTime,
  keepAwake,
  announceEnd,
  onStart: askToNotify,
  onTimeUp: () => {
    if (useMeditationSettings.getState().enableSound) chime();
    notify(TIME_UP.title, TIME_UP.body);
  },
};
