import { describe, expect, it } from 'vitest';
import { localFailure, RequestError } from '../client/request-error.ts';
import { createTokenCache, tokenExpiry } from './token-cache.ts';

const MINUTE = 60_000;

function jwt(expires: number, mark = 0): string {
  const payload = Buffer.from(JSON.stringify({ exp: expires / 1000, mark })).toString('base64url');
  return `e30.${payload}.signature`;
}

/** A cache over a server that signs for 15 minutes, and a clock in the test's hand. */
function setUp() {
  const clock = { now: 0 };
  let asked = 0;
  const fetchToken = () => Promise.resolve(jwt(clock.now + 15 * MINUTE, (asked += 1)));
  const cache = createTokenCache(fetchToken, 300, () => clock.now);
  return { cache, clock, asked: () => asked };
}

describe('the token cache', () => {
  it('reads when a token ends', () => {
    expect(tokenExpiry(jwt(90_000))).toBe(90_000);
  });

  it('keeps a token while five minutes of it remain', async () => {
    const { cache, clock, asked } = setUp();
    const first = await cache.current();
    clock.now = 10 * MINUTE;
    expect(await cache.current()).toBe(first);
    expect(asked()).toBe(1);
  });

  it('asks for a new one when less remains', async () => {
    const { cache, clock, asked } = setUp();
    const first = await cache.current();
    clock.now = 10 * MINUTE + 1;
    expect(await cache.current()).not.toBe(first);
    expect(asked()).toBe(2);
  });

  it('makes one request for everybody who waits', async () => {
    const { cache, asked } = setUp();
    const tokens = await Promise.all([cache.current(), cache.current(), cache.current()]);
    expect(new Set(tokens).size).toBe(1);
    expect(asked()).toBe(1);
  });

  it('keeps nothing that arrives after it was cleared', async () => {
    const { cache, asked } = setUp();
    const late = cache.current();
    cache.clear();
    await late;
    await cache.current();
    expect(asked()).toBe(2);
  });

  it('asks again after a failure', async () => {
    let asked = 0;
    const cache = createTokenCache(async () => {
      asked += 1;
      if (asked === 1) throw new Error('down');
      return jwt(Date.now() + 15 * MINUTE);
    }, 300);
    await expect(cache.current()).rejects.toThrow('down');
    await expect(cache.current()).resolves.toContain('e30.');
  });

  it('AUTH-8 keeps a token that names no end for an hour', async () => {
    const clock = { now: 0 };
    let asked = 0;
    const fetchToken = () => Promise.resolve(`e30.e30.${(asked += 1)}`);
    const cache = createTokenCache(fetchToken, 300, () => clock.now);
    await cache.current();
    clock.now = 55 * MINUTE;
    await cache.current();
    expect(asked).toBe(1);
    clock.now = 55 * MINUTE + 1;
    await cache.current();
    expect(asked).toBe(2);
  });

  it('AUTH-8 goes on with the last token until 30 seconds before its end while the server is away', async () => {
    const clock = { now: 0 };
    const first = jwt(15 * MINUTE);
    let isDown = false;
    const fetchToken = () => (isDown ? Promise.reject(localFailure('network')) : Promise.resolve(first));
    const cache = createTokenCache(fetchToken, 300, () => clock.now);
    await cache.current();
    isDown = true;
    clock.now = 15 * MINUTE - 31_000;
    expect(await cache.current()).toBe(first);
    clock.now = 15 * MINUTE - 30_000;
    await expect(cache.current()).rejects.toMatchObject({ status: 0 });
  });

  it('AUTH-8 gives no token any more once the session is over', async () => {
    const clock = { now: 0 };
    let isOver = false;
    const over = new RequestError(401, 'user_not_authenticated', 'Please sign in.');
    const fetchToken = () => (isOver ? Promise.reject(over) : Promise.resolve(jwt(15 * MINUTE)));
    const cache = createTokenCache(fetchToken, 300, () => clock.now);
    await cache.current();
    isOver = true;
    clock.now = 11 * MINUTE;
    await expect(cache.current()).rejects.toBe(over);
  });

  it('AUTH-8 replaces a refused token once, however many callers were refused', async () => {
    const { cache, asked } = setUp();
    const refused = await cache.current();
    cache.refuse(refused);
    const next = await cache.current();
    cache.refuse(refused);
    expect(await cache.current()).toBe(next);
    expect(asked()).toBe(2);
  });
});
