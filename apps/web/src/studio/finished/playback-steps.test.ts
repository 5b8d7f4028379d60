import { encodeEntry, joinJournal, type JournalEntry } from '@inkbloom/formats/journal';
import { describe, expect, it } from 'vitest';
import { playbackSteps } from './playback-steps.ts';

const fill = (x: number): JournalEntry => ({ kind: 'fill', x, y: 5, rgb: 0xff0000, opacity: 255 });
const stroke: JournalEntry = {
  kind: 'stroke',
  brush: 'marker',
  rgb: 0,
  size: 320,
  opacity: 255,
  seed: 1,
  points: [{ x: 160, y: 32, pressure: 255 }],
};
const [UNDO, REDO, CLEAR] = [{ kind: 'undo' }, { kind: 'redo' }, { kind: 'clear' }] as const;

function stepsOf(entries: readonly JournalEntry[]) {
  return playbackSteps(joinJournal({ width: 100, height: 100 }, entries.map(encodeEntry)));
}
const fillsOf = (entries: readonly JournalEntry[]) =>
  stepsOf(entries).map((step) => (step.kind === 'fill' ? step.at.x : step.kind));

describe('what is played back of a finished drawing', () => {
  it('is every gesture in page pixels, in its order', () => {
    expect(stepsOf([fill(1), stroke])).toEqual([
      { kind: 'fill', at: { x: 1, y: 5 } },
      { kind: 'stroke', width: 20, points: [{ x: 10, y: 2 }] },
    ]);
  });

  it('is nothing that was undone, and all that was done again', () => {
    expect(fillsOf([fill(1), fill(2), fill(3), UNDO, UNDO, REDO])).toEqual([1, 2]);
    expect(fillsOf([fill(1), fill(2), UNDO, fill(3), REDO])).toEqual([1, 3]);
    expect(fillsOf([UNDO, REDO, fill(1)])).toEqual([1]);
  });

  it('is nothing that was cleared away, unless the clearing was undone', () => {
    expect(fillsOf([fill(1), CLEAR, fill(2)])).toEqual([2]);
    expect(fillsOf([fill(1), CLEAR, UNDO, fill(2)])).toEqual([1, 2]);
  });
});
