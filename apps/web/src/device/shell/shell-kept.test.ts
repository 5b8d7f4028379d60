import { Buffer } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptError, KeptStore } from '../kept/kept-store.ts';
import { answeringFromKept } from './answer-from-kept.ts';
import { ShellKept } from './shell-kept.ts';

const SERVER = 'https://color.test';
const SIGNAL = new AbortController().signal;
const OWL = `${SERVER}/api/v1/activities/owl`;

vi.stubGlobal('location', { origin: SERVER });

/** The device's own files; `room` is how many of them fit. */
const disk = vi.hoisted(() => ({ files: new Map<string, string>(), room: Infinity, folder: 'first' }));

vi.mock(import('@capacitor/core'), async (original) => ({
  ...(await original()),
  Capacitor: { convertFileSrc: (uri: string) => uri.replace('file://', 'https://localhost') } as never,
}));
vi.mock('./plugins.ts', () => ({
  Filesystem: {
    getUri: async ({ path }: { path: string }) => ({ uri: `file:///${disk.folder}/${path}` }),
    writeFile: async ({ path, data }: { path: string; data: string }) => {
      if (disk.files.size >= disk.room) throw new Error('write failed: ENOSPC (No space left on device)');
      disk.files.set(path, data);
    },
    readFile: async ({ path }: { path: string }) => {
      const data = disk.files.get(path);
      if (data === undefined) throw new Error('File does not exist.');
      return { data };
    },
    readdir: async ({ path }: { path: string }) => ({
      files: [...disk.files.keys()]
        .filter((name) => name.startsWith(`${path}/`))
        .map((name) => ({ name: name.slice(path.length + 1) })),
    }),
    deleteFile: async ({ path }: { path: string }) => {
      if (!disk.files.delete(path)) throw new Error('File does not exist.');
    },
  },
}));

/** As the server names its pictures, and where they are. */
const named = (kind: string) => `/images/${kind}/0a1b.webp`;
const picture = (kind: string) => SERVER + named(kind);

function detail() {
  const shared = { imageUrl: named('pages'), thumbnailUrl: named('thumbnails') };
  const activity = {
    id: 'owl',
    title: 'Owl',
    description: '',
    imageList: [],
    category: 'sea',
    difficulty: 'easy',
  };
  const times = { estimatedTime: 5, tags: [], createdAt: '', updatedAt: '' };
  const files = {
    lineUrl: named('lines'),
    regionsUrl: named('regions'),
    previewUrl: named('previews'),
  };
  const page = { ...shared, ...files, width: 10, height: 10 };
  return { success: true, data: { ...activity, ...times, ...shared, pages: [page] } };
}

async function fromServer(address: string): Promise<Response> {
  return address === OWL ? Response.json(detail()) : new Response(`the file of ${address}`);
}

function open() {
  const kept = new ShellKept();
  return { kept, store: new KeptStore(kept.records, async () => kept.files, fromServer) };
}

/** What a network answers that is there, gone or in trouble; the web view's own files are always there. */
function networkWith(answer: () => Promise<Response>): typeof fetch {
  return async (input) => {
    const { href, host, pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (host !== 'localhost') return answer();
    const file = disk.files.get(decodeURI(pathname).replace(`/${disk.folder}/`, ''));
    return file === undefined
      ? Response.error()
      : new Response(Buffer.from(file, 'base64'), { headers: { href } });
  };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch'));

/** A network that takes a question and never answers. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

beforeEach(() => {
  disk.files.clear();
  disk.room = Infinity;
  disk.folder = 'first';
});

describe('NAT-1 PWA-2 pages that are kept inside the native shell', () => {
  it('lie in its own files, and are there again where the system cleared the web view and moved the app', async () => {
    await open().store.keep('owl', SIGNAL);
    disk.folder = 'after-an-update';
    const { kept, store } = open();
    const [owl] = await store.list();
    expect(owl).toMatchObject({ id: 'owl', addresses: expect.arrayContaining([OWL, picture('pages')]) });
    expect(owl?.activity.imageUrl).toMatch(
      /^https:\/\/localhost\/after-an-update\/kept\/files\/images.*webp$/,
    );
    const load = answeringFromKept(kept, networkWith(gone));
    const { data } = (await (await load(OWL)).json()) as ReturnType<typeof detail>;
    const shown = data.pages[0]?.lineUrl ?? '';
    expect(await (await load(shown)).text()).toBe(`the file of ${picture('lines')}`);
    expect(await (await load(picture('regions'))).text()).toBe(`the file of ${picture('regions')}`);
  });

  it('are given only where the network has no answer: broken, in trouble or not in time', async () => {
    const { kept, store } = open();
    await store.keep('owl', SIGNAL);
    const fresh = { success: true, data: 'newer' };
    expect(
      await (
        await answeringFromKept(
          kept,
          networkWith(async () => Response.json(fresh)),
        )(OWL)
      ).json(),
    ).toEqual(fresh);
    const broken = networkWith(async () => new Response('', { status: 503 }));
    expect((await answeringFromKept(kept, broken)(OWL)).status).toBe(200);
    vi.useFakeTimers();
    const late = answeringFromKept(kept, silent)(OWL);
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect((await late).status).toBe(200);
  });

  it('change nothing for what is not kept: its failure and its time are its own', async () => {
    const { kept } = open();
    await expect(answeringFromKept(kept, networkWith(gone))(OWL)).rejects.toThrow('Failed to fetch');
    const busy = networkWith(async () => new Response('', { status: 503 }));
    expect((await answeringFromKept(kept, busy)(OWL)).status).toBe(503);
    const posted = await answeringFromKept(kept, busy)(OWL, { method: 'POST', body: 'a' });
    expect(posted.status).toBe(503);
  });

  it('leave nothing behind when they are taken away, or when the device is full', async () => {
    const { store } = open();
    disk.room = 2;
    await expect(store.keep('owl', SIGNAL)).rejects.toEqual(new KeptError('no-room'));
    expect([...disk.files.keys()]).toEqual([]);
    disk.room = Infinity;
    await store.keep('owl', SIGNAL);
    await store.remove('owl');
    expect([...disk.files.keys()]).toEqual([]);
    expect(await open().store.list()).toEqual([]);
  });
});
