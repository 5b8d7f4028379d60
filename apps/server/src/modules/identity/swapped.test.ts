// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { startIdentityServer } from '../../../testing/identity-server.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startSignIn } from '../../../testing/sign-in.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** Goes through the provider's page as far as the address that it sends the browser back to. */
async function returnAddress(browser: Browser, origin: string, email: string): Promise<URL> {
  const started = await startSignIn(browser, origin);
  const { url } = (await started.json()) as { url: string };
  const page = await browser.visit(url, (next) => next.includes('/sign-in/'));
  const body = new URLSearchParams({ action: 'continue', email, verified: 'yes' });
  const sent = await browser.ask(page, { method: 'POST', body });
  const next = new URL(sent.headers.get('location') ?? page, page).href;
  const back = await browser.visit(next, (address) => address.startsWith(`${origin}/api/auth/callback`));
  return new URL(back);
}

async function two() {
  const { origin, databases } = await startIdentityServer(sandbox.origin);
  const [attacker, victim] = [new Browser(), new Browser()];
  const [theirs, own] = [
    await returnAddress(attacker, origin, 'eve@example.com'),
    await returnAddress(victim, origin, 'ada@example.com'),
  ];
  const arrive = async (browser: Browser, at: URL) => {
    await browser.visit(at.href, (next) => next.startsWith(`${origin}/auth`));
    return (await databases.read.selectFrom('sessions').select('id').execute()).length;
  };
  return { attacker, victim, theirs, own, arrive };
}
const withPart = (address: URL, name: string, value: string) => {
  const changed = new URL(address);
  changed.searchParams.set(name, value);
  return changed;
};

describe('AUTH-3 what comes back from a provider', () => {
  it('signs nobody in in another browser than it began in', async () => {
    const { victim, theirs, arrive } = await two();
    expect(await arrive(victim, theirs)).toBe(0);
  });

  it('signs nobody in with a code of another sign-in: state, nonce and PKCE belong together', async () => {
    const { victim, theirs, own, arrive } = await two();
    const code = theirs.searchParams.get('code') ?? '';
    expect(await arrive(victim, withPart(own, 'code', code))).toBe(0);
  });

  it('signs nobody in with a state that was made up, taken away or used before', async () => {
    const { victim, theirs, own, arrive } = await two();
    expect(await arrive(victim, withPart(own, 'state', theirs.searchParams.get('state') ?? ''))).toBe(0);
    expect(await arrive(victim, withPart(own, 'state', 'made-up'))).toBe(0);
    expect(await arrive(victim, withPart(own, 'state', ''))).toBe(0);
    expect(await arrive(victim, own)).toBe(1);
    expect(await arrive(new Browser(), own)).toBe(1);
  });
});
