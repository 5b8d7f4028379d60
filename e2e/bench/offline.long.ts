import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { buildWeb } from '../../scripts/web-build.ts';
import { openBrowser } from '../support/browser.ts';
import { startingFolder, untilFilled } from '../support/filled-folder.ts';
import { startInstallation } from '../support/installation.ts';
import { OWL, OWL_ID, SKY as SKY_ON_DESKTOP } from '../support/keeping.ts';
import { choose, expectSamePage, lookAtPage, saveAndExit, untilStudioReady } from '../support/person.ts';

/*
 * A phone in flight mode, as a person has it: 200 kept pages from a cold start, a device whose disk is really full (as
 * root on Linux, who may mount one), and a new version that comes while somebody colors. Gates: every kept page opens,
 * nothing is lost, every failure has its words. `npm run bench -- offline --gate`
 */

const PAGES = 200;
const STREAMS = ['animals', 'fantasy', 'nature', 'flowers', 'vehicles', 'food', 'holidays'];
/** Megabytes of the disk that is full. */
const SMALL_DISK_MB = 70;
/** Where a phone's page is tapped, from its middle upwards. */
const SKY_X = 195;
const PLACES = [300, 240, 170];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' } as const;
const PATIENCE_MS = 240_000;
const LONG = { timeout: 60_000 };

const failures: string[] = [];

function row(what: string, isMet: boolean, figure: string): void {
  if (!isMet) failures.push(what);
  console.log(`${what.padEnd(66)} ${figure}${isMet ? '' : ' MISSED'}`);
}

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Keeps a stream; gives the words that ended it. */
async function keepStream(page: Page, slug: string): Promise<string> {
  await page.goto(`/gallery/${slug}`);
  await untilKept(page);
  const keep = page.getByRole('region', { name: 'Keep offline' });
  await keep.getByRole('button', { name: /^Keep/ }).first().click();
  const end = keep.getByRole('alert').or(keep.getByText(/^Kept: /));
  await expect(keep.getByRole('button', { name: 'Pause' })).toBeHidden({ timeout: PATIENCE_MS });
  return (await end.first().textContent()) ?? '';
}

interface Kept {
  readonly id: string;
  readonly addresses: readonly string[];
}

// Inside the browser.
async function readKept(): Promise<Kept[]> {
  const open = indexedDB.open('inkbloom-kept');
  await new Promise((resolve) => (open.onsuccess = resolve));
  const all = open.result.transaction('activities').objectStore('activities').getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  return (all.result as Kept[]).map(({ id, addresses }) => ({ id, addresses }));
}

// Inside the browser: addresses that give nothing.
async function findMissing(addresses: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const address of addresses) {
    const size = await fetch(address).then(
      async (answer) => (answer.ok ? (await answer.blob()).size : 0),
      () => 0,
    );
    if (size === 0) missing.push(address);
  }
  return missing;
}

async function isPainted(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 })
    .toBeGreaterThan(0);
}

/** Presses Color and waits for the studio, for as long as a busy machine takes. */
async function openStudio(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Color|Continue)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save & Exit' }).first().waitFor({ timeout: PATIENCE_MS });
  await page
    .getByText('Preparing your meditation space...')
    .waitFor({ state: 'hidden', timeout: PATIENCE_MS });
}

async function fillOnce(page: Page): Promise<void> {
  await openStudio(page);
  await choose(page, 'Fill', 'Ochre');
  // Where paper lies under a finger differs from page to page.
  const undo = page.getByRole('button', { name: 'Undo' }).first();
  for (const y of PLACES) {
    await page.touchscreen.tap(SKY_X, y);
    await page.waitForTimeout(300);
    if (await undo.isEnabled()) break;
  }
  await expect(undo).toBeEnabled();
}

/** Saves; gives the words where that is refused. */
async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save Your Art?' });
  await dialog.getByRole('button', { name: 'Save & Exit' }).click();
  const refusal = dialog.getByRole('alert');
  const isOver = async () => (await refusal.isVisible()) || !(await dialog.isVisible());
  await expect.poll(isOver, LONG).toBe(true);
  return (await refusal.isVisible()) ? ((await refusal.textContent()) ?? '') : '';
}

async function flight(dataFolder: string, profile: string): Promise<void> {
  const { stack } = await startInstallation({ dataFolder });
  const context = await openBrowser(profile, { ...PHONE, baseURL: stack.origin });
  const page = context.pages()[0] ?? (await context.newPage());
  let kept: Kept[] = [];
  for (const slug of STREAMS) {
    if (kept.length >= PAGES) break;
    await keepStream(page, slug);
    kept = await page.evaluate(readKept);
  }
  row('pages kept before the flight', kept.length >= PAGES, String(kept.length));
  await page.evaluate(async () => {
    await Promise.all(['pictures', 'answers'].map((name) => caches.delete(name)));
    indexedDB.deleteDatabase('inkbloom-offline');
  });
  await context.close();
  await stack.stop('SIGKILL');

  const flying = await openBrowser(profile, { ...PHONE, baseURL: stack.origin });
  await flying.setOffline(true);
  const seat = flying.pages()[0] ?? (await flying.newPage());
  const start = performance.now();
  await seat.goto('/gallery');
  await expect(seat.getByRole('region', { name: 'Kept on this device' })).toBeVisible();
  await isPainted(seat);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  row('cold start without a network until a kept page is seen', true, `${seconds} s`);
  const addresses = kept.flatMap((one) => one.addresses);
  const missing = await seat.evaluate(findMissing, addresses);
  row(
    'files of kept pages that are missing',
    missing.length === 0,
    `${missing.length} of ${addresses.length}`,
  );
  let opened = 0;
  const every = Math.max(1, Math.floor(kept.length / 20));
  const tried = kept.filter((_, place) => place % every === 0);
  for (const { id } of tried) {
    await seat.goto(`/activity/${id}`);
    await expect(seat.getByRole('button', { name: /^(Color|Continue)$/ }).first()).toBeVisible();
    await isPainted(seat);
    opened += 1;
  }
  row('kept pages that were opened', opened === tried.length, `${opened} of ${tried.length}`);
  await fillOnce(seat);
  await saveAndExit(seat);
  await seat.goto('/gallery');
  await expect(seat.getByRole('region', { name: 'Continue coloring' }).getByRole('article')).toHaveCount(
    1,
    LONG,
  );
  row('one of them was colored and saved', true, 'found again');
  await flying.close();
}

