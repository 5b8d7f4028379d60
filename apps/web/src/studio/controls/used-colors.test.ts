import { encodeJournal, type JournalEntry } from '@inkbloom/formats/journal';
import { expect, it } from 'vitest';
import { usedColors } from './used-colors.ts';

const PAGE = { width: 100, height: 100 };

function fill(rgb: number): JournalEntry {
  return { kind: 'fill', x: 1, y: 1, rgb, opacity: 255 };
}

it('HAND-4 offers the colors of a drawing again, the most used first, twelve at most', () => {
  const entries: JournalEntry[] = [fill(0x0a0b0c), fill(0xffd53d), { kind: 'undo' }, fill(0xffd53d)];
  expect(usedColors(encodeJournal(PAGE, entries))).toEqual(['#FFD53D', '#0A0B0C']);
  const many = Array.from({ length: 40 }, (_, at) => fill(at * 1000));
  expect(usedColors(encodeJournal(PAGE, many))).toHaveLength(12);
  expect(usedColors(encodeJournal(PAGE, []))).toEqual([]);
});
