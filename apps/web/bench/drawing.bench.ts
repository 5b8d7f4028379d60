import type { Page } from 'playwright-core';
import { openChromium } from '../../../packages/engine/bench/harness/chromium.ts';
import { secondsAsked } from '../../../packages/engine/bench/harness/seconds.ts';
import { watchSteal } from '../../../packages/engine/bench/harness/steal.ts';
import { randomFrom } from '../../../packages/engine/src/core/random.ts';
import { buildWeb } from '../../../scripts/web-build.ts';
import { serveFilled } from './filled-server.ts';

/*
 * The longest task of the page's thread while somebody colors in the studio as people have it, drafts, keyframes,
 * minimap and panels included: lines, scribbles over everything, fills, undo and redo, zoom, at random for a minute or
 * `--seconds=600`; then a line of 10,000 points with each brush, with the processor slowed four times by the debugger.
 */

/** How many times slower the processor is for the long lines, how many points they have, and in how many strides. */
const SLOWDOWN = 4;
const LONG_POINTS = 10_000;
const STRIDES = 100;

const VIEW = { width: 1280, height: 900 };
const STUDIO = '/activity/moonlit-owl-with-poppies?color=1&page=0';
const BRUSHES = ['Watercolor', 'Pencil', 'Marker', 'Sparkle'] as const;
/** Milliseconds until the studio has settled after it was opened, or the hand has come to rest. */
const SETTLED = 4000;
/** Milliseconds between the repeats of a held key. */
const KEY_REPEAT = 33;

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

async function choose(page: Page, brush: string): Promise<void> {
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

function onSpiral(stride: number): readonly [number, number] {
  const turn = stride * 0.7;
  const reach = 60 + 240 * (stride / STRIDES);
  return [640 + reach * Math.cos(turn), 450 + reach * Math.sin(turn)];
}

/** A line of many points that winds over the page. */
async function longLine(page: Page): Promise<void> {
  await page.mouse.move(...onSpiral(0));
  await page.mouse.down();
  for (let stride = 1; stride <= STRIDES; stride++)
    await page.mouse.move(...onSpiral(stride), { steps: LONG_POINTS / STRIDES });
  await page.mouse.up();
}

async function hold(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_REPEAT);
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

async function openStudio(page: Page): Promise<void> {
  await page.goto(STUDIO);
  await page.locator('.easel canvas').waitFor();
  await page.waitForTimeout(SETTLED);
}

/** Runs inside the page: keeps the milliseconds of every long task from now on, those over 50. */
function watchTasks(): void {
  const tasks: number[] = [];
  const note = (list: PerformanceObserverEntryList) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: 'longtask' });
  Object.assign(globalThis, { longTasks: tasks });
}

/** The long tasks since the last time. */
async function takeTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0));
}

const seconds = secondsAsked(60);
await buildWeb();
const server = await serveFilled();
const browser = await openChromium();
const steal = watchSteal();
let isMissed = true;
try {
  const page = await browser.newPage({ viewport: VIEW, baseURL: server.origin });
  await openStudio(page);
  await page.evaluate(watchTasks);
  const { next: pick } = randomFrom(1);
  let gestures = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; gestures++)
    await act(page, pick);
  await page.waitForTimeout(SETTLED);
  if (!(await page.getByRole('button', { name: 'Undo' }).first().isEnabled()))
    throw new Error('nothing was drawn');
  const tasks = await takeTasks(page);
  console.log(`${gestures} gestures in the studio, tasks over 50 ms: ${tasks.join(', ') || 'none'}`);
  const debuggerOf = await page.context().newCDPSession(page);
  await debuggerOf.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const slowTasks = [];
  for (const brush of BRUSHES) {
    await choose(page, brush);
    await page.waitForTimeout(SETTLED);
    await takeTasks(page);
    await longLine(page);
    await page.waitForTimeout(SETTLED);
    const long = await takeTasks(page);
    slowTasks.push(...long);
    console.log(
      `${LONG_POINTS} points of ${brush}, ${SLOWDOWN} times slower, tasks over 50 ms: ${long.join(', ') || 'none'}`,
    );
  }
  isMissed = tasks.length > 0 || slowTasks.length > 0;
  console.log(steal());
  console.log(`gate: no task over 50 ms ${isMissed ? 'MISSED' : 'holds'}`);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(process.argv.includes('--gate') && isMissed ? 1 : 0);
