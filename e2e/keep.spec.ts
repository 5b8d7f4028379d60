import type { Page } from '@playwright/test';
import { expect, ownTest, test } from './support/journey.ts';
import { colorTheOwl, keepAndGoOn, OWL, OWL_ID, SKY } from './support/keeping.ts';
import {
  choose,
  colorAt,
  expectSamePage,
  lookAtPage,
  openActivity,
  saveAndExit,
  signInWithGoogle,
  startColoring,
  stroke,
  untilStudioReady,
} from './support/person.ts';

/** The night sky once filled with Ochre at the first opacity, 0.8. */
const OCHRE = '#d5a258';

ownTest(
  'CAN-3 CAN-6 CAN-7 a guest colors a page; browser and server are killed; the coloring is there again',
  async ({ journey }) => {
    const device = journey.newDevice();
    const page = await journey.open(device, { serviceWorkers: 'allow' });
    await colorTheOwl(page);
    await expect.poll(() => colorAt(page, SKY)).toBe(OCHRE);
    const before = await lookAtPage(page);
    await untilOnDisk(page, 2);
    await journey.crash(device, page);
    await journey.cutPower();

    await journey.start();
    const again = await journey.open(device, { serviceWorkers: 'allow' });
    await openActivity(again, OWL);
    await startColoring(again);
    await again.mouse.move(20, 500);
    await expectSamePage(again, before);

    await again.getByRole('button', { name: 'Undo' }).first().click();
    await again.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => colorAt(again, SKY)).toBe('#ffffff');
    await again.getByRole('button', { name: 'Redo' }).first().click();
    await expect.poll(() => colorAt(again, SKY)).toBe(OCHRE);
  },
);

/** How often the tab is killed; `KILL_ROUNDS=50` asks for more than a run of all tests has time for. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);

test(`CAN-5 a tab that is killed in mid-stroke loses no finished stroke, ${ROUNDS} times`, async ({
  journey,
}) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  let page = await journey.open(journey.newDevice(), { ignore: /crash/i });
  const context = page.context();
  for (let round = 1; round <= ROUNDS; round++) {
    await page.goto(`/activity/${OWL_ID}?color=1&page=0`);
    await untilStudioReady(page);
    expect(await page.evaluate(countGestures)).toBe(round - 1);
    await choose(page, 'Marker', 'Terracotta');
    const y = 80 + ((round * 53) % 600);
    await stroke(page, [
      { x: 300, y },
      { x: 520, y },
    ]);
    await untilOnDisk(page, round);
    await page.mouse.move(320, y + 20);
    await page.mouse.down();
    await page.mouse.move(480, y + 24, { steps: 5 });
    const gone = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    const next = await context.newPage();
    await page.close();
    page = next;
  }
  await page.goto(`/activity/${OWL_ID}?color=1&page=0`);
  await untilStudioReady(page);
  expect(await page.evaluate(countGestures)).toBe(ROUNDS);
  for (let left = ROUNDS; left > Math.max(0, ROUNDS - 19); left--) {
    await page.getByRole('button', { name: 'Undo' }).first().click();
  }
  if (ROUNDS < 20) await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled();
});

test('AUTH-3 AUTH-4 CAN-14 CAN-15 a signed-in person keeps a drawing and goes on with it on another device', async ({
  journey,
}) => {
  await keepAndGoOn(journey);
});

test('a guest who signs in is offered to take the colorings along', async ({ journey }) => {
  const page = await journey.visit();
  await colorTheOwl(page);
  await saveAndExit(page);
  await signInWithGoogle(page, journey.ada);
  const offer = page.getByRole('complementary', { name: 'Colorings on this device' });
  await expect(offer).toContainText('You have 1 coloring on this device.');
  await offer.getByRole('button', { name: 'Add to my account' }).click();
  await expect(offer).toBeHidden();

  const other = await journey.visit();
  await signInWithGoogle(other, journey.ada);
  await other.goto('/account?tab=coloring');
  await expect(other.getByRole('link', { name: new RegExp(OWL) }).first()).toBeVisible();
});

/** Waits until the device holds that many gestures, in all drawings together. */
async function untilOnDisk(page: Page, gestures: number): Promise<void> {
  await expect.poll(() => page.evaluate(countGestures)).toBe(gestures);
}

// Runs inside the browser, so that it may use nothing from out here.
function countGestures(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('inkbloom-drafts');
    opening.addEventListener('error', () => reject(new Error('the drafts cannot be opened')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('gestures').objectStore('gestures').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}
