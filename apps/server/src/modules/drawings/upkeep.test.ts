import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { png } from '../../../testing/drawings.ts';
import { keep, saveParts } from '../../../testing/save-parts.ts';
import type { SaveParts } from './save.ts';
import { runUpkeep, tidyDrawings } from './upkeep.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Runs the upkeep until the test ends; gives its log. */
function start(parts: SaveParts, ending = new AbortController()) {
  const lines: { msg: string; removed?: object; err?: { message: string } }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const run = runUpkeep({ ...parts, signal: ending.signal }, log);
  const end = async () => {
    ending.abort();
    await run;
  };
  onTestFinished(end);
  return { lines, end };
}

const list = () => {
  throw new Error('the store is away');
};

describe('KEEP-5 the upkeep of drawings', () => {
  it('begins with files that nobody knows of and drawings that were not measured, then tidies, and ends when told', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    await keep(parts, 'ada');
    await write.updateTable('drawings').set({ bytes: null }).execute();
    const key = await parts.store.put('drawings', 'png', Buffer.from('of nobody'));
    const { lines, end } = start(parts);
    await expect
      .poll(() => lines)
      .toMatchObject([
        {
          level: 30,
          msg: 'tidied the drawings',
          removed: { 'earlier versions': 0, 'orphaned files': 0, 'answers to saves': 0 },
        },
      ]);
    const found = write.selectFrom('drawing_files').selectAll().where('key', '=', key);
    expect(await found.execute()).toMatchObject([{ bytes: 9, released_by: null }]);
    const [drawing] = await write.selectFrom('drawings').select('bytes').execute();
    expect(Number(drawing?.bytes)).toBeGreaterThan(0);
    await end();
    expect(lines).toHaveLength(1);
  });

  it('says in the log what failed, and goes on', async () => {
    const parts = await saveParts();
    const { lines, end } = start({ ...parts, store: { ...parts.store, list } });
    await expect
      .poll(() => lines)
      .toMatchObject([
        { level: 50, msg: 'the drawings were not tidied', err: { message: 'the store is away' } },
      ]);
    await end();
  });

  it('that is told to end is no failure, and one that was told before does nothing', async () => {
    const parts = await saveParts();
    const ending = new AbortController();
    const endIt = () => {
      ending.abort();
      throw new Error('ended');
    };
    const { lines, end } = start({ ...parts, store: { ...parts.store, list: endIt } }, ending);
    await end();
    const late = start(parts, ending);
    await late.end();
    expect([...lines, ...late.lines]).toEqual([]);
  });
});

describe('KEEP-5 tidying drawings', () => {
  it('drops old versions, their files, and answers; tells and notes how many of each', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    for (const [baseRevision, color] of ['#111', '#222', '#333'].entries()) {
      const fields = { drawingId: 'drawing-1', baseRevision, idempotencyKey: `key-0000000${baseRevision}` };
      await keep(parts, 'ada', fields, { picture: await png(60, 80, color) });
    }
    const now = Date.now() + 100 * DAY_MS;
    expect(await tidyDrawings(parts, now)).toEqual({
      'earlier versions': 2,
      'orphaned files': 0,
      'answers to saves': 3,
    });
    // What the versions had is given up a day after they went.
    expect(await tidyDrawings(parts, now + DAY_MS + 1)).toMatchObject({ 'orphaned files': 4 });
    const notes = await write.selectFrom('tidyings').select(['name', 'total']).orderBy('name').execute();
    expect(notes.filter(({ total }) => total > 0).map(({ name, total }) => [name, total])).toEqual([
      ['answers to saves', 3],
      ['earlier versions', 2],
      ['orphaned files', 4],
    ]);
  });

  it('looks at a drawing when its time has come, and not before', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    await keep(parts, 'ada', { drawingId: 'drawing-1' });
    await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision: 1 });
    const { thin_after } = await write.selectFrom('drawings').select('thin_after').executeTakeFirstOrThrow();
    const due = Date.parse(thin_after ?? '');
    const next = async (now: number) => {
      await tidyDrawings(parts, now);
      const row = await write.selectFrom('drawings').select('thin_after').executeTakeFirstOrThrow();
      return row.thin_after;
    };
    expect(await next(due - 1)).toBe(thin_after);
    expect(await next(due), 'of which one version went, so nothing is left to drop').toBeNull();
  });

  it('looks again the day after while versions that stayed can still go', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    for (const baseRevision of [0, 1, 2]) await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision });
    const now = Date.UTC(2026, 4, 1, 12);
    const at = (revision: number, created_at: string) =>
      write.updateTable('drawing_revisions').set({ created_at }).where('revision', '=', revision).execute();
    await at(1, '2026-04-27T10:00:00.000Z');
    await at(2, '2026-04-27T11:00:00.000Z');
    await at(3, '2026-04-28T10:00:00.000Z');
    await write.updateTable('drawings').set({ thin_after: '2026-05-01T12:00:00.000Z' }).execute();
    expect(await tidyDrawings(parts, now)).toMatchObject({ 'earlier versions': 1 });
    const { thin_after } = await write.selectFrom('drawings').select('thin_after').executeTakeFirstOrThrow();
    expect(thin_after).toBe('2026-05-02T12:00:00.000Z');
  });

  it('goes on until every drawing that is due was looked at, unless it is told to end', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    const times = { created_at: '2026-01-01', updated_at: '2026-01-01', thin_after: '2026-01-02' };
    const numbers = { page_index: 0, head_revision: 1, last_revision: 1, bytes: 0 };
    const ids = Array.from({ length: 201 }, (_, index) => `drawing-${index}`);
    await write
      .insertInto('drawings')
      .values(
        ids.map((id) => ({ id, user_id: 'ada', activity_id: 'owl', title: null, ...numbers, ...times })),
      )
      .execute();
    const due = () => write.selectFrom('drawings').select('id').where('thin_after', 'is not', null).execute();
    await expect(tidyDrawings({ ...parts, signal: AbortSignal.abort() }, Date.now())).rejects.toThrow(
      'abort',
    );
    expect(await due()).toHaveLength(201);
    await tidyDrawings(parts, Date.now());
    expect(await due()).toEqual([]);
  });
});
