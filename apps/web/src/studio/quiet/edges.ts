import { chime } from './chime.ts';
import { keepAwake } from './keep-awake.ts';
import { askToNotify, notify } from './notify.ts';
import { useMeditationSettings } from './settings.ts';
import { watchTime } from './watch-time.ts';

/** What the timer needs of the world. */
export interface Edges {
  /** Tells how many milliseconds have passed, again and again, until stopped. */
  readonly watchTime: (onTime: (milliseconds: number) => void) => () => void;
  /** The person started the timer by hand. */
  readonly onStart: () => void;
  readonly onTimeUp: () => void;
  /** Keeps the screen on until told otherwise. */
  readonly keepAwake: () => () => void;
}

/** This browser. */
export const browserEdges: Edges = {
  watchTime,
  keepAwake,
  onStart: askToNotify,
  onTimeUp: () => {
    if (useMeditationSettings.getState().enableSound) chime();
    notify('Meditation Complete', 'Your meditation session has ended.');
  },
};
