import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/accessible.ts';
import { SIZES } from './support/browser.ts';
import { Fingers } from './support/fingers.ts';
import { expect, test } from './support/journey.ts';
import { colorTheOwl, OWL } from './support/keeping.ts';
import { signInWithGoogle } from './support/person.ts';

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test('GAL-2 GAL-10 filters and orders stand in the address, and are counted and cleared', async ({
  journey,
}) => {
  const page = await journey.visit();
  await page.goto('/gallery');
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await expect(panel).toBeVisible();
  await expectNoViolations(page, 'the open filters');
  const categories = panel.getByRole('group', { name: 'Category' });
  const chips = categories.locator('[aria-pressed]');
  await expect(chips).toHaveText([
    /^Nature\d+$/,
    /^Animals\d+$/,
    /^Fantasy\d+$/,
    /^Patterns\d+$/,
    'Adventure',
  ]);
  await categories.getByRole('button', { name: 'Show All' }).click();
  await expect(chips).toHaveCount(13);
  await chips.nth(1).click();
  await panel.getByRole('button', { name: 'Easy', exact: true }).click();
  await panel.getByRole('button', { name: 'Quickest' }).click();
  await expect(page).toHaveURL(/category=animals&difficulty=easy&sort=quickest/);
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 2, name: 'Animals · Easy' })).toBeVisible();
  const levels = page.getByRole('main').getByText(/^(Easy|Medium|Hard)$/);
  await expect.poll(async () => [...new Set(await levels.allTextContents())]).toEqual(['Easy']);

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Animals · Easy' })).toBeVisible();
  await page.getByRole('button', { name: /^Filters 3/ }).click();
  await page.getByRole('button', { name: 'Clear All' }).first().click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.getByRole('region', { name: 'Animals' })).toBeVisible();
});

test('GAL-10 suggestions while typing, by keys and by a finger, never in the way of the search', async ({
  journey,
}) => {
  const page = await journey.visit({ hasTouch: true });
  await page.goto('/gallery');
  const search = page.getByRole('combobox', { name: 'Search pages' });
  await expect(search).toHaveAttribute('type', 'search');
  await search.pressSequentially('ow');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/search=ow$/);
  await expect(list).toBeVisible();
  await expectNoViolations(page, 'the open suggestions');
  await search.press('ArrowDown');
  const active = list.locator('[aria-selected=true]');
  await expect(search).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  const words = (await active.textContent()) ?? '';
  await search.press('Enter');
  await expect(search).toHaveValue(words);
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/search=owl/);

  await search.fill('moonlit owl w');
  await list.getByRole('option', { name: 'Moonlit Owl with Poppies' }).tap();
  await expect(page).toHaveURL(/\/activity\/moonlit-owl-with-poppies$/);
  await page.goBack();
  await expect(search).toHaveValue(/owl/);

  await search.fill('fox');
  await expect(list).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(list).toBeHidden();
  await expect(page.getByRole('region', { name: 'Animals' })).toBeVisible();
});

test('GAL-3 GAL-4 GAL-9 GAL-10 arrows step three cards; long lists come page by page; Back finds everything as it was', async ({
  journey,
}) => {
  const page = await journey.visit({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  const animals = page.getByRole('region', { name: 'Animals' });
  const row = animals.getByRole('list');
  await expect(animals.getByRole('link', { name: /^View All \(\d+\) of Animals$/ })).toBeVisible();
  await animals.getByRole('button', { name: 'Scroll Animals right' }).click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(840);
  const card = animals.getByRole('article').nth(3).getByRole('link');
  await card.hover();
  const before = await scrolled(page);
  await card.click();
  await expect(page.getByRole('button', { name: 'Color', exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(840);
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(60);

  await page.goto('/gallery?sort=newest');
  await expect(page.getByText(/^Showing 50 of \d+ activities$/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Showing (?!50 )\d+ of \d+ activities$/)).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBeLessThanOrEqual(60);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.getByRole('main').getByRole('article').nth(12).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Color', exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  const place = await scrolled(page);
  await page.reload();
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('GAL-12 FIND-3 a card blooms under a resting finger, then shows its page quickly, and opens by a tap', async ({
  journey,
}) => {
  const page = await journey.visit({ viewport: SIZES.phone, hasTouch: true });
  // What goes on in the background, blooming among it, begins by asking this.
  const begun = page.waitForResponse('**/api/v1/subscriptions/streams');
  await page.goto('/gallery');
  await begun;
  const card = page.getByRole('region', { name: 'Fresh & New' }).getByRole('article').first();
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  const box = await card.boundingBox();
  if (!box) throw new Error('the card has no place on the screen');
  const place = { x: box.x + box.width / 2, y: box.y + 40 };
  const fingers = await Fingers.over(page);
  await fingers.rest(place);
  await expect(card.locator('img').nth(1)).toHaveCSS('opacity', '1');
  await fingers.lift();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Color' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.locator('img').nth(1)).toHaveCSS('opacity', '0');
  await expect(page).toHaveURL(/\/gallery$/);
  await fingers.tap(place);
  await expect(page).toHaveURL(/\/activity\//);
});

test('NAV-1 GAL-3 what is begun stands first with its own picture, and My Account counts what was not sent', async ({
  journey,
}) => {
  const page = await journey.visit();
  await signInWithGoogle(page, journey.ada);
  await colorTheOwl(page);
  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  await page.getByRole('button', { name: 'Exit Without Saving' }).click();
  await expect(page.getByRole('dialog', { name: 'Save Your Art?' })).toBeHidden();
  await page.goto('/gallery');
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first).toHaveAccessibleName('Continue coloring');
  await expect(first.getByRole('link', { name: OWL })).toHaveAttribute('href', /color=1/);
  await expect(first.locator('img').first()).toHaveAttribute('src', /^data:image/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'My Account 1 not yet sent' })).toBeVisible();
  await page.setViewportSize(SIZES.phone);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.getByRole('link', { name: /My Account/ })).toContainText('1 not yet sent');
});
