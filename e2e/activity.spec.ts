import { readFile } from 'node:fs/promises';
import { SIZES } from './support/browser.ts';
import { withoutFirstAnswers } from './support/first-answers.ts';
import { expect, test } from './support/journey.ts';
import { OWL_ID } from './support/keeping.ts';
import { signInWithGoogle, untilStudioReady } from './support/person.ts';

const SEVERAL = '/activity/bulbs-of-spring-5';

test('DET-2 DET-3 DET-4 DET-9 FMT-1 the page is zoomed and turned, its facts stand beside it', async ({
  journey,
}) => {
  const page = await journey.visit();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await withoutFirstAnswers(page);
  await page.route('**/api/v1/activities/bulbs-of*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(SEVERAL);
  await expect(page.getByText('Loading activity...')).toBeVisible();
  release();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await expect(page.getByText(/^1 \/ \d$/).first()).toBeVisible();
  await expect(zoomOut).toBeDisabled();
  await expect(page.getByTitle('Your progress')).toHaveCount(0);
  for (let step = 0; step < 7; step++) await zoomIn.click();
  await expect(zoomIn).toBeDisabled();
  await expect(page.getByTitle('Your progress')).toHaveText('14%');
  await page.getByRole('button', { name: 'Reset zoom' }).click();
  await expect(zoomOut).toBeDisabled();
  await page
    .getByRole('button', { name: /next page/i })
    .first()
    .click();
  await expect(page.getByText(/^2 \/ \d$/).first()).toBeVisible();

  const about = page.getByRole('complementary', { name: 'About this page' });
  await expect(about.getByText(/^(Easy|Medium|Hard)$/)).toBeVisible();
  await expect(about.getByText(/^\d pages$/)).toBeVisible();
  await expect(about.getByText(/^(\d+ min|\d+h \d+m)$/)).toBeVisible();
  await expect(
    about.getByText(/^(Just now|\d+ min ago|\d+h ago|\d+d ago|[A-Z][a-z]{2} \d+, \d{4})$/).first(),
  ).toBeVisible();
  await expect(about.getByText(/^#\w+/).first()).toBeVisible();
  const more = about.getByRole('button', { name: 'Read More' });
  if (await more.isVisible()) {
    await more.click();
    await expect(about.getByRole('button', { name: 'Show Less' })).toBeVisible();
  }
});

test('DET-5 DET-7 GEN-2 related pages lead on; Color opens the canvas, Back closes it; a malformed id is a missing page', async ({
  journey,
}) => {
  const page = await journey.visit({ ignore: /Failed to load resource/ });
  await page.goto(`/activity/${OWL_ID}`);
  const related = page.getByRole('region', { name: 'More like this' });
  await expect(related.getByRole('article').first()).toBeVisible();
  expect(await related.getByRole('article').count()).toBeLessThanOrEqual(3);
  await expect(related.locator(`a[href$="${OWL_ID}"]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Color', exact: true }).first().click();
  await untilStudioReady(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Save & Exit' })).toHaveCount(0);
  await page.goto('/activity/..%2F..%2Fetc');
  await expect(page.getByText('Activity not found').first()).toBeVisible();
  await page.goto('/activity');
  await expect(page).toHaveURL(/\d\/$/);
});

test('DET-6 printing is for signed-in people: a window with all pages, or a PDF on the paper they have', async ({
  journey,
}) => {
  const page = await journey.visit();
  await page.goto(`${SEVERAL}?page=1`);
  await page.getByRole('button', { name: 'Download for Print' }).first().click();
  await expect(page).toHaveURL(`${journey.origin}/auth?returnUrl=${encodeURIComponent(`${SEVERAL}?page=1`)}`);
  await page.goto(SEVERAL);
  await page.getByRole('button', { name: 'PDF on A4 paper' }).click();
  await expect(page).toHaveURL(/\/auth\?returnUrl=/);

  await signInWithGoogle(page, journey.ada);
  await page.goto(SEVERAL);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF on Letter paper' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('bulbs-of-spring-5-letter.pdf');
  const pdf = await readFile(await saved.path(), 'latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf).toContain('/MediaBox [0 0 612 792]');

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download for Print' }).first().click();
  const sheets = await opening;
  await expect.poll(() => sheets.locator('img').count()).toBeGreaterThan(1);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Download for Print' }).first().click();
  await expect(
    page.getByText('Error opening print dialog. Please ensure popups are allowed for this site.').first(),
  ).toBeVisible();
});

test('DET-2 DET-4 DET-8 NAV-1 on a phone the bar shares with the picture, and the tabs make room', async ({
  journey,
}) => {
  const page = await journey.visit({ viewport: SIZES.phone, hasTouch: true });
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url, files }: ShareData) => {
        shared.push([url, files?.[0]?.name, (files?.[0]?.size ?? 0) > 1000]);
      },
    });
  });
  await page.goto(`/activity/${OWL_ID}`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download for Print' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Share' }).tap();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([[`${journey.origin}/activity/${OWL_ID}`, `${OWL_ID}.png`, true]]);
});
