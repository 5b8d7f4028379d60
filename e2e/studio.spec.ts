import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { SIZES } from './support/browser.ts';
import { Fingers } from './support/fingers.ts';
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
  untilStudioReady,
  type Place,
} from './support/person.ts';

const OCHRE = '#d5a258';
const STUDIO = `/activity/${OWL_ID}?color=1&page=0`;
/** Places on the owl's page on a 390x844 screen: its sky, and its belly. */
const PHONE_SKY = { x: 12, y: 180 };
const PHONE_BELLY = { x: 195, y: 340 };
/** A place of it above the sheet of colors. */
const PHONE_ABOVE_SHEET = { x: 195, y: 260 };

/** What of the page a phone shows once it stands still, as PNG. */
async function lookAtPhone(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ clip: { x: 0, y: 150, width: 390, height: 360 } });
  let last = await shoot();
  const isStill = async (): Promise<boolean> => {
    const before = last;
    last = await shoot();
    return last.equals(before);
  };
  await expect.poll(isStill, { intervals: [250] }).toBe(true);
  return last;
}

/** Chooses in the sheet of colors, and leaves that open. */
async function chooseOnPhone(page: Page, brush: string, color: string): Promise<void> {
  await page.getByRole('button', { name: 'Expand tools' }).tap();
  await page.getByRole('button', { name: brush, exact: true }).tap();
  await page.getByRole('button', { name: 'Earth Tones', exact: true }).tap();
  await page.getByRole('button', { name: color, exact: true }).tap();
}

/** Puts the sheet away without painting. */
async function collapseOnPhone(page: Page, brush: string): Promise<void> {
  await page.getByRole('button', { name: 'Collapse tools' }).tap();
  await expect(page.getByRole('button', { name: `Brush: ${brush}` })).toBeVisible();
}

function around({ x, y }: Place, reach: number): readonly [Place, Place] {
  return [
    { x: x - reach, y },
    { x: x + reach, y },
  ];
}

test('CAN-6 CAN-7 CAN-8 CAN-16 fingers on a phone fill, paint, undo, zoom, move, save and come back', async ({
  journey,
}) => {
  const page = await journey.visit({ viewport: SIZES.phone, hasTouch: true });
  const fingers = await Fingers.over(page);
  await openActivity(page, OWL);
  await startColoring(page);
  await chooseOnPhone(page, 'Fill', 'Ochre');
  await collapseOnPhone(page, 'Fill');
  await fingers.tap(PHONE_SKY);
  await expect.poll(() => colorAt(page, PHONE_SKY)).toBe(OCHRE);
  const filled = await lookAtPhone(page);

  await chooseOnPhone(page, 'Marker', 'Terracotta');
  const [left, right] = around(PHONE_BELLY, 60);
  // The first stroke puts the sheet away, and it is painted.
  const [from, to] = around(PHONE_ABOVE_SHEET, 60);
  await fingers.drag([from, to]);
  await expect(page.getByRole('button', { name: 'Brush: Marker' })).toBeVisible();
  await expect.poll(async () => (await lookAtPhone(page)).equals(filled)).toBe(false);
  await fingers.tap(left, right);
  await expect.poll(async () => (await lookAtPhone(page)).equals(filled)).toBe(true);

  const tools = page.getByRole('region', { name: 'Tools' });
  const zoomOut = tools.getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toBeDisabled();
  const [farLeft, farRight] = around(PHONE_BELLY, 140);
  await fingers.drag([left, farLeft], [right, farRight]);
  await expect(zoomOut).toBeEnabled();
  const zoomed = await lookAtPhone(page);
  await fingers.drag([left, { ...left, y: 420 }], [right, { ...right, y: 420 }]);
  await expect.poll(async () => (await lookAtPhone(page)).equals(zoomed)).toBe(false);
  await tools.getByRole('button', { name: 'Page tools' }).tap();
  await tools.getByRole('button', { name: 'Reset zoom' }).tap();
  await tools.getByRole('button', { name: 'Collapse tools' }).tap();
  await expect.poll(async () => (await lookAtPhone(page)).equals(filled)).toBe(true);

  await saveAndExit(page);
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await startColoring(page);
  await expect.poll(async () => (await lookAtPhone(page)).equals(filled)).toBe(true);
});

