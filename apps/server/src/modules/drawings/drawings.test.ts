import type { Drawing, DrawingSave } from '@inkbloom/contracts/drawings';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { dataUrl, drawingSave, journal, png } from '../../../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

interface Person {
  readonly authorization: string;
}

async function start(): Promise<TestServer & { readonly ada: Person }> {
  const server = await startServer({ sandbox: sandbox.origin });
  await addActivities(server.databases, { id: 'owl', title: 'Quiet Owl', pages: 2 }, { id: 'fox' });
  return { ...server, ada: await server.signIn('ada@example.org') };
}

function post({ app }: TestServer, person: Person, payload: object) {
  return app.inject({ method: 'POST', url: '/api/drawings/save', headers: { ...person }, payload });
}

async function save(server: TestServer, person: Person, changes: Partial<DrawingSave> = {}) {
  return post(server, person, await drawingSave(changes));
}

async function list({ app }: TestServer, person: Person, query = ''): Promise<Drawing[]> {
  const answer = await app.inject({ url: `/api/v1/drawings${query}`, headers: { ...person } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Drawing[] }>().data;
}

async function revisions({ databases }: TestServer): Promise<number> {
  return (await databases.read.selectFrom('drawing_revisions').select('revision').execute()).length;
}

describe('saving a drawing', () => {
  it('CAN-15 takes the documented payload alone and makes a new drawing of it every time', async () => {
    const server = await start();
    const answer = await save(server, server.ada);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, data: { revision: 1 } });
    await save(server, server.ada);
    const drawings = await list(server, server.ada);
    expect(drawings).toHaveLength(2);
    expect(drawings[0]).toMatchObject({
      activityId: 'owl',
      activityTitle: 'Quiet Owl',
      pageIndex: 0,
      revision: 1,
    });
  });

  it('CAN-15 answers 401 to a guest, whatever the payload says', async () => {
    const server = await start();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/drawings/save',
      payload: await drawingSave({ userId: 'somebody' }),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, error: 'user_not_authenticated' });
    expect(await revisions(server)).toBe(0);
  });

  it('CAN-15 goes on with a drawing from its newest revision', { tags: ['postgres'] }, async () => {
    const server = await start();
    await save(server, server.ada, { drawingId: 'drawing-1', baseRevision: 0, coloredShare: 0.25 });
    const second = await save(server, server.ada, {
      drawingId: 'drawing-1',
      baseRevision: 1,
      coloredShare: 0.5,
    });
    expect(second.json()).toMatchObject({ data: { drawingId: 'drawing-1', revision: 2 } });
    expect(await list(server, server.ada)).toMatchObject([
      { id: 'drawing-1', revision: 2, coloredShare: 0.5 },
    ]);
  });

  it('keeps work on a stale base beside the newest and tells of both', async () => {
    const server = await start();
    const drawing = { drawingId: 'drawing-1' };
    await save(server, server.ada, { ...drawing, baseRevision: 0 });
    await save(server, server.ada, { ...drawing, baseRevision: 1, coloredShare: 0.9 });
    const stale = await save(server, server.ada, { ...drawing, baseRevision: 1, coloredShare: 0.1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      success: false,
      error: 'drawing_conflict',
      currentRevision: 2,
      keptRevision: 3,
    });
    expect(await revisions(server)).toBe(3);
    expect(await list(server, server.ada)).toMatchObject([{ revision: 2, coloredShare: 0.9 }]);
    const settled = await save(server, server.ada, { ...drawing, baseRevision: 2 });
    expect(settled.json()).toMatchObject({ data: { revision: 4 } });
  });

  it(
    'of two saves on one base that arrive together keeps both and lets one be the newest',
    { tags: ['postgres'] },
    async () => {
      const server = await start();
      await save(server, server.ada, { drawingId: 'drawing-1' });
      const next = { drawingId: 'drawing-1', baseRevision: 1 };
      const answers = await Promise.all([
        save(server, server.ada, { ...next, coloredShare: 0.2 }),
        save(server, server.ada, { ...next, coloredShare: 0.3 }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
        200, 409,
      ]);
      expect(await revisions(server)).toBe(3);
    },
  );

  it('gives the same send the same answer and keeps nothing twice', { tags: ['postgres'] }, async () => {
    const server = await start();
    const body = await drawingSave({ idempotencyKey: 'key-00000001' });
    const [first, second] = await Promise.all([
      post(server, server.ada, body),
      post(server, server.ada, body),
    ]);
    const third = await post(server, server.ada, body);
    expect(second.json()).toEqual(first.json());
    expect(third.json()).toEqual(first.json());
    expect(await revisions(server)).toBe(1);
  });

  it('gives a repeated send that met a conflict the same conflict', async () => {
    const server = await start();
    await save(server, server.ada, { drawingId: 'drawing-1' });
    const body = await drawingSave({ drawingId: 'drawing-1', idempotencyKey: 'key-00000001' });
    const first = await post(server, server.ada, body);
    const again = await post(server, server.ada, body);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ error: 'drawing_conflict', currentRevision: 1, keptRevision: 2 });
    expect(first.json<{ keptRevision: number }>().keptRevision).toBe(2);
    expect(await revisions(server)).toBe(2);
  });

  it('refuses a key that was used for another save', async () => {
    const server = await start();
    await save(server, server.ada, { idempotencyKey: 'key-00000001' });
    const other = await save(server, server.ada, { idempotencyKey: 'key-00000001', coloredShare: 1 });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ error: 'idempotency_key_reused' });
    expect(await revisions(server)).toBe(1);
  });

  it("answers 404 to an id of somebody else's drawing and leaves it alone", async () => {
    const server = await start();
    const eve = await server.signIn('eve@example.org');
    await save(server, server.ada, { drawingId: 'drawing-1' });
    const answer = await save(server, eve, { drawingId: 'drawing-1', baseRevision: 1 });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'drawing_not_found' });
    expect(await revisions(server)).toBe(1);
    expect(await list(server, eve)).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const) {
      const tried = await server.app.inject({
        method,
        url: '/api/v1/drawings/drawing-1',
        headers: { ...eve },
      });
      expect(tried.statusCode).toBe(404);
    }
    expect(await list(server, server.ada)).toHaveLength(1);
  });

  it('refuses what it cannot go on with', async () => {
    const server = await start();
    await save(server, server.ada, { drawingId: 'drawing-1' });
    const cases: [Partial<DrawingSave>, number, string][] = [
      [{ activityId: 'nothing' }, 404, 'activity_not_found'],
      [{ activityId: 'owl', pageIndex: 2 }, 400, 'invalid_request'],
      [{ drawingId: 'drawing-2', baseRevision: 3 }, 404, 'drawing_not_found'],
      [{ drawingId: 'drawing-1', baseRevision: 1, activityId: 'fox' }, 400, 'invalid_request'],
      [{ drawingId: 'drawing-1', baseRevision: 1, pageIndex: 1 }, 400, 'invalid_request'],
    ];
    for (const [changes, status, code] of cases) {
      const answer = await save(server, server.ada, changes);
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, code]);
    }
    expect(await revisions(server)).toBe(1);
  });
});

