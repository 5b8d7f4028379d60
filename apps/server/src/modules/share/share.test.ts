import type { Activity } from '@inkbloom/contracts/activities';
import { cardPicture } from '@inkbloom/contracts/card-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { shopVariables } from '../../../testing/shop.ts';
import { linesOf } from './lettering.ts';

async function bytesOf(color: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
}

/** A server with one activity whose page is white and whose color is red. */
async function start(): Promise<TestServer> {
  const server = await startServer();
  await addActivities(server.databases, { id: 'owl', title: 'Quiet Owl' });
  const lines = await server.store.put('pages', 'png', await bytesOf('#ffffff', 300, 400));
  const color = await server.store.put('previews', 'webp', await bytesOf('#ff0000', 30, 40));
  const pages = { image_key: lines, preview_key: color };
  await server.databases.write.updateTable('activity_pages').set(pages).execute();
  const thumbnails = { thumbnail_key: lines, thumbnail_preview_key: color };
  await server.databases.write.updateTable('activities').set(thumbnails).execute();
  return server;
}

describe('FIND-1 the picture of a shared link', () => {
  it.each(['/share/activities/owl.jpg', '/share/streams/animals.jpg'])(
    '%s is a JPEG of 1200 by 630 in color, made once',
    async (url) => {
      const { app, databases } = await start();
      const [first, second] = await Promise.all([app.inject(url), app.inject(url)]);
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-type']).toBe('image/jpeg');
      expect(second.rawPayload).toEqual(first.rawPayload);
      const { format, width, height } = await sharp(first.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      const spot = { left: url.includes('owl') ? 300 : 150, top: 150, width: 4, height: 4 };
      const { channels } = await sharp(await sharp(first.rawPayload).extract(spot).toBuffer()).stats();
      expect(channels[0]!.mean).toBeGreaterThan(240);
      expect(channels[1]!.mean).toBeLessThan(20);
      const rows = await databases.read.selectFrom('share_pictures').selectAll().execute();
      expect(rows).toHaveLength(1);
    },
  );

  it('is made anew when what it shows has changed', async () => {
    const { app, databases } = await start();
    const before = await app.inject('/share/activities/owl.jpg');
    await databases.write.updateTable('activities').set({ hash: 'new', title: 'Another Owl' }).execute();
    const after = await app.inject('/share/activities/owl.jpg');
    expect(after.rawPayload).not.toEqual(before.rawPayload);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('of a stream has another tag when any of its pages is another', async () => {
    const server = await start();
    const { app, databases } = server;
    await addActivities(databases, { id: 'fox', title: 'Red Fox' });
    const { thumbnail_key, thumbnail_preview_key } = await databases.read
      .selectFrom('activities')
      .selectAll()
      .where('id', '=', 'owl')
      .executeTakeFirstOrThrow();
    const drawn = (id: string, hash: string) =>
      databases.write
        .updateTable('activities')
        .set({ thumbnail_key, thumbnail_preview_key, hash: hash.repeat(64) })
        .where('id', '=', id)
        .execute();
    const tags = new Set<unknown>();
    for (const [id, hash] of [
      ['fox', 'a'],
      ['owl', 'b'],
      ['fox', 'c'],
    ] as const) {
      await drawn(id, hash);
      tags.add((await app.inject('/share/streams/animals.jpg')).headers['etag']);
    }
    expect(tags.size).toBe(3);
  });

  it.each([
    '/share/activities/nope.jpg',
    '/share/streams/nope.jpg',
    '/share/streams/food.jpg',
    '/share/x/y.jpg',
  ])('%s is missing', async (url) => {
    const { app } = await start();
    expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404);
  });

  it('holds a long title in four lines', () => {
    const lines = linesOf('word '.repeat(60).trim(), 62, 450);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/…$/);
  });
});

async function cardOf({ app }: TestServer, form: 'lines' | 'color', width: number) {
  const { data } = (await app.inject('/api/v1/activities/owl')).json<{ data: Activity }>();
  const answer = await app.inject(cardPicture(data.thumbnailTemplate ?? '', form, width));
  return { answer, ...(await sharp(answer.rawPayload).metadata()) };
}

describe('GAL-12 cards in the sizes of fine screens', () => {
  it.each([
    ['lines', 800],
    ['color', 1200],
  ] as const)('are cut out of the %s of the page, %i pixels wide, once', async (form, width) => {
    const server = await start();
    const card = await cardOf(server, form, width);
    expect(card).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    expect(card.answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { channels } = await sharp(card.answer.rawPayload).stats();
    expect(channels[1]!.mean).toBeCloseTo(form === 'lines' ? 255 : 0, -1);
    await cardOf(server, form, width);
    const rows = await server.databases.read.selectFrom('share_pictures').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('are told apart from those of an earlier drawing, which nobody keeps for long', async () => {
    const { app } = await start();
    const answer = await app.inject('/images/cards/lines/800/owl/earlier.webp');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  });

  it.each([
    '/images/cards/lines/801/owl/1.webp',
    '/images/cards/lines/800/nope/1.webp',
    '/images/cards/x/800/owl/1.webp',
  ])('%s is missing', async (url) => {
    const { app } = await start();
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('SUB-2 are not made of a page for members', async () => {
    const server = await startServer({ variables: shopVariables('http://localhost:9') });
    await addActivities(server.databases, { id: 'owl', membersFrom: '2026-01-02T00:00:00.000Z' });
    const { data } = (await server.app.inject('/api/v1/activities/owl')).json<{ data: Activity }>();
    expect(data.thumbnailTemplate).toBeUndefined();
    expect((await server.app.inject('/images/cards/lines/800/owl/1.webp')).statusCode).toBe(404);
  });
});
