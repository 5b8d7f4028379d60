import type { Page } from '@playwright/test';
import { SIZES } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { colorTheOwl, OWL, OWL_ID, SKY } from './support/keeping.ts';
import {
  choose,
  colorAt,
  expectSamePage,
  lookAtPage,
  openActivity,
  saveAndExit,
  startColoring,
  stroke,
  untilStudioReady,
} from './support/person.ts';

const STUDIO = `/activity/${OWL_ID}?color=1&page=0`;
const LINES = '**/images/lines/**';
/** The night sky once filled with Ochre at the first opacity, 0.8. */
const OCHRE = '#d5a258';

async function boxOf(
  page: Page,
  role: 'region' | 'toolbar' | 'button' | 'navigation' | 'complementary',
  name: string,
) {
  const box = await page.getByRole(role, { name }).first().boundingBox();
  if (!box) throw new Error(`there is no ${name}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('CAN-1 CAN-2 CAN-18 the studio prepares itself in words and comes with every part in its place', async ({
  journey,
}) => {
  const page = await journey.visit();
  const lines = Promise.withResolvers<void>();
  await page.route(LINES, async (route) => {
    await lines.promise;
    await route.continue();
  });
  await page.goto(STUDIO);
  const heading = page.getByText('Preparing your meditation space...');
  await expect(heading).toBeVisible();
  await expect(page.getByText('Finding inner peace, one pixel at a time')).toBeVisible();
  await expect(page.getByRole('application', { name: /^Coloring page/ })).toBeHidden();
  lines.resolve();
  await untilStudioReady(page);

  const { width, height } = SIZES.desktop;
  const canvas = (await page.getByRole('application', { name: /^Coloring page/ }).boundingBox())!;
  expect(canvas).toEqual({ x: 0, y: 0, width, height });
  const dock = await boxOf(page, 'navigation', 'Controls');
  expect(dock.bottom).toBeGreaterThan(height - 100);
  expect(Math.abs(dock.x + dock.width / 2 - width / 2)).toBeLessThan(width / 4);
  const panel = await boxOf(page, 'complementary', 'Brush panel');
  expect(panel.right).toBeGreaterThan(width - 40);
  const mode = await boxOf(page, 'toolbar', 'Mode');
  expect(mode.x).toBeLessThan(40);
  expect(mode.bottom).toBeGreaterThan(height - 40);
  const save = await boxOf(page, 'button', 'Save & Exit');
  expect(Math.min(save.right - width, save.bottom - height)).toBeGreaterThan(-40);
  const map = await boxOf(page, 'region', 'Minimap');
  expect(map.right).toBeGreaterThan(width - 40);
  expect(map.bottom).toBeLessThanOrEqual(save.y);

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('region', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide controls' }).click();
  await expect(page.getByRole('region', { name: 'Keyboard shortcuts' })).toBeHidden();
  await page.getByRole('button', { name: 'Show controls' }).click();
  await expect(page.getByRole('navigation', { name: 'Controls' })).toBeVisible();

  await page.context().close();
  const touched = await journey.visit({ hasTouch: true });
  await touched.route(LINES, () => undefined);
  await touched.goto(STUDIO);
  await expect(touched.getByText('Loading for mobile device')).toBeVisible();
});

test('CAN-11 lines that do not load are asked for three times more past every cache; then the page is colored without them', async ({
  journey,
}) => {
  const page = await journey.visit({
    ignore: /Failed to load resource|the line art did not load/,
  });
  const asked: string[] = [];
  await page.route(LINES, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.abort();
  });
  await page.goto(STUDIO);
  await untilStudioReady(page);
  expect(asked.slice(-4)).toEqual(['', '?retry=1', '?retry=2', '?retry=3']);
  await choose(page, 'Fill', 'Ochre');
  await page.mouse.click(SKY.x, SKY.y);
  await expect.poll(() => colorAt(page, SKY)).toBe(OCHRE);
  const without = await lookAtPage(page);

  await page.unroute(LINES);
  asked.length = 0;
  await page.route(LINES, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await (asked.length > 2 ? route.continue() : route.abort());
  });
  await page.reload();
  await untilStudioReady(page);
  await expect.poll(() => colorAt(page, SKY)).toBe(OCHRE);
  expect(asked.at(-1)).toBe('?retry=2');
  expect((await lookAtPage(page)).equals(without)).toBe(false);
});

/** Notes how the screen is turned, and refuses to be filled where that is wanted; runs inside the page. */
function watchScreen(refuses: boolean): void {
  const turns: string[] = [];
  Object.assign(globalThis, { turns });
  Object.assign(ScreenOrientation.prototype, {
    lock: (to: string) => {
      turns.push(to);
      return Promise.resolve();
    },
    unlock: () => void turns.push('free'),
  });
  if (refuses) Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not here'));
}

function turnsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { turns: string[] }).turns);
}

function isFullscreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fullscreenElement !== null);
}

test('CAN-12 a touch device goes to fullscreen by itself and turns; where that is refused the canvas fills the window', async ({
  journey,
}) => {
  const phone = await journey.open(journey.newDevice(), { viewport: SIZES.phone, hasTouch: true });
  await phone.addInitScript(watchScreen, false);
  await openActivity(phone, OWL);
  await startColoring(phone);
  await expect.poll(() => isFullscreen(phone)).toBe(true);
  await expect.poll(() => turnsOf(phone)).toEqual(['landscape']);
  await saveAndExit(phone);
  await expect.poll(() => isFullscreen(phone)).toBe(false);
  expect(await turnsOf(phone)).toEqual(['landscape', 'free']);
  await phone.context().close();

  const page = await journey.open(journey.newDevice());
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  await page.addInitScript(watchScreen, true);
  await page.goto(STUDIO);
  await untilStudioReady(page);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect.poll(() => said.join()).toContain('fullscreen was refused');
  expect(await isFullscreen(page)).toBe(false);
  expect(await page.getByRole('application', { name: /^Coloring page/ }).boundingBox()).toEqual({
    x: 0,
    y: 0,
    ...SIZES.desktop,
  });
  await choose(page, 'Fill', 'Ochre');
  await page.mouse.click(SKY.x, SKY.y);
  await expect.poll(() => colorAt(page, SKY)).toBe(OCHRE);
});

/** Answers every write as a full device does, until `makeRoom`; runs inside the page. */
function fillDevice(): void {
  const { add, put } = IDBObjectStore.prototype;
  Object.assign(globalThis, { roomy: { add, put } });
  for (const write of ['add', 'put'] as const)
    IDBObjectStore.prototype[write] = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
}

function makeRoom(): void {
  Object.assign(IDBObjectStore.prototype, (globalThis as unknown as { roomy: object }).roomy);
}

test('CAN-14 a device that is full says so at once, saves the picture as a file, and keeps every stroke once there is room', async ({
  journey,
}) => {
  const page = await journey.open(journey.newDevice(), { ignore: /could not be (kept|saved)/ });
  await colorTheOwl(page);
  await page.evaluate(fillDevice);
  await stroke(page, [
    { x: 300, y: 600 },
    { x: 600, y: 620 },
  ]);
  await expect(page.getByRole('alert')).toContainText(
    'This device has no room left for your latest strokes.',
  );
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.mouse.move(20, 500);
  const before = await lookAtPage(page);
  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save Your Art?' });
  await dialog.getByRole('button', { name: 'Save & Exit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as PNG' }).click();
  expect((await saving).suggestedFilename()).toBe(`${OWL_ID}.png`);

  await page.evaluate(makeRoom);
  await dialog.getByRole('button', { name: 'Try again: Save & Exit' }).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await page.goto(STUDIO);
  await untilStudioReady(page);
  await page.mouse.move(20, 500);
  await expectSamePage(page, before);
});
