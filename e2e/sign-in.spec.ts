import { expect, test } from './support/journey.ts';

test('AUTH-1 AUTH-2 AUTH-4 AUTH-6 a magic link completes by itself where it was asked for, once', async ({
  journey,
}) => {
  const page = await journey.visit();
  await page.goto('/auth?mode=signin&returnUrl=%2Faccount%3Ftab%3Dsettings');
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter your email address');
  const email = `maia-${Date.now()}@example.com`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(
    page.getByText(`Magic link sent to ${email}! Check your inbox and click the link to sign in.`),
  ).toBeVisible();
  const link = await journey.mailedLink(email);

  const elsewhere = await journey.visit({ ignore: /Failed to load resource/ });
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'One more step' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL(/\/account\?tab=settings/);
  await expect(page.getByRole('heading', { name: 'Privacy Settings' })).toBeVisible();

  await elsewhere.getByLabel('Email', { exact: true }).fill(email);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Invalid magic link');
});
