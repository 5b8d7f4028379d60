import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drafts } from '../../device/drafts/browser-device.ts';
import { FINISHED, freshDevice, gesture, open, SaveServer } from '../../device/drafts/testing.ts';
import { DraftWriter } from './draft-writer.ts';
import { saveOpenPage } from './save-page.ts';

let tab: Drafts;
let writer: DraftWriter;

beforeEach(async () => {
  tab = await freshDevice();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const listener = { onState: () => undefined, onNews: () => undefined };
  writer = new DraftWriter(tab.store, await open(tab, { person: 'ann' }), () => ({}), listener);
  writer.gesture(gesture(1));
});

afterEach(async () => {
  await writer.close();
  vi.unstubAllGlobals();
});

/** Saves the page of Ann, as whom `personNow` names once the picture is finished. */
function save(server: SaveServer, personNow: () => string | null, onFinish = () => undefined as void) {
  const finish = async () => {
    onFinish();
    return FINISHED;
  };
  return saveOpenPage({
    drafts: tab,
    writer,
    send: server.send,
    keep: () => writer.flush(),
    finish,
    personNow,
  });
}

it('AUTH-8 KEEP-2 goes to whoever is signed in when the picture is ready, not when it was begun', async () => {
  const server = new SaveServer();
  expect(await save(server, () => null)).toMatchObject({ kind: 'queued', wait: 'signed-out' });
  expect(server.saves).toEqual([]);
  let person: string | null = null;
  const signedIn = () => void (person = 'ann');
  expect(await save(server, () => person, signedIn)).toMatchObject({ kind: 'saved', revision: 1 });
  expect(server.accepted).toBe(1);
});

it('KEEP-4 waits on this device when somebody else has signed in meanwhile', async () => {
  const server = new SaveServer();
  let person = 'ann';
  const other = () => void (person = 'bea');
  expect(await save(server, () => person, other)).toMatchObject({ kind: 'queued', wait: 'other-person' });
  expect(server.saves).toEqual([]);
});
