import type { Page } from 'playwright-core';
import { randomFrom } from '../../../packages/engine/src/core/random.ts';

/** The brushes that make lines. */
export const BRUSHES = ['Watercolor', 'Pencil', 'Marker', 'Sparkle'] as const;
/** Milliseconds between the repeats of a held key. */
const KEY_REPEAT_MS = 33;

type Pick = () => number;
type Act = (page: Page, pick: Pick) => Promise<unknown>;

/** What a person does, and how often of a hundred times. */
const ACTS: readonly (readonly [often: number, act: Act])[] = [
  [8, (page) => page.keyboard.press('Control+z')],
  [5, (page) => page.keyboard.press('Control+Shift+z')],
  [4, (page, pick) => hold(page, 'Control+z', 2 + pick() * 8)],
  [4, (page, pick) => hold(page, 'Control+Shift+z', 2 + pick() * 8)],
  [4, (page, pick) => page.mouse.wheel(0, pick() < 0.5 ? -100 : 100)],
  [3, (page) => page.keyboard.press('0')],
  [2, (page) => page.keyboard.press('m')],
  [10, fill],
  [6, scribble],
  [54, line],
];

/** Takes a brush in hand. */
export async function choose(page: Page, brush: string): Promise<void> {
  await page.getByRole('button', { name: brush, exact: true }).click();
}

async function fill(page: Page, pick: Pick): Promise<void> {
  await choose(page, 'Fill');
  await page.mouse.click(...place(pick));
}

async function line(page: Page, pick: Pick): Promise<void> {
  await choose(page, BRUSHES[Math.floor(pick() * BRUSHES.length)]!);
  await drag(page, [place(pick), place(pick), place(pick)]);
}

async function scribble(page: Page, pick: Pick): Promise<void> {
  await choose(page, BRUSHES[Math.floor(pick() * BRUSHES.length)]!);
  await drag(
    page,
    Array.from({ length: 16 }, (_, row) => [row % 2 === 0 ? 300 : 980, 120 + row * 44] as const),
  );
}

async function drag(page: Page, places: readonly (readonly [number, number])[]): Promise<void> {
  const [first, ...rest] = places;
  await page.mouse.move(...first!);
  await page.mouse.down();
  for (const next of rest) await page.mouse.move(...next, { steps: 20 });
  await page.mouse.up();
}

async function hold(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_REPEAT_MS);
  }
}

function place(pick: Pick): readonly [number, number] {
  return [320 + pick() * 640, 140 + pick() * 620];
}

async function act(page: Page, pick: Pick): Promise<void> {
  let luck = pick() * 100;
  for (const [often, next] of ACTS) {
    luck -= often;
    if (luck < 0) return void (await next(page, pick));
  }
}

/** Does at random what a person does, for so many seconds. */
export async function colorAtRandom(page: Page, seconds: number): Promise<void> {
  const { next: pick } = randomFrom(1);
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) await act(page, pick);
}