describe('bad saves', () => {
  it('are refused with the field that is wrong, and nothing is kept', async () => {
    const server = await start();
    const good = await drawingSave();
    const cases: [object, string][] = [
      [{ ...good, color: 'red' }, 'color'],
      [{ ...good, activityId: 7 }, 'activityId'],
      [{ ...good, startTime: 'yesterday' }, 'startTime'],
      [{ ...good, drawingId: '../up' }, 'drawingId'],
      [{ ...good, coloredShare: 2 }, 'coloredShare'],
      [{ ...good, journal: 'not base64!' }, 'journal'],
      [{ ...good, metadata: { ...good.metadata, extra: 1 } }, 'extra'],
      [{ ...good, metadata: { ...good.metadata, canvasSize: { width: 0, height: 5 } } }, 'canvasSize.width'],
      [{}, 'activityId'],
    ];
    for (const [payload, field] of cases) {
      const answer = await post(server, server.ada, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain(field);
    }
    expect(await revisions(server)).toBe(0);
  });

  it('with a picture that is none are refused and nothing is stored', async () => {
    const server = await start();
    const whole = await png(300, 300);
    const pictures = [
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      dataUrl(Buffer.from('just text')),
      dataUrl(whole.subarray(0, whole.length - 40)),
      dataUrl(whole.subarray(0, 8)),
      dataUrl(whole, 'image/jpeg'),
      'data:image/png;base64,%%%%',
    ];
    for (const drawingData of pictures) {
      const answer = await save(server, server.ada, { drawingData });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, 'invalid_picture']);
    }
    expect(await revisions(server)).toBe(0);
    expect(await server.databases.read.selectFrom('drawings').selectAll().execute()).toEqual([]);
  });

  it('that are too large are refused before they are read', async () => {
    const server = await start();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/drawings/save',
      headers: {
        ...server.ada,
        'content-type': 'application/json',
        'content-length': String(25 * 1024 * 1024),
      },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: 'body_too_large' });
  });
});

