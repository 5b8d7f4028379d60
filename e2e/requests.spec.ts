import { expect, test } from './support/journey.ts';

/** What Chromium says of a server that is away; the app itself says nothing. */
const AWAY = /Failed to load resource|ERR_CONNECTION/;

test('REQ-2 a person whose server goes away keeps browsing what was seen and carries on when it is back', async ({
  journey,
}) => {
  const page = await journey.open(journey.newDevice(), { ignore: AWAY });
  await page.goto('/gallery');
  const animals = page.getByRole('region', { name: 'Animals' });
  const card = animals.getByRole('listitem').first().getByRole('link').first();
  await expect(card).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await card.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Color', exact: true }).first()).toBeVisible();
  const title = (await heading.textContent()) ?? '';

  await journey.cutPower();
  await page.goBack();
  await expect(animals.getByRole('link').first()).toBeVisible();
  await page.goForward();
  await expect(heading).toHaveText(title);
  await page.goBack();
  await page.getByRole('searchbox').fill('lake');
  await expect(page.getByText('Network error - please check your connection')).toBeVisible({
    timeout: 40_000,
  });

  await journey.start();
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: /lake/i }).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});

test('CFG-1 the configuration manager opens by ?config, tries, applies and resets', async ({ journey }) => {
  const page = await journey.open(journey.newDevice());
  await page.goto('/gallery?config');
  const dialog = page.getByRole('dialog', { name: 'Configuration Manager' });
  await expect(dialog.getByText(journey.origin)).toBeVisible();
  await dialog.getByRole('button', { name: 'Test Connection' }).click();
  await expect(dialog.getByText('Success')).toBeVisible();

  await dialog.getByLabel('Base URL').fill('nowhere');
  await expect(dialog.getByText('Please enter a valid http or https address.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply Changes' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Reset to Default' }).click();
  await expect(dialog.getByLabel('Base URL')).toHaveValue(journey.origin);

  await dialog.getByLabel('Timeout (ms)').fill('soon');
  await dialog.getByLabel('Retry attempts').fill('many');
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(dialog.getByLabel('Timeout (ms)')).toHaveValue('10000');
  await expect(dialog.getByLabel('Retry attempts')).toHaveValue('3');

  await dialog.getByRole('button', { name: 'fixtures', exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Test Connection' }).click();
  await expect(dialog.getByText('12 activities are there.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.getByText('You are looking at sample pages.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Gentle Sea Turtle/ }).first()).toBeVisible();
});

test('REQ-6 the same screens work on the sample pages', async ({ journey }) => {
  const page = await journey.open(journey.newDevice());
  await page.goto('/gallery?config');
  const dialog = page.getByRole('dialog', { name: 'Configuration Manager' });
  await dialog.getByRole('button', { name: 'offline', exact: true }).click();
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('searchbox').fill('turtle');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Gentle Sea Turtle/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gentle Sea Turtle' })).toBeVisible();
  await page.getByRole('button', { name: 'Color', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Save & Exit' }).first()).toBeVisible();
  await expect(page.getByText('Preparing your meditation space...')).toBeHidden();
});

test('CFG-1 a broken configuration still starts the app and resets', async ({ journey }) => {
  const page = await journey.open(journey.newDevice());
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('inkbloom.configuration')) {
      sessionStorage.setItem('inkbloom.configuration', '{"configuration": {"mode": "neither"');
    }
  });
  await page.goto('/gallery?config');
  const dialog = page.getByRole('dialog', { name: 'Configuration Manager' });
  await dialog.getByRole('button', { name: 'Reset to Default' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('region', { name: 'Animals' }).getByRole('link').first()).toBeVisible();
});

test('ERR-1 ERR-2 the error page recovers in place; three errors turn emergency mode on', async ({
  journey,
}) => {
  const page = await journey.open(journey.newDevice(), {
    ignore: /Failed to load resource|ERR_FAILED|dynamically imported module|error boundary|Recover/i,
  });
  let failing = true;
  await page.route('**/assets/account-*.js', (route) => (failing ? route.abort() : route.continue()));
  await page.goto('/gallery');
  await expect(page.getByRole('region', { name: 'Animals' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await page.evaluate(() => {
    history.pushState({}, '', '/account');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Issue' })).toBeVisible();
  await expect(page.getByText('Network error - please check your connection')).toBeVisible();
  for (const name of ['Enable Emergency Mode', 'Continue Offline', 'Refresh Page']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Multiple errors detected (2)')).toBeVisible();
  await expect(page.getByText('Emergency mode is not active.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Multiple errors detected (3)')).toBeVisible();
  await expect(page.getByText(/Emergency mode is active/)).toBeVisible();

  failing = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Account Access Required')).toBeVisible();
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});
