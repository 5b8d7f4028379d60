// @module-tag postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivities } from '../apps/server/testing/activities.ts';
import { encodeForm, png, saveFields } from '../apps/server/testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../apps/server/testing/sandbox.ts';
import { startServer, type TestServer } from '../apps/server/testing/server.ts';
import type { RestoreInput } from '../apps/web/src/api/calls/drawing-versions.ts';
import type { ReadyEntry } from '../apps/web/src/device/drafts/outbox.ts';
import { toForm } from '../apps/web/src/api/calls/save-upload.ts';
import { toUpload } from '../apps/web/src/device/drafts/save-packet.ts';
import { randomFrom, type Random } from '../packages/engine/src/core/random.ts';
import { joinJournal } from '../packages/formats/src/journal.ts';
import { asBlob, FakePicture, gestureOf } from './simulation/gestures.ts';
import { ModelServer } from './simulation/model-server.ts';
import type { SimVersion } from './simulation/server-port.ts';

/** Calls of a sequence; the saves among them stay below what one person may send in a minute. */
const CALLS = 110;
const DRAWINGS = ['drawing-1', 'drawing-2', 'drawing-3'];
const PAGE = { width: 1536, height: 2048 };

const KINDS = [
  ...(['save', 'save', 'save', 'save', 'again', 'list'] as const),
  ...(['get', 'versions', 'restore', 'restore', 'remove'] as const),
];

type Call =
  | { readonly kind: 'save'; readonly by: string; readonly entry: ReadyEntry }
  | { readonly kind: 'list'; readonly by: string }
  | { readonly kind: 'restore'; readonly by: string; readonly input: RestoreInput }
  | { readonly kind: 'get' | 'versions' | 'remove'; readonly by: string; readonly drawingId: string };

let sandbox: RunningSandbox;
let picture: Blob;

beforeAll(async () => {
  sandbox = await startSandbox();
  picture = new Blob([new Uint8Array(await png())], { type: 'image/png' });
});

afterAll(() => sandbox.stop());

function anyOf<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random.next() * choices.length)]!;
}

/** A save of any drawing on any base, in the name of anybody. */
function anySave(random: Random, people: readonly string[], number: number): ReadyEntry {
  const { userId: _, ...facts } = saveFields();
  const gestures = [gestureOf(number)];
  const drawingId = anyOf(random, DRAWINGS);
  const packet = {
    ...facts,
    drawingId,
    picture: asBlob(new FakePicture([number])),
    journalBytes: joinJournal(PAGE, gestures),
    gestures: 1,
  };
  const waiting = { counter: number, forked: false, attempts: 0, notBefore: 0 };
  const key = `key-${String(number).padStart(8, '0')}`;
  const baseRevision = anyOf(random, [0, 0, 1, 1, 2, 3]);
  return { ...waiting, key, drawingId, packet, person: anyOf(random, people), baseRevision };
}

function anyRestore(random: Random, number: number): RestoreInput {
  const [revision, baseRevision] = [anyOf(random, [1, 1, 2, 3]), anyOf(random, [1, 2, 2, 3])];
  const idempotencyKey = `restore-${String(number).padStart(8, '0')}`;
  return { drawingId: anyOf(random, DRAWINGS), revision, baseRevision, idempotencyKey };
}

function anyCalls(seed: number, people: readonly string[]): Call[] {
  const random = randomFrom(seed);
  const calls: Call[] = [];
  for (let number = 0; number < CALLS; number++) {
    const by = anyOf(random, people);
    const kind = anyOf(random, KINDS);
    const saves = calls.filter((call) => call.kind === 'save');
    if (kind === 'save') {
      const entry = anySave(random, people, number);
      calls.push({ kind, by: random.next() < 0.8 ? entry.person : by, entry });
    } else if (kind === 'again') calls.push(saves.length > 0 ? anyOf(random, saves) : { kind: 'list', by });
    else if (kind === 'list') calls.push({ kind, by });
    else if (kind === 'restore') calls.push({ kind, by, input: anyRestore(random, number) });
    else calls.push({ kind, by, drawingId: anyOf(random, DRAWINGS) });
  }
  return calls;
}

interface Facts {
  readonly id: string;
  readonly userId?: string;
  readonly revision: number;
  readonly journal?: string | null;
}

/** What the simulation relies on in an answer about a drawing. */
function factsOf({ id, userId, revision, journal }: Facts): Facts {
  return { id, revision, ...(journal !== undefined && { userId, journal }) };
}

