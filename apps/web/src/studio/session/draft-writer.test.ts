import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drafts } from '../../device/drafts/browser-device.ts';
import {
  drain,
  draw,
  FINISHED,
  freshDevice,
  gesture,
  open,
  SaveServer,
} from '../../device/drafts/testing.ts';
import { saveDraft } from '../../device/drafts/save-draft.ts';
import { DraftWriter, type WriterNews, type WriterState } from './draft-writer.ts';

const states: WriterState[] = [];
const news: WriterNews[] = [];
const writers: DraftWriter[] = [];
const [one, two, three] = [gesture(1), gesture(2), gesture(3)];
let tab: Drafts;

beforeEach(async () => {
  tab = await freshDevice();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await Promise.all(writers.splice(0).map((writer) => writer.close()));
  states.length = news.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function writerOf(person: string | null = null): Promise<DraftWriter> {
  const opened = await open(tab, { person });
  const writer = new DraftWriter(tab.store, opened, () => ({}), {
    onState: (state) => states.push(state),
    onNews: (told) => news.push(told),
  });
  writers.push(writer);
  return writer;
}

async function kept(drawingId: string): Promise<readonly Uint8Array[]> {
  return (await tab.store.journal(drawingId)).gestures;
}

function saved(writer: DraftWriter, server: SaveServer, person = 'ann') {
  const request = { hold: writer.hold(), gestures: writer.gestures(), finished: FINISHED, person };
  return saveDraft(tab.store, tab.outbox, request, server.send);
}

/** The device is full until the answer is called. */
function fillDevice(): () => void {
  const put = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (this.name === 'gestures') throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value);
  });
  return () => full.mockRestore();
}

describe('a full device', () => {
  it('CAN-5 KEEP-4 loses no stroke: they wait, and are kept in their order once there is room', async () => {
    const writer = await writerOf();
    writer.gesture(one);
    await writer.flush();
    const makeRoom = fillDevice();
    writer.gesture(two);
    await writer.flush();
    expect(writer.isWhole()).toBe(false);
    expect(() => writer.assertWhole()).toThrow('full');
    expect(states).toEqual([{ kind: 'waiting', reason: 'no-room' }]);
    makeRoom();
    writer.gesture(three);
    await writer.flush();
    expect(writer.isWhole()).toBe(true);
    expect(states.at(-1)).toEqual({ kind: 'whole' });
    expect(await kept(writer.draft().drawingId)).toEqual([one, two, three]);
  });

  it('is told of once and tried again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const writer = await writerOf();
    const makeRoom = fillDevice();
    writer.gesture(one);
    await vi.waitFor(() => expect(states).toHaveLength(1), 15_000);
    await writer.flush();
    expect(states).toHaveLength(1);
    makeRoom();
    await vi.runAllTimersAsync();
    await vi.waitFor(() => expect(states.map(({ kind }) => kind)).toEqual(['waiting', 'whole']), 15_000);
    expect(await kept(writer.draft().drawingId)).toEqual([one]);
    vi.useRealTimers();
  });
});

describe('a drawing that another tab opens', () => {
  it('KEEP-2 is told of at once, before anything is drawn, and cannot be saved from here', async () => {
    const writer = await writerOf('ann');
    writer.gesture(one);
    await writer.flush();
    await writerOf('ann');
    await vi.waitFor(() => expect(states.map(({ kind }) => kind)).toContain('taken-over'), 15_000);
    expect(writer.isWhole()).toBe(false);
    expect(() => writer.assertWhole()).toThrow('taken-over');
    await expect(saved(writer, new SaveServer())).rejects.toMatchObject({ loss: { kind: 'taken-over' } });
  });

  it('KEEP-1 strokes that were finished here after that are kept in a drawing of their own', async () => {
    const writer = await writerOf('ann');
    writer.gesture(one);
    await writer.flush();
    const { draft } = await open(tab, { person: 'ann' });
    writer.gesture(two);
    await writer.flush();
    writer.gesture(three);
    await writer.flush();
    expect(states.at(-1)).toEqual({ kind: 'taken-over', drawingId: draft.drawingId, hasBranch: true });
    expect(writer.isWhole()).toBe(false);
    expect(await kept(draft.drawingId)).toEqual([one]);
    const branch = (await tab.store.list()).find(({ branchOf }) => branchOf === draft.drawingId);
    expect(branch?.person).toBe('ann');
    expect(await kept(branch?.drawingId ?? '')).toEqual([one, two, three]);
  });
});

