import { describe, expect, it } from 'vitest';
import { createLandmarks, type Landmark, STRIDE } from './landmarks.ts';

/** A list of so many rows that counts how often it is walked. */
function listOf(length: number) {
  const walks: number[] = [];
  async function walk(from: Landmark | undefined): Promise<Landmark | undefined> {
    const offset = (from?.offset ?? 0) + STRIDE;
    walks.push(offset);
    return offset > length ? undefined : { offset, key: offset, id: String(offset) };
  }
  return { walks, walk };
}

describe('landmarks', () => {
  it('are not needed near the beginning', async () => {
    const { walks, walk } = listOf(10_000);
    expect(await createLandmarks().before('a', STRIDE - 1, walk)).toBeUndefined();
    expect(walks).toEqual([]);
  });

  it('are the last ones before an offset, and each is walked to once', async () => {
    const landmarks = createLandmarks();
    const { walks, walk } = listOf(10_000);
    const found = await Promise.all([3500, 1000, 3999].map((offset) => landmarks.before('a', offset, walk)));
    expect(found.map((mark) => mark?.offset)).toEqual([3000, 1000, 3000]);
    expect(walks).toEqual([1000, 2000, 3000]);
  });

  it('end with the list', async () => {
    const landmarks = createLandmarks();
    const { walks, walk } = listOf(2500);
    expect((await landmarks.before('a', 90_000, walk))?.offset).toBe(2000);
    expect((await landmarks.before('a', 90_000, walk))?.offset).toBe(2000);
    expect(walks).toEqual([1000, 2000, 3000]);
  });

  it('are kept apart by list', async () => {
    const landmarks = createLandmarks();
    const [a, b] = [listOf(5000), listOf(5000)];
    await landmarks.before('a', 2000, a.walk);
    await landmarks.before('b', 2000, b.walk);
    expect(b.walks).toEqual([1000, 2000]);
  });

  it('are renewed once they are old, while the old ones still answer', async () => {
    let time = 0;
    const landmarks = createLandmarks(() => time);
    await landmarks.before('a', 2000, listOf(5000).walk);
    time = 60_000;
    const renewal = Promise.withResolvers<Landmark | undefined>();
    expect((await landmarks.before('a', 2000, () => renewal.promise))?.id).toBe('2000');
    renewal.resolve(undefined);
  });

  it('are looked for again after a walk that failed', async () => {
    const landmarks = createLandmarks();
    await expect(landmarks.before('a', 1000, () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect((await landmarks.before('a', 1000, listOf(5000).walk))?.offset).toBe(1000);
  });
});
