import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it, onTestFinished } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { ApiError, errors } from '../../plugins/errors.ts';
import { pictureLinks } from '../images/images.ts';
import { pagesRoute } from './pages-route.ts';

/** What a guest gets of the pages of three activities: free, for members some day, and for members. */
async function asGuest(isSold: boolean) {
  const databases = await testDatabases();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await addActivities(
    databases,
    { id: 'free' },
    { id: 'later', membersFrom: inAnHour },
    { id: 'members', membersFrom: '2026-01-01T00:00:00.000Z' },
  );
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  app.decorate('authenticate', () =>
    Promise.reject(new ApiError(401, 'user_not_authenticated', 'Please sign in first.')),
  );
  await app.register(errors);
  await app.register(pagesRoute, { databases, links: pictureLinks('', 'a secret'), isSold });
  onTestFinished(() => app.close());
  const statuses: number[] = [];
  for (const id of ['free', 'later', 'members', 'nothing']) {
    statuses.push((await app.inject(`/api/v1/activities/${id}/pages`)).statusCode);
  }
  return statuses;
}

it('SUB-11 a guest gets the pages of what is free today, and is asked to sign in for what is not', async () => {
  expect(await asGuest(true)).toEqual([200, 200, 401, 404]);
  expect(await asGuest(false), 'where nothing is sold').toEqual([200, 200, 200, 404]);
});
