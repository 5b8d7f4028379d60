import { expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { startServer } from '../../../testing/server.ts';
import { shopVariables } from '../../../testing/shop.ts';

it('PWA-2 the room of a stream is known before it is kept: its files, each once, without members’ pages', async () => {
  const { app, databases, store } = await startServer({ variables: shopVariables('http://localhost:9') });
  await addActivities(
    databases,
    { id: 'owl', pages: 2 },
    { id: 'fox' },
    { id: 'bear', membersFrom: '2026-01-02T00:00:00.000Z' },
    { id: 'train', category: 'vehicles' },
  );
  const key = await store.put('pages', 'png', Buffer.alloc(70_000));
  await databases.write.updateTable('activity_pages').set({ image_key: key }).execute();
  const room = async (category: string) =>
    (await app.inject(`/api/v1/keeping/room?category=${category}`)).json();
  expect(await room('animals')).toEqual({
    success: true,
    data: { activities: 2, bytes: 70_000 + 2 * 2_000 },
  });
  expect(await room('food')).toEqual({ success: true, data: { activities: 0, bytes: 0 } });
  expect(await room('../etc')).toMatchObject({ success: false, error: 'invalid_request' });
});

it('PWA-2 the room of a long stream is reckoned from its latest two hundred', async () => {
  const { app, databases } = await startServer();
  await addActivities(databases, ...Array.from({ length: 210 }, (_, at) => ({ id: `owl-${at}` })));
  const { data } = (await app.inject('/api/v1/keeping/room?category=animals')).json<{ data: object }>();
  expect(data).toEqual({ activities: 210, bytes: 210 * 2_000 });
});
