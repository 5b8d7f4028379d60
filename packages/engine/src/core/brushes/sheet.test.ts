import { describe, expect, it } from 'vitest';
import type { Paper } from './paper.ts';
import { Sheet } from './sheet.ts';

const PAPER: Paper = { depth: Uint8Array.of(1), grain: Uint8Array.of(2) };

/** A sheet of three pieces, and how many of them were made. */
function sheetOfThree() {
  const made: number[] = [];
  const sheet = new Sheet(function* make() {
    for (const piece of [1, 2, 3]) {
      made.push(piece);
      yield;
    }
    return PAPER;
  });
  return { sheet, made };
}

describe('a sheet', () => {
  it('is made in pieces, each of them once, whoever asks', () => {
    const { sheet, made } = sheetOfThree();
    expect(made).toEqual([]);
    const ahead = sheet.ahead();
    ahead.next();
    expect(made).toEqual([1]);
    expect(sheet.paper()).toBe(PAPER);
    expect(made).toEqual([1, 2, 3]);
    expect(ahead.next().done).toBe(true);
    expect(sheet.paper()).toBe(PAPER);
    expect(made).toEqual([1, 2, 3]);
  });

  it('is there at once after all of it was made ahead', () => {
    const { sheet, made } = sheetOfThree();
    expect(sheet.ready).toBe(false);
    expect([...sheet.ahead()]).toHaveLength(4);
    expect(sheet.ready).toBe(true);
    expect(made).toEqual([1, 2, 3]);
    expect(sheet.paper()).toBe(PAPER);
  });
});
