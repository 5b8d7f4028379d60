import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { signInWithGoogle } from './support/person.ts';

/** What is subscribed to: answers in the words of the calls' contract. */
async function subscribe(page: Page, ...streams: readonly string[]): Promise<void> {
  const terms = { billingFrequency: 'monthly', finalAmount: 3, createdAt: '2026-01-01T00:00:00.000Z' };
  const activeSubscription =
    streams.length > 0 ? { ...terms, status: 'active', streamsToSubscribe: streams } : null;
  const userProfile = { subscribedStreams: streams };
  const data = { activeSubscription, pendingRequest: null, userProfile };
  await page.unroute('**/api/v1/subscriptions/details');
  await page.route('**/api/v1/subscriptions/details', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
}

/** Streams on offer, and the newest page of one of them for its subscribers. */
async function offer(page: Page): Promise<void> {
  const data = ['nature', 'animals', 'flowers'].map((id) => ({ id, name: id }));
  await page.route('**/api/v1/subscriptions/streams', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await page.route('**/api/v1/activities?*category=animals*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { membersFrom?: string | null }[] };
    body.data.forEach((activity, place) => {
      activity.membersFrom = place === 0 ? '2026-01-01T00:00:00.000Z' : null;
    });
    await route.fulfill({ response: answer, json: body });
  });
}

test('GAL-1 GAL-5 GAL-7 GAL-13 STR-4 ALL-2 ALL-3 what a person may open is told everywhere, and what would open more', async ({
  journey,
}) => {
  const page = await journey.visit();
  await offer(page);
  await page.goto('/gallery');
  const bar = page.getByRole('banner');
  const animals = page.getByRole('region', { name: 'Animals' });
  const locks = animals.getByText('Locked: opens with a subscription to Animals');
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Signup' })).toBeVisible();
  await expect(animals.getByText('Limited Access')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mandalas' }).getByText('Limited Access')).toHaveCount(0);
  await expect(locks).toHaveCount(1);

  await subscribe(page);
  await signInWithGoogle(page, journey.ada);
  await page.goto('/streams');
  await expect(bar.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/subscription');
  const card = (name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(card('Explore More').getByText('Unlimited', { exact: true })).toBeVisible();
  await expect(card('Flowers').getByText('Limited', { exact: true })).toBeVisible();
  await page.goto('/gallery/animals');
  await expect(page.getByText('Subscribe to unlock all activities in this stream')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open more streams');

  await subscribe(page, 'animals');
  await page.goto('/gallery');
  await expect(bar.getByRole('link', { name: '1 Unlimited' })).toHaveAttribute('href', '/account');
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('Animals');
  await expect(animals.getByText('Limited Access')).toHaveCount(0);
  await expect(locks).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nature' }).getByText('Limited Access')).toBeVisible();

  await subscribe(page, 'all-streams-2026');
  await page.goto('/gallery');
  await expect(bar.getByRole('link', { name: 'All Unlimited' })).toBeVisible();
  await expect(page.getByText('Limited Access')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('Fresh & New');
});

test('GAL-13 STR-4 while it is not known, and where the calls fail, nothing is said to be limited', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await signInWithGoogle(page, journey.ada);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/subscriptions/*', async (route) => {
    await held;
    await route.fulfill({
      status: 400,
      json: { success: false, error: 'invalid_request', message: 'no', requestId: '' },
    });
  });
  await page.goto('/gallery/animals');
  await expect(page.getByRole('status', { name: 'Loading subscription' })).toBeVisible();
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toBeVisible();
  await expect(page.getByText('Limited Access')).toHaveCount(0);
});
