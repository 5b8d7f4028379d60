import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What a person does with their hands, in the app's own words. */

/** Opens a page of the gallery by the title on its card. */
export async function openActivity(page: Page, title: string | RegExp): Promise<void> {
  await page.goto('/gallery');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Presses Color and waits until the canvas takes paint. */
export async function startColoring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Color', exact: true }).first().click();
  await untilStudioReady(page);
}

/** Waits until the studio is there and no longer preparing. */
export async function untilStudioReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save & Exit' }).first()).toBeVisible();
  await expect(page.getByText('Preparing your meditation space...')).toBeHidden();
}

/** Chooses a brush and a colour by their names. */
export async function choose(page: Page, brush: string, colour: string): Promise<void> {
  await page
    .getByRole('radio', { name: brush, exact: true })
    .or(page.getByRole('button', { name: brush, exact: true }))
    .first()
    .click();
  await page
    .getByRole('radio', { name: colour })
    .or(page.getByRole('button', { name: colour }))
    .first()
    .click();
}

/** The canvas the person draws on. */
export function canvasOf(page: Page): Locator {
  return page.locator('[data-engine] canvas, canvas[data-engine]').first();
}

/** Taps the canvas at a place given as shares of its width and height. */
export async function fillAt(page: Page, x: number, y: number): Promise<void> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('the canvas is not on the screen');
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

/** Signs in with the Google stand-in, from any screen that offers it. */
export async function signInWithGoogle(page: Page, person: { email: string; name: string }): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Name').fill(person.name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Successfully signed in with Google!')).toBeVisible();
}

/** What a person sees of the canvas, as raw RGB. */
export async function pixelsOf(target: Locator): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(await target.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
