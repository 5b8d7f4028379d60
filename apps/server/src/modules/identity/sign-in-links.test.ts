import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import type { LinkPurpose } from '../../plugins/account-tables.ts';
import { createLink, type LinkRequest, redeemCode, redeemToken, type SignInLink } from './sign-in-links.ts';

const SECRET = 'a secret of this test';
const EMAIL = 'ada@example.com';
const MINUTE_MS = 60_000;

async function start() {
  const { write } = await testDatabases();
  const make = (changes: Partial<LinkRequest> = {}): Promise<SignInLink> =>
    write
      .transaction()
      .execute((trx) => createLink(trx, SECRET, { email: EMAIL, purpose: 'sign-in', ...changes }));
  const rows = () => write.selectFrom('sign_in_links').selectAll().orderBy('expires_at').execute();
  const expire = (milliseconds: number) =>
    write
      .updateTable('sign_in_links')
      .set({ expires_at: new Date(Date.now() + milliseconds).toISOString() })
      .execute();
  const byToken = ({ token }: SignInLink, purpose: LinkPurpose = 'sign-in', email?: string) =>
    redeemToken(write, purpose, email, token);
  const byCode = ({ id, code }: SignInLink, typed = code, secret = SECRET) =>
    redeemCode(write, secret, id, typed);
  return { make, rows, expire, byToken, byCode };
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('AUTH-6 what a sign-in mail carries', () => {
  it('is an id, a token and six digits that lie nowhere, for ten minutes', async () => {
    const { make, rows } = await start();
    const before = Date.now();
    const link = await make();
    expect(link.id).toMatch(/^[\w-]{32}$/);
    expect(link.token).toMatch(/^[\w-]{43}$/);
    expect(link.code).toMatch(/^\d{6}$/);
    const lasts = link.expiresAt.getTime() - before;
    expect(lasts).toBeGreaterThanOrEqual(10 * MINUTE_MS);
    expect(lasts).toBeLessThan(11 * MINUTE_MS);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id: link.id,
      email: EMAIL,
      purpose: 'sign-in',
      payload: null,
      attempts: 0,
      expires_at: link.expiresAt.toISOString(),
    });
    expect(JSON.stringify(row)).not.toContain(link.token);
    expect(row?.code_hash).toMatch(/^[\w-]{43}$/);
    const other = await make();
    expect([other.id === link.id, other.token === link.token]).toEqual([false, false]);
  });

  it('always has six digits, the first ones being zeros too', async () => {
    const { make } = await start();
    const codes = [];
    for (let count = 0; count < 60; count++) codes.push((await make()).code);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThan(50);
  });

  it('takes the place of an earlier one of the same address, and of nobody else’s', async () => {
    const { make, rows } = await start();
    const [first, theirs] = [await make(), await make({ email: 'eve@example.com' })];
    const second = await make({ replaces: first.id });
    await make({ replaces: theirs.id, purpose: 'sign-up', payload: 'a hash' });
    const left = await rows();
    expect(left.map(({ id }) => id)).toContain(theirs.id);
    expect(left.map(({ id }) => id)).toContain(second.id);
    expect(left.map(({ id }) => id)).not.toContain(first.id);
    expect(left.map(({ purpose, payload }) => [purpose, payload])).toContainEqual(['sign-up', 'a hash']);
  });

  it('is remembered for a day after it has expired', async () => {
    const { make, rows, expire } = await start();
    const first = await make();
    await expire(-24 * 60 * MINUTE_MS + MINUTE_MS);
    await make();
    expect((await rows()).map(({ id }) => id)).toContain(first.id);
    await expire(-24 * 60 * MINUTE_MS - MINUTE_MS);
    await make();
    expect(await rows()).toHaveLength(1);
  });
});

describe('AUTH-6 the link of a mail', () => {
  it('is good once, for its address or any, with what it was made with', async () => {
    const { make, byToken, rows } = await start();
    const link = await make({ purpose: 'change-address', payload: 'ada' });
    const good = { kind: 'good', email: EMAIL, purpose: 'change-address', payload: 'ada' };
    expect(await byToken(link, 'change-address')).toEqual(good);
    expect(await byToken(link, 'change-address')).toEqual({ kind: 'unknown' });
    expect(await rows()).toEqual([]);
    expect(await byToken(await make(), 'sign-in', EMAIL)).toMatchObject({ kind: 'good', payload: null });
  });

  it('is nothing for another purpose, another address, or made up', async () => {
    const { make, byToken } = await start();
    const link = await make({ purpose: 'reset' });
    expect(await byToken(link, 'sign-in')).toEqual({ kind: 'unknown' });
    expect(await byToken({ ...link, token: `${link.token}x` }, 'reset')).toEqual({ kind: 'unknown' });
    expect(await byToken(link, 'reset', 'eve@example.com')).toEqual({ kind: 'other-email' });
    expect(await byToken(link, 'reset', EMAIL)).toMatchObject({ kind: 'good' });
  });

  it('has expired at its moment, and says so', async () => {
    const { make, byToken, expire } = await start();
    const link = await make();
    await expire(0);
    expect(await byToken(link)).toEqual({ kind: 'expired' });
    await expire(MINUTE_MS);
    expect(await byToken(link)).toMatchObject({ kind: 'good' });
  });
});

describe('AUTH-6 the code of a mail', () => {
  it('is good once where it was asked for, for signing in and up alone', async () => {
    const { make, byCode } = await start();
    for (const purpose of ['sign-in', 'sign-up'] as const) {
      const link = await make({ purpose });
      expect(await byCode({ ...link, id: 'another' })).toEqual({ kind: 'unknown' });
      expect(await byCode(link, link.code, 'another secret')).toEqual({ kind: 'unknown' });
      expect(await byCode(link, link.code.slice(1))).toEqual({ kind: 'unknown' });
      expect(await byCode(link)).toMatchObject({ kind: 'good', email: EMAIL, purpose });
      expect(await byCode(link)).toEqual({ kind: 'unknown' });
    }
    for (const purpose of ['reset', 'change-address'] as const) {
      expect(await byCode(await make({ purpose }))).toEqual({ kind: 'unknown' });
    }
  });

  it('is good at the fifth try, and not at the sixth', async () => {
    const { make, byCode, rows } = await start();
    const [fifth, sixth] = [await make(), await make()];
    for (let tries = 0; tries < 4; tries++) await byCode(fifth, wrongCode(fifth.code));
    expect(await byCode(fifth)).toMatchObject({ kind: 'good' });
    for (let tries = 0; tries < 5; tries++) await byCode(sixth, wrongCode(sixth.code));
    expect(await byCode(sixth)).toEqual({ kind: 'unknown' });
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([5]);
  });

  it('has expired with its mail', async () => {
    const { make, byCode, expire } = await start();
    const link = await make();
    await expire(-1);
    expect(await byCode(link)).toEqual({ kind: 'expired' });
  });
});
