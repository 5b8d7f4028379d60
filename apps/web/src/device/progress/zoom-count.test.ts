import { expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

const KEY = 'inkbloom.zooms';

it('DET-9 zooms that another tab counted are not written over', async () => {
  const storage = stubLocalStorage();
  const { countZoom } = await import('./zoom-count.ts');
  const counts = () => (JSON.parse(storage.getItem(KEY) ?? '') as { state: { counts: object } }).state.counts;
  countZoom('owl');
  storage.setItem(KEY, JSON.stringify({ state: { counts: { owl: 1, fox: 7 } }, version: 0 }));
  countZoom('owl');
  expect(counts()).toEqual({ owl: 2, fox: 7 });
  vi.unstubAllGlobals();
});
