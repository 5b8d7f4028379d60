import { notify } from './notify.ts';
import type { QuietTime } from './quiet-time.ts';
import { endMeditation, startSession, type MeditationSession } from './sessions.ts';

const MINUTE = 60_000;

/** A session that goes on. */
export interface MeditationRun {
  /** Ends it and, if its time ran out, says so where that is wanted. */
  end(): MeditationSession | null;
}

/** Begins a session over a page. Its time ran out when as many minutes have passed or the timer came to its end. */
export function startMeditation(imageUrl: string, minutes: number, quiet: QuietTime): MeditationRun {
  const since = performance.now();
  startSession(imageUrl, minutes);
  return {
    end() {
      quiet.pause();
      const ranOut = quiet.store.getState().ranOut || performance.now() - since >= minutes * MINUTE;
      const ended = endMeditation(ranOut);
      if (ended?.completed) {
        notify('Meditation Complete!', `You completed a ${ended.duration} minute meditation session.`);
      }
      return ended;
    },
  };
}