test('CAN-4 CAN-9 CAN-10 keys do everything, but not while a colour is typed', async ({ journey }) => {
  const page = await journey.visit();
  await page.goto(STUDIO);
  await untilStudioReady(page);
  const zoom = page.getByRole('status', { name: 'Zoom' });
  const map = page.getByRole('region', { name: 'Minimap' });
  const timer = page.getByRole('region', { name: 'Timer' });

  await test.step('zoom, minimap, panel, timer, controls', async () => {
    for (const [key, percent] of [
      ['+', '120%'],
      ['=', '144%'],
      ['-', '120%'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(zoom).toHaveText(percent);
    }
    await expect(map).toContainText('Click or drag to navigate');
    const frame = page.locator('.map-frame');
    const before = await frame.boundingBox();
    const picture = await map.getByRole('button').boundingBox();
    await page.mouse.click(picture!.x + 60, picture!.y + 20);
    expect((await frame.boundingBox())!.y).toBeLessThan(before!.y);
    await page.keyboard.press('0');
    await expect(zoom).toHaveText('100%');
    await expect(map).toContainText('Zoom in to navigate');
    await page.keyboard.press('m');
    await expect(map).toBeHidden();
    await page.keyboard.press('b');
    await expect(page.getByRole('button', { name: 'Any color' })).toBeHidden();
    await page.keyboard.press('b');
    await page.keyboard.press('t');
    await expect(timer).toBeVisible();
    await page.keyboard.press('h');
    await expect(timer).toBeHidden();
    await page.getByRole('button', { name: 'Show controls' }).click();
    await page.keyboard.press('t');
    await expect(timer).toBeHidden();
  });

  await test.step('a colour is typed and filled with', async () => {
    await page.getByRole('button', { name: 'Any color' }).click();
    await page.getByRole('textbox', { name: /hex/i }).fill('#12ab9f');
    await page.getByRole('button', { name: 'Fill', exact: true }).click();
    await page.getByRole('button', { name: '100%', exact: true }).click();
    await page.mouse.click(SKY.x, SKY.y);
    await expect.poll(() => colorAt(page, SKY)).toBe('#12ab9f');
  });

  await test.step('clear, undo, redo', async () => {
    await page.keyboard.press('c');
    await expect.poll(() => colorAt(page, SKY)).toBe('#ffffff');
    await page.keyboard.press('Control+z');
    await expect.poll(() => colorAt(page, SKY)).toBe('#12ab9f');
    await page.keyboard.press('Control+y');
    await expect.poll(() => colorAt(page, SKY)).toBe('#ffffff');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => colorAt(page, SKY)).toBe('#ffffff');
    await page.keyboard.press('Control+z');
    await expect.poll(() => colorAt(page, SKY)).toBe('#12ab9f');
    await page.getByRole('button', { name: 'Pan' }).click();
    await page.keyboard.press('c');
    await expect.poll(() => colorAt(page, SKY)).toBe('#12ab9f');
  });
});

test('strokes stay inside, a colour is picked from the page, the next area is found, tools change hands', async ({
  journey,
}) => {
  const page = await journey.visit();
  await colorTheOwl(page);
  await choose(page, 'Marker', 'Umber');
  const name = 'Pick a color from the page';
  await page.getByRole('button', { name }).click();
  await page.mouse.move(SKY.x, SKY.y);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Any color' }).click();
  await expect(page.getByLabel('Hex color')).toHaveValue(new RegExp(OCHRE, 'i'));
  await page.getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Next uncolored area' }).click();
  await expect(page.getByRole('region', { name: 'Next area' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('0');

  const save = page.getByRole('button', { name: 'Save & Exit' });
  const before = (await save.boundingBox())!;
  await page.getByRole('button', { name: 'Left-handed' }).click();
  expect((await save.boundingBox())!.x).toBeLessThan(before.x / 2);
  await page.getByRole('button', { name: 'Stay inside the lines' }).click();
  await page.reload();
  await untilStudioReady(page);
  await expect(page.getByRole('button', { name: 'Stay inside the lines' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect((await save.boundingBox())!.x).toBeLessThan(before.x / 2);
});

test('CAN-17 a lost graphics context loses no paint, and coloring goes on', async ({ journey }) => {
  const page = await journey.open(journey.newDevice(), { ignore: /WebGL/ });
  await colorTheOwl(page);
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.easel canvas');
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  const isPlain = () =>
    page.evaluate(
      () => document.querySelector<HTMLCanvasElement>('.easel canvas')?.getContext('2d') !== null,
    );
  await expect.poll(isPlain).toBe(true);
  await expect.poll(() => colorAt(page, SKY)).toBe(OCHRE);
  await choose(page, 'Fill', 'Oat');
  await page.mouse.click(SKY.x, SKY.y);
  await expect.poll(() => colorAt(page, SKY)).not.toBe(OCHRE);
});

test('a page opened in two tabs is written by the later one, and the earlier one says so', async ({
  journey,
}) => {
  const page = await journey.visit();
  await colorTheOwl(page);
  const before = await lookAtPage(page);
  const other = await page.context().newPage();
  await other.goto(STUDIO);
  await untilStudioReady(other);
  await other.mouse.move(20, 500);
  await expectSamePage(other, before);

  await page.bringToFront();
  const dialog = page.getByRole('dialog', { name: 'Open in another tab' });
  await expect(dialog).toBeVisible();
  await other.bringToFront();
  await expectSamePage(other, before);

  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Go on here' }).click();
  await expect(dialog).toBeHidden();
  await expectSamePage(page, before);
  await expect(other.getByRole('dialog', { name: 'Open in another tab' })).toBeVisible();
});

test('axe finds nothing in the studio, in light and dark, on phone and desktop, with every dialog open', async ({
  journey,
}) => {
  for (const size of ['phone', 'desktop'] as const) {
    const page = await journey.visit({
      viewport: SIZES[size],
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(STUDIO);
    await untilStudioReady(page);
    await expectAccessible(page, `the studio, ${size}`);
    if (size === 'phone') {
      await page.getByRole('button', { name: 'Expand tools' }).click();
      await expectAccessible(page, `the open drawer, ${size}`);
    }
    await page.keyboard.press('t');
    await expectAccessible(page, `the timer, ${size}`);
    await page.getByRole('button', { name: 'Timer settings' }).click();
    await expectAccessible(page, `its settings, ${size}`);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Breathe' }).click();
    await expectAccessible(page, `the flower, ${size}`);
    await page.getByRole('button', { name: 'Show controls' }).click();
    await page.getByRole('button', { name: 'Save & Exit' }).first().click();
    await expectAccessible(page, `the save dialog, ${size}`);
    await page.context().close();
  }
});
