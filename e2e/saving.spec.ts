import type { Locator, Page } from '@playwright/test';
import { expect, type Journey, test } from './support/journey.ts';
import { colorTheOwl, OWL, OWL_ID, SKY } from './support/keeping.ts';
import { REQUEST_TIMEOUT_MS } from '../apps/web/src/api/client/request-settings.ts';
import { choose, colorAt, saveAndExit, signInWithGoogle, untilStudioReady } from './support/person.ts';

/** Colors as a signed-in person and saves once for each answer of the server; each has to be told in its words. */
async function saveWithAnswers(
  journey: Journey,
  answers: readonly (readonly [status: number, words: string])[],
): Promise<{ page: Page; dialog: Locator }> {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await signInWithGoogle(page, journey.ada);
  await colorTheOwl(page);
  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save Your Art?' });
  let answer = 0;
  // Without a gap between two answers, in which a save that the app sends by itself would go through.
  await page.route('**/api/drawings/save', (route) => route.fulfill({ status: answer, body: '' }));
  for (const [status, words] of answers) {
    answer = status;
    await dialog.getByRole('button', { name: /Save & Exit/ }).click();
    await expect(dialog.getByRole('alert')).toContainText(words, { timeout: 30_000 });
  }
  await page.unroute('**/api/drawings/save');
  return { page, dialog };
}

test('CAN-14 a save that fails says why and stays open; without an answer it is sent later', async ({
  journey,
}) => {
  const { page, dialog } = await saveWithAnswers(journey, [
    [413, 'Save failed: Content Too Large'],
    [500, 'Save failed: Internal Server Error'],
  ]);

  // The server dies in the middle of a save.
  let asked = 0;
  await page.route('**/api/**', (route) => route.abort());
  await page.route('**/api/drawings/save', () => void (asked += 1));
  await page.clock.install();
  await dialog.getByRole('button', { name: /Save & Exit/ }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect.poll(() => asked).toBeGreaterThan(0);
  // As long as an answer is waited for.
  await page.clock.fastForward(REQUEST_TIMEOUT_MS);
  await expect(page.getByText('It will be saved when the server is back.')).toBeVisible();
  await expect(page.getByRole('heading', { name: OWL }).first()).toBeVisible();
  await expect(page.getByText('Connection Issue')).toBeHidden();
  await page.unroute('**/api/**');
  await page.unroute('**/api/drawings/save');

  await page.goto('/account?tab=coloring');
  const wall = page.getByRole('region', { name: 'My drawings' });
  const card = wall.getByRole('listitem').filter({ hasText: OWL });
  await expect(card).toBeVisible();
  await expect(card.getByText('On this device')).toBeHidden({ timeout: 30_000 });
});

test('what was colored can be saved as a picture, and the page colored again in other colours', async ({
  journey,
}) => {
  const page = await journey.visit();
  await colorTheOwl(page);
  await saveAndExit(page);
  const card = page.getByRole('region', { name: 'Your picture' });
  await expect(card).toContainText('Kept on this device.');
  // How much is colored stands beside the progress of the specification, which counts zooms.
  await expect(page.getByRole('progressbar', { name: 'Colored' })).not.toHaveAttribute('value', '0');
  await expect(page.getByText('Your progress, counted in zooms')).toBeVisible();
  const saving = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Save as PNG' }).click();
  expect((await saving).suggestedFilename()).toBe(`${OWL_ID}.png`);
  await card.getByRole('button', { name: 'Color Again' }).click();
  await untilStudioReady(page);
  await expect.poll(() => colorAt(page, SKY)).toBe('#ffffff');
  await choose(page, 'Fill', 'Oat');
  await page.mouse.click(SKY.x, SKY.y);
  await expect.poll(() => colorAt(page, SKY)).not.toBe('#ffffff');
  await saveAndExit(page);
  await page.goto('/gallery');
  const strip = page.getByRole('region', { name: 'Continue coloring' });
  await expect(strip.getByRole('link', { name: new RegExp(OWL) })).toHaveCount(2);
});

test('CAN-14 a save that is refused says why and stays open, and goes through once it may', async ({
  journey,
}) => {
  const { page, dialog } = await saveWithAnswers(journey, [
    [400, 'Save failed: Bad Request'],
    [401, 'Save failed: Unauthorized'],
    [507, 'Save failed: Insufficient Storage'],
  ]);
  await dialog.getByRole('button', { name: /Save & Exit/ }).click();
  await expect(page.getByText('Your art is saved.')).toBeVisible();
});

test('AUTH-8 KEEP-2 KEEP-4 a session that another device ended is begun anew in a window beside the open page', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await signInWithGoogle(page, journey.ada);
  await colorTheOwl(page);
  const tab = await page.context().newPage();
  await tab.goto('/gallery');
  const other = await journey.visit({ ignore: /Failed to load resource/ });
  await signInWithGoogle(other, journey.ada);
  await other.goto('/account?tab=settings');
  const ended = other.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/account/sessions'),
  );
  await other.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  expect((await ended).ok()).toBe(true);

  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save Your Art?' });
  await dialog.getByRole('button', { name: /Save & Exit/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('your drawing waits on this device');
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  const window = await opening;
  await window.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(window.getByText('This is a local stand-in for Google.')).toBeVisible();
  await window.getByLabel('Email', { exact: true }).fill(journey.ada.email);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await dialog.getByRole('button', { name: /Save & Exit/ }).click();
  await expect(page.getByText('Your art is saved.')).toBeVisible();

  // It was delivered once, for the other tab and the other device too.
  for (const place of [tab, other]) {
    await place.goto('/account?tab=coloring');
    const drawings = place.getByRole('region', { name: 'My drawings' }).getByRole('listitem');
    await expect(drawings.filter({ hasText: OWL })).toHaveCount(1);
  }
});

test('AUTH-8 CAN-14 a token that expires in mid-save is replaced and the save goes through', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await signInWithGoogle(page, journey.ada);
  await colorTheOwl(page);
  const tokens: string[] = [];
  const refusal = {
    success: false,
    error: 'user_not_authenticated',
    message: 'Sign in first.',
    requestId: 'r',
  };
  await page.route('**/api/drawings/save', async (route) => {
    tokens.push(route.request().headers()['authorization'] ?? '');
    if (tokens.length > 1) await route.continue();
    else await route.fulfill({ status: 401, json: refusal });
  });
  await saveAndExit(page);
  await expect(page.getByText('Your art is saved.')).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
});
