import { describe, expect, it } from 'vitest';
import { authMode, authPath, authVisit, returnAddresses } from './auth-address.ts';

const query = (text: string) => new URLSearchParams(text);

/** The relative addresses that the identity service takes as its own. */
const ACCEPTED = /^\/(?!\/|\\|%2f|%5c)[\w\-.+/@]*(?:\?[\w\-.+/=&%@]*)?$/;

describe('authMode', () => {
  it('AUTH-1 is sign-in unless the address asks for sign-up', () => {
    expect(authMode(query('mode=signup'))).toBe('signup');
    expect(authMode(query('mode=signin'))).toBe('signin');
    expect(authMode(query(''))).toBe('signin');
  });
});

describe('authPath', () => {
  it('AUTH-1 switches the mode; AUTH-3 the target stays', () => {
    const path = authPath('signup', query('mode=signin&redirect=/subscription'));
    expect(path).toBe('/auth?mode=signup&returnUrl=%2Fsubscription');
  });
});

describe('authVisit', () => {
  it('tells a return from a provider and how it went', () => {
    expect(authVisit(query('done=google'))).toEqual({ kind: 'done', provider: 'google' });
    expect(authVisit(query('failed=yahoo&error=access_denied'))).toEqual({
      kind: 'failed',
      provider: 'yahoo',
    });
  });

  it('takes an unknown provider for an ordinary visit', () => {
    expect(authVisit(query('done=elsewhere'))).toEqual({ kind: 'start' });
    expect(authVisit(query('mode=signin'))).toEqual({ kind: 'start' });
  });
});

describe('returnAddresses', () => {
  it('AUTH-3 carry the target to the provider and back', () => {
    const { callbackURL, errorCallbackURL } = returnAddresses(
      'google',
      query(`mode=signup&returnUrl=${encodeURIComponent('/activity/owl?page=2')}`),
    );
    expect(callbackURL).toBe('/auth?done=google&returnUrl=%2Factivity%2Fowl%3Fpage%3D2');
    expect(errorCallbackURL).toBe('/auth?failed=google&mode=signup&returnUrl=%2Factivity%2Fowl%3Fpage%3D2');
  });

  it('AUTH-3 carry no target that would not be followed', () => {
    expect(returnAddresses('yahoo', query('returnUrl=https://elsewhere.example')).callbackURL).toBe(
      '/auth?done=yahoo',
    );
  });

  it('stay within the signs the identity service accepts', () => {
    const target = encodeURIComponent("/gallery?search=(it's) a *star*~!");
    expect(returnAddresses('google', query(`returnUrl=${target}`)).callbackURL).toMatch(ACCEPTED);
  });
});
