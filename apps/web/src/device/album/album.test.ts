import { zipSync, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drafts } from '../drafts/browser-device.ts';
import type { Draft } from '../drafts/draft.ts';
import { draw as drawOn, FINISHED, freshDevice, gesture } from '../drafts/testing.ts';
import { addAlbum } from './add-album.ts';
import { readAlbum } from './read-album.ts';
import { writeAlbum } from './write-album.ts';

vi.stubGlobal('location', { origin: 'https://site.example' });
const finish = async () => FINISHED;
const preview = new Blob(['small'], { type: 'image/webp' });

let tab: Drafts;
beforeEach(async () => {
  tab = await freshDevice();
});

async function draw(drawingId: string | undefined, ...steps: number[]): Promise<Draft> {
  const { draft, hold } = await drawOn(tab, drawingId ? { drawingId } : {}, ...steps);
  await tab.store.update(hold, { coloredShare: 0.5, thumbnail: preview });
  return draft;
}

async function album(): Promise<Blob> {
  return (await writeAlbum(tab.store, await tab.store.list(), finish, () => undefined)).file;
}

async function takeIn(file: Blob): Promise<number> {
  return addAlbum(tab.store, await readAlbum(file));
}

async function readGestures(drawingId: string): Promise<readonly Uint8Array[]> {
  return (await tab.store.journal(drawingId)).gestures;
}

/** What a person is told of a file that cannot be taken in. */
async function words(bad: Blob): Promise<string> {
  const answer = await takeIn(bad).catch((error: Error) => `${error.name}: ${error.message}`);
  return String(answer);
}

function offline(): Promise<never> {
  return Promise.reject(new Error('no connection'));
}

/** The same album with one of its files changed. */
async function changed(file: Blob, name: string, bytes: Uint8Array): Promise<Blob> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return new Blob([zipSync({ ...files, [name]: bytes }).slice()]);
}

describe('album', () => {
  it('CAN-15 holds every drawing: a picture with a plain name, and what it takes to go on', async () => {
    await draw(undefined, 1, 2);
    await draw(crypto.randomUUID(), 3);
    const steps: number[] = [];
    const { file, missing } = await writeAlbum(tab.store, await tab.store.list(), finish, (done) =>
      steps.push(done),
    );
    const names = Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())));
    expect(names).toEqual(expect.arrayContaining(['Owl.png', 'Owl 2.png', 'inkbloom/album.json']));
    expect({ missing, steps }).toEqual({ missing: 0, steps: [1, 2] });
  });

  it('CAN-15 puts the drawings back on an empty device, gesture by gesture', async () => {
    const drawn = await draw(undefined, 1, 2);
    const file = await album();
    tab = await freshDevice();
    expect(await takeIn(file)).toBe(1);
    const [draft] = await tab.store.list();
    const { drawingId, title, startTime } = drawn;
    expect(draft).toMatchObject({
      drawingId,
      title,
      startTime,
      gestures: 2,
      coloredShare: 0.5,
      person: null,
    });
    expect(await draft?.thumbnail?.text()).toBe('small');
    expect(await readGestures(drawingId)).toEqual([gesture(1), gesture(2)]);
  });

  it('adds nothing that is here, also where it was gone on with', async () => {
    const draft = await draw(undefined, 1);
    const file = await album();
    expect(await takeIn(file)).toBe(0);
    await draw(draft.drawingId, 2);
    expect(await takeIn(file)).toBe(0);
    expect(await readGestures(draft.drawingId)).toEqual([gesture(1), gesture(2)]);
  });

  it('keeps other work under the same id beside it, once', async () => {
    const { drawingId } = await draw(undefined, 1);
    const file = await album();
    await tab.store.remove(drawingId);
    await draw(drawingId, 7);
    expect(await takeIn(file)).toBe(1);
    expect(await takeIn(file)).toBe(0);
    const both = await tab.store.list();
    expect(both).toHaveLength(2);
    expect(await readGestures(drawingId)).toEqual([gesture(7)]);
    const other = both.find((draft) => draft.drawingId !== drawingId)!;
    expect(await readGestures(other.drawingId)).toEqual([gesture(1)]);
  });

  it('leaves out and counts what cannot be painted now', async () => {
    await draw(undefined, 1);
    vi.spyOn(console, 'info').mockReturnValueOnce();
    const { missing, file } = await writeAlbum(tab.store, await tab.store.list(), offline, () => undefined);
    expect(missing).toBe(1);
    expect(await readAlbum(file)).toEqual([]);
  });

  it('asks nobody else for pictures', async () => {
    await draw(undefined, 1);
    const [draft] = await tab.store.list();
    const elsewhere = { ...draft!, imageUrl: 'https://elsewhere.example/spy.png' };
    const { file } = await writeAlbum(tab.store, [elsewhere], finish, () => undefined);
    tab = await freshDevice();
    await takeIn(file);
    expect((await tab.store.list())[0]?.imageUrl).toBe('');
  });
});

describe('a file that is no whole album', () => {
  it('is refused in words, and nothing is changed', async () => {
    await draw(undefined, 1);
    const file = await album();
    tab = await freshDevice();
    expect(await words(new Blob(['holiday']))).toContain('AlbumError: This is not a file of saved drawings.');
    expect(await words(file.slice(0, file.size - 40))).toContain('not a file of saved drawings');
    expect(await words(new Blob([zipSync({ 'a.txt': new Uint8Array(3) }).slice()]))).toContain('not a file');
    const nonsense = new TextEncoder().encode('{}');
    expect(await words(await changed(file, 'inkbloom/album.json', nonsense))).toContain('not a file');
    expect(await words(await changed(file, 'inkbloom/1.journal', nonsense))).toContain('damaged');
    expect(await tab.store.list()).toEqual([]);
  });

  it('that does not fit leaves the device as it was', async () => {
    await draw(undefined, 1, 2);
    const file = await album();
    tab = await freshDevice();
    vi.spyOn(console, 'info').mockReturnValueOnce();
    const put = IDBObjectStore.prototype.put;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    await expect(takeIn(file)).rejects.toThrow('not enough room');
    full.mockRestore();
    expect(await tab.store.list()).toEqual([]);
  });
});
