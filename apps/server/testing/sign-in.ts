import type { ProviderId } from '@inkbloom/contracts/people';
import { Browser } from './browser.ts';

/** What a person types on the provider's page. */
export interface Typed {
  readonly email: string;
  readonly name?: string;
  readonly verified?: boolean;
  readonly action?: 'continue' | 'cancel';
}

/** Starts a sign-in as the web app does; the answer carries the provider's address. */
export function startSignIn(
  browser: Browser,
  origin: string,
  provider: ProviderId = 'google',
  changes: Record<string, unknown> = {},
): Promise<Response> {
  return browser.post(`${origin}/api/auth/sign-in/social`, {
    provider,
    callbackURL: '/auth?done=1',
    errorCallbackURL: '/auth?failed=1',
    ...changes,
  });
}

/** Fills in the page of a provider's address and goes back; gives the address of the site where the person ends up. */
export async function signInAtProvider(
  browser: Browser,
  origin: string,
  typed: Typed,
  url: string,
): Promise<string> {
  const page = await browser.visit(url, (next) => next.includes('/sign-in/'));
  const fields = new URLSearchParams({ action: typed.action ?? 'continue', email: typed.email });
  if (typed.name !== undefined) fields.set('name', typed.name);
  if (typed.verified !== false) fields.set('verified', 'yes');
  const sent = await browser.ask(page, { method: 'POST', body: fields });
  const next = new URL(sent.headers.get('location') ?? page, page).href;
  return browser.visit(next, (address) => address.startsWith(`${origin}/auth`));
}

/** Signs in from start to end; gives the address of the site where the person ends up. */
export async function signIn(
  browser: Browser,
  origin: string,
  typed: Typed,
  provider: ProviderId = 'google',
): Promise<string> {
  const started = await startSignIn(browser, origin, provider);
  if (started.status !== 200) throw new Error(`the sign-in did not start: ${await started.text()}`);
  const { url } = (await started.json()) as { url: string };
  return signInAtProvider(browser, origin, typed, url);
}

/** The access token of the session that a browser holds. Throws when it holds none. */
export async function accessToken(browser: Browser, origin: string): Promise<string> {
  const response = await browser.ask(`${origin}/api/auth/token`);
  if (response.status !== 200) throw new Error(`no token: ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}

/** Calls users/init, with a token if one is given. */
export function initUser(origin: string, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`${origin}/api/v1/users/init`, { method: 'POST', headers, body: '{}' });
}
