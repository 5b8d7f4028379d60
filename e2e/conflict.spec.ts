import type { Locator, Page } from '@playwright/test';
import { expect, type Journey, test } from './support/journey.ts';
import { colorTheOwl, OWL, OWL_ID, SKY } from './support/keeping.ts';
import {
  choose,
  expectSamePage,
  lookAtPage,
  saveAndExit,
  signInWithGoogle,
  startColoring,
  untilStudioReady,
} from './support/person.ts';

const STUDIO = `/activity/${OWL_ID}?color=1&page=0`;
/** The owl's belly on a 1440x900 screen. */
const BELLY = { x: 520, y: 640 };
const SAVES = '**/api/drawings/save';

async function fill(page: Page, color: string): Promise<void> {
  await choose(page, 'Fill', color);
  await page.mouse.click(BELLY.x, BELLY.y);
  await page.mouse.move(20, 500);
}

/** Presses Save & Exit; answers the dialog, which stays open when the save does not go through. */
async function trySave(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save Your Art?' });
  await dialog.getByRole('button', { name: 'Save & Exit' }).click();
  return dialog;
}

/** A device that Ada is signed in on; what a server refuses is on the console. */
async function adasDevice(journey: Journey): Promise<Page> {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await signInWithGoogle(page, journey.ada);
  return page;
}

function ownDrawings(page: Page): Locator {
  return page.getByRole('region', { name: 'My drawings' }).getByRole('listitem').filter({ hasText: OWL });
}

test('KEEP-2 KEEP-3 two devices color one drawing: both are kept and seen, and an earlier version is brought back', async ({
  journey,
}) => {
  const one = await adasDevice(journey);
  await colorTheOwl(one);
  const first = await lookAtPage(one);
  await saveAndExit(one);
  await startColoring(one);

  const other = await adasDevice(journey);
  await other.goto(STUDIO);
  await untilStudioReady(other);
  await fill(other, 'Oat');
  await saveAndExit(other);

  await test.step('a save that waits meets the other one while its studio is open', async () => {
    await one.route(SAVES, (route) => route.fulfill({ status: 503, body: '' }));
    await fill(one, 'Terracotta');
    const dialog = await trySave(one);
    await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await one.unroute(SAVES);
    const sent = one.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
    await one.evaluate(() => window.dispatchEvent(new Event('online')));
    await sent;
    await one.mouse.click(SKY.x, SKY.y);
    await expect(one.getByRole('alert')).toContainText('also colored on another device');
    await one.getByRole('button', { name: 'See both' }).click();
    const both = one.getByRole('dialog', { name: 'Both versions' });
    await expect(both.locator('img')).toBeVisible();
    await both.getByRole('button', { name: 'Close' }).click();
    await saveAndExit(one);
  });

  await test.step('two drawings are in the account, and one goes back to what it was', async () => {
    await other.goto('/account?tab=coloring');
    await expect(ownDrawings(other)).toHaveCount(2);
    const older = ownDrawings(other).last();
    const address = await older.getByRole('link').getAttribute('href');
    await older.getByRole('button', { name: `More for ${OWL}` }).click();
    await other.getByRole('button', { name: 'Earlier Versions' }).click();
    const versions = other.getByRole('dialog', { name: 'Earlier versions' });
    await expect(versions.getByText('Colored in two places')).toBeVisible();
    await versions
      .getByRole('button', { name: /^Compare/ })
      .last()
      .click();
    await versions.getByRole('button', { name: /^Go back to/ }).click();
    await expect(other.getByText('It is back.')).toBeVisible();
    // The list is in its new order a moment after the words.
    await ownDrawings(other).locator(`a[href="${address}"]`).click();
    await untilStudioReady(other);
    await other.mouse.move(20, 500);
    await expectSamePage(other, first);
  });
});
