import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { drawingSave } from '../../../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { type Shop, startShop } from '../../../testing/shop.ts';
import { loadSecrets } from '../../plugins/secrets.ts';
import { pictureLinks } from '../images/images.ts';

const ANIMALS = { streamsToSubscribe: ['animals'], billingFrequency: 'monthly' } as const;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

/** A shop with a page for members, and a free one. */
async function startWith(membersFrom = '2026-01-01T00:00:00.000Z') {
  const shop = await startShop(sandbox);
  await addActivities(
    shop.databases,
    { id: 'owl', category: 'animals', membersFrom },
    { id: 'fox', category: 'animals' },
  );
  const line_key = await shop.store.put('lines', 'svg', Buffer.from(`${SVG}<!-- ${shop.origin} -->`));
  await shop.databases.write
    .updateTable('activity_pages')
    .set({ line_key })
    .where('activity_id', '=', 'owl')
    .execute();
  return { ...shop, line: `/images/${line_key}` };
}

const pagesOf = (shop: Shop, id: string, person?: object) =>
  shop.call('GET', `/api/v1/activities/${id}/pages`, undefined, person);

describe('SUB-11 a members’ page', () => {
  it('is closed to everybody: lists and detail show thumbnails, and its files are had by no guess', async () => {
    const shop = await startWith();
    const { body } = await shop.call('GET', '/api/v1/activities/owl', undefined, {});
    const owl = body.data as {
      imageUrl: string;
      thumbnailUrl: string;
      imageList: string[];
      pages: Record<string, unknown>[];
    };
    expect(owl).toMatchObject({ isClosed: true, imageUrl: owl.thumbnailUrl });
    expect(owl.imageList.every((url) => url === owl.thumbnailUrl)).toBe(true);
    expect(owl.pages[0]).toMatchObject({ regionsUrl: null });
    expect(JSON.stringify(body)).not.toContain(shop.line);
    expect((await shop.app.inject(shop.line)).statusCode).toBe(403);
    expect((await shop.app.inject(`${shop.line}?until=9999999999&signature=x`)).statusCode).toBe(403);
    const free = (await shop.call('GET', '/api/v1/activities/fox', undefined, {})).body.data as object;
    expect(free).not.toHaveProperty('isClosed');
  });

  it('opens with a subscription to its stream, by addresses of ten minutes, and to nobody else', async () => {
    const shop = await startWith();
    const bea = await shop.signIn('bea@example.org');
    expect((await pagesOf(shop, 'owl', {})).statusCode).toBe(401);
    expect(await pagesOf(shop, 'owl')).toMatchObject({
      statusCode: 403,
      body: { error: 'insufficient_permissions' },
    });
    await shop.subscribe(ANIMALS);
    const { pages } = (await pagesOf(shop, 'owl')).body.data as { pages: { lineUrl: string }[] };
    const { lineUrl } = pages[0]!;
    const answer = await shop.app.inject(lineUrl);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d{1,3}, immutable$/);
    const until = Number(new URL(lineUrl, shop.origin).searchParams.get('until'));
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect((await shop.app.inject(lineUrl.replace(/until=\d+/, `until=${until + 600}`))).statusCode).toBe(
      403,
    );
    expect((await pagesOf(shop, 'owl', bea)).statusCode).toBe(403);
  });

  it('gives none of its files by guessing, by an old address, by another file’s signature or with another’s token', async () => {
    const shop = await startWith();
    const own = Buffer.from(shop.origin);
    const image_key = await shop.store.put('pages', 'png', own);
    const regions_key = await shop.store.put('regions', 'bin', own);
    await shop.databases.write
      .updateTable('activity_pages')
      .set({ image_key, regions_key })
      .where('activity_id', '=', 'owl')
      .execute();
    await shop.subscribe(ANIMALS);
    const bea = await shop.signIn('bea@example.org');
    const { pages } = (await pagesOf(shop, 'owl')).body.data as { pages: Record<string, string>[] };
    const { imageUrl = '', lineUrl = '', regionsUrl = '' } = pages[0] ?? {};
    const old = pictureLinks(
      '',
      (await loadSecrets(shop.dataDir)).pictures,
      () => Date.now() - 10 * MINUTE_MS,
    );
    const answers = [];
    for (const url of [imageUrl, lineUrl, regionsUrl]) {
      expect((await shop.app.inject(url)).statusCode).toBe(200);
      const [bare = ''] = url.split('?');
      const others = [imageUrl, lineUrl, regionsUrl].filter((other) => other !== url);
      const guesses = [
        bare,
        `${bare}?${others[0]?.split('?')[1]}`,
        old.brief(bare.replace('/images/', '')),
        bare.replace('/images/', '/images/%2e/'),
        bare.replace('/images/', '//images//'),
        bare.toUpperCase().replace('/IMAGES/', '/images/'),
      ];
      for (const guess of guesses) {
        for (const headers of [{}, { ...bea }, { range: 'bytes=0-3' }]) {
          answers.push(await shop.app.inject({ url: guess, headers }));
        }
        answers.push(await shop.app.inject({ method: 'HEAD', url: guess }));
      }
    }
    for (const path of ['pages', 'print.pdf']) {
      answers.push(await shop.app.inject({ url: `/api/v1/activities/owl/${path}`, headers: { ...bea } }));
    }
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403, 404]));
    const lists = ['', '/featured', '/search?q=owl', '/owl', '/owl/neighbors', '/chosen?ids=owl'];
    for (const path of lists) {
      const { body } = await shop.app.inject(`/api/v1/activities${path}`);
      for (const key of [image_key, shop.line.replace('/images/', ''), regions_key]) {
        expect(body).not.toContain(key);
      }
    }
  });

  it(
    'is neither printed nor saved without one; what was begun stays colorable for ever',
    { tags: ['postgres'] },
    async () => {
      const shop = await startWith();
      const print = () => shop.call('GET', '/api/v1/activities/owl/print.pdf');
      const save = async (startTime: string) => {
        const payload = await drawingSave({ activityId: 'owl', startTime });
        return shop.call('POST', '/api/drawings/save', payload);
      };
      const begin = () => shop.call('POST', '/api/v1/activities/owl/begin', {});
      expect(await print()).toMatchObject({ statusCode: 403, body: { error: 'insufficient_permissions' } });
      expect(await begin()).toMatchObject({ statusCode: 403 });
      const now = '2026-03-01T10:00:00.000Z';
      expect(await save(now)).toMatchObject({ statusCode: 403, body: { error: 'insufficient_permissions' } });
      await shop.subscribe(ANIMALS);
      expect((await begin()).statusCode).toBe(200);
      await shop.call('DELETE', '/api/v1/subscriptions/stop');
      const end = () =>
        shop.databases.write
          .updateTable('subscriptions')
          .set({ status: 'canceled', ended_at: now })
          .execute();
      // What the provider still tells of its beginning and its stop may be written down after the end.
      await expect
        .poll(async () => {
          await end();
          return (await pagesOf(shop, 'owl')).statusCode;
        })
        .toBe(403);
      expect((await begin()).statusCode).toBe(200);
      expect((await save(now)).statusCode).toBe(200);
    },
  );

  it('that is free today says until when its files may be kept, and stays open to whoever began', async () => {
    const membersFrom = new Date(Date.now() + DAY_MS).toISOString();
    const shop = await startWith(membersFrom);
    const { headers } = await shop.app.inject(shop.line);
    const seconds = Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect((await shop.call('POST', '/api/v1/activities/owl/begin', {})).statusCode).toBe(200);
    const past = new Date(Date.now() - DAY_MS).toISOString();
    await shop.databases.write
      .updateTable('activities')
      .set({ members_from: past })
      .where('id', '=', 'owl')
      .execute();
    expect((await shop.call('POST', '/api/v1/activities/owl/begin', {})).statusCode).toBe(200);
    expect((await pagesOf(shop, 'owl')).statusCode).toBe(403);
  });
});
