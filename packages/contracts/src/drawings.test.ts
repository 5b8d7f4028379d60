import { describe, expect, it } from 'vitest';
import { taker } from '../testing/taker.ts';
import {
  copyDrawing,
  deleteDrawing,
  DrawingSave,
  listDrawings,
  MAX_DRAWING_TITLE,
  renameDrawing,
  restoreDrawingVersion,
  SaveFields,
} from './drawings.ts';

const METADATA = {
  zoom: 1,
  brushStrokes: 12,
  totalDrawingTime: 1200,
  canvasSize: { width: 1536, height: 2048 },
  deviceInfo: 'a test',
};
/** The documented fields alone. */
const SAVE = {
  activityId: 'owl',
  imageUrl: '/images/pages/owl.png',
  startTime: '2026-03-01T10:00:00.000Z',
  endTime: '2026-03-01T10:20:00Z',
  metadata: METADATA,
};

const list = (query: object) => listDrawings.querystring.safeParse(query);
const parse = (revision: string) => deleteDrawing.querystring.safeParse({ revision }).data?.revision;
const saves = (changes: object) => SaveFields.safeParse({ ...SAVE, ...changes }).success;
const tells = (changes: object) => saves({ metadata: { ...METADATA, ...changes } });

describe('CAN-15 what a save tells', () => {
  it('is the documented fields, with more that may be left out', () => {
    expect(SaveFields.parse(SAVE)).toEqual(SAVE);
    const more = { drawingId: 'drawing-1', baseRevision: 0, idempotencyKey: 'key_0001', pageIndex: 63 };
    expect(saves({ ...more, coloredShare: 1, userId: null })).toBe(true);
    expect([saves({ userId: '' }), saves({ userId: undefined })]).toEqual([true, true]);
  });

  it.each(['activityId', 'imageUrl', 'startTime', 'endTime', 'metadata'])('is refused without %s', (name) => {
    expect(saves({ [name]: undefined })).toBe(false);
  });

  it.each([
    [{ activityId: 'a'.repeat(65) }],
    [{ imageUrl: 'a'.repeat(2049) }],
    [{ startTime: '2026-03-01' }],
    [{ endTime: 'soon' }],
    [{ drawingId: 'short' }],
    [{ drawingId: '../../up' }],
    [{ drawingId: 'a'.repeat(65) }],
    [{ baseRevision: -1 }],
    [{ baseRevision: 1.5 }],
    [{ baseRevision: 1_000_000_001 }],
    [{ idempotencyKey: 'no blank' }],
    [{ pageIndex: 64 }],
    [{ pageIndex: -1 }],
    [{ coloredShare: 1.01 }],
    [{ coloredShare: -0.01 }],
    [{ coloredShare: Number.NaN }],
    [{ unheard: 1 }],
  ])('is refused with %j', (changes) => {
    expect(saves(changes)).toBe(false);
  });

  it.each([
    [{ zoom: -1 }],
    [{ zoom: 65 }],
    [{ brushStrokes: 1.5 }],
    [{ brushStrokes: 10_000_001 }],
    [{ totalDrawingTime: -1 }],
    [{ totalDrawingTime: 31_536_001 }],
    [{ totalDrawingTime: Number.POSITIVE_INFINITY }],
    [{ canvasSize: { width: 0, height: 1 } }],
    [{ canvasSize: { width: 16_385, height: 1 } }],
    [{ canvasSize: { width: 1, height: 1, depth: 1 } }],
    [{ deviceInfo: 'a'.repeat(1025) }],
    [{ unheard: 1 }],
  ])('is refused with a page of %j', (changes) => {
    expect(tells(changes)).toBe(false);
  });

  it('as JSON has a picture as a data address and a journal in base64', () => {
    const json = taker(DrawingSave, (changes: object) => ({ ...SAVE, ...changes }));
    const drawingData = 'data:image/png;base64,AAAA';
    expect([json({ drawingData }), json({ drawingData, journal: 'SU5L' })]).toEqual([true, true]);
    expect(json({})).toBe(false);
    expect(json({ drawingData: 'data:text/html;base64,AAAA' })).toBe(false);
    expect(json({ drawingData: 'https://example.org/a.png' })).toBe(false);
    expect(json({ drawingData, journal: 'SU5L\n' })).toBe(false);
    expect(json({ drawingData, journal: '====' })).toBe(false);
  });
});

describe('ACC-4 calls about a drawing', () => {
  it('list by words, activity and order', () => {
    expect(list({}).data).toEqual({ page: 1, limit: 10, sort: 'newest' });
    expect(list({ q: ' owl ', sort: 'most-colored', activityId: 'owl' }).data).toMatchObject({ q: 'owl' });
    expect([list({ sort: 'random' }).success, list({ q: 'a'.repeat(201) }).success]).toEqual([false, false]);
  });

  it('refuse words that no title can have: PostgreSQL takes no NUL', () => {
    for (const q of ['a\0b', '\u0007', '\ud800']) expect(list({ q }).success, JSON.stringify(q)).toBe(false);
  });

  it('name it in one line, a copy by some name', () => {
    const name = taker(renameDrawing.body, (title: string) => ({ title }));
    expect([name(''), name('a'.repeat(MAX_DRAWING_TITLE))]).toEqual([true, true]);
    expect([name('a'.repeat(MAX_DRAWING_TITLE + 1)), name('two\nlines')]).toEqual([false, false]);
    const copy = taker(copyDrawing.body, (title: string) => ({ drawingId: 'drawing-2', title }));
    expect([copy('Owl'), copy('   ')]).toEqual([true, false]);
  });

  it('KEEP-5 delete a revision that was seen, written as one number', () => {
    expect([parse('7'), parse('0'), parse('7; --'), parse('-1')]).toEqual([
      7,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('KEEP-3 bring a version back on top of a head', () => {
    const body = taker(restoreDrawingVersion.body, (changes: object) => changes);
    expect([body({ baseRevision: 2 }), body({ baseRevision: 2, idempotencyKey: 'key-0001' })]).toEqual([
      true,
      true,
    ]);
    expect([body({}), body({ baseRevision: '2' }), body({ baseRevision: -1 })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
