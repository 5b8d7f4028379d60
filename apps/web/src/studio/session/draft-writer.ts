import type { Draft } from '../../device/drafts/draft.ts';
import { appendGesture, TakenOverError, updateDraft, type DraftFacts } from '../../device/drafts/gestures.ts';
import { keepKeyframe } from '../../device/drafts/keyframes.ts';

/** Milliseconds of rest after which the view is noted. */
const REST = 400;
/** Milliseconds after which gestures that could not be kept are tried again. */
const RETRY = 4_000;

const TAKEN_OVER = 'This page was opened in another tab. What you draw here is no longer kept.';
const NO_ROOM =
  'This device has no room left for your latest strokes. They are kept as soon as you make some.';
const NOT_KEPT = 'This device cannot keep your strokes right now. They are tried again until it can.';

/** Puts everything that happens on a page on disk as it happens. */
export interface DraftWriter {
  /** Keeps a finished gesture; `facts` are asked for once the gesture is counted. */
  gesture(bytes: Uint8Array): void;
  /** Keeps a keyframe of the gestures handed in so far, unless one of them could not be kept. */
  keyframe(bytes: Uint8Array): void;
  /** Notes that the view or the tool changed; written after a short rest. */
  touched(): void;
  /** Writes what is still only in memory; resolves when it is on disk or could not be put there. */
  flush(thumbnail?: Blob): Promise<void>;
  /** Whether every gesture handed in is on disk. */
  isWhole(): boolean;
  /** The draft as last written. */
  draft(): Draft;
  /** Writes the rest and stops listening. */
  close(): Promise<void>;
}

function wordsFor(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? NO_ROOM : NOT_KEPT;
}

/**
 * A keeper for an opened draft. `onTrouble` is told, in words for the person, when something cannot be kept, and null
 * once it is. Gestures that could not be kept wait in their order: a journal has no gaps.
 */
export function createDraftWriter(
  opened: Draft,
  facts: () => DraftFacts,
  onTrouble: (message: string | null) => void,
): DraftWriter {
  let draft = opened;
  let waiting: Uint8Array[] = [];
  let troubled = false;
  /** The person knows of the gestures that wait; a new one is told of again. */
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    for (let bytes = waiting[0]; bytes; bytes = waiting[0]) {
      draft = await appendGesture(draft.drawingId, draft.writer, bytes, facts());
      waiting.shift();
    }
    if (troubled) onTrouble(null);
    troubled = false;
  }

  function report(error: unknown): void {
    if (error instanceof TakenOverError) {
      waiting = [];
      return onTrouble(TAKEN_OVER);
    }
    console.error('something of the drawing could not be kept', error);
    if (waiting.length === 0) return;
    if (!told) onTrouble(wordsFor(error));
    troubled = told = true;
    clearTimeout(retry);
    retry = setTimeout(() => void inTurn(), RETRY);
  }

  function inTurn(work?: () => Promise<unknown>): Promise<void> {
    queue = queue
      .then(writeWaiting)
      .then(work)
      .then(() => undefined, report);
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
      waiting.push(bytes);
      told = false;
      void inTurn();
    },
    keyframe(bytes) {
      void inTurn(() => keepKeyframe(draft.drawingId, draft.writer, bytes));
    },
    touched() {
      clearTimeout(timer);
      timer = setTimeout(flushNow, REST);
    },
    flush: writeFacts,
    isWhole: () => waiting.length === 0,
    draft: () => draft,
    async close() {
      window.removeEventListener('pagehide', flushNow);
      document.removeEventListener('visibilitychange', onHidden);
      await writeFacts();
      clearTimeout(retry);
    },
  };
}
