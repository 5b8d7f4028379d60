import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serveEnginePage } from './support/engine-page.ts';

const SIDE = 500;
/** Bytes of a row of pixels. */
const ROW = SIDE * 3;
/** A thick black line across the glitter, at this height in the view. */
const LINE = { y: 250, half: 12 };
const INK = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500" width="500" height="500"><path d="M0 250H500" stroke="#000" stroke-width="30"/></svg>`,
)}`;

/** Longer than a page rests before its ink is drawn sharp, in milliseconds. */
const RESTED = 200;

/** Pixels of the page once it rests (looked at twice, that time apart, it is the same), 3 bytes each. */
async function lookAt(page: Page): Promise<Buffer> {
  let seen: Buffer = Buffer.alloc(0);
  const isStill = async () => {
    const before = seen;
    seen = await page.screenshot();
    return before.equals(seen);
  };
  await expect.poll(isStill, { intervals: [RESTED] }).toBe(true);
  return sharp(seen).removeAlpha().raw().toBuffer();
}

/** How many pixels differ by something that can be seen. */
function different(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 3) {
    const by = [0, 1, 2].map((i) => Math.abs(a[at + i]! - b[at + i]!));
    if (Math.max(...by) > 16) count++;
  }
  return count;
}

/** Opens a page of glitter: wide lines of the sparkle brush over most of it. */
async function openGlitter(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: SIDE, height: SIDE });
  await page.goto(`${address}shown`);
  await page.waitForFunction('typeof show === "function"');
  await page.evaluate(`show({ width: ${SIDE}, height: ${SIDE} }, ${JSON.stringify(INK)})`);
  await page.evaluate(`
    engine.set({ brush: 'sparkle', size: 30, opacity: 1, color: '#3070c0' });
    for (let y = 20; y < 500; y += 24) {
      engine.pointer({ phase: 'down', x: 10, y, pressure: 1, pointerType: 'mouse' });
      for (let x = 20; x < 490; x += 10) engine.pointer({ phase: 'move', x, y, pressure: 1, pointerType: 'mouse' });
      engine.pointer({ phase: 'up', x: 490, y, pressure: 1, pointerType: 'mouse' });
    }
    engine.zoomIn();`);
}

/** Moves the page down, looks, and brings it back; gives what is seen at the same places of the page. */
async function movedBy(page: Page, by: number): Promise<Buffer> {
  await page.evaluate(`engine.panBy(0, ${by})`);
  const seen = await lookAt(page);
  await page.evaluate(`engine.panBy(0, ${-by})`);
  return seen.subarray(by * ROW);
}

test.describe('glitter', () => {
  let served: Awaited<ReturnType<typeof serveEnginePage>>;
  test.beforeAll(async () => {
    served = await serveEnginePage();
  });
  test.afterAll(() => served.close());

  test('CAN-3 turns with the view under the ink, and is the same for the same view', async ({ page }) => {
    await openGlitter(page, served.address);
    expect(await page.evaluate('mounted.presenter')).toBe('webgl2');
    const before = await lookAt(page);
    const moved = await movedBy(page, 20);
    expect(different(before.subarray(0, moved.length), moved)).toBeGreaterThan(400);
    expect(different(await lookAt(page), before)).toBe(0);
    const middle = (row: number) => before.subarray(row * ROW, (row + 1) * ROW);
    for (const row of [LINE.y - LINE.half, LINE.y, LINE.y + LINE.half]) {
      expect(Math.max(...middle(row))).toBeLessThan(16);
    }
  });

  test('CAN-3 leaves nothing behind where it is taken off', async ({ page }) => {
    await openGlitter(page, served.address);
    const before = await lookAt(page);
    await page.evaluate(`
      engine.set({ brush: 'eraser' });
      engine.pointer({ phase: 'down', x: 60, y: 60, pressure: 1, pointerType: 'mouse' });
      engine.pointer({ phase: 'move', x: 400, y: 400, pressure: 1, pointerType: 'mouse' });
      engine.pointer({ phase: 'up', x: 400, y: 400, pressure: 1, pointerType: 'mouse' });`);
    const part = await lookAt(page);
    await page.evaluate('engine.panBy(0, 8)');
    await lookAt(page);
    await page.evaluate('engine.panBy(0, -8)');
    expect(different(await lookAt(page), part)).toBe(0);
    await page.evaluate('engine.undo()');
    expect(different(await lookAt(page), before)).toBe(0);
    await page.evaluate('engine.clear()');
    const bare = await lookAt(page);
    expect(bare.subarray(0, 100 * ROW).every((value) => value === 255)).toBe(true);
  });

  test('CAN-3 stands still for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGlitter(page, served.address);
    const before = await lookAt(page);
    const moved = await movedBy(page, 20);
    expect(different(before.subarray(0, moved.length), moved)).toBeLessThan(40);
  });
});