/** A small file system of memory, which Linux gives to root alone; undefined elsewhere. */
function mountSmall(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

async function fullDevice(dataFolder: string): Promise<void> {
  const disk = mountSmall();
  if (disk === undefined) return console.log('a full device: not tried, this is not root on Linux');
  const { stack } = await startInstallation({ dataFolder });
  const context = await openBrowser(join(disk, 'profile'), { ...PHONE, baseURL: stack.origin });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    let words = '';
    for (const slug of STREAMS) {
      words = await keepStream(page, slug);
      if (!words.startsWith('Kept')) break;
    }
    row(
      'a disk that is full while pages are kept says so',
      /no room left/.test(words),
      `"${words.slice(0, 60)}"`,
    );
    const kept = await page.evaluate(readKept);
    await context.setOffline(true);
    const missing = await page.evaluate(
      findMissing,
      kept.flatMap((one) => one.addresses),
    );
    row(
      'pages kept before it was full, files missing',
      missing.length === 0,
      `${kept.length}, ${missing.length}`,
    );
    await page.goto(`/activity/${kept[0]?.id}`);
    await fillOnce(page);
    const refused = await save(page);
    row(
      'a drawing on a full device is saved, or says why not',
      refused === '' || /room|full/.test(refused),
      `"${refused}"`,
    );
    if (refused !== '') {
      // What the words advise: some room is made, and the same drawing is saved.
      await page.evaluate(() => caches.delete('kept'));
      await page.getByRole('dialog').getByRole('button', { name: 'Save & Exit' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden', timeout: PATIENCE_MS });
    }
    await page.goto('/gallery');
    await expect(page.getByRole('region', { name: 'Continue coloring' }).getByRole('article')).toHaveCount(
      1,
      LONG,
    );
    row('what is colored on a full device is found again', true, 'yes');
  } finally {
    await context.close();
    await stack.stop();
    execFileSync('umount', ['--lazy', disk]);
  }
  return undefined;
}

async function update(dataFolder: string, profile: string): Promise<void> {
  const { stack, ports } = await startInstallation({ dataFolder });
  const context = await openBrowser(profile, { baseURL: stack.origin, serviceWorkers: 'allow' });
  const page = context.pages()[0] ?? (await context.newPage());
  const next = mkdtempSync(join(tmpdir(), 'inkbloom-next-'));
  await page.goto('/gallery');
  await untilKept(page);
  await page.goto(`/activity/${OWL_ID}`);
  await openStudio(page);
  await choose(page, 'Fill', 'Ochre');
  await page.mouse.click(SKY_ON_DESKTOP.x, SKY_ON_DESKTOP.y);
  cpSync(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)), next, { recursive: true });
  appendFileSync(join(next, 'service-worker.js'), '\n// the next version\n');
  await stack.stop('SIGKILL');
  const again = await startInstallation({ dataFolder, ports, webDist: next });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  const before = await lookAtPage(page);
  await page.mouse.click(300, 420);
  const after = await lookAtPage(page);
  row('somebody colors on while a new version waits', !before.equals(after), 'yes');
  await page.getByRole('button', { name: 'Save & Exit' }).first().click();
  await page.getByRole('button', { name: 'Exit Without Saving' }).click();
  const loaded = page.waitForEvent('load');
  await page
    .getByRole('complementary', { name: 'New version' })
    .getByRole('button', { name: 'Refresh' })
    .click();
  await loaded;
  await page.goto('/gallery');
  await page.getByRole('region', { name: 'Continue coloring' }).getByRole('link', { name: OWL }).click();
  await untilStudioReady(page);
  await page.mouse.move(20, 500);
  await expectSamePage(page, after);
  row('the new version shows the same picture', true, 'yes');
  await context.close();
  await again.stack.stop();
  rmSync(next, { recursive: true, force: true });
}

await buildWeb();
const profiles = [
  mkdtempSync(join(tmpdir(), 'inkbloom-flight-')),
  mkdtempSync(join(tmpdir(), 'inkbloom-update-')),
];
const dataFolder = startingFolder();
const first = await startInstallation({ dataFolder });
await untilFilled(first.stack.origin);
await first.stack.stop();
const parts: Readonly<Record<string, () => Promise<void>>> = {
  flight: () => flight(dataFolder, profiles[0]!),
  full: () => fullDevice(dataFolder),
  update: () => update(dataFolder, profiles[1]!),
};
try {
  const named = process.argv.slice(2).filter((word) => word in parts);
  for (const name of named.length > 0 ? named : Object.keys(parts)) await parts[name]!();
} finally {
  for (const folder of [...profiles, dataFolder]) rmSync(folder, { recursive: true, force: true });
}
process.exit(process.argv.includes('--gate') && failures.length > 0 ? 1 : 0);
