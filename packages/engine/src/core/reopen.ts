import { sortFrames, splitJournal, type JournalHeader, type SplitJournal } from '@inkbloom/formats/journal';
import type { Background } from './background.ts';
import type { DrawingState } from './drawing-state.ts';
import type { JournalRecorder } from './journal-recorder.ts';
import { makeKeyframe, openKeyframe, snapshotOf } from './keyframes.ts';
import { rebuild } from './rebuild.ts';
import { runToEnd } from './run-to-end.ts';

/** A journal whole, or as the bytes of its entries, a keyframe perhaps among them. */
export type JournalSource = Uint8Array | readonly Uint8Array[];

/** How restoring went. */
export interface Restored {
  /** Whether some of the journal was damaged and left out. */
  readonly damaged: boolean;
  /** Gestures that no keyframe stands for. */
  readonly replayed: number;
}

/** A drawing, what records it, and where slow work runs. */
export interface Reopened {
  readonly drawing: DrawingState;
  readonly recorder: JournalRecorder;
  readonly background: Background;
}

/** Starts over and does again every entry that a journal holds, as far as it is whole. */
export function replay(
  { drawing, recorder }: Reopened,
  source: JournalSource,
): { readonly damaged: boolean } {
  recorder.assertEditable();
  const journal = split(source, drawing.layer);
  return resume(recorder, journal, runToEnd(rebuild(drawing, journal.entries, null)));
}

/**
 * Comes to the same as replay, from the last keyframe and in slices that yield. Until it is done, nothing else may
 * change the drawing.
 */
export async function restore(
  { drawing, recorder, background }: Reopened,
  source: JournalSource,
): Promise<Restored> {
  const unlock = recorder.lock();
  try {
    const journal = split(source, drawing.layer);
    const { entries, keyframe } = journal;
    const { tileCount } = drawing.layer;
    const start = keyframe && (await openKeyframe(keyframe, entries, tileCount, background));
    const slices = rebuild(drawing, entries, start);
    for (let slice = slices.next(); ; slice = slices.next()) {
      if (slice.done) {
        const replayed = slice.value - (start?.entries ?? 0);
        return { ...resume(recorder, journal, slice.value), replayed };
      }
      await background.pause();
    }
  } finally {
    unlock();
  }
}

/**
 * A keyframe for everything written down so far; null while something is being drawn, and where the background fails.
 */
export async function keyframeOf({
  drawing,
  recorder,
  background,
}: Reopened): Promise<Uint8Array<ArrayBuffer> | null> {
  recorder.finishNow();
  const { layer } = drawing;
  if (layer.hasPending()) await background.runInSlices(layer.applyAllPending());
  if (recorder.busy) return null;
  return makeKeyframe(snapshotOf(drawing, recorder.length), background).catch(() => null);
}

function split(source: JournalSource, { width, height }: JournalHeader): SplitJournal {
  if (!(source instanceof Uint8Array)) return { header: { width, height }, ...sortFrames(source) };
  const journal = splitJournal(source);
  if (journal.header.width === width && journal.header.height === height) return journal;
  throw new RangeError('a journal of another page size');
}

function resume(
  recorder: JournalRecorder,
  { entries, damaged }: SplitJournal,
  understood: number,
): { readonly damaged: boolean } {
  recorder.resumeFrom(entries.slice(0, understood));
  return { damaged: damaged || understood < entries.length };
}
