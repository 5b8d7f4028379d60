import type { Drawing } from '@inkbloom/contracts/drawings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { drawingSave } from '../../../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { keep, refusalFrom, saveParts } from '../../../testing/save-parts.ts';
import { startServer } from '../../../testing/server.ts';
import { type DrawingQuery, listHeads } from './store.ts';
import { copyDrawingOf, renameDrawingOf } from './titles.ts';

const DRAWINGS = '/api/v1/drawings';
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

/** A server with ada's drawings of an owl and of a fox. */
async function start(variables = {}) {
  const { app, databases, signIn } = await startServer({ sandbox: sandbox.origin, variables });
  await addActivities(databases, { id: 'owl', title: 'Moonlit Owl' }, { id: 'fox', title: '100% Fox_y' });
  const ada = await signIn('ada@example.org');
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, headers = ada) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  for (const activityId of ['owl', 'fox']) {
    const save = {
      drawingId: `drawing-${activityId}`,
      activityId,
      coloredShare: activityId === 'owl' ? 1 : 0.2,
    };
    expect((await call('POST', '/api/drawings/save', await drawingSave(save))).statusCode).toBe(200);
  }
  const found = async (query: string) =>
    (await call('GET', `${DRAWINGS}?${query}`)).json<{ data: Drawing[] }>().data.map(({ id }) => id);
  return { databases, signIn, call, found };
}

const [OWL, FOX] = ['drawing-owl', 'drawing-fox'];

async function startCopying() {
  const parts = await saveParts({}, [{ id: 'owl', title: 'Quiet Owl', pages: 2 }]);
  await keep(parts, 'ada', { drawingId: OWL, pageIndex: 1, coloredShare: 0.3 });
  await keep(parts, 'ada', { drawingId: OWL, pageIndex: 1, baseRevision: 1, coloredShare: 0.7 });
  const copy = (changes: Partial<Parameters<typeof copyDrawingOf>[1]> = {}, quotaBytes = parts.quotaBytes) =>
    copyDrawingOf(
      { ...parts, quotaBytes },
      { userId: 'ada', from: OWL, to: 'copy', title: 'Second', ...changes },
    );
  return { ...parts, parts, copy };
}

