// @module-tag postgres
import type { DrawingSave, DrawingVersion } from '@inkbloom/contracts/drawings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { dataUrl, drawingSave, journal, png } from '../../../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';

const DRAWING = '/api/v1/drawings/drawing-1';
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

/** A server with ada's drawing of two revisions and a branch from the first: 1 - 2 (head), 3 beside it. */
async function start() {
  const { app, databases, signIn } = await startServer({ sandbox: sandbox.origin });
  await addActivities(databases, { id: 'owl' });
  const ada = await signIn('ada@example.org');
  const pictures = await Promise.all(['#111', '#222', '#333'].map((color) => png(60, 80, color)));

  async function save(changes: Partial<DrawingSave>) {
    const payload = await drawingSave({ drawingId: 'drawing-1', ...changes });
    return app.inject({ method: 'POST', url: '/api/drawings/save', headers: ada, payload });
  }
  for (const [index, picture] of pictures.entries()) {
    await save({ drawingData: dataUrl(picture), baseRevision: Math.min(index, 1), coloredShare: index / 10 });
  }
  const get = (url: string, headers: object = ada) => app.inject({ url, headers: { ...headers } });
  const versions = async () => (await get(`${DRAWING}/versions`)).json<{ data: DrawingVersion[] }>().data;
  const restore = (revision: number, payload: object, headers: object = ada) =>
    app.inject({
      method: 'POST',
      url: `${DRAWING}/versions/${revision}/restore`,
      headers: { ...headers },
      payload,
    });
  return { app, databases, signIn, pictures, save, get, versions, restore };
}

describe('KEEP-3 earlier versions of a drawing', () => {
  it('are listed newest first, with branches, pictures and times', async () => {
    const { app, get, versions, pictures } = await start();
    const all = await versions();
    expect(all).toMatchObject([
      { revision: 3, baseRevision: 1, isBranch: true, coloredShare: 0.2, hasJournal: false },
      { revision: 2, baseRevision: 1, isHead: true, isBranch: false, restoredFrom: null },
      { revision: 1, baseRevision: 0, isHead: false, isBranch: false },
    ]);
    expect((await app.inject(all[0]!.pictureUrl)).rawPayload).toEqual(pictures[2]);
    expect((await app.inject(all[2]!.thumbnailUrl)).headers['content-type']).toBe('image/webp');
    expect(Date.parse(all[0]!.savedAt)).toBeGreaterThan(Date.now() - 60_000);
    const second = await get(`${DRAWING}/versions?limit=2&page=2`);
    expect(second.json()).toMatchObject({ data: [{ revision: 1 }], pagination: { total: 3, pages: 2 } });
  });

  it('are given one by one with their journal', async () => {
    const { save, get } = await start();
    const strokes = journal().toString('base64');
    await save({ baseRevision: 2, journal: strokes });
    expect((await get(`${DRAWING}/versions/4`)).json()).toMatchObject({
      data: { revision: 4, isHead: true, hasJournal: true, journal: strokes },
    });
    expect((await get(`${DRAWING}/versions/1`)).json()).toMatchObject({ data: { journal: null } });
  });

  it('are brought back as a new revision on top, and nothing is lost', async () => {
    const { app, get, versions, restore, pictures, save } = await start();
    const answer = await restore(3, { baseRevision: 2 });
    expect(answer.json()).toMatchObject({ success: true, data: { drawingId: 'drawing-1', revision: 4 } });
    expect(await versions()).toMatchObject([
      { revision: 4, baseRevision: 2, isHead: true, isBranch: false, restoredFrom: 3, coloredShare: 0.2 },
      { revision: 3, isBranch: true },
      { revision: 2, isHead: false },
      { revision: 1 },
    ]);
    const { data } = (await get(DRAWING)).json<{ data: { revision: number; pictureUrl: string } }>();
    expect(data.revision).toBe(4);
    expect((await app.inject(data.pictureUrl)).rawPayload).toEqual(pictures[2]);
    expect((await save({ baseRevision: 4 })).statusCode).toBe(200);
  });

  it('are not brought back over a head that the person has not seen', async () => {
    const { versions, restore } = await start();
    const answer = await restore(1, { baseRevision: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'drawing_conflict',
      message: 'This drawing was changed meanwhile. Please look at its newest version first.',
      currentRevision: 2,
    });
    expect(await versions()).toHaveLength(3);
  });

  it('of two restores together let one through, and a repeated send changes nothing more', async () => {
    const { versions, restore } = await start();
    const sends = await Promise.all([restore(1, { baseRevision: 2 }), restore(3, { baseRevision: 2 })]);
    expect(sends.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const body = { baseRevision: 4, idempotencyKey: 'key-00000001' };
    const first = await restore(2, body);
    expect((await restore(2, body)).json()).toEqual(first.json());
    expect((await restore(1, body)).json()).toMatchObject({ error: 'idempotency_key_reused' });
    expect(await versions()).toHaveLength(5);
  });

  it('change nothing when the head itself is brought back', async () => {
    const { versions, restore } = await start();
    expect((await restore(2, { baseRevision: 2 })).json()).toMatchObject({ data: { revision: 2 } });
    expect(await versions()).toHaveLength(3);
  });

  it('answer 404 to others and for what is not kept, and 400 to what is no revision', async () => {
    const { signIn, get, restore } = await start();
    const eve = await signIn('eve@example.org');
    for (const url of [`${DRAWING}/versions`, `${DRAWING}/versions/1`]) {
      expect((await get(url, eve)).json()).toMatchObject({ error: 'drawing_not_found' });
      expect((await get(url, {})).statusCode).toBe(401);
    }
    expect((await restore(1, { baseRevision: 2 }, eve)).json()).toMatchObject({ error: 'drawing_not_found' });
    expect((await get(`${DRAWING}/versions/9`)).json()).toMatchObject({ error: 'version_not_found' });
    expect((await restore(9, { baseRevision: 2 })).json()).toMatchObject({ error: 'version_not_found' });
    for (const bad of ['0', '-1', 'x', '1.5', '9999999999']) {
      expect((await get(`${DRAWING}/versions/${bad}`)).statusCode).toBe(400);
    }
    expect((await restore(1, {})).statusCode).toBe(400);
  });
});
