import type { Page } from '@playwright/test';
import { expect, type Journey, ownTest } from './support/journey.ts';
import { colorTheOwl, OWL } from './support/keeping.ts';
import { saveAndExit } from './support/person.ts';

const MAIA = 'maia@example.com';
const NEW_ADDRESS = 'maia@home.example.com';

ownTest.use({ variables: { PASSWORD_SIGN_IN: 'on', LOG_LEVEL: 'trace' } });

/** Fills in address and password on the sign-in screen. */
async function typePassword(page: Page, email: string, password: string): Promise<void> {
  const other = page.getByRole('button', { name: 'Use a Password Instead' });
  if (await other.isVisible()) await other.click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(/^(New p|P)assword$/).fill(password);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?mode=signin&returnUrl=%2Faccount%3Ftab%3Dsettings');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await typePassword(page, email, password);
  await page.getByRole('button', { name: 'Sign In With Password' }).click();
  await expect(page).toHaveURL(/\/account\?tab=settings/);
}

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** Signs up with a password; the mail's code completes it. */
async function signUp(journey: Journey, page: Page): Promise<void> {
  await page.goto('/auth?mode=signup');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await typePassword(page, MAIA, 'password1');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('most common');
  await typePassword(page, MAIA, 'a quiet heron');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Look in your mail')).toBeVisible();
  const [, ...digits] = /^(\d{3}) (\d{3})$/m.exec(await journey.mailed(MAIA, /code$/)) ?? [];
  await page.getByLabel('The six digits from the mail').fill(digits.join(''));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL(/\/gallery$/);
}

ownTest(
  'AUTH-1 AUTH-4 AUTH-5 AUTH-7 ACC-1 ACC-2 ACC-3 ACC-5 a person signs up with a password and changes what can be changed, and no secret of it is left readable',
  async ({ journey }) => {
    const page = await journey.visit({ ignore: /Failed to load resource/ });
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Account Access Required' })).toBeVisible();
    await signUp(journey, page);

    await page.goto('/account?tab=settings');
    await part(page, 'Edit Profile').getByLabel('Your name').fill('Maia H.');
    await page.getByRole('button', { name: 'Save Name' }).click();
    await expect(page.getByText('Name saved')).toBeVisible();

    const newsletter = part(page, 'Newsletter');
    await newsletter.getByRole('switch', { name: 'News about the app' }).press(' ');
    await newsletter.getByRole('button', { name: 'Mail Me the Link' }).click();
    await page.goto(await journey.mailedLink(MAIA, /Do you want mail/));
    await page.getByRole('button', { name: 'Yes, Send It' }).click();
    await expect(page.getByRole('heading', { name: 'Mail is on' })).toBeVisible();
    await page.getByRole('link', { name: 'Open Settings' }).click();
    await expect(newsletter.getByRole('switch', { name: 'News about the app' })).not.toBeChecked();
    await expect(newsletter.getByRole('button', { name: 'Mail Me the Link' })).toHaveCount(0);

    await part(page, 'Email').getByLabel('New address').fill(NEW_ADDRESS);
    await page.getByRole('button', { name: 'Change Address' }).click();
    await page.goto(await journey.mailedLink(NEW_ADDRESS, /Confirm your new address/));
    await page.getByRole('button', { name: 'Confirm Address' }).click();
    await expect(page.getByText(`Your account has ${NEW_ADDRESS} from now on.`)).toBeVisible();

    // Another device: a forgotten password, which signs the first one out.
    const other = await journey.visit({ ignore: /Failed to load resource/ });
    await other.goto('/auth?mode=signin');
    await expect(other.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await typePassword(other, NEW_ADDRESS, 'a forgotten heron');
    await other.getByRole('button', { name: 'Sign In With Password' }).click();
    await expect(other.getByRole('alert')).toContainText('Failed to sign in');
    await other.getByRole('button', { name: 'Forgot Your Password?' }).click();
    await other.goto(await journey.mailedLink(NEW_ADDRESS, /Set a new password/));
    await other.getByLabel('New password').fill('another heron');
    await other.getByRole('button', { name: 'Save and Sign In' }).click();
    await expect(other.getByText('Successfully signed in!')).toBeVisible();
    await page.goto('/account?tab=settings');
    await expect(page.getByRole('heading', { name: 'Account Access Required' })).toBeVisible();

    await signIn(page, NEW_ADDRESS, 'another heron');
    await expect(page.getByText('Maia H.').first()).toBeVisible();
    const places = part(page, 'Where you are signed in');
    await expect(places.getByRole('listitem')).toHaveCount(2);
    await places.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
    await expect(places.getByRole('listitem')).toHaveCount(1);

    const google = part(page, 'Ways to sign in').getByRole('listitem').filter({ hasText: 'Google' });
    await google.getByRole('button', { name: 'Link' }).click();
    await expect(page.getByText('This is a local stand-in for Google.')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('maia@google.example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(google.getByText(/^Linked since /)).toBeVisible();
    await google.getByRole('button', { name: 'Unlink' }).click();
    await expect(google.getByText('Not linked')).toBeVisible();
    await part(page, 'Password').getByLabel('New password').fill('a fourth heron');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText('Password saved. You were signed out everywhere else.')).toBeVisible();

    // All of that, and nothing of it lies readable in the log of the most words, the database or the app's code.
    const cookies = await page.context().cookies();
    const token = await page.evaluate(async () => (await (await fetch('/api/auth/token')).json()) as object);
    const values = [...cookies.map(({ value }) => value), ...Object.values(token)].filter(
      (value) => value.length > 15,
    );
    expect(values.length).toBeGreaterThan(1);
    const passwords = ['a quiet heron', 'a forgotten heron', 'another heron', 'a fourth heron'];
    const operators = ['sk_test_sandbox', 'whsec_sandbox', 'sandbox-google-secret', 'sandbox-yahoo-secret'];
    const everywhere = [...passwords, ...operators, ...values, ...values.map(decodeURIComponent)];
    expect(await journey.leaks({ everywhere, logged: [MAIA, NEW_ADDRESS] })).toEqual([]);
    // What the database has to know is found there.
    const known = await journey.leaks({ everywhere: [NEW_ADDRESS], logged: [] });
    expect(known).toEqual([`database: ${NEW_ADDRESS}`]);
  },
);

ownTest(
  'AUTH-7 ACC-4 ACC-5 a person takes everything along to another device, leaves, and comes back within the week',
  async ({ journey }) => {
    const page = await journey.visit({ ignore: /Failed to load resource/ });
    await signUp(journey, page);
    await colorTheOwl(page);
    await saveAndExit(page);
    await page.goto('/account?tab=settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Take Everything Along' }).click(),
    ]);

    const other = await journey.visit();
    await other.goto('/account');
    await other.getByLabel('A file of saved drawings').setInputFiles(await download.path());
    await expect(other.getByRole('link', { name: new RegExp(OWL) }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Delete My Account...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText(/^1 drawing, 0 favorites and 1 record go\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
    expect(await journey.mailed(MAIA, /will be deleted on/)).toContain('Keep My Account');
    await signIn(page, MAIA, 'a quiet heron');
    await page.goto('/account?tab=coloring');
    await expect(page.getByRole('link', { name: new RegExp(OWL) }).first()).toBeVisible();
  },
);
