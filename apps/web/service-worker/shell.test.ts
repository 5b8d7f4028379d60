import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepShell, openPage } from './shell.ts';

const PAGE = new Request('https://inkbloom.test/streams');
const kept = new Map<string, Response>();

/** A page whose words come one after the other, until whoever asked gives it up. */
function slowPage(words: readonly string[], everyMs: number, signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      signal.addEventListener('abort', () => stream.error(signal.reason));
      for (const word of words) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (signal.aborted) return;
        stream.enqueue(new TextEncoder().encode(word));
      }
      stream.close();
    },
  });
  return new Response(body);
}

/** What the network does with a page that is asked for. */
function network(answer: (signal: AbortSignal) => Promise<Response> | Response): void {
  vi.stubGlobal('fetch', async (_request: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    answer(signal ?? new AbortController().signal),
  );
}

const never = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, answer: Response) => void kept.set(url, answer),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PWA-2 a page that is opened', () => {
  it('is the network’s, also one that says that there is nothing', async () => {
    kept.set('/gallery', new Response('kept'));
    network(() => new Response('nothing here', { status: 404 }));
    const answer = await openPage(PAGE);
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
  });

  it.each([
    ['has no answer', () => Promise.reject(new TypeError('offline'))],
    ['has only an error', () => new Response('down', { status: 503 })],
  ])('is the kept one where the network %s', async (_what, answer) => {
    kept.set('/gallery', new Response('kept'));
    network(answer);
    expect(await (await openPage(PAGE)).text()).toBe('kept');
  });

  it('is the kept one after four seconds without a word', async () => {
    kept.set('/gallery', new Response('kept'));
    network(never);
    let opened: Response | undefined;
    const opening = openPage(PAGE).then((answer) => (opened = answer));
    await vi.advanceTimersByTimeAsync(3999);
    expect(opened).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await opening).text()).toBe('kept');
  });

  it('is whole on a slow line, however long its last words take', async () => {
    kept.set('/gallery', new Response('kept'));
    network((signal) => slowPage(['half ', 'and half'], 5000, signal));
    const text = (await openPage(PAGE)).text();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await text).toBe('half and half');
  });

  it('is waited for where none is kept', async () => {
    network(() => new Response('first visit', { status: 500 }));
    expect((await openPage(PAGE)).status).toBe(500);
  });
});

it('PWA-2 the page is kept as this server writes it, and not where it could not be had', async () => {
  network(() => new Response('no', { status: 502 }));
  await expect(keepShell()).rejects.toThrow('502');
  expect(kept.size).toBe(0);
  network(() => new Response('<html>'));
  await keepShell();
  expect(await kept.get('/gallery')?.text()).toBe('<html>');
});
