import { expect, NO_NETWORK, ownTest, test } from './support/journey.ts';
import { OWL, OWL_ID } from './support/keeping.ts';
import { APP_ID, emptyDisk, NativeHost, SHELL_ORIGIN } from './support/native-host.ts';
import { choose, startColoring, untilStudioReady } from './support/person.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** On a phone's page, above the sheet. */
const SKY = { x: 195, y: 170 };

ownTest(
  'NAT-1 LAND-7 the shell: gallery first, tabs, back, taps, sharing, files; drawings and kept pages are there without a network',
  async ({ journey }) => {
    const disk = emptyDisk();
    const page = await journey.open(journey.newDevice(), { ...PHONE, shell: SHELL_ORIGIN });
    const device = await NativeHost.around(page, journey.origin, disk);
    await page.goto(`${SHELL_ORIGIN}/`);
    await expect(page).toHaveURL(`${SHELL_ORIGIN}/gallery`);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.poll(() => device.of('SystemBars.setStyle')).toEqual([{ style: 'LIGHT' }]);

    // What is open is closed before the app goes back, and before it is left.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await device.tell('App', 'backButton', { canGoBack: true });
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    expect(device.of('App.minimizeApp')).toEqual([]);
    await device.tell('App', 'appUrlOpen', { url: `${journey.origin}/activity/${OWL_ID}` });
    await expect(page.getByRole('heading', { level: 1, name: OWL })).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).first().click();
    await expect
      .poll(() => device.of('Share.share'))
      .toMatchObject([
        { title: OWL, url: `${journey.origin}/activity/${OWL_ID}`, files: [expect.stringMatching(/\.png$/)] },
      ]);

    await device.tell('LocalNotifications', 'localNotificationActionPerformed', {
      notification: { extra: { path: '/featured' } },
    });
    await page.getByRole('button', { name: 'Tell me each day at 9' }).click();
    await expect(page.getByRole('button', { name: 'No more reminders' })).toBeVisible();
    expect(device.of('LocalNotifications.schedule')).toMatchObject([
      { notifications: [{ schedule: { on: { hour: 9, minute: 0 } } }] },
    ]);
    await device.tell('App', 'backButton', { canGoBack: true });
    await expect(page.getByRole('heading', { level: 1, name: OWL })).toBeVisible();

    const keep = page.getByRole('region', { name: 'Keep offline' });
    await keep.getByRole('button', { name: 'Keep offline' }).click();
    await expect(keep.getByText(/^Kept: 1 page, [\d.]+ MB$/)).toBeVisible();

    await startColoring(page);
    await choose(page, 'Fill', 'Ochre');
    await page.touchscreen.tap(SKY.x, SKY.y);
    await expect.poll(() => device.of('Haptics.impact')).toEqual([{ style: 'LIGHT' }]);
    await page.getByRole('button', { name: 'Save & Exit' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Save Your Art?' })).toBeVisible();
    await device.tell('App', 'backButton', { canGoBack: true });
    await expect(page.getByRole('dialog', { name: 'Save Your Art?' })).toBeHidden();
    await untilStudioReady(page);
    await device.tell('App', 'appStateChange', { isActive: false });
    await expect
      .poll(() => [...disk.files.keys()].filter((file) => file.endsWith('.journal')).length)
      .toBe(1);

    // The system cleared the web view, and the server is away; the shell's files are still there.
    const again = await journey.open(journey.newDevice(), {
      ...PHONE,
      shell: SHELL_ORIGIN,
      ignore: NO_NETWORK,
    });
    const restored = await NativeHost.around(again, journey.origin, disk);
    await journey.cutPower();
    await again.context().setOffline(true);
    await again.goto(`${SHELL_ORIGIN}/gallery`);
    const kept = again.getByRole('region', { name: 'Kept on this device' });
    await expect(kept.getByRole('link', { name: OWL }).first()).toBeVisible();
    await expect
      .poll(() =>
        kept
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await again.getByRole('region', { name: 'Continue coloring' }).getByRole('link', { name: OWL }).click();
    await untilStudioReady(again);
    await expect(again.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
    await restored.tell('App', 'backButton', { canGoBack: true });
    await expect(again.getByRole('button', { name: 'Save & Exit' })).toHaveCount(0);
    await expect(again).toHaveURL(`${SHELL_ORIGIN}/gallery`);
    await restored.tell('App', 'backButton', { canGoBack: false });
    await expect.poll(() => restored.of('App.minimizeApp')).toHaveLength(1);
  },
);

test('NAT-1 signing in by the system browser and a deep link; the session outlives the web view', async ({
  journey,
}) => {
  const disk = emptyDisk();
  const page = await journey.open(journey.newDevice(), { ...PHONE, shell: SHELL_ORIGIN });
  const device = await NativeHost.around(page, journey.origin, disk);
  await page.goto(`${SHELL_ORIGIN}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => device.of('Browser.open')).toHaveLength(1);
  const { url } = device.of('Browser.open')[0] as { url: string };

  const browser = await journey.open(journey.newDevice(), {
    shell: `${APP_ID}:`,
    ignore: /ERR_UNKNOWN_URL_SCHEME|ERR_ABORTED/,
  });
  await browser.goto(url);
  await browser.getByLabel('Email', { exact: true }).fill(journey.ada.email);
  await browser.getByLabel('Name').fill('Ada');
  await browser.getByRole('button', { name: 'Continue' }).click();
  const link = browser.getByRole('link', { name: 'Back to the app' });
  await device.tell('App', 'appUrlOpen', { url: await link.getAttribute('href') });
  await expect(page.getByText('Successfully signed in with Google!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
  expect(device.of('Browser.close')).toHaveLength(1);

  const again = await journey.open(journey.newDevice(), { ...PHONE, shell: SHELL_ORIGIN });
  await NativeHost.around(again, journey.origin, disk);
  await again.goto(`${SHELL_ORIGIN}/gallery`);
  await expect(again.getByRole('link', { name: 'My Account' })).toBeVisible();
});