describe('ACC-4 the gallery of a person', () => {
  it('is renamed for its person alone, and called as the activity again by an empty title', async () => {
    const { call, signIn } = await start();
    const rename = (title: string, headers?: { authorization: string }) =>
      call('PUT', `${DRAWINGS}/${OWL}/title`, { title }, headers);
    expect((await rename('For Grandma')).json()).toMatchObject({
      data: { title: 'For Grandma', activityTitle: 'Moonlit Owl' },
    });
    expect((await call('GET', `${DRAWINGS}/${OWL}`)).json()).toMatchObject({
      data: { title: 'For Grandma' },
    });
    expect((await rename('  ')).json()).toMatchObject({ data: { title: 'Moonlit Owl' } });
    expect((await rename('two\nlines')).statusCode).toBe(400);
    expect((await rename('x'.repeat(81))).statusCode).toBe(400);
    expect((await rename('Mine', await signIn('bea@example.org'))).statusCode).toBe(404);
  });

  it(
    'is searched by the title that the person sees, sign by sign, and sorted',
    { tags: ['postgres'] },
    async () => {
      const { call, found } = await start();
      expect(await found('q=owl')).toEqual([OWL]);
      expect(await found(`q=${encodeURIComponent('100%')}`)).toEqual([FOX]);
      expect(await found(`q=${encodeURIComponent('x_y')}`)).toEqual([FOX]);
      expect(await found(`q=${encodeURIComponent('_o')}`)).toEqual([]);
      await call('PUT', `${DRAWINGS}/${OWL}/title`, { title: 'For Grandma' });
      expect(await found('q=GRAND')).toEqual([OWL]);
      expect(await found('q=owl')).toEqual([]);
      expect(await found('sort=newest')).toEqual([FOX, OWL]);
      expect(await found('sort=oldest')).toEqual([OWL, FOX]);
      expect(await found('sort=title')).toEqual([FOX, OWL]);
      expect(await found('sort=most-colored')).toEqual([OWL, FOX]);
      expect((await call('GET', `${DRAWINGS}?sort=random`)).statusCode).toBe(400);
    },
  );

  it(
    'is copied once however often that is asked, and both go on by themselves',
    { tags: ['postgres'] },
    async () => {
      const { call, found, signIn } = await start();
      const copy = (headers?: { authorization: string }) =>
        call('POST', `${DRAWINGS}/${OWL}/copies`, { drawingId: 'copy-of-owl', title: 'Second owl' }, headers);
      const [one, two] = await Promise.all([copy(), copy()]);
      expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
      expect(await found('sort=title')).toEqual([FOX, OWL, 'copy-of-owl']);
      expect(one.json()).toMatchObject({ data: { title: 'Second owl', revision: 1, coloredShare: 1 } });
      const save = await drawingSave({ drawingId: 'copy-of-owl', activityId: 'owl', baseRevision: 1 });
      expect((await call('POST', '/api/drawings/save', save)).json()).toMatchObject({
        data: { revision: 2 },
      });
      await call('DELETE', `${DRAWINGS}/${OWL}`);
      expect((await call('GET', `${DRAWINGS}/copy-of-owl`)).json()).toMatchObject({ data: { revision: 2 } });
      expect((await copy(await signIn('bea@example.org'))).statusCode).toBe(404);
    },
  );

  it('holds no copy that the quota has no room for', async () => {
    const { call, found, databases } = await start({ DRAWINGS_QUOTA_MB: '1' });
    await databases.write.updateTable('drawings').set({ bytes: 999_999 }).where('id', '=', FOX).execute();
    const refused = await call('POST', `${DRAWINGS}/${OWL}/copies`, {
      drawingId: 'copy-of-owl',
      title: 'Copy',
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { error: 'quota_exceeded' }]);
    expect(await found('q=copy')).toEqual([]);
  });

  it(
    'keeps a drawing that was gone on with after its deletion was asked for',
    { tags: ['postgres'] },
    async () => {
      const { call, found } = await start();
      const save = await drawingSave({ drawingId: OWL, activityId: 'owl', baseRevision: 1 });
      await call('POST', '/api/drawings/save', save);
      const refused = await call('DELETE', `${DRAWINGS}/${OWL}?revision=1`);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { error: 'drawing_conflict', currentRevision: 2 },
      ]);
      expect(await found('')).toContain(OWL);
      const others = await call('DELETE', `${DRAWINGS}/${OWL}?revision=2&userId=somebody-else`);
      expect(others.json()).toMatchObject({ error: 'user_not_authenticated' });
      expect((await call('GET', `${DRAWINGS}/${OWL}`)).statusCode).toBe(200);
      expect((await call('DELETE', `${DRAWINGS}/${OWL}?revision=2`)).statusCode).toBe(200);
    },
  );
});

const NOT_FOUND = [404, 'drawing_not_found', 'This drawing could not be found.', {}];

it('ACC-4 a drawing is found by its title in letters of either case, those beyond English too', async () => {
  const { call, found } = await start();
  await call('PUT', `${DRAWINGS}/${OWL}/title`, { title: 'Über den Wölfen' });
  for (const words of ['ÜBER', 'über', 'WÖLF']) {
    expect(await found(`q=${encodeURIComponent(words)}`), words).toEqual([OWL]);
  }
});

describe('ACC-4 a title of one’s own', () => {
  it('is none while it is the activity’s, and nobody else gives it', async () => {
    const parts = await saveParts();
    const { databases } = parts;
    await keep(parts, 'ada', { drawingId: OWL });
    const rename = async (title: string, user = 'ada') => renameDrawingOf(databases, user, OWL, title);
    const kept = async () =>
      (await databases.read.selectFrom('drawings').select('title').executeTakeFirstOrThrow()).title;
    expect(await rename('Mine')).toMatchObject({ id: OWL, title: 'Mine', activity_title: 'Quiet Owl' });
    expect(await kept()).toBe('Mine');
    expect(await refusalFrom(rename('Theirs', 'eve'))).toEqual(NOT_FOUND);
    expect(await kept()).toBe('Mine');
    for (const title of ['', 'Quiet Owl']) {
      await rename('Mine');
      expect(await rename(title)).toMatchObject({ title: null });
      expect(await kept()).toBeNull();
    }
  });
});