describe('a conflict met in the background', () => {
  it('KEEP-1 KEEP-3 the open studio goes on with its own, and what it saves has every stroke', async () => {
    const server = new SaveServer();
    const writer = await writerOf('ann');
    writer.gesture(one);
    await writer.flush();
    server.behaviour = 'drop';
    await saved(writer, server);
    const { drawingId } = writer.draft();
    server.troubles.set(drawingId, { status: 409, code: 'drawing_conflict' });
    server.behaviour = 'answer';
    await drain(tab, 'ann', server.send);
    writer.gesture(two);
    writer.gesture(three);
    await writer.flush();
    expect(news).toEqual([{ kind: 'branched', from: drawingId }]);
    expect(writer.isWhole()).toBe(true);
    expect(await kept(writer.draft().drawingId)).toEqual([one, two, three]);
    expect(await saved(writer, server)).toMatchObject({ kind: 'saved', drawingId: writer.draft().drawingId });
  });

  it('KEEP-2 a tab that missed it is told where the drawing is, once another tab opened it there', async () => {
    const server = new SaveServer();
    const writer = await writerOf('ann');
    writer.gesture(one);
    await writer.flush();
    server.behaviour = 'drop';
    await saved(writer, server);
    server.behaviour = { status: 409, code: 'drawing_conflict' };
    const draining = drain(tab, 'ann', server.send);
    await vi.waitFor(async () => {
      if (!(await tab.store.list()).some(({ branchOf }) => branchOf !== null))
        throw new Error('not moved yet');
    });
    server.behaviour = 'answer';
    await draining;
    const { draft } = await open(tab, { person: 'ann' });
    // It may have been moved once more before the server answered otherwise.
    expect(draft.branchOf).not.toBeNull();
    await writer.flush();
    expect(states.at(-1)).toEqual({ kind: 'taken-over', drawingId: draft.drawingId, hasBranch: false });
  });
});

it('KEEP-4 strokes that wait when a page is left are tried again, and the drawing is not taken for empty', async () => {
  const pending = new Set<() => void>();
  vi.spyOn(tab.store.device.clock, 'after').mockImplementation((_, work) => {
    pending.add(work);
    return () => void pending.delete(work);
  });
  const writer = await writerOf();
  const makeRoom = fillDevice();
  writer.gesture(one);
  await writer.close();
  expect(await tab.store.list()).toMatchObject([{ gestures: 0 }]);
  makeRoom();
  pending.forEach((work) => work());
  await vi.waitFor(() => expect(writer.isWhole()).toBe(true), 15_000);
  expect(await kept(writer.draft().drawingId)).toEqual([one]);
});

describe('a drawing that is deleted while it is open', () => {
  it('KEEP-1 is a new drawing once somebody draws on', async () => {
    const writer = await writerOf();
    writer.gesture(one);
    await writer.flush();
    const { drawingId } = writer.draft();
    await tab.store.remove(drawingId);
    await writer.flush();
    expect(await tab.store.list()).toEqual([]);
    writer.gesture(two);
    await writer.flush();
    expect(news).toEqual([{ kind: 'deleted' }]);
    expect(writer.isWhole()).toBe(true);
    expect(writer.draft().drawingId).not.toBe(drawingId);
    expect(await kept(writer.draft().drawingId)).toEqual([one, two]);
  });

  it('KEEP-4 is written again when all site data was cleared', async () => {
    const writer = await writerOf();
    writer.gesture(one);
    await writer.flush();
    const { drawingId } = writer.draft();
    await new Promise((resolve) =>
      indexedDB.deleteDatabase('inkbloom-drafts').addEventListener('success', resolve),
    );
    writer.gesture(two);
    await writer.flush();
    expect(news).toEqual([{ kind: 'restored' }]);
    expect(await kept(drawingId)).toEqual([one, two]);
    expect(writer.isWhole()).toBe(true);
  });
});

it('KEEP-1 leaves nothing behind for a page nothing was done on', async () => {
  const writer = await writerOf();
  await writer.close();
  expect(await tab.store.list()).toEqual([]);
  await draw(tab, {}, 1);
});
