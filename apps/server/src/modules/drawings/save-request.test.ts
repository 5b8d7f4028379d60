import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeForm, receivedSave, saveFields, saveForm } from '../../../testing/drawings.ts';
import { refusalFrom } from '../../../testing/save-parts.ts';
import { errors } from '../../plugins/errors.ts';
import { announcedBytes, readSaveBody, receiveSave } from './save-request.ts';
import type { SaveReader } from './save-reader.ts';

const TOO_LARGE = [413, 'body_too_large', 'That is larger than the server accepts.', {}];
const announcing = (length?: string) =>
  ({ headers: { 'content-length': length } }) as unknown as FastifyRequest;

const part = (disposition: string, type: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n${value}\r\n`;

const readerOf = (save: unknown) => {
  const give = () => Promise.resolve(save);
  return { readJson: give, readParts: give } as unknown as SaveReader;
};

const received = (save: unknown) => receiveSave(readerOf(save), Buffer.alloc(0));

describe('OPS-4 the bytes that a save announces', () => {
  it('are the most there may be where it does not tell, and are refused above that', async () => {
    expect(announcedBytes(announcing())).toBe(MAX_SAVE_BYTES);
    expect(announcedBytes(announcing('17'))).toBe(17);
    expect(announcedBytes(announcing(String(MAX_SAVE_BYTES)))).toBe(MAX_SAVE_BYTES);
    const more = (async () => announcedBytes(announcing(String(MAX_SAVE_BYTES + 1))))();
    expect(await refusalFrom(more)).toEqual(TOO_LARGE);
  });
});

describe('CAN-15 a save on its way', () => {
  let read: Awaited<ReturnType<typeof readSaveBody>> | undefined;
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (_request, _payload, done) => done(null));
  void app.register(errors);
  void app.register(multipart, { throwFileSizeLimit: true });
  app.post('/save', async (request) => {
    read = await readSaveBody(request);
    return {};
  });
  beforeEach(() => (read = undefined));

  async function send(payload: Buffer, type: string, length?: number) {
    const headers = {
      'content-type': type,
      ...(length !== undefined && { 'content-length': String(length) }),
    };
    const answer = await app.inject({ method: 'POST', url: '/save', headers, payload });
    const { error, message } = answer.json<{ error?: string; message?: string }>();
    return [answer.statusCode, error, message];
  }

  it('is read to its end, and no further than it announced', async () => {
    const json = Buffer.from('{"a":1}');
    expect((await send(json, 'application/json'))[0]).toBe(200);
    expect(read).toEqual(json);
    expect((await send(json, 'application/json', 100))[0], 'less than announced').toBe(200);
    expect(read).toEqual(json);
    const refused = await send(json, 'application/json', json.length - 1);
    expect(refused).toEqual([413, 'body_too_large', 'That is larger than the server accepts.']);
  });

  it('is read in parts, its fields as text', async () => {
    const { payload, headers } = await encodeForm(await saveForm({}, { picture: Buffer.from('p') }));
    expect((await send(payload, headers['content-type']))[0]).toBe(200);
    expect(read).toEqual({
      fields: JSON.stringify(saveFields()),
      picture: Buffer.from('p'),
      journal: undefined,
    });
  });

  it('is read of its fields as far as a save’s go, however they are announced', async () => {
    const long = await saveForm({ imageUrl: 'x'.repeat(17 * 1024) }, { picture: Buffer.from('p') });
    const { payload, headers } = await encodeForm(long);
    await send(payload, headers['content-type']);
    expect(read).toHaveProperty('fields.length', 16 * 1024);
    const parts = [
      part('name="save"', 'application/json', '{"a": 1}'),
      part('name="picture"; filename="p"', 'image/png', 'p'),
      '--b--\r\n',
    ];
    await send(Buffer.from(parts.join('')), 'multipart/form-data; boundary=b');
    expect(read).toMatchObject({ fields: '{"a":1}' });
  });

  it('is refused where files or all parts are larger than a save', async () => {
    const half = Buffer.alloc(MAX_SAVE_BYTES / 2 + 1);
    for (const files of [{ picture: half, journal: half }, { picture: Buffer.alloc(MAX_SAVE_BYTES + 1) }]) {
      const { payload, headers } = await encodeForm(await saveForm({}, files));
      const refused = await send(payload, headers['content-type']);
      expect(refused).toEqual([413, 'body_too_large', 'That is larger than the server accepts.']);
    }
    const cut = await encodeForm(await saveForm());
    const refused = await send(cut.payload.subarray(0, 400), cut.headers['content-type']);
    expect(refused).toEqual([400, 'invalid_request', 'The request could not be read.']);
  });
});

describe('CAN-15 what is wrong with a save', () => {
  const refusal = { code: 'invalid_picture', message: 'No picture.' } as const;

  it('is its content only where its fields are right', async () => {
    const { content } = await receivedSave();
    const fields = saveFields();
    expect(await received({ fields, content })).toEqual({ fields, content });
    const form = { fields: JSON.stringify(fields), picture: Buffer.alloc(1), journal: undefined };
    expect(await receiveSave(readerOf({ fields: undefined, content }), form)).toEqual({ fields, content });
    expect(await refusalFrom(received({ fields, refusal }))).toEqual([
      400,
      'invalid_picture',
      'No picture.',
      {},
    ]);
    const unread = await refusalFrom(received({ fields: undefined, refusal }));
    expect(unread).toEqual([400, 'invalid_picture', 'No picture.', {}]);
  });

  it('is told by the field’s whole name', async () => {
    const canvasSize = { width: 0, height: 5 };
    const fields = saveFields({ metadata: { ...saveFields().metadata, canvasSize } });
    const refused = await refusalFrom(received({ fields, refusal }));
    const words = expect.stringMatching(/^metadata\.canvasSize\.width: .+[^.]\.$/);
    expect(refused).toEqual([400, 'invalid_request', words, {}]);
    const unknown = await refusalFrom(received({ fields: { ...saveFields(), color: 'red' }, refusal }));
    expect(unknown).toEqual([400, 'invalid_request', 'Unrecognized key: "color".', {}]);
  });
});