describe('ACC-4 a copy of a drawing', () => {
  it('is of the newest state, with its files and bytes, as the first revision', async () => {
    const { databases, copy } = await startCopying();
    const { read, write } = databases;
    await write
      .updateTable('drawing_files')
      .set({ unused_since: '2026-01-01', released_by: 'ada' })
      .execute();
    expect(await copy()).toMatchObject({ id: 'copy', title: 'Second', head_revision: 1, colored_share: 0.7 });
    const drawings = read.selectFrom('drawings').selectAll().where('id', '=', 'copy');
    const made = await drawings.executeTakeFirstOrThrow();
    const rows = await read
      .selectFrom('drawing_revisions')
      .selectAll()
      .orderBy('drawing_id')
      .orderBy('revision')
      .execute();
    const [copied, , newest] = rows;
    expect(made).toMatchObject({
      user_id: 'ada',
      activity_id: 'owl',
      page_index: 1,
      last_revision: 1,
      thin_after: null,
    });
    expect(made.created_at).toBe(made.updated_at);
    expect(copied).toEqual({
      ...newest,
      drawing_id: 'copy',
      revision: 1,
      base_revision: 0,
      is_branch: 0,
      restored_from: null,
      created_at: made.created_at,
    });
    const files = await read.selectFrom('drawing_files').selectAll().execute();
    expect(Number(made.bytes)).toBe(files.reduce((sum, { bytes }) => sum + Number(bytes), 0));
    expect(
      files.every(({ unused_since, released_by }) => unused_since === null && released_by === null),
    ).toBe(true);
    const listed = await read.selectFrom('listings').select('colored_count').distinct().execute();
    expect(listed.map(({ colored_count }) => colored_count)).toEqual([2]);
    expect(await copy({ title: 'Another' }), 'the one that is there').toMatchObject({ title: 'Second' });
    expect(await copy({ to: 'third', title: 'Quiet Owl' })).toMatchObject({ title: null });
  });

  it('is none of what is not there, whose files are gone, or under the id of somebody else’s', async () => {
    const { parts, databases, copy } = await startCopying();
    await keep(parts, 'eve', { drawingId: 'of-eve-0000' });
    expect(await refusalFrom(copy({ from: 'nothing' }))).toEqual(NOT_FOUND);
    expect(await refusalFrom(copy({ userId: 'eve' }))).toEqual(NOT_FOUND);
    expect(await refusalFrom(copy({ to: 'of-eve-0000' }))).toEqual(NOT_FOUND);
    expect(await refusalFrom(copy({}, 1))).toEqual(expect.arrayContaining([413, 'quota_exceeded']));
    await databases.write.deleteFrom('drawing_files').execute();
    expect(await refusalFrom(copy())).toEqual(NOT_FOUND);
    expect(await databases.read.selectFrom('drawings').select('id').execute()).toHaveLength(2);
  });
});

describe('ACC-4 the list of a person’s drawings', () => {
  it('is told by pages in each order, by activity and by words, of theirs alone', async () => {
    const parts = await saveParts({}, [
      { id: 'owl', title: 'Quiet Owl' },
      { id: 'fox', title: 'B\\ox' },
    ]);
    const shares = { a: 0.5, b: 0.9, c: 0.5, d: 0.1, e: 0.5 };
    const day = { a: 1, b: 1, c: 2, d: 3, e: 2 };
    for (const [id, coloredShare] of Object.entries(shares)) {
      await keep(parts, 'ada', {
        drawingId: `drawing-${id}`,
        activityId: id === 'd' ? 'fox' : 'owl',
        coloredShare,
      });
      await parts.databases.write
        .updateTable('drawings')
        .set({ updated_at: `2026-03-0${day[id as 'a']}T00:00:00.000Z` })
        .where('id', '=', `drawing-${id}`)
        .execute();
    }
    await keep(parts, 'eve', { drawingId: 'drawing-z' });
    await renameDrawingOf(parts.databases, 'ada', 'drawing-b', 'zebra');
    const list = async (query: Partial<DrawingQuery> = {}) => {
      const asked = { page: 1, limit: 10, sort: 'newest', ...query } as const;
      const { rows, total } = await listHeads(parts.databases.read, 'ada', asked);
      return `${rows.map(({ id }) => id.replace('drawing-', '')).join('')} ${total}`;
    };
    expect(await list()).toBe('decba 5');
    expect(await list({ sort: 'oldest' })).toBe('abced 5');
    expect(await list({ sort: 'title' })).toBe('decab 5');
    expect(await list({ sort: 'most-colored' })).toBe('becad 5');
    expect([await list({ limit: 2, page: 2 }), await list({ limit: 2, page: 3 })]).toEqual(['cb 5', 'a 5']);
    expect(await list({ activityId: 'fox' })).toBe('d 1');
    expect(await list({ activityId: 'no id' })).toBe(' 0');
    expect(await list({ q: 'ZEBRA' })).toBe('b 1');
    expect(await list({ q: 'b\\o' })).toBe('d 1');
    expect(await list({ q: 'owl', activityId: 'fox' })).toBe(' 0');
    expect(await list({ q: '' })).toBe('decba 5');
  });
});
