import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, startLocalServer } from '../../../testing/local-server.ts';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { createClient } from '../client/client.ts';
import { identityTimeout } from './identity-timeout.ts';
import { knownAtOnce, loadProfile } from './load-profile.ts';
import { createTokenCache } from './token-cache.ts';

const HINT = 'inkbloom.signed-in';
const TOKEN = `e30.${Buffer.from('{"exp":9999999999}').toString('base64url')}.signature`;
const mira = {
  uid: 'u1',
  email: 'mira@example.org',
  displayName: 'Mira',
  photoURL: null,
  emailVerified: true,
  memberSince: '2026-01-01T00:00:00Z',
  subscribedStreams: [],
};

/** A server that answers the profile call with this status, and the identity calls that reach it. */
async function connect(status: number) {
  const { base, seen } = await startLocalServer((_request, response) =>
    json(response, status, status === 200 ? { success: true, data: mira } : {}),
  );
  const tokens = createTokenCache(() => Promise.resolve(TOKEN), 300);
  return { identity: { send: createClient({ base, version: '1', backOff: 1 }), tokens }, seen };
}

afterEach(() => vi.unstubAllGlobals());

describe('who is signed in', () => {
  it('is nobody without a call while nobody ever signed in here', async () => {
    stubLocalStorage();
    const { identity, seen } = await connect(200);
    expect(knownAtOnce('')).toBeNull();
    expect(await loadProfile(identity)).toBeNull();
    expect(seen).toHaveLength(0);
  });

  it('AUTH-9 is asked for with the token after a sign-in, and known at once from then on', async () => {
    const storage = stubLocalStorage({ [HINT]: 'pending' });
    const { identity, seen } = await connect(200);
    expect(knownAtOnce('')).toBeUndefined();
    expect(await loadProfile(identity)).toEqual(mira);
    expect(seen[0]?.url).toBe('/api/v1/users/init');
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(storage.getItem(HINT)).toBe('yes');
    expect(knownAtOnce('')).toEqual(mira);
  });

  it('KEEP-4 is known on a full device too', async () => {
    const storage = stubLocalStorage({ [HINT]: 'pending' });
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      if (key === 'inkbloom.profile') throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    const { identity } = await connect(200);
    expect(await loadProfile(identity)).toEqual(mira);
  });

  it('is forgotten when the server knows no session any more', async () => {
    const storage = stubLocalStorage({ [HINT]: 'yes', 'inkbloom.profile': JSON.stringify(mira) });
    const { identity } = await connect(401);
    expect(await loadProfile(identity)).toBeNull();
    expect(storage.getItem(HINT)).toBeNull();
    expect(knownAtOnce('')).toBeNull();
  });

  it('AUTH-9 stays known while the server is down', async () => {
    stubLocalStorage({ [HINT]: 'yes', 'inkbloom.profile': JSON.stringify(mira) });
    const { identity } = await connect(503);
    await expect(loadProfile(identity)).rejects.toMatchObject({ status: 503 });
    expect(knownAtOnce('')).toEqual(mira);
  });

  it('AUTH-9 is empty when the first question after a sign-in fails, and is asked for again', async () => {
    stubLocalStorage({ [HINT]: 'pending' });
    const { identity, seen } = await connect(500);
    await expect(loadProfile(identity)).rejects.toMatchObject({ status: 500 });
    expect(knownAtOnce('')).toBeUndefined();
    await expect(loadProfile(identity)).rejects.toMatchObject({ status: 500 });
    expect(seen.length).toBeGreaterThan(1);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', 1440, 30_000],
    ['Mozilla/5.0 (X11; Linux x86_64)', 390, 60_000],
    ['Mozilla/5.0 (Linux; Android 15) Mobile Safari', 1024, 60_000],
  ])('AUTH-9 is waited for on %s at a width of %i for %i ms', (userAgent, innerWidth, milliseconds) => {
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal('innerWidth', innerWidth);
    expect(identityTimeout()).toBe(milliseconds);
  });

  it('is nobody when the provider came back with an error', () => {
    const storage = stubLocalStorage({ [HINT]: 'pending' });
    expect(knownAtOnce('?error=access_denied')).toBeNull();
    expect(storage.getItem(HINT)).toBeNull();
  });

  it('is asked for anew when the kept profile has another shape', () => {
    stubLocalStorage({ [HINT]: 'yes', 'inkbloom.profile': '{"name":"Mira"' });
    expect(knownAtOnce('')).toBeUndefined();
  });
});
