import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the screen as it is, in light colors and in dark ones. Structure is the same in
 * both, so dark is only asked about contrast. Leaves the page in light colors.
 * @param where names the screen in a failure
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, `${where}, light`);
  await turn(page, 'dark');
  await expectNoViolations(page, `${where}, dark`, axeOn(page).withRules('color-contrast'));
  await turn(page, 'light');
}

/** Has the system ask for other colors than now, and waits until the screen has followed. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const before = await textColor(page);
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => textColor(page), `the screen turns ${colorScheme}`).not.toBe(before);
}

/** Expects that axe finds nothing on the screen as it is, once it stands still. */
export async function expectNoViolations(page: Page, where: string, axe = axeOn(page)): Promise<void> {
  await untilStill(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(found, where).toEqual([]);
}

/** In one frame, which is all that the app has: results of several are put together in a window of its own. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Waits for transitions to end: a color on its way is neither of the two that are meant. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running');
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

function textColor(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).color);
}