/** What lists and answers of both have in common: a list's order among equal times is nobody's promise. */
function listOf(drawings: readonly Facts[]): Facts[] {
  return drawings.map(({ id, revision }) => ({ id, revision })).toSorted((a, b) => a.id.localeCompare(b.id));
}

function versionFacts({ revision, isHead }: Pick<SimVersion, 'revision' | 'isHead'>) {
  return { revision, isHead };
}

async function askModel(model: ModelServer, call: Call): Promise<unknown> {
  switch (call.kind) {
    case 'save': {
      const { drawingId, revision } = await model.save(call.by, call.entry);
      return { drawingId, revision };
    }
    case 'list':
      return listOf(await model.list(call.by));
    case 'get':
      return factsOf(await model.get(call.by, call.drawingId));
    case 'versions':
      return (await model.versions(call.by, call.drawingId)).map(versionFacts);
    case 'restore':
      return (await model.restore(call.by, call.input)).revision;
    case 'remove':
      await model.remove(call.by, call.drawingId);
      return 'removed';
  }
}

/** The model's verdict on a call. */
function verdictOfModel(model: ModelServer, call: Call): Promise<unknown> {
  return askModel(model, call).catch(({ status, code }: { status: number; code: string }) => ({
    status,
    code,
  }));
}

async function requestOf(call: Call) {
  switch (call.kind) {
    case 'list':
      return { url: '/api/v1/drawings' };
    case 'get':
      return { url: `/api/v1/drawings/${call.drawingId}` };
    case 'versions':
      return { url: `/api/v1/drawings/${call.drawingId}/versions` };
    case 'restore': {
      const { drawingId, revision, ...payload } = call.input;
      return {
        method: 'POST',
        url: `/api/v1/drawings/${drawingId}/versions/${revision}/restore`,
        payload,
      } as const;
    }
    case 'remove':
      return { method: 'DELETE', url: `/api/v1/drawings/${call.drawingId}` } as const;
    case 'save': {
      const { entry } = call;
      const form = toForm(await toUpload({ ...entry, packet: { ...entry.packet, picture } }));
      return { method: 'POST', url: '/api/drawings/save', ...(await encodeForm(form)) } as const;
    }
  }
}

/** The real server's verdict on a call. */
async function verdictOfServer({ app }: TestServer, headers: object, call: Call): Promise<unknown> {
  const request = await requestOf(call);
  const own = 'headers' in request ? request.headers : {};
  const answer = await app.inject({ ...request, headers: { ...own, ...headers } });
  const { data, error } = answer.json<{ data: Facts & { drawingId: string }; error?: string }>();
  if (error !== undefined) return { status: answer.statusCode, code: error };
  if (call.kind === 'remove') return 'removed';
  if (call.kind === 'restore') return data.revision;
  if (call.kind === 'versions') return (data as unknown as SimVersion[]).map(versionFacts);
  if (call.kind === 'save') return { drawingId: data.drawingId, revision: data.revision };
  return Array.isArray(data) ? listOf(data) : factsOf(data);
}

async function start() {
  const server = await startServer({ sandbox: sandbox.origin });
  await addActivities(server.databases, { id: 'owl' });
  const people = new Map<string, object>();
  for (const email of ['ada@example.org', 'bea@example.org']) {
    const headers = await server.signIn(email);
    const users = server.databases.read.selectFrom('users').select('id').where('email', '=', email);
    people.set((await users.executeTakeFirstOrThrow()).id, headers);
  }
  return { server, people };
}

it('KEEP-2 KEEP-3 the simulated server answers as the real one does, and each kind of answer comes', async () => {
  const { server, people } = await start();
  const model = new ModelServer();
  const seen = new Set<string>();
  for (const [at, call] of anyCalls(1, [...people.keys()]).entries()) {
    const expected = await verdictOfServer(server, people.get(call.by) ?? {}, call);
    expect({ at, verdict: await verdictOfModel(model, call) }).toEqual({ at, verdict: expected });
    const { code } = expected as { code?: string };
    seen.add(`${call.kind} ${code ?? 'goes well'}`);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'save goes well',
      'save drawing_conflict',
      'save drawing_not_found',
      'save user_not_authenticated',
      'get goes well',
      'get drawing_not_found',
      'remove goes well',
      'remove drawing_not_found',
      'versions goes well',
      'versions drawing_not_found',
      'restore goes well',
      'restore drawing_conflict',
      'restore drawing_not_found',
    ]),
  );
});
