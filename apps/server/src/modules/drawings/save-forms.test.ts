import type { SaveFields } from '@inkbloom/contracts/drawings';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import {
  dataUrl,
  drawingSave,
  encodeForm,
  journal,
  png,
  pngOfSize,
  saveForm,
} from '../../../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';

const SAVE = { method: 'POST', url: '/api/drawings/save' } as const;
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

async function start(variables: Record<string, string> = {}) {
  const server = await startServer({ sandbox: sandbox.origin, variables });
  await addActivities(server.databases, { id: 'owl', pages: 2 });
  const ada = await server.signIn('ada@example.org');

  async function post(form: FormData, person: object = ada) {
    const { payload, headers } = await encodeForm(form);
    return server.app.inject({ ...SAVE, headers: { ...person, ...headers }, payload });
  }
  function postJson(payload: object | string, person: object = ada) {
    const headers = { ...person, 'content-type': 'application/json' };
    return server.app.inject({ ...SAVE, headers, payload });
  }
  async function expectRefused(sent: ReturnType<typeof postJson>, code: string, words = '') {
    const answer = await sent;
    expect(answer.json()).toMatchObject({ success: false, error: code });
    expect(answer.json<{ message: string }>().message).toContain(words);
    return answer;
  }
  const count = async () =>
    (await server.databases.read.selectFrom('drawing_revisions').select('revision').execute()).length;
  return { ...server, ada, post, postJson, expectRefused, count };
}

/** A picture that takes about as many bytes as it has pixels. */
async function noise(width: number, height: number): Promise<Buffer> {
  const background = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise: background } })
    .png()
    .toBuffer();
}

describe('CAN-15 a save in its binary form', () => {
  it('is kept with its picture and its journal', async () => {
    const { app, ada, post } = await start();
    const picture = await png(120, 160, '#f59e0b');
    const answer = await post(await saveForm({ drawingId: 'drawing-1' }, { picture, journal: journal() }));
    expect(answer.json()).toMatchObject({ success: true, data: { drawingId: 'drawing-1', revision: 1 } });
    const { data } = (await app.inject({ url: '/api/v1/drawings/drawing-1', headers: ada })).json<{
      data: { journal: string; pictureUrl: string };
    }>();
    expect(data.journal).toBe(journal().toString('base64'));
    expect((await app.inject(data.pictureUrl)).rawPayload).toEqual(picture);
  });

  it('KEEP-2 that names somebody else than who is signed in is refused in either form, and nothing is kept', async () => {
    const { app, ada, databases, signIn, post, postJson, expectRefused, count } = await start();
    const { id } = await databases.read.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const bea = await signIn('bea@example.org');
    const fields = { userId: id, idempotencyKey: 'key-00000001', drawingId: 'drawing-1' };
    for (const sent of [post(await saveForm(fields), bea), postJson(await drawingSave(fields), bea)]) {
      const answer = await expectRefused(sent, 'user_not_authenticated', 'Somebody else is signed in');
      expect(answer.statusCode).toBe(401);
    }
    expect(await count()).toBe(0);
    expect((await app.inject({ url: '/api/v1/drawings', headers: bea })).json()).toMatchObject({ data: [] });
    const first = await post(await saveForm(fields), ada);
    expect(first.json()).toMatchObject({ success: true, data: { drawingId: 'drawing-1', revision: 1 } });
    const kept = await app.inject({ url: '/api/v1/drawings/drawing-1', headers: ada });
    expect(kept.json()).toMatchObject({ data: { userId: id } });
    // A device of an older version sent the same save without a name.
    const unnamed = await post(await saveForm({ ...fields, userId: undefined }), ada);
    expect(unnamed.json()).toEqual(first.json());
  });

  it.each([undefined, null, ''])('is taken with %j for its person', async (userId) => {
    const { post, postJson, count } = await start();
    expect((await post(await saveForm({ userId }))).statusCode).toBe(200);
    expect((await postJson(await drawingSave({ userId }))).statusCode).toBe(200);
    expect(await count()).toBe(2);
  });

  it('is the same save as its JSON form when it is sent again', async () => {
    const { post, postJson, count } = await start();
    const fields = { idempotencyKey: 'key-00000001' };
    const first = await post(await saveForm(fields, { journal: journal() }));
    const again = await postJson(await drawingSave({ ...fields, journal: journal().toString('base64') }));
    expect(again.json()).toEqual(first.json());
    expect(await count()).toBe(1);
  });

  it('is refused with what is wrong with it, and nothing is kept', async () => {
    const { post, expectRefused, count } = await start();
    const sendWith = async (change: (form: FormData) => void) => {
      const form = await saveForm({}, { journal: journal() });
      change(form);
      return post(form);
    };
    const file = new Blob(['x']);
    await expectRefused(
      sendWith((form) => form.delete('picture')),
      'invalid_request',
      'picture: a file is needed.',
    );
    await expectRefused(
      sendWith((form) => form.delete('save')),
      'invalid_request',
      'save: the part with the fields is missing.',
    );
    await expectRefused(
      sendWith((form) => form.append('extra', file)),
      'invalid_request',
      'extra: the request has a part that a save does not have.',
    );
    await expectRefused(
      sendWith((form) => form.append('picture', file)),
      'invalid_request',
      'picture: the request has a part',
    );
    await expectRefused(
      sendWith((form) => form.append('x'.repeat(70), 'text')),
      'invalid_request',
      `${'x'.repeat(64)}: the`,
    );
    await expectRefused(
      sendWith((form) => form.set('journal', 'text')),
      'invalid_request',
      'journal: a file is needed.',
    );
    await expectRefused(
      sendWith((form) => form.set('save', '{')),
      'invalid_request',
      'save: the fields are not JSON.',
    );
    await expectRefused(
      sendWith((form) => form.set('save', '{}')),
      'invalid_request',
      'activityId',
    );
    await expectRefused(
      sendWith((form) => form.set('save', '['.repeat(40_000))),
      'invalid_request',
      'save',
    );
    await expectRefused(
      sendWith((form) => form.set('picture', file)),
      'invalid_picture',
    );
    await expectRefused(
      sendWith((form) => form.set('journal', file)),
      'invalid_journal',
    );
    expect(await count()).toBe(0);
  });

  it('that is cut off or no form at all is refused', async () => {
    const { app, ada, expectRefused } = await start();
    const { payload, headers } = await encodeForm(await saveForm());
    const send = (body: Buffer, type = headers['content-type']) =>
      app.inject({ ...SAVE, headers: { ...ada, 'content-type': type }, payload: body });
    await expectRefused(send(payload.subarray(0, payload.length >> 1)), 'invalid_request');
    await expectRefused(send(payload, 'multipart/form-data'), 'invalid_request');
    await expectRefused(send(payload, 'multipart/form-data; boundary=other'), 'invalid_request');
    const plain = await expectRefused(send(payload, 'text/plain'), 'unsupported_media_type');
    expect(plain.statusCode).toBe(415);
  });

  it('is described beside the JSON form', async () => {
    const { app } = await start();
    const { paths } = (await app.inject('/api/v1/openapi.json')).json<{
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>;
    }>();
    const { content } = paths['/api/drawings/save']!.post.requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['application/json']!.schema).toHaveProperty('properties.drawingData');
    expect(content['multipart/form-data']!.schema).toHaveProperty('properties.picture.format', 'binary');
  });
});

