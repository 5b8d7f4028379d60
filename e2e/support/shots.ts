import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser, SIZES } from './browser.ts';
import { startInstallation } from './installation.ts';
import { OWL } from './keeping.ts';
import { choose, openActivity, signInWithGoogle, startColoring } from './person.ts';
import type { Shot } from './sheet.ts';
import fillFolder, { copyFilledFolder } from './filled-folder.ts';

interface Screen {
  readonly name: string;
  /** Brings the page there. */
  readonly go: (page: Page) => Promise<void>;
}

const THEMES = ['light', 'dark'] as const;

/** Every screen in the order a person meets them; those after sign-in come last. */
const SCREENS: readonly Screen[] = [
  { name: 'landing', go: (page) => visit(page, '/') },
  { name: 'streams', go: (page) => visit(page, '/streams') },
  { name: 'stream', go: (page) => visit(page, '/gallery/animals') },
  { name: 'stream of people', go: (page) => visit(page, '/gallery/people') },
  { name: 'featured', go: (page) => visit(page, '/featured') },
  { name: 'make', go: (page) => visit(page, '/make') },
  { name: 'subscription', go: (page) => visit(page, '/subscription') },
  { name: 'status', go: (page) => visit(page, '/status') },
  { name: 'privacy', go: (page) => visit(page, '/privacy') },
  { name: 'gallery', go: (page) => visit(page, '/gallery') },
  { name: 'gallery filtered', go: (page) => visit(page, '/gallery?category=flowers') },
  { name: 'experts', go: (page) => visit(page, '/gallery?expert=yes') },
  { name: 'nothing found', go: (page) => visit(page, '/gallery?search=zzzz') },
  { name: 'activity', go: (page) => openActivity(page, OWL) },
  { name: 'sign in', go: (page) => visit(page, '/auth') },
  { name: 'account guest', go: (page) => visit(page, '/account') },
  { name: 'not found', go: (page) => visit(page, '/nowhere') },
  { name: 'studio', go: color },
  { name: 'save dialog', go: (page) => page.getByRole('button', { name: 'Save & Exit' }).first().click() },
  { name: 'gallery with work', go: (page) => visit(page, '/gallery') },
  { name: 'shelf', go: (page) => visit(page, '/shelf') },
  { name: 'account', go: keepAndLook },
  { name: 'settings', go: (page) => visit(page, '/account?tab=settings') },
];

/**
 * Takes every screen at three sizes in both themes against an installation with the whole catalogue; browsers keep
 * their profiles in the folder.
 */
export async function takeShots(folder: string, onShot: (name: string) => void): Promise<readonly Shot[]> {
  await fillFolder();
  const data = copyFilledFolder();
  const { stack } = await startInstallation({ dataFolder: data });
  const shots: Shot[] = [];
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of THEMES) {
        const look = `${size} ${colorScheme}`;
        const context = await openBrowser(join(folder, look), {
          baseURL: stack.origin,
          viewport,
          colorScheme,
          hasTouch: size !== 'desktop',
        });
        const page = context.pages()[0] ?? (await context.newPage());
        for (const screen of SCREENS) {
          await screen.go(page);
          await settle(page);
          shots.push({ screen: screen.name, look, png: await page.screenshot() });
          onShot(`${screen.name}, ${look}`);
        }
        await context.close();
      }
    }
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return shots;
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').waitFor();
}

async function color(page: Page): Promise<void> {
  await openActivity(page, OWL);
  await startColoring(page);
  await choose(page, 'Fill', 'Ochre');
  const fold = page.getByRole('button', { name: 'Collapse tools' });
  if (await fold.isVisible()) await fold.click();
  const { width, height } = page.viewportSize() ?? SIZES.desktop;
  await page.mouse.click(width * 0.36, height * 0.4);
  await page.mouse.click(width * 0.2, height * 0.3);
  await page.mouse.move(2, height / 2);
}

async function keepAndLook(page: Page): Promise<void> {
  await signInWithGoogle(page, { email: 'ada@example.com', name: 'Ada' });
  await page.goto('/account?tab=coloring');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Waits until every picture on the screen is there and nothing loads. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}
