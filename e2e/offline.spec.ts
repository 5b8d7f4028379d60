import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { Fingers } from './support/fingers.ts';
import { expect, NO_NETWORK, ownTest, test } from './support/journey.ts';
import { colorTheOwl, OWL, OWL_ID } from './support/keeping.ts';
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

/** Shares a file into the app, as the system does with an installed one: by a form. */
async function shareInto(page: Page, file: Buffer): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'drawings.inkbloom'));
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/shared-drawings' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'drawings' });
    input.files = transfer.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, file.toString('base64'));
  await loaded;
}

ownTest(
  'PWA-1 PWA-2 CAN-6 GAL-8 a file of drawings is shared into the app; a page that was opened is found and colored again without any network',
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

    // A file of drawings that is shared into the app opens in it.
    await page.goto('/account');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save All as a File' }).click();
    await shareInto(page, readFileSync(await (await saving).path()));
    await expect(page.getByText('All of these drawings are here already.')).toBeVisible();

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

test('PWA-2 what is kept for times without a network is public: nothing of a person is in it', async ({
  journey,
}) => {
  const page = await journey.visit({ serviceWorkers: 'allow' });
  await page.goto('/gallery');
  await untilKept(page);
  await signInWithGoogle(page, journey.ada);
  await colorTheOwl(page);
  await saveAndExit(page);
  await page.goto('/account?tab=coloring');
  await expect(page.getByRole('link', { name: new RegExp(OWL) }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await shareInto(page, Buffer.from('no drawings here'));
  await expect(page.getByRole('alert')).toContainText('This is not a file of saved drawings.');
  const kept = await page.evaluate(keptAddresses);
  expect(kept).toContainEqual(expect.stringContaining(`/api/v1/activities/${OWL_ID}`));
  expect(
    kept.filter((url) => /\/api\/(v1\/)?(users?|auth|drawings|subscriptions\/details)\b/.test(url)),
  ).toEqual([]);
});

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

interface KeptPage {
  readonly id: string;
  readonly title: string;
  readonly addresses: readonly string[];
}

// Inside the browser: what the app noted as kept.
async function readKept(): Promise<KeptPage[]> {
  const open = indexedDB.open('inkbloom-kept');
  await new Promise((resolve) => (open.onsuccess = resolve));
  const all = open.result.transaction('activities').objectStore('activities').getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  open.result.close();
  const kept = all.result as (KeptPage & { readonly activity: { readonly title: string } })[];
  return kept.map(({ id, activity, addresses }) => ({ id, title: activity.title, addresses }));
}

// Inside the browser: addresses that give nothing.
async function findMissing(addresses: readonly string[]): Promise<string[]> {
  const sizes = await Promise.all(
    addresses.map((address) =>
      fetch(address).then(
        async (answer) => (answer.ok ? (await answer.blob()).size : 0),
        () => 0,
      ),
    ),
  );
  return addresses.filter((_, at) => sizes[at] === 0);
}

// Inside the browser: the numbers that the app's icon was given.
function noteBadges(): void {
  const badges: number[] = [];
  Object.assign(window, { badges });
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  });
}

const badge = (page: Page) =>
  page.evaluate(() => (window as unknown as { badges: readonly number[] }).badges.at(-1));

async function isPainted(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeGreaterThan(0);
}

/** Keeps the stream that is open, with a pause. */
async function keepStream(page: Page): Promise<void> {
  const keep = page.getByRole('region', { name: 'Keep offline' });
  await keep.getByRole('button', { name: /^Keep offline \(\d+ pages, [\d.]+ MB\)$/ }).click();
  await keep.getByRole('button', { name: 'Pause' }).click();
  await keep.getByRole('button', { name: /^Keep/ }).first().click();
  await expect(keep.getByText(/^Kept: \d+ pages, [\d.]+ MB$/)).toBeVisible({ timeout: 120_000 });
  await expect(keep.getByRole('button', { name: /^Keep / })).toHaveCount(0);
}

ownTest(
  'PWA-1 PWA-2 GAL-11 KEEP-5 DET-6 the app in a window of its own on a phone, without a network: a kept stream is found, colored, saved and printed; back online it is sent once',
  async ({ journey }) => {
    const device = journey.newDevice();
    const phone = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'allow',
      ignore: NO_NETWORK,
    } as const;
    const page = await journey.open(device, phone);
    await signInWithGoogle(page, journey.ada);
    await page.goto('/gallery/fantasy');
    await untilKept(page);
    await keepStream(page);
    // Whatever was only seen is gone, as it is after a day.
    await page.evaluate(async () => {
      await Promise.all(['pictures', 'answers'].map((name) => caches.delete(name)));
      indexedDB.deleteDatabase('inkbloom-offline');
      localStorage.removeItem('inkbloom.gallery');
    });
    await page.context().close();
    await journey.cutPower();

    const app = await journey.open(device, { ...phone, isInstalled: true });
    await app.addInitScript(noteBadges);
    await app.context().setOffline(true);
    await app.goto('/gallery');
    expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    await expect(app.getByText("You're offline. Showing cached content.")).toBeVisible();
    await expect(app.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
      'Kept on this device',
    );
    const row = app.getByRole('region', { name: 'Kept on this device' });
    await isPainted(row.locator('img').first());
    const kept = await app.evaluate(readKept);
    expect(
      await app.evaluate(
        findMissing,
        kept.flatMap(({ addresses }) => addresses),
      ),
    ).toEqual([]);
    for (const { id, title } of kept) {
      await app.goto(`/activity/${id}`);
      await expect(app.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await isPainted(app.getByRole('main').locator('img').first());
    }

    const { title } = kept.at(-1)!;
    const opening = app.waitForEvent('popup');
    await app.getByRole('button', { name: 'Download for Print' }).click();
    const sheet = await opening;
    await isPainted(sheet.locator('img').first());
    await sheet.close();
    // With a window of the same process its word of the network goes too.
    await app.context().setOffline(false);
    await app.context().setOffline(true);

    await startColoring(app);
    await choose(app, 'Fill', 'Ochre');
    await app.touchscreen.tap(195, 170);
    await choose(app, 'Marker', 'Terracotta');
    await (
      await Fingers.over(app)
    ).drag([
      { x: 120, y: 300 },
      { x: 280, y: 340 },
    ]);
    await expect(app.getByRole('button', { name: /^Undo/ }).first()).toBeEnabled();
    await saveAndExit(app);
    await expect(
      app.getByText('Kept on this device. It will be saved when you are back online.'),
    ).toBeVisible();
    await expect.poll(() => badge(app)).toBe(1);
    await app.goto('/gallery');
    await expect(
      app.getByRole('region', { name: 'Continue coloring' }).getByRole('link', { name: title }),
    ).toBeVisible();

    const taken: string[] = [];
    app.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname === '/api/drawings/save' && answer.ok()) taken.push(pathname);
    });
    await journey.start();
    await app.context().setOffline(false);
    await expect.poll(() => badge(app), { timeout: 30_000 }).toBe(0);
    await app.goto('/account?tab=coloring');
    const drawings = app.getByRole('region', { name: 'My drawings' }).getByRole('listitem');
    await expect(drawings.filter({ hasText: title })).toHaveCount(1);
    expect(taken).toHaveLength(1);
  },
);
