import { describe, expect, it } from 'vitest';
import { emptyPlaces, nameOf } from './places.ts';

function owed(filled: readonly string[], today: string, pages = 2): string[] {
  const places = filled.map((name) => ({ day: name.slice(0, 10), slot: Number(name.slice(11)) }));
  return emptyPlaces(places, today, pages).map(nameOf);
}

describe('the places of the daily job', () => {
  it('are those of today at the first start', () => {
    expect(owed([], '2026-03-01')).toEqual(['2026-03-01/0', '2026-03-01/1']);
  });

  it('are none when today is done', () => {
    expect(owed(['2026-03-01/0', '2026-03-01/1'], '2026-03-01')).toEqual([]);
  });

  it('are those of every day since the last one, and what that one lacks', () => {
    expect(owed(['2026-02-26/0', '2026-02-27/0'], '2026-03-01')).toEqual([
      '2026-02-27/1',
      '2026-02-28/0',
      '2026-02-28/1',
      '2026-03-01/0',
      '2026-03-01/1',
    ]);
  });

  it('go back a month and no further', () => {
    const places = owed(['2020-01-01/0'], '2026-03-01', 1);
    expect(places[0]).toBe('2026-01-30/0');
    expect(places).toHaveLength(31);
  });

  it('do not go back when the clock does', () => {
    expect(owed(['2026-03-05/0'], '2026-03-01', 1)).toEqual(['2026-03-01/0']);
  });

  it('are none when no pages are wanted', () => {
    expect(owed([], '2026-03-01', 0)).toEqual([]);
  });
});
