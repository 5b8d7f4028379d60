import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkboxPlugin } from 'workbox-core';
import { doubtWhatIsKept, passOverSpoiled } from './doubt.ts';
import { keepForLater } from './keep-for-later.ts';
import { openLedger } from './ledger.ts';
import { takeShared } from './shared-files.ts';

type Hook = 'cachedResponseWillBeUsed' | 'cacheWillUpdate' | 'cacheDidUpdate';

/** Calls a plugin as Workbox does. */
function call(plugin: WorkboxPlugin, hook: Hook, facts: object): Promise<Response | null | undefined> {
  const called = plugin[hook] as (facts: object) => Promise<Response | null | undefined>;
  return called({ cacheName: 'pictures', ...facts });
}

const hash = (text: string, form: 'hex' | 'base64') => createHash('sha256').update(text).digest(form);

/** What is made of an answer that came with such a header. */
const answered = (cacheControl: string | null, status = 200) =>
  call(keepForLater(openLedger('kept-or-not')), 'cacheWillUpdate', {
    response: new Response('x', { status, headers: cacheControl ? { 'cache-control': cacheControl } : {} }),
  });

/** Shares files, or words, into the app; gives where it leads. */
async function share(...parts: readonly (File | string)[]): Promise<string | null> {
  const body = new FormData();
  for (const part of parts) body.append('drawings', part);
  const request = new Request('https://inkbloom.test/shared-drawings', { method: 'POST', body });
  const answer = await takeShared(request);
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

class FakeCache {
  readonly files = new Map<string, Response>();
  put = async (url: string, answer: Response) => void this.files.set(url, answer);
  delete = async (url: string) => this.files.delete(url);
}

let cache: FakeCache;

beforeEach(() => {
  cache = new FakeCache();
  vi.stubGlobal('caches', { open: async () => cache });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PWA-2 what is kept and may be spoiled', () => {
  const build = [{ url: '/app.js', integrity: `sha256-${hash('app', 'base64')}` }];
  const plugin = passOverSpoiled(build);
  const given = (path: string, text: string) =>
    call(plugin, 'cachedResponseWillBeUsed', {
      request: new Request(`https://inkbloom.test${path}`),
      cachedResponse: new Response(text),
    });
  const picture = `/images/pages/${hash('page', 'hex')}.png`;

  it('is given unseen, until somebody loads the page once more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await given('/app.js', 'spoiled')).not.toBeNull();
    doubtWhatIsKept();
    expect(await given('/app.js', 'spoiled')).toBeNull();
    expect(await given('/app.js', 'app')).not.toBeNull();
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    expect(await given('/app.js', 'spoiled')).not.toBeNull();
  });

  it('is a picture that is not what its address says; of others nobody knows', async () => {
    doubtWhatIsKept();
    expect(await given(picture, 'page')).not.toBeNull();
    expect(await given(picture, 'half a pa')).toBeNull();
    expect(await given('/images/other.png', 'anything')).not.toBeNull();
  });
});

describe('PWA-2 answers for times without a network', () => {
  const url = 'https://inkbloom.test/api/v1/activities';
  const request = new Request(url);
  it('are those for everybody: what is one person’s own is never kept', async () => {
    expect(await answered('public, max-age=60')).not.toBeNull();
    expect(await answered('private, no-store')).toBeNull();
    expect(await answered('max-age=60, s-maxage=publicity')).toBeNull();
    expect(await answered(null)).toBeNull();
    expect(await answered('public', 500)).toBeNull();
  });

  it('are given while they are fresh, and not where nobody noted them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const plugin = keepForLater(openLedger('fresh'));
    const kept = () =>
      call(plugin, 'cachedResponseWillBeUsed', { request, cachedResponse: new Response('kept') });
    expect(await kept()).toBeNull();
    await call(plugin, 'cacheDidUpdate', { request, newResponse: new Response('kept') });
    expect(await kept()).not.toBeNull();
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    expect(await kept()).toBeNull();
  });

  it('go from the cache with their room', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const plugin = keepForLater(openLedger('room'));
    const keep = async (name: string, bytes: number) => {
      const file = `https://inkbloom.test/images/${name}`;
      cache.files.set(file, new Response('x'));
      const newResponse = new Response(new Uint8Array(bytes));
      await call(plugin, 'cacheDidUpdate', { request: new Request(file), newResponse });
    };
    await keep('old', 2_000_000);
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    await keep('new', 2_000_000);
    expect([...cache.files.keys()]).toEqual(['https://inkbloom.test/images/new']);
  });
});

describe('CAN-15 what is shared into the installed app', () => {
  beforeEach(() => vi.spyOn(console, 'info').mockReturnValue());

  it('is left for the app, every file of it', async () => {
    expect(await share(new File(['one'], 'a'), new File(['two'], 'b'))).toBe('/account?tab=coloring');
    const texts = await Promise.all([...cache.files.values()].map((file) => file.text()));
    expect(texts).toEqual(['one', 'two']);
  });

  it('KEEP-4 is said to be lost where there is no file, or no room for it', async () => {
    expect(await share('only words')).toBe('/account?tab=coloring&shared=lost');
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await share(new File(['one'], 'a'))).toBe('/account?tab=coloring&shared=lost');
  });
});
