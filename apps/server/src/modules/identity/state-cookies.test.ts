import { describe, expect, it } from 'vitest';
import { stateOf, toBrowserCookie, toLibraryCookies } from './state-cookies.ts';

describe('the cookie of a sign-in that is under way', () => {
  it('is kept under the name of its state', () => {
    const set = '__Secure-inkbloom.state=abc123.c2ln%3D; Max-Age=300; Path=/; HttpOnly';
    const kept = '__Secure-inkbloom.state-abc123=abc123.c2ln%3D; Max-Age=300; Path=/; HttpOnly';
    expect(toBrowserCookie(set, undefined)).toBe(kept);
  });

  it('is the one of the state that came back, and goes with it', () => {
    const cookies =
      'ink.session_token=t; ink.state-one=one.sig; ink.state-t-w_o=t-w_o.sig; ink.state=planted';
    expect(toLibraryCookies(cookies, stateOf({ state: 't-w_o' }))).toBe(
      'ink.session_token=t; ink.state-one=one.sig; ink.state=t-w_o.sig',
    );
    expect(toBrowserCookie('ink.state=; Max-Age=0', 'two')).toBe('ink.state-two=; Max-Age=0');
  });

  it('leaves every other cookie as it is', () => {
    expect(toBrowserCookie('ink.session_token=a.b; Path=/', 'two')).toBe('ink.session_token=a.b; Path=/');
    expect(toLibraryCookies('a=1; b=2', undefined)).toBe('a=1; b=2');
  });

  it.each([[{ state: 'a=b; c' }], [{ state: ['a', 'b'] }], [{}], [undefined]])(
    'has no state in %j',
    (query) => {
      expect(stateOf(query)).toBeUndefined();
    },
  );
});
