import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Browser, target } from '../../testing/browser.ts';
import { startSandbox, temporaryFolder } from '../../testing/sandbox.ts';
import { clientOf } from '../environment.ts';

const VERIFIER = 'a-verifier-that-is-long-enough-for-the-protocol-to-accept-it';
const CALLBACK = 'http://localhost:4300/api/auth/callback/google';

function startAddress(origin: string, changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: clientOf('google').id,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: CALLBACK,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${origin}/google/auth?${query.toString()}`;
}

/** Opens the sign-in page, fills it in and follows the redirects up to the one that leaves the sandbox. */
async function signIn(origin: string, fields: Record<string, string>, browser = new Browser()): Promise<URL> {
  const page = target(await browser.ask(startAddress(origin)));
  const resume = target(await browser.send(page, { action: 'continue', ...fields }));
  return new URL(target(await browser.ask(resume)));
}

async function tokens(origin: string, code: string): Promise<Record<string, string>> {
  const client = clientOf('google');
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: client.id,
    client_secret: client.secret,
    code,
    code_verifier: VERIFIER,
    redirect_uri: CALLBACK,
  });
  const response = await fetch(`${origin}/google/token`, { method: 'POST', body });
  return (await response.json()) as Record<string, string>;
}

async function claimsOf(origin: string, back: URL): Promise<Record<string, unknown>> {
  const { access_token: token } = await tokens(origin, back.searchParams.get('code') ?? '');
  const response = await fetch(`${origin}/google/me`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as Record<string, unknown>;
}

describe('the stand-in for a sign-in provider', () => {
  it('describes itself under its issuer', async () => {
    const { origin } = await startSandbox();
    for (const name of ['google', 'yahoo']) {
      const response = await fetch(`${origin}/${name}/.well-known/openid-configuration`);
      const found = (await response.json()) as Record<string, unknown>;
      expect(found['issuer']).toBe(`${origin}/${name}`);
      expect(found['token_endpoint']).toBe(`${origin}/${name}/token`);
      expect(found['code_challenge_methods_supported']).toEqual(['S256']);
    }
  });

  it('signs a person in and tells who it is, without a consent step', async () => {
    const { origin } = await startSandbox();
    const back = await signIn(origin, { email: 'Ada@Example.com', name: 'Ada', verified: 'yes' });
    expect(back.href).toContain(CALLBACK);
    expect(back.searchParams.get('state')).toBe('the-state');
    const claims = await claimsOf(origin, back);
    expect(claims).toMatchObject({ email: 'ada@example.com', name: 'Ada', email_verified: true });
    const picture = await fetch(String(claims['picture']));
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  });

  it('puts the same claims and the nonce into the signed token', async () => {
    const { origin } = await startSandbox();
    const back = await signIn(origin, { email: 'ada@example.com', name: 'Ada' });
    const { id_token: token = '' } = await tokens(origin, back.searchParams.get('code') ?? '');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    expect(claims).toMatchObject({
      email: 'ada@example.com',
      email_verified: false,
      nonce: 'the-nonce',
      iss: `${origin}/google`,
    });
  });

  it('knows the same email as the same person, also with keys kept, after a restart', async () => {
    const folder = await temporaryFolder();
    const first = await startSandbox(folder);
    const before = await claimsOf(first.origin, await signIn(first.origin, { email: 'ada@example.com' }));
    const keys = await (await fetch(`${first.origin}/google/jwks`)).text();
    await first.stop();
    const second = await startSandbox(folder);
    expect(await (await fetch(`${second.origin}/google/jwks`)).text()).toBe(keys);
    const after = await claimsOf(second.origin, await signIn(second.origin, { email: ' ADA@example.com' }));
    expect(after['sub']).toBe(before['sub']);
    expect(after['name']).toBe('ada');
  });

  it('asks again at every sign-in, so that another person can sign in with the same browser', async () => {
    const { origin } = await startSandbox();
    const browser = new Browser();
    const first = await claimsOf(origin, await signIn(origin, { email: 'ada@example.com' }, browser));
    const second = await claimsOf(origin, await signIn(origin, { email: 'bob@example.com' }, browser));
    expect(first['email']).toBe('ada@example.com');
    expect(second['email']).toBe('bob@example.com');
  });

  it('sends a person who cancels back with access_denied', async () => {
    const { origin } = await startSandbox();
    const back = await signIn(origin, { action: 'cancel' });
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('refuses foreign return addresses and sign-ins without PKCE', async () => {
    const { origin } = await startSandbox();
    const foreign = await fetch(startAddress(origin, { redirect_uri: 'https://evil.example/callback' }));
    expect(foreign.status).toBe(400);
    const answer = await fetch(startAddress(origin, { code_challenge: '', code_challenge_method: '' }), {
      redirect: 'manual',
    });
    expect(target(answer)).toContain('error=invalid_request');
  });
});

describe('the sign-in page', () => {
  it('is a plain form with labelled fields, no scripts, and says what it is', async () => {
    const { origin } = await startSandbox();
    const browser = new Browser();
    const response = await browser.ask(target(await browser.ask(startAddress(origin))));
    const html = await response.text();
    expect(html).toContain('local stand-in for Google');
    for (const label of ['Email', 'Name', 'Email is verified', 'Continue', 'Cancel']) {
      expect(html).toContain(label);
    }
    expect(html).toMatch(/name="verified"[^>]* checked/);
    expect(html).not.toContain('<script');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4300");
  });

  it('says what is wrong with an email and keeps what was typed, as text', async () => {
    const { origin } = await startSandbox();
    const browser = new Browser();
    const page = target(await browser.ask(startAddress(origin)));
    const response = await browser.send(page, { action: 'continue', email: 'nobody', name: '"><b>Ada' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Please enter an email address');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;Ada"');
  });

  it('does not open for a browser that did not start the sign-in', async () => {
    const { origin } = await startSandbox();
    const page = target(await new Browser().ask(startAddress(origin)));
    expect((await fetch(page)).status).toBe(400);
  });
});
