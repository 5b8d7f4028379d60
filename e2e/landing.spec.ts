import { SIZES } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { colorAt } from './support/person.ts';

test('LAND-1 the news can be dismissed and stays away; narrow screens have it short', async ({ journey }) => {
  const page = await journey.visit();
  await page.goto('/');
  const long = page.getByText('alpha version - new features added regularly!');
  const short = page.getByText('Full app coming soon!');
  await expect(long).toBeVisible();
  await expect(short).toBeHidden();
  await page.setViewportSize(SIZES.phone);
  await expect(short).toBeVisible();
  await expect(long).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(short).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(short).toBeHidden();
});

test('LAND-3 LAND-5 LAND-6 what it says, and where its buttons lead', async ({ journey }) => {
  const page = await journey.visit();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fresh coloring pages every day!');
  const values = page.getByRole('region', { name: 'A quiet corner, and every color in it' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(values).toContainText('Every page is AI-generated');
  await expect(values).toContainText('None has explicit content');
  await expect(values).toContainText('none uses the work of third-party artists');

  await page.getByRole('link', { name: 'Browse Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Start Coloring Now' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=signup/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back');
  await page.goBack();
  await page.getByRole('link', { name: 'Start Coloring for Free' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('LAND-4 the questions open and close with the keyboard, and are narrowed by topic', async ({
  journey,
}) => {
  const page = await journey.visit();
  await page.goto('/');
  const question = page.getByRole('button', { name: 'Who draws the pages?' });
  const answer = page.getByText('No third-party artists’ work is used.');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
  await page.keyboard.press(' ');
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Devices' }).click();
  await expect(page.getByRole('button', { name: 'Where can I color?' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('LAND-2 LAND-5 installing is offered only while the browser offers it', async ({ journey }) => {
  const page = await journey.visit();
  // The browser's own offer comes when it likes; this test makes its own.
  await page.addInitScript(() =>
    window.addEventListener('beforeinstallprompt', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    }),
  );
  await page.goto('/');
  const card = page.getByRole('complementary', { name: 'Install' });
  const button = page.getByRole('button', { name: 'Install App' });
  await expect(page.getByRole('link', { name: 'Start Coloring for Free' })).toBeVisible();
  await expect(card).toBeHidden();
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      async prompt() {
        document.documentElement.dataset['asked'] = 'yes';
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  await expect(card).toBeVisible();
  await expect(button).toBeVisible();
  await card.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(card).toBeHidden();
  await expect(button).toBeHidden();
});

test('LAND-8 the texts are real pages, linked from every end of the site', async ({ journey }) => {
  const page = await journey.visit();
  for (const [link, title] of [
    ['About', /^About /],
    ['Privacy', /^Privacy$/],
    ['Terms', /^Terms$/],
  ] as const) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`/${link.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(/third-party|delete/);
  }
});

test('NAV-1 NAV-4 tabs are for phones', async ({ journey }) => {
  const page = await journey.visit({ viewport: { width: 767, height: 900 } });
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/gallery');
  await expect(tabs).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scroll Animals right' })).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(tabs).toBeHidden();
  await expect(page.getByRole('button', { name: 'Scroll Animals right' })).toBeVisible();
  const words = page.getByRole('button', { name: /^Filters/ }).getByText('Filters');
  expect((await words.boundingBox())?.width).toBeLessThan(2);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect((await words.boundingBox())?.width).toBeGreaterThan(20);
});

test('LAND-8 LAND-9 SRV-6 what browsers, stores and search engines ask for is there', async ({ journey }) => {
  const page = await journey.visit();
  for (const [path, type] of [
    ['/logo.png', 'image/png'],
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/og-image.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/browserconfig.xml', 'application/xml'],
  ] as const) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toContain(type);
  }
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ theme_color: '#7C3AED', background_color: '#FFFFFF' });
  expect(manifest['categories']).toContain('entertainment');
  const { screenshots, shortcuts } = manifest as Record<string, { src?: string; url?: string }[]>;
  for (const address of [
    ...(screenshots ?? []).map(({ src }) => src),
    ...(shortcuts ?? []).map(({ url }) => url),
  ])
    expect([address, (await page.request.get(address ?? '')).status()]).toEqual([address, 200]);
  expect(screenshots).toHaveLength(4);
  await page.goto('/');
  const thing = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(thing).toMatchObject({
    operatingSystem: 'Web, Android, iOS',
    offers: { price: 0, priceCurrency: 'USD' },
  });
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/gallery/explore-more</loc>');
  expect(sitemap).not.toContain('/subscription');
});

test('a visitor colors the page in the hero, with a finger and with the keyboard', async ({ journey }) => {
  const page = await journey.visit({ reducedMotion: 'reduce' });
  await page.goto('/');
  const sheet = page.getByRole('button', { name: /, a page to color$/ });
  const said = page.getByRole('status');
  await expect(page.getByText('Go on,')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const box = await sheet.locator('canvas').boundingBox();
  if (!box) throw new Error('the paper has no place on the screen');
  // A tap near a line fills the area beside it, so that the color is looked for about the tap.
  const points = [2, 3, 4, 5, 6, 7, 8].map((percent) => ({
    x: box.x + (box.width * percent) / 100,
    y: box.y + (box.height * percent) / 100,
  }));
  const colors = () => Promise.all(points.map((point) => colorAt(page, point)));
  const corner = points[2]!;

  await expect.poll(() => colorAt(page, corner)).toBe('#ffffff');
  const bare = await colors();
  await page.getByRole('radio', { name: 'Teal' }).check();
  await page.mouse.click(corner.x, corner.y);
  await expect(said.getByText('Filled with Teal')).toBeAttached();
  await expect.poll(colors).not.toEqual(bare);
  await page.mouse.click(corner.x, corner.y);
  await expect(said.getByText('White again')).toBeAttached();
  await expect.poll(colors).toEqual(bare);

  await page.getByRole('radio', { name: 'Coral' }).check();
  await sheet.focus();
  await page.keyboard.press('ArrowRight');
  const before = await sheet.screenshot();
  await page.keyboard.press('Enter');
  await expect(said.getByText('Filled with Coral')).toBeAttached();
  expect((await sheet.screenshot()).equals(before)).toBe(false);

  await page.getByRole('link', { name: /whole page/ }).click();
  // The studio goes on with what was colored here.
  await expect(page).toHaveURL(/\/activity\/[\w-]+\?color=1&page=0$/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('NAV-1 NAV-2 menu and tabs lead everywhere', async ({ journey }) => {
  const page = await journey.visit();
  await page.goto('/');
  for (const [name, address] of [
    ['Browse', /\/gallery$/],
    ['Streams', /\/streams$/],
    ['Featured', /\/featured$/],
    ['Home', /\d\/$/],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
  }
  // A guest signs in first.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden();

  await page.setViewportSize(SIZES.phone);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Featured' }).click();
  await expect(page).toHaveURL(/\/featured$/);
  await expect(tabs.getByRole('link', { name: 'My Account' })).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Start Coloring Now' })).toBeVisible();
});
