import type { Page } from '@playwright/test';
import { expect, ownTest, test } from './support/journey.ts';
import { saveAndExit, signInWithGoogle, startColoring } from './support/person.ts';

/** What Chromium says of a server that is away; the app itself says nothing. */
const AWAY = /Failed to load resource|ERR_CONNECTION/;

ownTest(
  'REQ-2 a person whose server goes away keeps browsing what was seen and carries on when it is back',
  async ({ journey }) => {
    const page = await journey.visit({ ignore: AWAY });
    await page.goto('/gallery');
    const animals = page.getByRole('region', { name: 'Animals' });
    const card = animals.getByRole('listitem').first().getByRole('link').first();
    await expect(card).toBeVisible();
    // No service worker keeps the app's files here: the code of a search comes with the first one.
    await page.getByRole('combobox').fill('owl');
    await expect(page.getByRole('main').getByRole('link', { name: /owl/i }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
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
    await page.getByRole('combobox').fill('lake');
    // After enough failures its breaker spares the server, and says so in words of its own.
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load activities' });
    await expect(failure).toContainText(/check your connection|temporarily unavailable/, { timeout: 40_000 });

    await journey.start();
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page.getByRole('main').getByRole('link', { name: /lake/i }).first()).toBeVisible();
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  },
);

test('CFG-1 the configuration manager opens by ?config, tries, applies and resets', async ({ journey }) => {
  const page = await journey.visit();
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
  await expect(page.getByRole('link', { name: /Moonlit Owl with Poppies/ }).first()).toBeVisible();
});

test('CFG-1 ACC-2 the configuration manager opens from Account > Settings > About', async ({ journey }) => {
  const page = await journey.visit();
  await signInWithGoogle(page, journey.ada);
  await page.goto('/account?tab=downloads');
  await page.getByRole('tab', { name: 'Downloads' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await expect(page).toHaveURL(/tab=settings/);
  await expect(page.getByRole('region', { name: 'About' })).toContainText('version 1.0.0');
  await page.getByRole('link', { name: 'Configuration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configuration Manager' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
});

test('CFG-1 keys go to the own origin, and to another only when the person confirmed it', async ({
  journey,
}) => {
  // Without the token the account's own calls are refused by the other address.
  const page = await journey.visit({ ignore: /status of 401/ });
  const other = journey.origin.replace('localhost', '127.0.0.1');
  const keys: { origin: string; key: string | undefined; token: boolean }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname !== '/api/v1/categories' || request.method() !== 'GET') return;
    const { 'x-api-key': key, authorization } = request.headers();
    keys.push({ origin, key, token: authorization !== undefined });
  });
  await signInWithGoogle(page, journey.ada);
  const dialog = page.getByRole('dialog', { name: 'Configuration Manager' });
  /** Applies what was filled in and looks at the streams that are then asked for. */
  async function lookWith(fill: () => Promise<void>) {
    await page.goto('/streams?config');
    await fill();
    await dialog.getByRole('button', { name: 'Apply Changes' }).click();
    keys.length = 0;
    // A screen that is come to by a link asks for itself: the server wrote no answers for it.
    await page.goto('/account');
    // A link that the server wrote leads to a page with answers in it: the app's own are there with its tabs.
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Streams' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Animals/ })
        .first(),
    ).toBeVisible();
    // What was kept of the streams may be shown before they are asked for.
    await expect.poll(() => keys.length).toBeGreaterThan(0);
    return keys.at(-1);
  }

  const toOwn = await lookWith(() => dialog.getByLabel('API key (optional)').fill('secret'));
  expect(toOwn).toEqual({ origin: journey.origin, key: 'secret', token: true });
  const toOther = await lookWith(() => dialog.getByLabel('Base URL').fill(other));
  expect(toOther).toEqual({ origin: other, key: undefined, token: false });
  const confirmed = await lookWith(() =>
    dialog.getByLabel(`Send my sign-in and the API key to ${other}`).check(),
  );
  expect(confirmed).toEqual({ origin: other, key: 'secret', token: true });
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('src', new RegExp(`^${other}/images/`));
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

ownTest(
  'AUTH-9 signing out while the server is away forgets the person and only logs',
  async ({ journey }) => {
    const ignore = new RegExp(`${AWAY.source}|dynamically imported module`);
    const page = await journey.visit({ ignore });
    await signInWithGoogle(page, journey.ada);
    await page.goto('/account?tab=settings');
    const signOut = page.getByRole('button', { name: 'Sign Out' });
    await expect(signOut).toBeVisible();
    const told = page.waitForEvent('console', (message) => message.text().includes('could not be ended'));
    await journey.cutPower();
    await signOut.click();
    expect((await told).type()).toBe('info');
    await expect(page).toHaveURL(/\/$/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /profile|signed-in/.test(key))),
    ).toEqual([]);
  },
);

for (const source of ['api', 'fixtures'] as const) {
  test(`REQ-6 the same screens do the same on the source ${source}`, async ({ journey }) => {
    const page = await journey.visit({ ignore: /404 \(Not Found\)/ });
    await page.goto('/gallery?config');
    const dialog = page.getByRole('dialog', { name: 'Configuration Manager' });
    await dialog
      .getByRole('button', { name: source === 'api' ? 'api' : 'offline', exact: true })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Apply Changes' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await browseAndColor(page);
  });
}

/** Looks through every browsing screen and colors a page, whatever the source. */
async function browseAndColor(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Animals' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('combobox').fill('owl');
  await expect(main.getByRole('link', { name: /Owl/ }).first()).toBeVisible();
  await page.getByRole('combobox').fill('zzzz');
  await expect(page.getByText('No activities found')).toBeVisible();
  await page.goto('/streams');
  await main
    .getByRole('link', { name: /Animals/ })
    .first()
    .click();
  await expect(page.getByText(/^Showing \d+ of \d+ activities$/)).toBeVisible();
  await page.goto('/featured');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await page.goto('/activity/no-such-page');
  await expect(page.getByText(/Activity not found/).first()).toBeVisible();
  await page.goto('/gallery?search=owl');
  const card = main.getByRole('listitem').filter({ hasText: 'Owl' }).first();
  await card.getByRole('button', { name: /favorite|favourite/i }).click();
  await card.getByRole('link').first().click();
  await expect(page.getByText('More like this')).toBeVisible();
  await startColoring(page);
  await saveAndExit(page);
}

test('CFG-1 a broken configuration still starts the app and resets', async ({ journey }) => {
  const page = await journey.visit();
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
  const page = await journey.visit({
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
