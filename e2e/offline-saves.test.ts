import { page } from './support/page-globals.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivities } from '../apps/server/testing/activities.ts';
import { png } from '../apps/server/testing/drawings.ts';
import { startSandbox, type RunningSandbox } from '../apps/server/testing/sandbox.ts';
import { startServer } from '../apps/server/testing/server.ts';
import { signInAtProvider } from '../apps/server/testing/sign-in.ts';
import { startSignIn } from '../apps/web/src/api/calls/start-sign-in.ts';
import { send, tokens } from '../apps/web/src/api/client/connection.ts';
import { RequestError } from '../apps/web/src/api/client/request-error.ts';
import { loadProfile } from '../apps/web/src/api/session/load-profile.ts';
import type { SendSave } from '../apps/web/src/device/drafts/sender.ts';
import { sendSave } from '../apps/web/src/device/drafts/server-source.ts';
import { startRetryingSaves } from '../apps/web/src/device/drafts/retry-saves.ts';
import { draftsOn, type Drafts } from '../apps/web/src/device/drafts/browser-device.ts';
import { saveDraft } from '../apps/web/src/device/drafts/save-draft.ts';
import { drawMore, FINISHED, freshDevice, open } from '../apps/web/src/device/drafts/testing.ts';

// A long time without a network: the app's own drafts, outbox and request code against the real server.

const SAVES = 100;
/** Milliseconds after which something hangs; half a minute is promised, and measured in docs/reliability.md. */
const PATIENCE_MS = 100_000;
const ADA = { email: 'ada@example.org', name: 'Ada' };

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function signInAda(): Promise<string> {
  const url = await startSignIn({ provider: 'google', callbackURL: '/auth', errorCallbackURL: '/auth' });
  await signInAtProvider(page.browser, location.origin, ADA, url);
  tokens.clear();
  return (await loadProfile({ send, tokens }))!.uid;
}

/** A device whose network can be cut. */
async function deviceWithNetwork() {
  const network = { isThere: true, sent: 0, onReturn: (): void => undefined };
  const { store } = await freshDevice();
  const device = {
    ...store.device,
    isOnline: () => network.isThere,
    onOnline: (listener: () => void) => {
      network.onReturn = listener;
      return () => undefined;
    },
  };
  const through: SendSave = async (entry) => {
    if (!network.isThere) throw new RequestError(0, 0, 'no network');
    network.sent += 1;
    return sendSave(entry);
  };
  return { network, through, drafts: draftsOn(device) };
}

/** Colors the page in as many drawings, and saves each. */
async function colorAll(drafts: Drafts, person: string, through: SendSave): Promise<Set<string>> {
  const picture = new Blob([new Uint8Array(await png(60, 80))], { type: 'image/png' });
  const finished = { ...FINISHED, picture, width: 1536, height: 2048 };
  const ids = new Set<string>();
  for (let count = 0; count < SAVES; count++) {
    const opened = await open(drafts, { person, drawingId: randomUUID() });
    const { draft, hold } = await drawMore(drafts, opened, count);
    const request = { hold, gestures: draft.gestures, finished, person };
    const outcome = await saveDraft(drafts.store, drafts.outbox, request, through);
    expect(outcome).toMatchObject({ kind: 'queued', wait: 'offline' });
    ids.add(draft.drawingId);
  }
  return ids;
}

it('KEEP-5 a hundred saves made without a network are there once each after its return', async () => {
  const { origin, databases } = await startServer({ sandbox: sandbox.origin });
  await addActivities(databases, { id: 'owl', title: 'Owl' });
  page.open(origin);
  const person = await signInAda();
  const { network, through, drafts } = await deviceWithNetwork();
  network.isThere = false;
  const stop = startRetryingSaves(drafts.outbox, person, through);
  const ids = await colorAll(drafts, person, through);
  expect(ids.size).toBe(SAVES);

  network.isThere = true;
  network.onReturn();
  await expect
    .poll(() => drafts.outbox.drawings(person), { timeout: PATIENCE_MS, interval: 100 })
    .toEqual([]);
  stop();
  expect((await drafts.store.list()).filter(({ trouble }) => trouble !== null)).toEqual([]);
  const rows = await databases.read.selectFrom('drawings').select(['id', 'head_revision']).execute();
  expect(new Set(rows.map(({ id }) => id))).toEqual(ids);
  expect(rows.filter(({ head_revision }) => head_revision !== 1)).toEqual([]);
  expect(network.sent).toBe(SAVES);
}, 120_000);
