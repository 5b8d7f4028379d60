import { FormatError } from '@inkbloom/formats/bytes';
import { decodeEntry, type JournalEntry } from '@inkbloom/formats/journal';
import type { DrawingState } from './drawing-state.ts';
import type { ReplayStart } from './keyframes.ts';

/**
 * Brings a drawing from nothing to where encoded entries lead, from a keyframe if there is one. Yields between
 * slices; gives how many entries could be understood, the others being left out.
 */
export function* rebuild(
  drawing: DrawingState,
  entries: readonly Uint8Array[],
  start: ReplayStart | null,
): Generator<void, number> {
  drawing.reset();
  if (start) yield* begin(drawing, start);
  for (let at = start?.entries ?? 0; at < entries.length; at++) {
    const entry = understood(entries[at]!);
    if (!entry) return at;
    drawing.position = at;
    yield* drawing.play(entry);
    yield;
  }
  return entries.length;
}

function* begin(drawing: DrawingState, { tiles, again, undone }: ReplayStart): Generator<void> {
  drawing.layer.swap(tiles);
  for (const [position, entry] of again) {
    drawing.position = position;
    yield* drawing.play(entry);
    yield;
  }
  for (let left = undone; left > 0; left--) drawing.history.undo();
}

function understood(bytes: Uint8Array): JournalEntry | null {
  try {
    return decodeEntry(bytes);
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
