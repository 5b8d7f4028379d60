import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SIZES } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { colorTheOwl, OWL, OWL_ID } from './support/keeping.ts';
import { choose, expectSamePage, lookAtPage, saveAndExit, untilStudioReady } from './support/person.ts';

/** A browser that promises nothing, or everything, and notes how often it was asked; runs inside the page. */
function stubPromise(isPromised: boolean): void {
  const asked = { times: 0 };
  Object.assign(globalThis, { asked });
  StorageManager.prototype.persisted = () => Promise.resolve(isPromised);
  StorageManager.prototype.persist = () => {
    asked.times += 1;
    return Promise.resolve(isPromised);
  };
}

function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { asked: { times: number } }).asked.times);
}

async function bringBack(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring Back From a File' }).click();
  await (await choosing).setFiles(path);
}

test('CAN-15 ACC-1 what a guest colored hangs on the device: go on, save it, take it along, delete it, bring it back', async ({
  journey,
}, info) => {
  const page = await journey.visit();
  await page.addInitScript(stubPromise, false);
  await colorTheOwl(page);
  const before = await lookAtPage(page);
  expect(await timesAsked(page)).toBe(0);
  await saveAndExit(page);
  expect(await timesAsked(page)).toBe(1);

  await page.goto('/gallery');
  await page.getByRole('link', { name: 'See all your drawings' }).click();
  await expect(page.getByRole('heading', { name: 'Account Access Required' })).toBeVisible();
  const wall = page.getByRole('region', { name: 'On this device' });
  const card = wall.getByRole('listitem').filter({ hasText: OWL });
  await expect(card).toContainText(/\d+% colored/);
  await expect(wall.getByRole('status')).toContainText('This browser may clear drawings');

  await test.step('its picture at page size', async () => {
    await card.getByRole('button', { name: `More for ${OWL}` }).click();
    const dialog = page.getByRole('dialog', { name: OWL });
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as PNG' }).click();
    const picture = await saving;
    expect(picture.suggestedFilename()).toBe(`${OWL}.png`);
    const { width, height } = await sharp(await picture.path()).metadata();
    expect(Math.max(width, height)).toBe(2048);
    await page.keyboard.press('Escape');
  });

  const album = info.outputPath('drawings.zip');
  await test.step('all of it as one file', async () => {
    const saving = page.waitForEvent('download');
    await wall.getByRole('button', { name: 'Save All as a File' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^drawings-\d{4}-\d\d-\d\d\.inkbloom$/);
    await file.saveAs(album);
    expect(readFileSync(album).includes(`${OWL}.png`)).toBe(true);
  });

  await test.step('without its paper: what was not colored is clear', async () => {
    await card.getByRole('button', { name: `More for ${OWL}` }).click();
    const dialog = page.getByRole('dialog', { name: OWL });
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Transparent PNG' }).click();
    const { channels } = await sharp(await (await saving).path()).stats();
    expect([channels.length, channels[3]?.min, channels[3]?.max]).toEqual([4, 0, 255]);
    await page.keyboard.press('Escape');
  });

  await test.step('renamed and duplicated', async () => {
    await card.getByRole('button', { name: `More for ${OWL}` }).click();
    await page.getByRole('dialog', { name: OWL }).getByRole('button', { name: 'Duplicate' }).click();
    const copy = wall.getByRole('listitem').filter({ hasText: `${OWL} (copy)` });
    await copy.getByRole('button', { name: `More for ${OWL} (copy)` }).click();
    const dialog = page.getByRole('dialog', { name: `${OWL} (copy)` });
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('For Grandma');
    await dialog.getByRole('button', { name: 'Save Title' }).click();
    const renamed = page.getByRole('dialog', { name: 'For Grandma' });
    await renamed.getByRole('button', { name: 'Delete' }).click();
    await expect(wall.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a deletion can be taken back for a moment', async () => {
    const remove = async () => {
      await card.getByRole('button', { name: `More for ${OWL}` }).click();
      await page.getByRole('dialog', { name: OWL }).getByRole('button', { name: 'Delete' }).click();
      await expect(card).toBeHidden();
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    await remove();
  });

  await test.step('a file that is none is refused in words; the album brings the same pixels back', async () => {
    const holiday = info.outputPath('holiday.zip');
    writeFileSync(holiday, 'no drawings here');
    await bringBack(page, holiday);
    await expect(wall.getByRole('alert')).toContainText('This is not a file of saved drawings.');
    await bringBack(page, album);
    await expect(page.getByText('1 drawing brought back.')).toBeVisible();
    await card.getByRole('link', { name: OWL }).click();
    await untilStudioReady(page);
    await page.mouse.move(20, 500);
    await expectSamePage(page, before);
  });
});

test('a device that promised to keep everything is not warned of, one with little room is', async ({
  journey,
}) => {
  const page = await journey.visit({ viewport: SIZES.phone, hasTouch: true });
  await page.addInitScript(stubPromise, true);
  await page.goto(`/activity/${OWL_ID}?color=1&page=0`);
  await untilStudioReady(page);
  await choose(page, 'Fill', 'Ochre');
  await page.touchscreen.tap(195, 60);
  await page.touchscreen.tap(12, 180);
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
  await saveAndExit(page);
  await page.getByRole('region', { name: 'Your picture' }).getByRole('link', { name: 'Your drawings' }).tap();
  const wall = page.getByRole('region', { name: 'On this device' });
  await expect(wall.getByRole('listitem').filter({ hasText: OWL })).toBeVisible();
  await expect(wall.getByRole('status')).toBeHidden();

  await page.addInitScript(() => {
    StorageManager.prototype.estimate = () => Promise.resolve({ usage: 95e6, quota: 100e6 });
  });
  await page.reload();
  await expect(wall.getByRole('status')).toContainText('There is little room left on this device.');
});
