import { expectNoViolations, turn } from './support/accessible.ts';
import { SIZES } from './support/browser.ts';
import { withoutFirstAnswers } from './support/first-answers.ts';
import { EVERY_WIDTH, expect, test } from './support/journey.ts';
import { OWL, OWL_ID } from './support/keeping.ts';

const SCREENS = [
  ['landing', '/'],
  ['streams', '/streams'],
  ['streams with nothing found', '/streams?search=zzzz'],
  ['stream', '/gallery/flowers'],
  ['stream with nothing found', '/gallery/flowers?search=zzzz'],
  ['featured', '/featured'],
  ['upgrade', '/subscription'],
  ['stream in another order', '/gallery/animals?sort=easiest'],
  ['gallery in another order', '/gallery?sort=quickest&page=2'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['about', '/about'],
  ['gallery', '/gallery'],
  ['gallery with a filter', '/gallery?category=flowers'],
  ['gallery with nothing found', '/gallery?search=zzzz'],
  ['sign in', '/auth'],
  ['account of a guest', '/account'],
  ['not found', '/nowhere'],
] as const;

test('GEN-1 every screen has one main and one h1, and axe finds nothing, in light and dark, phone and desktop', async ({
  journey,
}) => {
  test.setTimeout(360_000);
  const page = await journey.visit({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The unknown address of the list is a 404.
    ignore: /status of 404/,
  });
  await page.goto('/gallery');
  const activity = await page.locator('a[href^="/activity/"]').first().getAttribute('href');
  for (const [name, address] of [...SCREENS, ['activity', activity ?? ''] as const]) {
    await test.step(name, async () => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expectNoViolations(page, `${name}, desktop, light`);
      await page.setViewportSize(SIZES.phone);
      await turn(page, 'dark');
      await expectNoViolations(page, `${name}, phone, dark`);
      await page.setViewportSize(SIZES.desktop);
      await turn(page, 'light');
    });
  }
});

test(
  'GAL-3 GAL-5 GAL-12 a person finds a page by its stream and opens it',
  EVERY_WIDTH,
  async ({ journey }) => {
    const page = await journey.visit();
    await page.goto('/gallery');
    const animals = page.getByRole('region', { name: 'Animals' });
    await expect(animals.getByRole('link').first()).toBeVisible();
    const card = animals.getByRole('listitem').first();
    await expect(card.getByText(/^(Easy|Medium|Hard)$/)).toBeVisible();
    await expect(card.getByText(/#\w+/).first()).toBeVisible();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/activity\/[\w-]+$/);
    await expect(page.getByRole('button', { name: 'Color', exact: true }).first()).toBeVisible();
  },
);

test(
  'GAL-9 GAL-10 search narrows, an empty answer says so and offers a way on, Escape clears',
  EVERY_WIDTH,
  async ({ journey }) => {
    const page = await journey.visit();
    await page.goto('/gallery');
    const search = page.getByRole('combobox');
    await search.fill('owl');
    await expect(page).toHaveURL(/search=owl/);
    await expect(page.getByRole('main').getByRole('link', { name: /owl/i }).first()).toBeVisible();
    await search.fill('qqzz xxyy');
    await expect(page.getByText('No activities found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await search.fill('zzzz');
    await expect(page.getByText('No activities found')).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Animals' })).toBeVisible();
  },
);

test('DET-1 NAV-3 a missing or failing activity and an unknown address have words and a way on', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await page.goto('/activity/no-such-page');
  await expect(page.getByText('Activity not found').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/gallery$/);

  let failing = true;
  const words = 'The page is being drawn anew.';
  const refusal = { success: false, error: 'invalid_request', message: words, requestId: '' };
  await withoutFirstAnswers(page);
  await page.route('**/api/v1/activities/moonlit-owl*', (route) =>
    failing ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
  );
  await page.goto(`/activity/${OWL_ID}`);
  await expect(page.getByRole('heading', { name: 'Failed to load activity' })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OWL })).toBeVisible();

  // An address that was typed has nothing before it but the pages themselves.
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goto('/nowhere');
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fresh coloring pages every day!/);
});
