import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import type { FavoriteChanges } from '../../api/calls/send-favorites.ts';

/** An account that can be cut off. */
function account(...before: readonly string[]) {
  let ids = [...before];
  const state = { isAway: false, sends: 0 };
  async function merge({ add, remove }: FavoriteChanges): Promise<readonly string[]> {
    state.sends++;
    if (state.isAway) throw new Error('away');
    ids = [...add.filter((id) => !ids.includes(id)), ...ids].filter((id) => !remove.includes(id));
    return ids;
  }
  return { state, merge, ids: () => ids };
}

let stop = () => {};

async function start(server: ReturnType<typeof account>, saved: Record<string, string> = {}) {
  const localStorage = stubLocalStorage(saved);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, work: () => unknown) => work() } });
  const room = await import('./favorites.ts');
  const { startFavoriteSync } = await import('./sync-favorites.ts');
  stop = startFavoriteSync('ada', server.merge);
  await vi.advanceTimersByTimeAsync(0);
  return room;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('SRV-5 the favourites of a signed-in person', () => {
  it('begin with what the account has', async () => {
    const { shelfOf } = await start(account('owl'));
    expect(shelfOf('ada').ids).toEqual(['owl']);
  });

  it('are not sent for ever where what this device has noted is broken', async () => {
    const server = account('fox');
    const { merge } = server;
    server.merge = async (sent) => {
      if (server.state.sends > 9) throw new Error('for ever');
      return merge(sent);
    };
    const changes = { owl: true, lost: true, fox: false, odd: 'yes' };
    const shelves = { ada: { ids: ['owl'], changes } };
    const { shelfOf } = await start(server, {
      'inkbloom.favourites': JSON.stringify({ state: { person: 'ada', shelves }, version: 2 }),
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.state.sends).toBeLessThan(3);
    expect([server.ids(), shelfOf('ada')]).toEqual([['owl'], { ids: ['owl'], changes: {} }]);
  });

  it('are sent after a moment of quiet, several toggles at once', async () => {
    const server = account('owl');
    const { toggleFavorite } = await start(server);
    toggleFavorite('fox');
    toggleFavorite('owl');
    expect(server.state.sends).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.state.sends).toBe(2);
    expect(server.ids()).toEqual(['fox']);
  });

  it('wait while the server is away, and go when the network is back', async () => {
    const server = account('owl');
    const { toggleFavorite, shelfOf } = await start(server);
    server.state.isAway = true;
    toggleFavorite('owl');
    await vi.advanceTimersByTimeAsync(1500);
    expect(server.ids()).toEqual(['owl']);
    expect(shelfOf('ada').changes).toEqual({ owl: false });
    server.state.isAway = false;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(server.ids()).toEqual([]);
    expect(shelfOf('ada')).toEqual({ ids: [], changes: {} });
  });

  it('go by themselves when the server is back', async () => {
    const server = account();
    const { toggleFavorite } = await start(server);
    server.state.isAway = true;
    toggleFavorite('owl');
    await vi.advanceTimersByTimeAsync(10_000);
    server.state.isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.ids()).toEqual(['owl']);
  });

  it('are sent no more after sign-out', async () => {
    const server = account();
    const { toggleFavorite } = await start(server);
    stop();
    toggleFavorite('owl');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.ids()).toEqual([]);
  });
});