describe('OPS-4 bodies that are made to cost much', () => {
  it('are refused before they are parsed', async () => {
    const { postJson, expectRefused, count } = await start();
    const keys = Array.from({ length: 300_000 }, (_, index) => `"k${index}":0`).join(',');
    await expectRefused(postJson(`{${keys}}`), 'invalid_request', 'more fields');
    await expectRefused(postJson('['.repeat(5_000_000)), 'invalid_request', 'more fields');
    await expectRefused(postJson(`{"a":${'{"a":'.repeat(20)}1}`), 'invalid_request', 'more fields');
    const good = await drawingSave();
    await expectRefused(postJson({ ...good, userId: '[{,'.repeat(50) }), 'invalid_request', 'userId');
    expect((await postJson({ ...good, imageUrl: '[{,\\"'.repeat(300) })).statusCode).toBe(200);
    expect(await count()).toBe(1);
  });

  it('are refused when they are no object, or try to change what objects are', async () => {
    const { postJson, expectRefused } = await start();
    for (const body of ['', '[]', 'null', '"text"', '{', 'true']) {
      await expectRefused(postJson(body), 'invalid_request', 'JSON object');
    }
    const good = JSON.stringify(await drawingSave());
    for (const name of ['__proto__', 'constructor']) {
      await expectRefused(postJson(`{"${name}":{"a":1},${good.slice(1)}`), 'invalid_request', name);
    }
  });

  it('with a picture that is not of the page are refused', async () => {
    const { post, postJson, expectRefused, count } = await start();
    const send = async (picture: Buffer) => post(await saveForm({}, { picture }));
    await expectRefused(send(pngOfSize(1, 16_777_216)), 'invalid_picture', '1536 by 2048');
    await expectRefused(send(await png(1536, 2000)), 'invalid_picture', '1536 by 2048');
    await expectRefused(send(await png(3072, 4096)), 'invalid_picture', '1536 by 2048');
    const drawingData = dataUrl(await png(2048, 1536));
    await expectRefused(postJson(await drawingSave({ drawingData })), 'invalid_picture', '1536 by 2048');
    expect(await count()).toBe(0);
  });

  it('with a journal that is damaged or of another page are refused', async () => {
    const { post, postJson, expectRefused, count } = await start();
    const send = async (strokes: Buffer) => post(await saveForm({}, { journal: strokes }));
    await expectRefused(send(journal().subarray(0, -1)), 'invalid_journal');
    await expectRefused(send(journal(1, { width: 2048, height: 1536 })), 'invalid_journal', 'another size');
    const strokes = Buffer.from('strokes').toString('base64');
    await expectRefused(postJson(await drawingSave({ journal: strokes })), 'invalid_journal');
    expect(await count()).toBe(0);
  });

  it('of one person wait for each other, and are told to come back when too many wait', async () => {
    const { app, ada, signIn, post, databases } = await start();
    const eve = await signIn('eve@example.org');
    const { payload, headers } = await encodeForm(await saveForm({}, { picture: await noise(768, 1024) }));
    // Each announces nearly all that one person may have under way, and sends little of it.
    const length = String(20 * 1024 * 1024);
    const send = () =>
      app.inject({ ...SAVE, headers: { ...ada, ...headers, 'content-length': length }, payload });
    const all = Array.from({ length: 12 }, send);
    const others = await post(await saveForm(), eve);
    expect(others.statusCode).toBe(200);
    const answers = await Promise.all(all);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]!.json()).toMatchObject({ error: 'too_many_requests' });
    expect(refused[0]!.json<{ message: string }>().message).toBe(
      'Many of your saves are under way already. Please try again in a moment.',
    );
    expect(refused[0]!.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
    expect(others.headers['connection']).not.toBe('close');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    expect(await databases.read.selectFrom('drawings').select('id').execute()).toHaveLength(10);
  });
});

