import { describe, expect, it } from 'vitest';
import type { Paper } from './paper.ts';
import { PaperSource } from './paper-source.ts';

const PAPER: Paper = { depth: Uint8Array.of(1), grain: Uint8Array.of(2) };

/** A source that takes three slices, and how many of them have run. */
function sourceOfThree() {
  const made: number[] = [];
  const source = new PaperSource(function* make() {
    for (const piece of [1, 2, 3]) {
      made.push(piece);
      yield;
    }
    return PAPER;
  });
  return { source, made };
}

describe('a source', () => {
  it('is made in pieces, each of them once, whoever asks', () => {
    const { source, made } = sourceOfThree();
    expect(made).toEqual([]);
    const ahead = source.prepare();
    ahead.next();
    expect(made).toEqual([1]);
    expect(source.paper()).toBe(PAPER);
    expect(made).toEqual([1, 2, 3]);
    expect(ahead.next().done).toBe(true);
    expect(source.paper()).toBe(PAPER);
    expect(made).toEqual([1, 2, 3]);
  });

  it('is there at once after all of it was made ahead', () => {
    const { source, made } = sourceOfThree();
    expect(source.ready).toBe(false);
    expect([...source.prepare()]).toHaveLength(4);
    expect(source.ready).toBe(true);
    expect(made).toEqual([1, 2, 3]);
    expect(source.paper()).toBe(PAPER);
  });
});
