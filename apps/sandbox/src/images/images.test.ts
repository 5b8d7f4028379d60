import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildSandbox } from '../app.ts';
import { IMAGE_KEY, readSettings } from '../environment.ts';

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  const app = await buildSandbox({ ...readSettings({}), folder, smtpPort: 0 });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  return (payload: object, key = IMAGE_KEY) =>
    app.inject({
      method: 'POST',
      url: '/images/v1/images/generations',
      headers: { authorization: `Bearer ${key}` },
      payload,
    });
}

it('the image model draws a PNG of the size asked for, the same for the same words', async () => {
  const ask = await start();
  const pictureOf = async (prompt: string) => {
    const answer = await ask({ model: 'any', prompt, size: '1024x1536' });
    const [{ b64_json }] = answer.json<{ data: [{ b64_json: string }] }>().data;
    return Buffer.from(b64_json, 'base64');
  };
  const owl = await pictureOf('an owl');
  expect(owl.subarray(1, 4).toString()).toBe('PNG');
  expect([owl.readUInt32BE(16), owl.readUInt32BE(20)]).toEqual([1024, 1536]);
  expect((await pictureOf('an owl')).equals(owl)).toBe(true);
  expect((await pictureOf('a fox')).equals(owl)).toBe(false);
});

it.each([
  [{ model: 'any', prompt: 'an owl' }, 'somebody-else', 401, 'invalid_api_key'],
  [{ prompt: 'an owl' }, IMAGE_KEY, 400, 'missing_model'],
  [{ model: 'any' }, IMAGE_KEY, 400, 'invalid_prompt'],
  [{ model: 'any', prompt: 'an owl', n: 2 }, IMAGE_KEY, 400, 'invalid_n'],
  [{ model: 'any', prompt: 'an owl', size: '9x9' }, IMAGE_KEY, 400, 'invalid_size'],
  [{ model: 'any', prompt: 'an owl', response_format: 'url' }, IMAGE_KEY, 400, 'invalid_response_format'],
])('it refuses %j with the key %s', async (asked, key, status, code) => {
  const answer = await (await start())(asked, key);
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([status, code]);
});
