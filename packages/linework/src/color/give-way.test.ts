import { describe, expect, it } from 'vitest';
import { giveWay } from './give-way.ts';
import type { Lab } from './lab.ts';

const LEAST = 12;
const gray = (lightness: number): Lab => [lightness, 0, 0];
const GRAYS = [50, 10, 30, 70, 90].map(gray);

function colored(besides: readonly (readonly number[])[], candidates = GRAYS) {
  return besides.map((beside) => ({ beside, candidates }));
}

function after(besides: readonly (readonly number[])[], given: readonly Lab[], candidates = GRAYS): Lab[] {
  const taken = giveWay(colored(besides, candidates), given, LEAST);
  return taken.map((at, i) => (at < 0 ? given[i]! : candidates[at]!));
}

function nearPairs(besides: readonly (readonly number[])[], colors: readonly Lab[]): string[] {
  return besides.flatMap((beside, one) =>
    beside
      .filter((other) => other < one && Math.abs(colors[one]![0] - colors[other]![0]) < LEAST)
      .map((other) => `${other} and ${one}`),
  );
}

describe('colors that give way to each other', () => {
  it('stay as they are where none is too near', () => {
    expect(giveWay(colored([[1], [0]]), [gray(50), gray(62)], LEAST)).toEqual([-1, -1]);
  });

  it('move only as far as they have to: the first candidate that is free', () => {
    expect(after([[1], [0, 2], [1]], [gray(50), gray(50), gray(90)])).toEqual([gray(10), gray(50), gray(90)]);
  });

  it('leave a ground that lies beside everything a color, though none was free for it', () => {
    const besides = [[1, 2, 3, 4, 5], [0], [0], [0], [0], [0]];
    const given = [50, 10, 30, 50, 70, 90].map(gray);
    expect(nearPairs(besides, after(besides, given))).toEqual([]);
  });

  it('come out of a state in which no single move helps', () => {
    // A wheel of six with a hub needs three colors, and each rim color beside the hub's is held by two others.
    const besides = [
      [1, 2, 3, 4, 5, 6],
      ...[1, 2, 3, 4, 5, 6].map((i) => [0, ((i + 4) % 6) + 1, (i % 6) + 1]),
    ];
    const given = [50, 10, 30, 10, 10, 30, 30].map(gray);
    expect(nearPairs(besides, after(besides, given, [10, 30, 50].map(gray)))).toEqual([]);
  });

  it('end where nothing can be done', () => {
    const three = [
      [1, 2],
      [0, 2],
      [0, 1],
    ];
    expect(nearPairs(three, after(three, [10, 10, 10].map(gray), [10, 30].map(gray)))).toHaveLength(1);
  });
});
