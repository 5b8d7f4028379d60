import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openChromium } from './chromium.ts';
import { latencyOf, prepareLatency, type Latency } from './latency.ts';
import { PEERS } from './peers.ts';
import { serveBuilt, type Site } from './site.ts';

/** The window every page is measured in. */
export const VIEW = { width: 1280, height: 900 };
/** Milliseconds until an app has settled after it was opened. */
export const SETTLED = 2500;

/** So many points, with the processor so many times slower. */
export interface Hand {
  readonly points?: number;
  readonly slowdown?: number;
}

/** The pages of the bench in one browser. */
export interface BenchPages {
  readonly browser: Browser;
  /** Opens the engine's page and asks it something, as in `backgroundFill()`. */
  engine<T>(question: string): Promise<T>;
  /** Asks the peers' fill libraries something. */
  peers<T>(question: string): Promise<T>;
  /** Opens the engine's page and leaves it open. */
  openEngine(): Promise<Page>;
  /** Latency of the engine's page after a call, or of a peer's page. */
  latency(what: { readonly call: string } | { readonly peer: string }, how?: Hand): Promise<Latency>;
  close(): Promise<void>;
}

/** Builds and serves everything, and starts the browser. */
export async function openBenchPages(withPeers: boolean): Promise<BenchPages> {
  const own = await serveBuilt(fileURLToPath(new URL('../page', import.meta.url)), ['index.html']);
  const others = withPeers
    ? await serveBuilt(`${PEERS}pages`, ['fills.html', 'tldraw.html', 'excalidraw.html'])
    : null;
  const browser = await openChromium();

  async function open(site: Site | null, path: string): Promise<Page> {
    if (!site) throw new Error('the peers are not installed');
    const page = await browser.newPage({ viewport: VIEW });
    await prepareLatency(page);
    await page.goto(`${site.origin}/${path}`);
    return page;
  }

  return {
    browser,
    engine: async (question) => ask(await open(own, 'index.html'), `bench.${question}`),
    async peers(question) {
      const page = await open(others, 'fills.html');
      await page.evaluate('peers.ready()');
      return ask(page, `peers.${question}`);
    },
    openEngine: () => open(own, 'index.html'),
    async latency(what, { points, slowdown = 1 } = {}) {
      const page = 'call' in what ? await open(own, 'index.html') : await open(others, `${what.peer}.html`);
      if ('call' in what) await page.evaluate(`bench.${what.call}`);
      await page.waitForTimeout(SETTLED);
      const debuggerOf = await page.context().newCDPSession(page);
      await debuggerOf.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const latency = await latencyOf(page, points);
      await page.close();
      return latency;
    },
    async close() {
      await browser.close();
      await own.close();
      await others?.close();
    },
  };
}

/** Asks a page something and closes it. */
async function ask<T>(page: Page, question: string): Promise<T> {
  try {
    return (await page.evaluate(question)) as T;
  } finally {
    await page.close();
  }
}
