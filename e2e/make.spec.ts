import { expect, test } from './support/journey.ts';
import { choose, saveAndExit, signInWithGoogle, stroke, untilStudioReady } from './support/person.ts';

test('MAKE-1 a person has four pages drawn, keeps, prints and colors one, and finds it on another device; nobody else does', async ({
  journey,
}) => {
  const laptop = await journey.visit();
  await signInWithGoogle(laptop, journey.ada);
  await laptop.goto('/gallery');
  await laptop.getByRole('link', { name: 'Make a page' }).click();
  const asking = laptop.getByRole('region', { name: 'What shall be drawn' });
  for (const chosen of ['Fox', 'in the woods', 'Easy'])
    await asking.locator('label').filter({ hasText: chosen }).click();
  for (const chosen of ['Fox', 'in the woods', /^Easy/])
    await expect(asking.getByRole('radio', { name: chosen })).toBeChecked();
  await laptop.getByRole('button', { name: 'Draw four' }).click();
  const drawings = laptop.getByRole('region', { name: 'The drawings' });
  await expect(drawings.getByText('All four are ready.')).toBeVisible({ timeout: 60_000 });
  await expect(drawings.getByRole('img')).toHaveCount(4);

  await drawings
    .getByRole('button', { name: /^Keep / })
    .first()
    .click();
  const thrower = drawings.getByRole('button', { name: /^Throw .+ away$/ });
  await expect(thrower).toHaveCount(1);
  const title = /^Throw (.+) away$/.exec((await thrower.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const sheets = laptop.waitForEvent('popup');
  await drawings
    .getByRole('button', { name: /^Print / })
    .first()
    .click();
  await expect((await sheets).locator('img')).toHaveCount(1);

  await drawings.getByRole('button', { name: 'Color', exact: true }).first().click();
  await untilStudioReady(laptop);
  await choose(laptop, 'Marker', 'Terracotta');
  await stroke(laptop, [
    { x: 400, y: 420 },
    { x: 640, y: 420 },
  ]);
  await saveAndExit(laptop);
  const address = new URL(laptop.url()).pathname;

  const phone = await journey.visit({ viewport: { width: 390, height: 844 } });
  await signInWithGoogle(phone, journey.ada);
  await phone.goto('/shelf?show=made');
  await expect(phone.getByText('1 page', { exact: true })).toBeVisible();
  await expect(phone.getByText(/^\d+% colored$/)).toBeAttached();
  await phone.getByRole('link', { name: title }).click();
  await expect(phone).toHaveURL(new RegExp(`${address}$`));
  await expect(phone.getByRole('button', { name: 'Continue' }).first()).toBeVisible();

  const other = await journey.visit({ ignore: /404|400/ });
  await signInWithGoogle(other, { email: 'bea@example.com', name: 'Bea' });
  await other.goto(address);
  await expect(other.getByText('Activity not found').first()).toBeVisible();
  await other.goto('/shelf?show=made');
  await expect(other.getByText('No pages of your own yet')).toBeVisible();
});