describe('many saves', () => {
  it('of one person are held up, those of another at the same address are not', async () => {
    const server = await start();
    const eve = await server.signIn('eve@example.org');
    const statuses: number[] = [];
    for (let count = 0; count < 301; count++) statuses.push((await post(server, server.ada, {})).statusCode);
    expect([statuses[299], statuses[300]]).toEqual([400, 429]);
    expect((await save(server, eve)).statusCode).toBe(200);
  });

  it('CAN-15 of a whole page at full size arrive as they were sent', async () => {
    const server = await start();
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = await sharp({
      create: { width: 1536, height: 2048, channels: 3, background: '#fff', noise },
    })
      .png()
      .toBuffer();
    expect(picture.length).toBeGreaterThan(4_000_000);
    expect((await save(server, server.ada, { drawingData: dataUrl(picture) })).statusCode).toBe(200);
    const [drawing] = await list(server, server.ada);
    expect((await server.app.inject(drawing!.pictureUrl)).rawPayload.equals(picture)).toBe(true);
  });
});

describe('kept drawings', () => {
  it('are listed by page and by activity, last changed first', async () => {
    const server = await start();
    await save(server, server.ada, { drawingId: 'drawing-1' });
    await save(server, server.ada, { drawingId: 'drawing-2', activityId: 'fox' });
    await save(server, server.ada, { drawingId: 'drawing-3' });
    expect((await list(server, server.ada, '?activityId=fox')).map(({ id }) => id)).toEqual(['drawing-2']);
    expect(await list(server, server.ada, '?activityId=%00')).toEqual([]);
    const page = await server.app.inject({
      url: '/api/v1/drawings?limit=2&page=2',
      headers: { ...server.ada },
    });
    expect(page.json()).toMatchObject({
      data: [{ id: 'drawing-1' }],
      pagination: { total: 3, pages: 2, hasPrev: true },
    });
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('CAN-15 give back the journal and the very picture that was sent', { tags: ['postgres'] }, async () => {
    const server = await start();
    const picture = await png(120, 160, '#f59e0b');
    const strokes = journal().toString('base64');
    await save(server, server.ada, {
      drawingId: 'drawing-1',
      drawingData: dataUrl(picture),
      journal: strokes,
    });
    const answer = await server.app.inject({
      url: '/api/v1/drawings/drawing-1',
      headers: { ...server.ada },
    });
    const { data } = answer.json<{ data: Drawing & { journal: string } }>();
    expect(data.journal).toBe(strokes);
    expect((await server.app.inject(data.pictureUrl)).rawPayload).toEqual(picture);
    const thumbnail = await server.app.inject(data.thumbnailUrl);
    expect(thumbnail.headers['content-type']).toBe('image/webp');
    expect(thumbnail.headers['cache-control']).toMatch(/^private, max-age=\d+/);
  });

  it('are private: their pictures need a signed address', async () => {
    const server = await start();
    await save(server, server.ada, { drawingId: 'drawing-1' });
    const [drawing] = await list(server, server.ada);
    const [path = '', query = ''] = drawing!.pictureUrl.split('?');
    const forged = query.replace(/until=\d+/, 'until=99999999999');
    for (const url of [path, `${path}?${forged}`, `${path}?until=1&signature=x`]) {
      expect((await server.app.inject(url)).statusCode).toBe(403);
    }
  });

  it(
    'SRV-1 count for how often an activity is colored, as long as they are kept',
    { tags: ['postgres'] },
    async () => {
      const server = await start();
      const favorite = async () => {
        const answer = await server.app.inject('/api/v1/activities?sortBy=mostColored&limit=1');
        return answer.json<{ data: { id: string }[] }>().data[0]?.id;
      };
      expect(await favorite()).toBe('owl');
      await save(server, server.ada, { activityId: 'fox' });
      const [drawing] = await list(server, server.ada);
      await save(server, server.ada, { activityId: 'fox', drawingId: drawing!.id, baseRevision: 1 });
      expect(await favorite()).toBe('fox');
      await server.app.inject({
        method: 'DELETE',
        url: `/api/v1/drawings/${drawing!.id}`,
        headers: { ...server.ada },
      });
      expect(await favorite()).toBe('owl');
    },
  );

  it('go with all their revisions and leave what another drawing shares', async () => {
    const server = await start();
    await save(server, server.ada, { drawingId: 'drawing-1' });
    await save(server, server.ada, { drawingId: 'drawing-2' });
    const before = await list(server, server.ada);
    const remove = (id: string) =>
      server.app.inject({ method: 'DELETE', url: `/api/v1/drawings/${id}`, headers: { ...server.ada } });
    expect((await remove('drawing-1')).json()).toEqual({ success: true, data: { id: 'drawing-1' } });
    expect((await server.app.inject(before[0]!.pictureUrl)).statusCode).toBe(200);
    await remove('drawing-2');
    expect(await revisions(server)).toBe(0);
    for (const id of ['drawing-1', '%00', 'a%20b']) expect((await remove(id)).statusCode).toBe(404);
  });
});
