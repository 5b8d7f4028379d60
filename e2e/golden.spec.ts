import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { paintGolden } from '../packages/engine/testing/golden.ts';
import { serveEnginePage } from './support/engine-page.ts';
import { expect, test } from './support/journey.ts';
import { OWL_ID } from './support/keeping.ts';
import { untilStudioReady } from './support/person.ts';

/** How each browser opens one address without a window, on a profile of its own. */
const BROWSERS = {
  chromium: {
    program: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    open: (profile: string) => ['--headless', '--no-sandbox', `--user-data-dir=${profile}`],
  },
  firefox: {
    program: process.env['FIREFOX_PATH'] || onPath('firefox-esr') || onPath('firefox'),
    open: (profile: string) => ['--headless', '--no-remote', '--profile', profile],
  },
};

function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

for (const [name, { program, open }] of Object.entries(BROWSERS)) {
  // Firefox is looked at where there is one; `npm test` does not install it.
  if (!program) continue;

  test(`CAN-13 the same journal paints the same pixels in Node and in ${name}`, async () => {
    const golden = paintGolden();
    const page = await serveEnginePage();
    const profile = mkdtempSync(join(tmpdir(), 'inkbloom-golden-'));
    const browser = spawn(program, [...open(profile), page.address], { stdio: 'ignore', detached: true });
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    try {
      const both = { fast: golden, plain: golden };
      expect(await page.outcome).toEqual({ page: both, worker: both });
    } finally {
      // A browser is many processes, in one group.
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await ended;
      page.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

test('the built studio paints by WebAssembly under its own policy', async ({ journey }) => {
  const page = await journey.visit();
  await page.addInitScript(() => {
    const made = Object.assign(window, { kernels: 0 });
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
      construct(kind, given) {
        made.kernels++;
        return Reflect.construct(kind, given) as object;
      },
    });
  });
  await page.goto(`/activity/${OWL_ID}?color=1&page=0`);
  await untilStudioReady(page);
  await expect.poll(() => page.evaluate('kernels')).toBeGreaterThan(0);
});
