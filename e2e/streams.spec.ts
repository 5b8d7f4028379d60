import { withoutFirstAnswers } from './support/first-answers.ts';
import { EVERY_WIDTH, expect, test } from './support/journey.ts';

const QUIET = /Failed to load resource/;

test('GAL-5 a section leads to its stream, what is left to all streams', async ({ journey }) => {
  const page = await journey.visit();
  await page.goto('/gallery');
  const animals = page.getByRole('region', { name: 'Animals' });
  await animals.getByRole('link', { name: 'Animals', exact: true }).click();
  await expect(page).toHaveURL(/\/gallery\/animals$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Animals' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await animals.getByRole('link', { name: /^View All \(\d+\) of Animals$/ }).click();
  await expect(page).toHaveURL(/\/gallery\/animals$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Explore More', exact: true }).click();
  await expect(page).toHaveURL(/\/streams$/);
});

test('STR-1 the header tells what the stream is; an unknown slug has a name; Back leads to the gallery', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: /status of 404/ });
  await page.goto('/gallery/mandalas');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Mandalas' })).toBeVisible();
  await expect(main.getByText('Circles within circles that settle the mind.')).toBeVisible();
  await expect(main.getByRole('banner').or(main.locator('header')).locator('img').first()).toBeVisible();
  await page.goto('/gallery/under-the-sea');
  await expect(page.getByRole('heading', { level: 1, name: 'Under The Sea' })).toBeVisible();
  await expect(page.getByText('No activities found')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/gallery/food');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('STR-2 STR-4 pages come twenty at a time, and are counted', async ({ journey }) => {
  const page = await journey.visit();
  await page.goto('/gallery/fresh-and-new');
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh & New' })).toBeVisible();
  await expect(page.getByText(/^Showing 20 of \d+ activities$/)).toBeVisible();
  await expect(page.getByText('Limited Access')).toHaveCount(0);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: /^Load More \(\d+ remaining\)$/ }).click();
  await expect(page.getByText(/^Showing 40 of \d+ activities$/)).toBeVisible();
  // Of a long list only what is near the view is in the document.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('main').locator('li[aria-posinset="40"]')).toBeVisible();
});

test('STR-2 STR-3 a search in the stream; nothing found names the words and can be cleared', async ({
  journey,
}) => {
  const page = await journey.visit();
  await page.goto('/gallery/animals');
  const search = page.getByRole('searchbox', { name: 'Search in this stream...' });
  await search.fill('owl');
  await expect(page).toHaveURL(/search=owl/);
  await expect(page.getByRole('main').getByRole('link', { name: /owl/i }).first()).toBeVisible();
  await search.fill('zzzz');
  await expect(page.getByText('No activities found for “zzzz”')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('ALL-1 ALL-2 ALL-4 all streams, found by name or description', async ({ journey }) => {
  const page = await journey.visit();
  await page.goto('/streams');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(13);
  await expect(cards.first().getByText('Unlimited')).toBeVisible();
  await expect(cards.first().getByText('Explore streams')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search categories...' });
  await search.fill('SETTLE');
  await expect(cards).toHaveCount(1);
  await search.fill('zzzz');
  await expect(page.getByText('No categories found')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click();
  await expect(cards).toHaveCount(13);
  await page.getByRole('link', { name: 'Mandalas' }).click();
  await expect(page).toHaveURL(/\/gallery\/mandalas$/);
});

test("FEA-1 today's picks", EVERY_WIDTH, async ({ journey }) => {
  const page = await journey.visit();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await withoutFirstAnswers(page);
  await page.route('**/api/v1/activities/featured', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/featured');
  await expect(page.getByRole('heading', { level: 1, name: 'Featured' })).toBeVisible();
  await expect(page.getByText("Today's Picks")).toBeVisible();
  await expect(page.getByText('Featured picks to spark your imagination')).toBeVisible();
  await expect(page.getByText('More Coming Soon')).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true] > li')).toHaveCount(6);
  release();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/activity\/[\w-]+$/);
});

test(
  'GAL-11 without a network the gallery shows what it had, and says so',
  EVERY_WIDTH,
  async ({ journey }) => {
    const page = await journey.visit({ ignore: QUIET });
    await page.goto('/gallery');
    const fresh = page.getByRole('region', { name: 'Fresh & New' });
    await expect(fresh.getByRole('article').first()).toBeVisible();
    const title = await fresh.getByRole('article').first().getByRole('heading').textContent();
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.reload();
    await expect(page.getByText("You're offline. Showing cached content.")).toBeVisible();
    await expect(page.getByText(/^Last updated/)).toBeVisible();
    await expect(fresh.getByRole('article').first()).toContainText(title ?? '');
  },
);

test('GAL-11 DET-1 when the network goes in mid-visit what was seen stays, and what was not says so and comes by itself', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: QUIET });
  // The code of the next screens comes in the background, which begins by asking this.
  const begun = page.waitForResponse('**/api/v1/subscriptions/streams');
  await page.goto('/gallery');
  await begun;
  const heading = page.getByRole('heading', { level: 1 });
  const cards = page.getByRole('region', { name: 'Fresh & New' }).getByRole('article');
  const [seen = '', unseen = ''] = await cards.getByRole('heading').allTextContents();
  await cards.nth(0).getByRole('link').click();
  await expect(heading).toHaveText(seen);
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await expect(page.getByText("You're offline. Showing cached content.")).toBeVisible();
  await cards.nth(0).getByRole('link').click();
  await expect(heading).toHaveText(seen);
  await page.goBack();
  await cards.nth(1).getByRole('link').click();
  await expect(heading).toHaveText('Failed to load activity');
  await expect(page.getByText('Network error - please check your connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(heading).toHaveText(unseen);
});
