import { chromium, type Page } from 'playwright-core';
import { buildWeb } from '../../../scripts/web-build.ts';
import { serveFilled } from './filled-server.ts';
import { generatedPage } from './generated-pages.ts';

/*
 * A gallery of 5,000 activities, scrolled from its beginning to its end: how many cards are in the document at
 * most, and the longest task that scrolling makes, in milliseconds.
 */

const ACTIVITIES = 5000;
const MOST_CARDS = 60;
const LONGEST_TASK = 50;
/** Pixels of one turn of the wheel, and milliseconds between two. */
const TURN = 900;
const PAUSE = 60;
/** So many cards a second are more than a hand can look through; the request window allows no more. */
const PATIENCE = 180_000;

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

/** Watches from now on; the answer is of what was seen meanwhile. */
async function watch(page: Page): Promise<() => Promise<{ cards: number; task: number }>> {
  await page.evaluate(() => {
    const seen = { cards: 0, task: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: 'longtask' });
    const count = () => {
      seen.cards = Math.max(seen.cards, document.querySelectorAll('main article').length);
      requestAnimationFrame(count);
    };
    count();
  });
  return () => page.evaluate(() => (window as unknown as { seen: { cards: number; task: number } }).seen);
}

async function scrollToEnd(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(PAUSE);
    const [shown, below] = await page.evaluate(() => [
      document.querySelector('main output')?.textContent ?? '',
      document.documentElement.scrollHeight - innerHeight - scrollY,
    ]);
    if (shown.startsWith(`Showing ${ACTIVITIES} of`) && below < TURN) return;
    if (Date.now() > end) throw new Error(`the end was not reached: ${shown}`);
  }
}

await buildWeb();
const server = await serveFilled();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
let isMissed = false;
try {
  for (const [name, viewport] of SIZES) {
    // A service worker would ask the server past the made-up list.
    const context = await browser.newContext({
      viewport,
      baseURL: server.origin,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const samples = (await (await fetch(`${server.origin}/api/v1/activities?limit=50`)).json()) as {
      data: { id: string }[];
    };
    await page.route('**/api/v1/activities?*', (route) =>
      route.fulfill({ json: generatedPage(samples.data, new URL(route.request().url()), ACTIVITIES) }),
    );
    await page.goto('/gallery?sort=newest');
    await page.getByRole('article').first().waitFor();
    const seen = await watch(page);
    await scrollToEnd(page);
    const { cards, task } = await seen();
    const isMet = cards <= MOST_CARDS && task <= LONGEST_TASK;
    isMissed ||= !isMet;
    console.log(
      `${name.padEnd(8)} ${cards} cards at most (gate ${MOST_CARDS}), longest task ${Math.round(task)} ms (gate ${LONGEST_TASK}) ` +
        `${isMet ? '' : 'MISSED '}| ${ACTIVITIES} activities scrolled through`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(process.argv.includes('--gate') && isMissed ? 1 : 0);
