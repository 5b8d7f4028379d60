import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { OWL } from './support/keeping.ts';
import { openActivity, signInWithGoogle } from './support/person.ts';

const CAT = 'Bulbs of Spring';

function heart(page: Page, title: string) {
  return page.getByRole('button', { name: `Favourite ${title}` }).first();
}

/** Looks at a page's heart anew. */
async function look(page: Page, title: string) {
  await openActivity(page, title);
  return heart(page, title);
}

test('SRV-5 GAL-12 NAV-2 favourites are there at once, go along at sign-in, to other devices, and do not come back when removed', async ({
  journey,
}) => {
  const phone = await journey.visit({ ignore: /Failed to load resource|ERR_FAILED/ });
  await (await look(phone, OWL)).click();
  await expect(heart(phone, OWL)).toHaveAttribute('aria-pressed', 'true');
  await phone.reload();
  await expect(heart(phone, OWL)).toHaveAttribute('aria-pressed', 'true');
  await signInWithGoogle(phone, journey.ada);
  const sent = phone.waitForResponse((answer) => answer.url().endsWith('/user/favorites') && answer.ok());
  await (await look(phone, CAT)).click();
  await sent;

  const laptop = await journey.visit();
  await signInWithGoogle(laptop, journey.ada);
  await expect(await look(laptop, OWL)).toHaveAttribute('aria-pressed', 'true');
  const removed = laptop.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await heart(laptop, OWL).click();
  await removed;

  // The phone was away meanwhile, and loved something else.
  await phone.route('**/user/favorites', (route) => route.abort());
  await (await look(phone, CAT)).click();
  await expect(heart(phone, CAT)).toHaveAttribute('aria-pressed', 'false');
  await phone.unroute('**/user/favorites');
  const merged = phone.waitForResponse((answer) => answer.url().endsWith('/user/favorites') && answer.ok());
  await phone.reload();
  await merged;
  await expect(await look(phone, OWL)).toHaveAttribute('aria-pressed', 'false');
  await laptop.reload();
  await expect(await look(laptop, CAT)).toHaveAttribute('aria-pressed', 'false');

  await phone.getByRole('button', { name: 'Back', exact: true }).click();
  await phone.goto('/gallery');
  await phone.getByRole('button', { name: 'Menu' }).click();
  await phone.getByRole('button', { name: 'Sign Out' }).click();
  await expect(phone).toHaveURL(/\d\/$/);
});
