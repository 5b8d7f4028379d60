import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { startServer } from '../../../testing/server.ts';

it('the status page says to everybody how the parts are, without scripts and secrets', async () => {
  const { app, databases, store, dataDir } = await startServer();
  await addActivities(databases, { id: 'owl' });
  const thumbnail_key = await store.put('thumbnails', 'webp', Buffer.from('a thumbnail'));
  await databases.write.updateTable('activities').set({ thumbnail_key }).execute();
  const answer = await app.inject('/status');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<h1>All is well</h1>');
  expect(answer.body).not.toContain('<script');
  expect(answer.body).not.toContain(dataDir);
  expect((await app.inject('/status.css')).headers['content-type']).toContain('text/css');
  await rm(join(dataDir, 'images'), { recursive: true });
});

it('OPS-3 the status page tells what is away and what is late', async () => {
  const { app, databases } = await startServer({
    smtpUrl: 'smtp://127.0.0.1:1',
    variables: { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_API_URL: 'http://127.0.0.1:1' },
  });
  await addActivities(databases, { id: 'owl' }); // its pictures are not kept
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const event = { type: 'invoice.paid', customer_id: null, received_at: at, due_at: '9999', attempts: 3 };
  await databases.write
    .insertInto('webhook_inbox')
    .values({ id: 'evt', ...event, last_error: 'away', done_at: null })
    .execute();
  const { statusCode, body } = await app.inject('/status');
  expect(statusCode).toBe(503);
  expect(body).toContain('<h1>Something is not working</h1>');
  expect(body).toMatch(/<dt>Pictures<\/dt>\s*<dd><b>Away<\/b>/);
  expect(body).toMatch(/<dt>Payments<\/dt>\s*<dd><b>Slow<\/b>/);
  expect(body).toMatch(/<dt>Mail<\/dt>\s*<dd><b>Well<\/b>/);
});
