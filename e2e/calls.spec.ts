import type { APIResponse } from '@playwright/test';
import { withoutFirstAnswers } from './support/first-answers.ts';
import { expect, test } from './support/journey.ts';
import { OWL_ID } from './support/keeping.ts';
import { signInWithGoogle, startColoring } from './support/person.ts';

/** The documented fields of what the calls answer. */
const ACTIVITY = {
  id: expect.any(String),
  title: expect.any(String),
  description: expect.any(String),
  imageUrl: expect.stringMatching(/^\/images\//),
  thumbnailUrl: expect.stringMatching(/^\/images\//),
  imageList: expect.arrayContaining([expect.stringMatching(/^\/images\//)]),
  category: expect.any(String),
  difficulty: expect.stringMatching(/^(easy|medium|hard)$/),
  estimatedTime: expect.any(Number),
  tags: expect.any(Array),
  createdAt: expect.stringMatching(/Z$/),
  updatedAt: expect.stringMatching(/Z$/),
};
const CATEGORY = {
  id: 'animals',
  name: 'Animals',
  description: expect.any(String),
  slug: 'animals',
  isPrimary: true,
  rank: 3,
  imageUrl: expect.stringMatching(/^\/images\//),
};
const USER = {
  uid: expect.any(String),
  photoURL: expect.any(String),
  emailVerified: true,
};

async function bodyOf(
  answer: APIResponse,
): Promise<{ data: Record<string, unknown>[]; pagination: unknown }> {
  expect(answer.status()).toBe(200);
  const body = (await answer.json()) as { data: Record<string, unknown>[]; pagination: unknown };
  expect(body).toMatchObject({ success: true });
  return body;
}

test('SRV-1 SRV-4 SRV-7 the calls behind the screens answer what is documented; pictures and code are for any cache', async ({
  journey,
}) => {
  const page = await journey.visit();
  const ask = async (path: string) => bodyOf(await page.request.get(`/api/v1${path}`));
  const filters = 'category=animals&difficulty=easy&sortBy=title&sortOrder=asc';
  const list = await ask(`/activities?page=2&limit=2&${filters}`);
  expect(list.pagination).toMatchObject({ page: 2, limit: 2, hasNext: true, hasPrev: true });
  for (const activity of list.data)
    expect(activity).toMatchObject({ ...ACTIVITY, category: 'animals', difficulty: 'easy' });
  expect((await ask('/activities/search?q=owl&limit=1')).data).toMatchObject([ACTIVITY]);
  expect((await ask('/activities/featured')).data).toHaveLength(6);
  expect((await ask('/categories?primary=true')).data).toContainEqual(expect.objectContaining(CATEGORY));
  expect((await ask(`/activities/${OWL_ID}`)).data).toMatchObject({ ...ACTIVITY, id: OWL_ID });
  expect((await page.request.get('/api/v1/activities?limit=201')).status()).toBe(400);

  const profile = page.waitForResponse('**/api/v1/users/init');
  await signInWithGoogle(page, journey.ada);
  const { email, name: displayName } = journey.ada;
  const data = { ...USER, email, displayName };
  expect(await (await profile).json()).toMatchObject({ success: true, data });

  const picture = String(list.data[0]?.['imageUrl']);
  const script = await page.locator('script[type=module][src]').first().getAttribute('src');
  for (const path of [picture, script ?? '']) {
    const headers = (await page.request.get(path)).headers();
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['cross-origin-resource-policy']).toMatch(/^(cross-origin|same-origin)$/);
  }
});

test('REQ-2 a first screen asks for nothing that came with its page', async ({ journey }) => {
  const page = await journey.visit();
  const FIRST =
    /\/api\/v1\/(categories|activities(\/[^/?]*|\?(page=1&limit=50|limit=20&category=animals&page=1))?)$/;
  const asked: string[] = [];
  page.on('request', (request) => void (FIRST.test(request.url()) && asked.push(request.url())));
  for (const path of ['/gallery', '/gallery/animals', '/streams', '/featured', `/activity/${OWL_ID}`]) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('#written')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});

test('REQ-2 the app takes over the written activity without moving its picture', async ({ journey }) => {
  const page = await journey.visit();
  const boxOf = () => page.getByRole('img', { name: /, coloring page$/ }).boundingBox();
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { promise: measured, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await measured;
      await route.continue();
    });
    await page.goto(`/activity/${OWL_ID}`, { waitUntil: 'commit' });
    const written = page.locator('#written');
    await expect(written.getByRole('heading', { level: 1 })).toBeVisible();
    // What is measured before the styles are there is not what anybody sees.
    await page.waitForFunction(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
      return Boolean(link?.sheet);
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await boxOf();
    letGo();
    await expect(written).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const after = await boxOf();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(after![side] - before![side]), `${side} at ${width}`).toBeLessThan(1);
    await page.unroute('**/*.js');
  }
});

test('SRV-7 DET-3 a server that tells no more than the documented fields is understood, and its pages can be colored', async ({
  journey,
}) => {
  const page = await journey.visit();
  await withoutFirstAnswers(page);
  await page.route('**/api/v1/{activities,categories}**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object | object[] };
    const fields = Object.keys(route.request().url().includes('/categories') ? CATEGORY : ACTIVITY);
    const documented = (thing: object) =>
      Object.fromEntries(Object.entries(thing).filter(([name]) => fields.includes(name)));
    const data = Array.isArray(body.data) ? body.data.map(documented) : documented(body.data);
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await page.goto('/gallery');
  await expect(page.getByRole('region', { name: 'Animals' }).getByRole('article').first()).toBeVisible();
  await page.goto('/activity/bulbs-of-spring-5');
  await expect(page.getByText(/^1 \/ [2-9]$/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /, page 1 of \d, coloring page$/ })).toBeVisible();
  await startColoring(page);
});
