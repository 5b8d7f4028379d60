import type { JournalAccess } from './engine-api.ts';
import { keyframeOf, replay, restore, type Reopened } from './reopen.ts';

/** Hands out the journal of a drawing and opens it again; `command` ends the gesture under way first. */
export function journalAccess(reopened: Reopened, command: <T>(act: () => T) => T): JournalAccess {
  const { recorder } = reopened;
  return {
    onGesture: (listener) => recorder.onGesture(listener),
    journal: () => recorder.journal(),
    replay: (source) => command(() => replay(reopened, source)),
    restore: (source) => command(() => restore(reopened, source)),
    keyframe: () => keyframeOf(reopened),
  };
}
