import { chromium } from 'playwright-core';
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { freePort } from '../../../scripts/ports.ts';
import { buildWeb } from '../../../scripts/web-build.ts';
import { serveFilled } from './filled-server.ts';

/*
 * What Lighthouse says of the built app as the server sends it, compressed: landing page, gallery, a stream and an
 * activity, on a phone and on a desktop. Of several runs the middle one counts, since other work on the machine
 * costs points.
 */

const RUNS = 3;
const FULL = 100;
const PAGES = [
  ['landing', '/'],
  ['gallery', '/gallery'],
  ['stream', '/gallery/animals'],
] as const;
const DEVICES = [
  ['desktop', desktopConfig, 100],
  ['mobile', undefined, 97],
] as const;
/** What may move while a page loads. */
const SHIFT = 0.02;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function examine(url: string, port: number, config: Config | undefined): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' }, config);
  if (!run) throw new Error(`Lighthouse gave nothing for ${url}`);
  return run.lhr;
}

/** The address of the newest activity. */
async function newestPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/activities?limit=1`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return `/activity/${data[0]?.id}`;
}

function score(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * FULL);
}

function value(result: Result, name: string): number {
  return result.audits[name]?.numericValue ?? Number.NaN;
}

function middle(results: readonly Result[]): Result {
  const sorted = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The audits that cost points where none may be lost. */
function lost(result: Result): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score === 0)
      .map(({ id }) => id),
  );
}

function report(name: string, result: Result, least: number): boolean {
  const [performance, ...others] = CATEGORIES.map((category) => score(result, category));
  const shift = value(result, 'cumulative-layout-shift');
  const isMet = performance! >= least && others.every((points) => points === FULL) && shift < SHIFT;
  const seconds = (audit: string) => (value(result, audit) / 1000).toFixed(2);
  console.log(
    `${name.padEnd(16)} performance ${performance} (gate ${least}) accessibility ${others[0]} best practice ${others[1]} ` +
      `SEO ${others[2]} shift ${shift.toFixed(3)} (gate ${SHIFT}) ${isMet ? '' : 'MISSED '}| ` +
      `first paint ${seconds('first-contentful-paint')} s, largest ${seconds('largest-contentful-paint')} s, ` +
      `blocked ${Math.round(value(result, 'total-blocking-time'))} ms`,
  );
  for (const id of lost(result)) console.log(`  lost by ${id}`);
  return isMet;
}

await buildWeb();
const server = await serveFilled();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ],
});
const met: boolean[] = [];
try {
  for (const [page, path] of [...PAGES, ['activity', await newestPath(server.origin)] as const]) {
    for (const [device, config, least] of DEVICES) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run++)
        results.push(await examine(`${server.origin}${path}`, port, config));
      met.push(report(`${page}, ${device}`, middle(results), least));
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(process.argv.includes('--gate') && met.includes(false) ? 1 : 0);
