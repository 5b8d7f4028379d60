import { describe, expect, it } from 'vitest';
import { dataUrl, journal } from '../../../testing/drawings.ts';
import { keyOf } from '../../store/object-store.ts';
import { ownBuffers, readJsonSave, readSaveParts } from './read-save.ts';

const PICTURE = Buffer.from('any bytes of a picture');
const STROKES = journal();
const readJson = (value: unknown) =>
  readJsonSave(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
const GOOD = { activityId: 'owl', drawingData: dataUrl(PICTURE) };
const picture = { key: keyOf('drawings', 'png', PICTURE), bytes: PICTURE };
const strokes = { key: keyOf('journals', 'bin', STROKES), bytes: STROKES, width: 1536, height: 2048 };
const refused = (code: string, message: unknown, fields?: unknown) => ({
  fields,
  refusal: { code, message },
});

describe('CAN-15 what a save as JSON holds', () => {
  it('is its fields, its picture and its journal under the keys of their bytes', () => {
    expect(readJson(GOOD)).toEqual({ fields: { activityId: 'owl' }, content: { picture, journal: null } });
    const read = readJson({ ...GOOD, journal: STROKES.toString('base64') });
    expect(read).toEqual({ fields: { activityId: 'owl' }, content: { picture, journal: strokes } });
  });

  it('may be a view into more memory than it fills', () => {
    const json = Buffer.from(`garbage${JSON.stringify(GOOD)}garbage`).subarray(7, -7);
    expect(readJsonSave(json)).toMatchObject({ content: { picture } });
  });

  it.each(['', '{', '[]', 'null', '7', '"text"', 'true'])('is nothing where the body is %j', (body) => {
    expect(readJson(body)).toEqual(refused('invalid_request', 'The request is not a JSON object.'));
  });

  it('is not looked at where there is more than a save has', () => {
    const message = 'The request has more fields than a save has.';
    expect(readJson('['.repeat(9))).toEqual(refused('invalid_request', message));
  });

  it.each([
    [undefined, 'invalid_request', 'drawingData: a data URL is needed.'],
    [7, 'invalid_request', 'drawingData: a data URL is needed.'],
    ['', 'invalid_picture', 'The picture has to be a PNG.'],
    [dataUrl(PICTURE, 'image/jpeg'), 'invalid_picture', 'The picture has to be a PNG.'],
    [` ${dataUrl(PICTURE)}`, 'invalid_picture', 'The picture has to be a PNG.'],
    ['data:image/png;base64,%%%%', 'invalid_picture', 'The picture has to be a PNG.'],
    ['data:image/png;base64,AAAA=AAAA', 'invalid_picture', 'The picture has to be a PNG.'],
  ])('is refused with %j for a picture, after its fields', (drawingData, code, message) => {
    expect(readJson({ a: 1, drawingData })).toEqual(refused(code, message, { a: 1 }));
  });

  it.each(['AA==', 'AAA=', 'AAAA', 'AA', 'AAA'])('is a picture however its base64 ends: %s', (digits) => {
    const bytes = Buffer.from(digits, 'base64');
    expect(readJson({ drawingData: `data:image/png;base64,${digits}` })).toMatchObject({
      content: { picture: { bytes } },
    });
  });

  it.each([7, null, 'not base64!'])('is refused with %j for a journal', (value) => {
    const message = 'journal: base64 is needed.';
    const read = readJson({ ...GOOD, journal: value });
    expect(read).toEqual(refused('invalid_request', message, { activityId: 'owl' }));
  });
});

describe('CAN-15 the parts of a save in its binary form', () => {
  it('are a picture, and a journal where there is one', () => {
    expect(readSaveParts({ picture: PICTURE, journal: undefined })).toEqual({
      fields: undefined,
      content: { picture, journal: null },
    });
    expect(readSaveParts({ picture: PICTURE, journal: STROKES })).toMatchObject({
      content: { picture, journal: strokes },
    });
  });

  it('are refused where the journal is damaged, with what ails it', () => {
    const read = readSaveParts({ picture: PICTURE, journal: STROKES.subarray(0, -1) });
    const message = expect.stringMatching(/^The stroke journal cannot be read: .+\.$/);
    expect(read).toEqual(refused('invalid_journal', message));
  });

  it('let no other failure pass for a refusal', () => {
    const broken = undefined as unknown as Uint8Array;
    expect(() => readSaveParts({ picture: broken, journal: undefined })).toThrow(TypeError);
    expect(() => readSaveParts({ picture: PICTURE, journal: null as unknown as Uint8Array })).toThrow(
      TypeError,
    );
    expect(() => readJsonSave(broken)).toThrow(TypeError);
  });
});

it('OPS-4 memory is handed to another thread only where it is wholly one array’s', () => {
  const own = new Uint8Array(8);
  expect(ownBuffers([own, undefined, own.subarray(1), own.subarray(0, 4)])).toEqual([own.buffer]);
});
