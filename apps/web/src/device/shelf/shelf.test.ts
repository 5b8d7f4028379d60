import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function load() {
  vi.resetModules();
  return { ...(await import('./collections.ts')), ...(await import('./recently-seen.ts')) };
}

/** Two tabs of one device: modules of their own over one storage. */
async function twoTabs() {
  stubLocalStorage();
  return [await load(), await load()] as const;
}

const contents = ({ useCollections }: Awaited<ReturnType<typeof twoTabs>>[0]) =>
  useCollections.getState().collections.map(({ name, activityIds }) => [name, ...activityIds]);

describe('a shelf of one device', () => {
  it('FIND-3 remembers what was opened, once each, the latest first, whichever tab opened it', async () => {
    const [first, second] = await twoTabs();
    first.noteSeen('owl');
    second.noteSeen('fox');
    first.noteSeen('owl');
    expect(first.useRecentlySeen.getState().ids).toEqual(['owl', 'fox']);
    for (let page = 0; page < 150; page++) first.noteSeen(`p${page}`);
    expect(first.useRecentlySeen.getState().ids).toHaveLength(100);
    first.forgetSeen();
    expect(first.useRecentlySeen.getState().ids).toEqual([]);
  });

  it('FIND-3 holds collections by name, and two tabs lose none of each other', async () => {
    const [first, second] = await twoTabs();
    first.collectUnder('  For   Ada ', 'owl');
    second.collectUnder('Winter', 'snowman');
    first.collectUnder('for ada', 'fox');
    first.collectUnder('   ', 'nothing');
    expect(contents(first)).toEqual([
      ['Winter', 'snowman'],
      ['For Ada', 'fox', 'owl'],
    ]);
  });

  it('FIND-3 takes pages out of collections, renames and removes them', async () => {
    const [tab] = await twoTabs();
    tab.collectUnder('Winter', 'snowman');
    const { id } = tab.useCollections.getState().collections[0]!;
    tab.setCollected(id, 'fir', true);
    tab.setCollected(id, 'snowman', false);
    tab.renameCollection(id, 'Cold days');
    tab.renameCollection(id, '');
    expect(contents(tab)).toEqual([['Cold days', 'fir']]);
    tab.removeCollection(id);
    expect(contents(tab)).toEqual([]);
  });
});
