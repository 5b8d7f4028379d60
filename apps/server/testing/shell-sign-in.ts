import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from './browser.ts';

/** A secret of a native shell and its hash, both in base64url. */
export function shellSecret(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Goes through the system's browser, by Google, as far as the deep link back into the shell, which it gives. */
export async function throughSystemBrowser(
  browser: Browser,
  origin: string,
  challenge: string,
  action = 'continue',
): Promise<URL> {
  const start = `${origin}/api/auth/shell/start?${new URLSearchParams({ provider: 'google', challenge }).toString()}`;
  const page = await browser.visit(start, (next) => next.includes('/sign-in/'));
  const body = new URLSearchParams({ action, email: 'ada@example.com', verified: 'yes' });
  const sent = await browser.ask(page, { method: 'POST', body });
  const next = new URL(sent.headers.get('location') ?? page, page).href;
  const end = await browser.visit(next, (address) => address.includes('/api/auth/shell/return'));
  const [, link = ''] = /href="([^"]+)"/.exec(await (await browser.ask(end)).text()) ?? [];
  return new URL(link.replaceAll('&amp;', '&'));
}
