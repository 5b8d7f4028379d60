import { decodeEntry, splitJournal, UNITS_PER_PIXEL, type JournalEntry } from '@inkbloom/formats/journal';

/** A place on the page, in page pixels. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** One gesture that can still be seen in the finished picture. */
export type PlaybackStep =
  | { readonly kind: 'fill'; readonly at: PagePoint }
  | { readonly kind: 'stroke'; readonly width: number; readonly points: readonly PagePoint[] };

/** The gestures of a journal in the order they were made, without those that were undone or cleared away. */
export function playbackSteps(journal: Uint8Array): readonly PlaybackStep[] {
  const done: JournalEntry[] = [];
  let undone: JournalEntry[] = [];
  for (const bytes of splitJournal(journal).entries) {
    const entry = decodeEntry(bytes);
    if (entry.kind === 'undo') move(done, undone);
    else if (entry.kind === 'redo') move(undone, done);
    else {
      done.push(entry);
      undone = [];
    }
  }
  const cleared = done.findLastIndex(({ kind }) => kind === 'clear');
  return done.slice(cleared + 1).flatMap(stepOf);
}

function move(from: JournalEntry[], to: JournalEntry[]): void {
  const last = from.pop();
  if (last) to.push(last);
}

function stepOf(entry: JournalEntry): PlaybackStep[] {
  if (entry.kind === 'fill') return [{ kind: 'fill', at: { x: entry.x, y: entry.y } }];
  if (entry.kind !== 'stroke') return [];
  const points = entry.points.map(({ x, y }) => ({ x: x / UNITS_PER_PIXEL, y: y / UNITS_PER_PIXEL }));
  return [{ kind: 'stroke', width: entry.size / UNITS_PER_PIXEL, points }];
}