describe('KEEP-4 the room of a person', () => {
  it('is told, used up with words and a way on, and free again after a delete', async () => {
    const { app, ada, post, expectRefused, count } = await start({ DRAWINGS_QUOTA_MB: '1' });
    const usage = async () =>
      (await app.inject({ url: '/api/v1/drawings/usage', headers: ada })).json<{
        data: { usedBytes: number; quotaBytes: number; drawings: number };
      }>().data;
    expect(await usage()).toEqual({ usedBytes: 0, quotaBytes: 1_000_000, drawings: 0 });
    const save = async (fields: Partial<SaveFields>) =>
      post(await saveForm(fields, { picture: await noise(330, 440) }));
    expect((await save({ drawingId: 'drawing-1' })).statusCode).toBe(200);
    const { usedBytes } = await usage();
    expect(usedBytes).toBeGreaterThan(340_000);
    expect((await save({ drawingId: 'drawing-1', baseRevision: 1 })).statusCode).toBe(200);
    const full = await expectRefused(save({ drawingId: 'drawing-2' }), 'quota_exceeded', 'Delete drawings');
    expect(full.statusCode).toBe(413);
    expect(full.json()).toMatchObject({ quotaBytes: 1_000_000 });
    expect(await count()).toBe(2);
    await app.inject({ method: 'DELETE', url: '/api/v1/drawings/drawing-1', headers: ada });
    expect(await usage()).toMatchObject({ usedBytes: 0, drawings: 0 });
    expect((await save({ drawingId: 'drawing-2' })).statusCode).toBe(200);
  });

  it('counts the same bytes of a drawing once, and restoring takes none', async () => {
    const { app, ada, post } = await start();
    const used = async () =>
      (await app.inject({ url: '/api/v1/drawings/usage', headers: ada })).json<{
        data: { usedBytes: number };
      }>().data.usedBytes;
    const picture = await png();
    await post(await saveForm({ drawingId: 'drawing-1' }, { picture, journal: journal() }));
    const one = await used();
    await post(await saveForm({ drawingId: 'drawing-1', baseRevision: 1 }, { picture, journal: journal() }));
    expect(await used()).toBe(one);
    await app.inject({
      method: 'POST',
      url: '/api/v1/drawings/drawing-1/versions/1/restore',
      headers: ada,
      payload: { baseRevision: 2 },
    });
    expect(await used()).toBe(one);
  });

  it('is not gone over by saves that come together', async () => {
    const { post, count } = await start({ DRAWINGS_QUOTA_MB: '1' });
    const forms = await Promise.all(
      Array.from({ length: 6 }, async () => saveForm({}, { picture: await noise(330, 440) })),
    );
    const answers = await Promise.all(forms.map((form) => post(form)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 413)).toHaveLength(4);
    expect(await count()).toBe(2);
  });
});
