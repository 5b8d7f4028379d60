import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, ownTest } from './support/journey.ts';
import { ADA, colorTheOwl, OWL, OWL_ID } from './support/keeping.ts';
import {
  choose,
  expectSamePage,
  lookAtPage,
  saveAndExit,
  signInWithGoogle,
  startColoring,
  untilStudioReady,
} from './support/person.ts';

const BUILT = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
/** A browser without a network says so for every request that fails. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_FAILED|ERR_EMPTY_RESPONSE|Failed to fetch|no-response|could not be sent/;

// Inside the browser.
const isKept = async (): Promise<boolean> => {
  const { active } = await navigator.serviceWorker.ready;
  return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
};

/** Waits until the app is kept on the device and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  // All of the app is fetched first.
  await page.waitForFunction(isKept, undefined, { timeout: 60_000 });
}

ownTest(
  'PWA-1 PWA-2 CAN-6 GAL-8 a page that was opened is found and colored again without any network',
  async ({ journey }) => {
    const device = journey.newDevice();
    const page = await journey.open(device, { serviceWorkers: 'allow', ignore: NO_NETWORK });
    await page.goto('/gallery');
    await untilKept(page);
    await colorTheOwl(page);
    const before = await lookAtPage(page);
    await page.getByRole('button', { name: 'Save & Exit' }).first().click();
    await page.getByRole('button', { name: 'Exit Without Saving' }).click();
    await expect(page.getByRole('dialog', { name: 'Save Your Art?' })).toBeHidden();
    await page.goto('/gallery');
    await expect(page.getByRole('region', { name: 'Continue coloring' })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await journey.cutPower();
    await page.context().setOffline(true);
    await page.goto('/gallery');
    await expect(page.getByText("You're offline. Showing cached content.")).toBeVisible();
    await expect(page.getByText('You are currently offline. Some features may be limited.')).toBeVisible();
    const picture = page.getByRole('region', { name: 'Fresh & New' }).locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.getByRole('region', { name: 'Continue coloring' }).getByRole('link', { name: OWL }).click();
    await untilStudioReady(page);
    await page.mouse.move(20, 500);
    await expectSamePage(page, before);

    await page.context().setOffline(false);
    await withSilentServer(journey.origin, async () => {
      await page.reload({ waitUntil: 'commit' });
      await untilStudioReady(page);
      await page.mouse.move(20, 500);
      await expectSamePage(page, before);
    });
    await page.context().setOffline(true);

    await page.goto(`/activity/${OWL_ID}-that-nobody-opened`);
    await expect(page.getByRole('main')).toContainText(/offline|connection|network/i);
  },
);

ownTest(
  'PWA-2 what is kept for times without a network is public: nothing of a person is in it',
  async ({ journey }) => {
    const page = await journey.open(journey.newDevice(), { serviceWorkers: 'allow' });
    await page.goto('/gallery');
    await untilKept(page);
    await signInWithGoogle(page, ADA);
    await colorTheOwl(page);
    await saveAndExit(page);
    await page.goto('/account?tab=coloring');
    await expect(page.getByRole('link', { name: new RegExp(OWL) }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(keptAddresses);
    expect(kept).toContainEqual(expect.stringContaining(`/api/v1/activities/${OWL_ID}`));
    expect(
      kept.filter((url) => /\/api\/(v1\/)?(users?|auth|drawings|subscriptions\/details)\b/.test(url)),
    ).toEqual([]);
  },
);

ownTest(
  'PWA-1 PWA-2 a new version asks before it takes over, and waits in the menu when put off; what is kept and spoiled is right after one reload',
  async ({ journey }) => {
    const page = await journey.open(journey.newDevice(), { serviceWorkers: 'allow' });
    await page.goto('/gallery');
    await untilKept(page);
    const next = mkdtempSync(join(tmpdir(), 'inkbloom-next-'));
    try {
      cpSync(BUILT, next, { recursive: true });
      appendFileSync(join(next, 'service-worker.js'), '\n// the next version\n');
      await journey.cutPower();
      await journey.start(next);
      await page.goto('/gallery');
      const question = page.getByRole('complementary', { name: 'New version' });
      await expect(question).toContainText('New version available! Refresh to update?');
      await question.getByRole('button', { name: 'Later' }).click();
      await expect(question).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      const again = page.waitForEvent('load');
      await page.getByRole('button', { name: 'A new version is available. Refresh to update.' }).click();
      await again;
      await expect(page.getByRole('region', { name: 'Fresh & New' })).toBeVisible();
      await expect.poll(() => page.evaluate(waitingVersion)).toBe(false);
      await expect(question).toBeHidden();

      await page.waitForLoadState('networkidle');
      await page.evaluate(spoilWhatIsKept);
      await page.reload();
      await expect(
        page.getByRole('region', { name: 'Fresh & New' }).locator('[data-activity]').first(),
      ).toBeVisible();
    } finally {
      rmSync(next, { recursive: true, force: true });
    }
  },
);

/** A server at this address that takes connections and never answers, while `work` runs. */
async function withSilentServer(origin: string, work: () => Promise<void>): Promise<void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'listening');
  try {
    await work();
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

// These run inside the browser, so that they may use nothing from out here.
async function keptAddresses(): Promise<string[]> {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => url);
}

/** Puts something else in place of every file that is kept. */
async function spoilWhatIsKept(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      await cache.put(
        request,
        new Response('<h1>Sign in to the hotel</h1>', { headers: { 'content-type': 'text/html' } }),
      );
  }
}

async function waitingVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  return Boolean(registration.waiting);
}

ownTest(
  'PWA-2 GAL-11 a stream that is kept is colored, saved and found again in flight mode',
  async ({ journey }) => {
    const device = journey.newDevice();
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const page = await journey.open(device, { ...phone, serviceWorkers: 'allow', ignore: NO_NETWORK });
    await page.goto('/gallery/fantasy');
    await untilKept(page);
    const keep = page.getByRole('region', { name: 'Keep offline' });
    await keep.getByRole('button', { name: /^Keep offline \(\d+ pages, [\d.]+ MB\)$/ }).click();
    await keep.getByRole('button', { name: 'Pause' }).click();
    await keep.getByRole('button', { name: /^Keep/ }).first().click();
    await expect(keep.getByText(/^Kept: \d+ pages, [\d.]+ MB$/)).toBeVisible({ timeout: 120_000 });
    await expect(keep.getByRole('button', { name: /^Keep / })).toHaveCount(0);

    // Whatever was only seen is gone, as it is after a day.
    await page.evaluate(async () => {
      await Promise.all(['pictures', 'answers'].map((name) => caches.delete(name)));
      indexedDB.deleteDatabase('inkbloom-offline');
      localStorage.removeItem('inkbloom.gallery');
    });
    await page.context().close();
    await journey.cutPower();
    const flying = await journey.open(device, { ...phone, serviceWorkers: 'allow', ignore: NO_NETWORK });
    await flying.context().setOffline(true);
    await flying.goto('/gallery');
    const row = flying.getByRole('region', { name: 'Kept on this device' });
    const card = row.getByRole('article').first().getByRole('link').first();
    const title = (await card.textContent()) ?? '';
    await expect
      .poll(() =>
        row
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await card.click();
    await expect(flying.getByRole('heading', { level: 1 })).toBeVisible();
    await startColoring(flying);
    await choose(flying, 'Fill', 'Ochre');
    await flying.touchscreen.tap(195, 170);
    await saveAndExit(flying);
    await flying.goto('/gallery');
    await expect(
      flying.getByRole('region', { name: 'Continue coloring' }).getByRole('link', { name: title }),
    ).toBeVisible();
  },
);
