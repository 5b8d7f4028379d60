import type { Drawing } from '@inkbloom/contracts/drawings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { drawingSave } from '../../../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';

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
