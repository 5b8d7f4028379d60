import { expect, it, onTestFinished } from 'vitest';
import { dataUrl, journal } from '../../../testing/drawings.ts';
import { contentOf, createSaveReader } from './save-reader.ts';

function start(...args: Parameters<typeof createSaveReader>) {
  const reader = createSaveReader(...args);
  onTestFinished(() => reader.close());
  return reader;
}

it('CAN-15 saves of either form are read in threads, with the words for what is wrong', async () => {
  const reader = start();
  const picture = Buffer.from('a picture');
  const json = Buffer.from(JSON.stringify({ a: 1, drawingData: dataUrl(picture) }));
  const read = await reader.readJson(json);
  expect(read.fields).toEqual({ a: 1 });
  expect(Buffer.from(contentOf(read).picture.bytes)).toEqual(picture);
  const parts = await reader.readParts({ picture, journal: journal() });
  expect(contentOf(parts).journal).toMatchObject({ width: 1536, height: 2048 });
  const refused = await reader.readParts({ picture, journal: Buffer.from('x') });
  expect(() => contentOf(refused)).toThrow(expect.objectContaining({ status: 400, code: 'invalid_journal' }));
});

it('OPS-4 a save that takes too long to read is given up with words', async () => {
  const reader = start(() => AbortSignal.abort());
  expect(await reader.readJson(Buffer.from('{}'))).toEqual({
    fields: undefined,
    refusal: { code: 'invalid_request', message: 'The save takes too long to read.' },
  });
});

it('a failure that is not the caller’s is not told as one', async () => {
  await expect(start().readJson(7 as unknown as Uint8Array)).rejects.toThrow(TypeError);
});
