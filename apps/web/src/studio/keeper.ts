import type { Draft } from '../drafts/draft.ts';
import { appendGesture, TakenOverError, updateDraft, type DraftFacts } from '../drafts/gestures.ts';
import { keepKeyframe } from '../drafts/keyframes.ts';

/** Milliseconds of rest after which the view is noted. */
const REST = 400;

const TAKEN_OVER = 'This page was opened in another tab. What you draw here is no longer kept.';
const NOT_KEPT = 'This device cannot keep your strokes right now. Save soon.';

/** Puts everything that happens on a page on disk as it happens. */
export interface Keeper {
  /** Keeps a finished gesture; `facts` are asked for once the gesture is counted. */
  gesture(bytes: Uint8Array): void;
  /** Keeps a keyframe of the gestures handed in so far, unless one of them could not be kept. */
  keyframe(bytes: Uint8Array): void;
  /** Notes that the view or the tool changed; written after a short rest. */
  touched(): void;
  /** Writes what is still only in memory; resolves when everything handed in so far is on disk. */
  flush(thumbnail?: Blob): Promise<void>;
  /** The draft as last written. */
  draft(): Draft;
  /** Writes the rest and stops listening. */
  close(): Promise<void>;
}

/** A keeper for an opened draft. `onTrouble` is told, in words for the person, when something cannot be kept. */
export function createKeeper(
  opened: Draft,
  facts: () => DraftFacts,
  onTrouble: (message: string) => void,
): Keeper {
  let draft = opened;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();
  let lost = false;

  function inTurn(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work).catch((error: unknown) => {
      if (error instanceof TakenOverError) return onTrouble(TAKEN_OVER);
      console.error('the drawing could not be kept', error);
      return onTrouble(NOT_KEPT);
    });
    return queue;
  }

  function writeFacts(thumbnail?: Blob): Promise<void> {
    clearTimeout(timer);
    const noted = thumbnail ? { ...facts(), thumbnail } : facts();
    return inTurn(() => updateDraft(draft.drawingId, draft.writer, noted));
  }

  const flushNow = (): void => void writeFacts();
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') flushNow();
  };
  window.addEventListener('pagehide', flushNow);
  document.addEventListener('visibilitychange', onHidden);

  return {
    gesture(bytes) {
      void inTurn(async () => {
        const gaps = lost;
        lost = true;
        draft = await appendGesture(draft.drawingId, draft.writer, bytes, facts());
        lost = gaps;
      });
    },
    keyframe(bytes) {
      void inTurn(async () => {
        if (!lost) await keepKeyframe(draft.drawingId, draft.writer, bytes);
      });
    },
    touched() {
      clearTimeout(timer);
      timer = setTimeout(flushNow, REST);
    },
    flush: writeFacts,
    draft: () => draft,
    async close() {
      window.removeEventListener('pagehide', flushNow);
      document.removeEventListener('visibilitychange', onHidden);
      await writeFacts();
    },
  };
}
