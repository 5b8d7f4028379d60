import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { signInWithGoogle } from './support/person.ts';

/** A page that opens with a subscription to Fantasy. */
const MEMBERS_PAGE = '/activity/smoke-over-the-shingled-toadstool-5';

/** Fills in the provider's hosted checkout. */
async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
}

test('SUB-1 SUB-2 SUB-3 SUB-4 SUB-5 SUB-6 SUB-7 SUB-8 SUB-9 SUB-10 SUB-11 SUB-12 SUB-13 ACC-6 ACC-7 ACC-8 a person chooses, pays, prints, changes, manages, leaves and comes back', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await page.goto('/subscription');
  await expect(page).toHaveURL(/\/auth\?redirect=\/subscription$/);
  await signInWithGoogle(page, journey.ada);
  await page.goto('/subscription');
  await expect(page.getByText('Free Access')).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Checkout' });
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(checkout).toBeDisabled();
  await expect(page.getByText('Select at least 1 category to continue')).toBeVisible();
  // Nothing in it is locked, so it is not sold alone.
  await page.getByRole('button', { name: /^Nature/ }).click();
  await expect(summary.getByText('There is nothing to buy')).toBeVisible();
  await expect(checkout).toBeDisabled();
  await page.getByRole('button', { name: /^Nature/ }).click();
  const search = page.getByRole('searchbox', { name: 'Search streams...' });
  await search.fill('dragons');
  await expect(page.getByRole('button', { name: /^Food/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Fantasy/ })).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: /^All Streams/ }).click();
  await expect(summary.getByRole('status')).toHaveText('$12.00');
  await page.getByRole('button', { name: /^All Streams/ }).click();
  await page.getByRole('button', { name: /^Fantasy/ }).click();
  await page.getByRole('button', { name: /^Food/ }).click();
  await expect(summary.getByRole('status')).toHaveText('$6.00');
  await page.getByRole('button', { name: /^Annual/ }).click();
  await expect(summary.getByRole('status')).toHaveText('$48.00');
  await page.getByRole('button', { name: 'Monthly' }).click();
  await checkout.click();

  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/account\?canceled=true$/);
  const card = page.getByRole('region', { name: 'Subscription' });
  await expect(card.getByText('Awaiting Payment')).toBeVisible();
  await page.goto('/subscription');
  await page.getByRole('button', { name: /^Food/ }).click();
  await checkout.click();
  const inProgress = page.getByRole('dialog', { name: 'Subscription In Progress' });
  await expect(inProgress).toContainText('You already have a pending subscription');
  await inProgress.getByRole('link', { name: 'View' }).click();
  await expect(card.getByText('Awaiting Payment')).toBeVisible();
  const [hosted] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('button', { name: 'Complete Payment' }).click(),
  ]);
  await hosted.getByLabel('Promotion code').fill('CALM20');
  await hosted.getByRole('button', { name: 'Apply' }).click();
  await expect(hosted.getByText('$4.80').first()).toBeVisible();
  await pay(hosted, '4000000000000002');
  await expect(hosted.getByRole('alert')).toHaveText('Your card was declined.');
  await pay(hosted, '4242424242424242');
  await expect(hosted).toHaveURL(/\/account\?success=true$/);
  await expect(hosted.getByRole('heading', { name: 'Two streams are open' })).toBeVisible();
  await hosted.goto(MEMBERS_PAGE);
  const [pdf] = await Promise.all([
    hosted.waitForEvent('download'),
    hosted.getByRole('button', { name: 'PDF on A4 paper' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/-a4\.pdf$/);
  await hosted.close();

  await expect(card.getByText('Active')).toBeVisible();
  await expect(card.getByText('$6.00 per month')).toBeVisible();
  await expect(card.getByText('Fantasy, Food')).toBeVisible();
  await card.getByRole('link', { name: 'Manage Plan' }).click();
  await expect(page.getByRole('button', { name: 'This is your plan' })).toBeDisabled();
  await page.getByRole('button', { name: /^Vehicles/ }).click();
  await expect(summary.getByText(/^Due now: \$3\.00/)).toBeVisible();
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await expect(page.getByText('Subscription updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Three streams are open' })).toBeVisible();
  await expect(card.getByText('$9.00 per month')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '3 Unlimited' })).toBeVisible();
  await card.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Return' }).click();
  await expect(page).toHaveURL(/\/account\?tab=profile$/);
  await card.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
  await expect(dialog.getByRole('button', { name: 'Keep Subscription' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(card.getByText(/^Open until /)).toBeVisible();
  await card.getByRole('button', { name: 'Resume Subscription' }).click();
  await expect(card.getByText('Active')).toBeVisible();

  // Details that do not come are nothing on the screens, but for the card.
  await page.route('**/api/v1/subscriptions/details', (route) => route.abort());
  await page.goto('/account?tab=profile');
  await expect(card.getByText('Subscription Details Unavailable')).toBeVisible();
  await page.goto('/gallery');
  await expect(page.getByRole('region', { name: 'Animals' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
