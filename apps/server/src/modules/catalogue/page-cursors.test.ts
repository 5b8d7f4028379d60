import { describe, expect, it } from 'vitest';
import { createPageCursors, type PageCursor, ROWS_BETWEEN } from './page-cursors.ts';

/** A list of so many rows that counts what is searched in it. */
function listOf(length: number) {
  const searches: number[] = [];
  async function findNext(from: PageCursor | undefined): Promise<PageCursor | undefined> {
    const offset = (from?.offset ?? 0) + ROWS_BETWEEN;
    searches.push(offset);
    return offset > length ? undefined : { offset, key: offset, id: String(offset) };
  }
  return { searches, findNext };
}

describe('cursors', () => {
  it('are not needed near the beginning', async () => {
    const { searches, findNext } = listOf(10_000);
    expect(await createPageCursors().before('a', ROWS_BETWEEN - 1, findNext)).toBeUndefined();
    expect(searches).toEqual([]);
  });

  it('are the last ones before an offset, and each is searched once', async () => {
    const cursors = createPageCursors();
    const { searches, findNext } = listOf(10_000);
    const found = await Promise.all(
      [3500, 1000, 3999].map((offset) => cursors.before('a', offset, findNext)),
    );
    expect(found.map((cursor) => cursor?.offset)).toEqual([3000, 1000, 3000]);
    expect(searches).toEqual([1000, 2000, 3000]);
  });

  it('end with the list', async () => {
    const cursors = createPageCursors();
    const { searches, findNext } = listOf(2500);
    expect((await cursors.before('a', 90_000, findNext))?.offset).toBe(2000);
    expect((await cursors.before('a', 90_000, findNext))?.offset).toBe(2000);
    expect(searches).toEqual([1000, 2000, 3000]);
  });

  it('are kept apart by list', async () => {
    const cursors = createPageCursors();
    const [a, b] = [listOf(5000), listOf(5000)];
    await cursors.before('a', 2000, a.findNext);
    await cursors.before('b', 2000, b.findNext);
    expect(b.searches).toEqual([1000, 2000]);
  });

  it('are renewed once they are old, while the old ones still answer', async () => {
    let time = 0;
    const cursors = createPageCursors(() => time);
    await cursors.before('a', 2000, listOf(5000).findNext);
    time = 60_000;
    const renewal = Promise.withResolvers<PageCursor | undefined>();
    expect((await cursors.before('a', 2000, () => renewal.promise))?.id).toBe('2000');
    renewal.resolve(undefined);
  });

  it('are looked for again after a search that failed', async () => {
    const cursors = createPageCursors();
    await expect(cursors.before('a', 1000, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cursors.before('a', 1000, listOf(5000).findNext))?.offset).toBe(1000);
  });
});
