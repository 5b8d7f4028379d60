import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What a person does with their hands, in the app's own words. */

/** A place on the screen, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The part of a 1440x900 screen where the page lies and no control ever stands. */
const PAGE_AREA = { x: 170, y: 40, width: 740, height: 740 };

/** Finds a page by its title in the gallery and opens it. */
export async function openActivity(page: Page, title: string): Promise<void> {
  await page.goto(`/gallery?search=${encodeURIComponent(title)}`);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Color, or Continue where a drawing was begun. */
function colorButton(page: Page) {
  return page.getByRole('button', { name: /^(Color|Continue)$/ }).first();
}

/** Presses Color and waits until the canvas takes paint. */
export async function startColoring(page: Page): Promise<void> {
  await colorButton(page).click();
  await untilStudioReady(page);
}

/** Waits until the studio is there and no longer preparing. */
export async function untilStudioReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save & Exit' }).first()).toBeVisible();
  await expect(page.getByText('Preparing your meditation space...')).toBeHidden();
}

/** Chooses a brush and a color of the open palette by their names; on a phone the brushes lie in the tools' sheet. */
export async function choose(page: Page, brush: string, color: string): Promise<void> {
  const brushes = page.getByRole('button', { name: /^Brush: / });
  if (await brushes.isVisible()) await brushes.click();
  await page.getByRole('button', { name: brush, exact: true }).first().click();
  const pan = page.getByRole('button', { name: color, exact: true }).first();
  if (!(await pan.isVisible())) await openPalette(page);
  await pan.click();
}

/** Opens the palette of browns that journeys choose from. */
async function openPalette(page: Page): Promise<void> {
  const palette = page.getByRole('button', { name: 'Earth Tones', exact: true });
  if (!(await palette.isVisible())) await page.getByRole('button', { name: /^Palette: / }).click();
  await palette.click();
}

/** Draws one stroke with the mouse through the places. */
export async function stroke(page: Page, [first, ...rest]: readonly [Place, ...Place[]]): Promise<void> {
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

/** What a person sees of the page in the studio at 1440x900 once it rests, as PNG; equal pictures are equal bytes. */
export async function lookAtPage(page: Page): Promise<Buffer> {
  let seen = await glance(page);
  await expect
    .poll(async () => {
      const last = seen;
      seen = await glance(page);
      return seen.equals(last);
    })
    .toBe(true);
  return seen;
}

function glance(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: PAGE_AREA });
}

/** Waits until a person sees the very picture seen before; a picture that stays another one is kept with the report. */
export async function expectSamePage(page: Page, before: Buffer): Promise<void> {
  let seen = before;
  try {
    await expect
      .poll(async () => {
        seen = await glance(page);
        return seen.equals(before);
      })
      .toBe(true);
  } catch (error) {
    await test.info().attach('before.png', { body: before, contentType: 'image/png' });
    await test.info().attach('seen.png', { body: seen, contentType: 'image/png' });
    throw error;
  }
}

/** The color at a place of the screen, as #rrggbb. */
export async function colorAt(page: Page, { x, y }: Place): Promise<string> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return `#${(await sharp(shot).removeAlpha().raw().toBuffer()).subarray(0, 3).toString('hex')}`;
}

/** Opens the save dialog and keeps the drawing; resolves when the studio has closed. */
export async function saveAndExit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save Your Art?' });
  await dialog.getByRole('button', { name: 'Save & Exit' }).click();
  // A dialog that stays says why; so does the report then.
  const said = () => dialog.allInnerTexts().then((texts) => texts.join('\n'));
  await expect.poll(said).toBe('');
  await expect(colorButton(page)).toBeVisible();
}

/** Signs in with the Google stand-in, starting at the sign-in screen. */
export async function signInWithGoogle(page: Page, person: { email: string; name: string }): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  // The sign-in screen has a field for an email too.
  await expect(page.getByText('This is a local stand-in for Google.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Name').fill(person.name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Successfully signed in with Google!')).toBeVisible();
}
