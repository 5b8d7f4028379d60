import { ProviderId } from '@inkbloom/contracts/people';
import { DEFAULT_TARGET, returnTarget } from './return-target.ts';

export type AuthMode = 'signin' | 'signup';

export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = { google: 'Google', yahoo: 'Yahoo' };

/** How the link of a mail says what it is for; the toggle's own words are all in small letters. */
const LINK_MODES = [
  ['signIn', 'link'],
  ['resetPassword', 'reset'],
  ['changeAddress', 'address'],
  ['confirmNewsletter', 'newsletter'],
] as const;

/**
 * Why the person is on this screen: to start, by the link of a mail, or back from a provider with or without success.
 */
export type AuthVisit =
  | { readonly kind: 'start' }
  | { readonly kind: 'link' | 'reset' | 'address' | 'newsletter'; readonly token: string }
  | { readonly kind: 'done' | 'failed'; readonly provider: ProviderId };

/** Which side of the toggle the address asks for. */
export function authMode(query: URLSearchParams): AuthMode {
  return query.get('mode') === 'signup' ? 'signup' : 'signin';
}

/** What an address of this screen says about a sign-in that just came back. */
export function authVisit(query: URLSearchParams): AuthVisit {
  const token = query.get('token');
  const mode = LINK_MODES.find(([name]) => name === query.get('mode'));
  if (mode && token !== null) return { kind: mode[1], token };
  const failed = ProviderId.safeParse(query.get('failed'));
  if (failed.success) return { kind: 'failed', provider: failed.data };
  const done = ProviderId.safeParse(query.get('done'));
  return done.success ? { kind: 'done', provider: done.data } : { kind: 'start' };
}

/** This screen's address for a mode, with the target kept. */
export function authPath(mode: AuthMode, query: URLSearchParams): string {
  return address({ mode }, query);
}

/** The addresses a provider comes back to, each carrying the target and, on failure, the mode. */
export function returnAddresses(provider: ProviderId, query: URLSearchParams) {
  return {
    callbackURL: address({ done: provider }, query),
    errorCallbackURL: address({ failed: provider, mode: authMode(query) }, query),
  };
}

function address(facts: Readonly<Record<string, string>>, query: URLSearchParams): string {
  const target = returnTarget(query);
  const all = new URLSearchParams(target === DEFAULT_TARGET ? facts : { ...facts, returnUrl: target });
  if (query.has('popup')) all.set('popup', '1');
  // The identity service refuses an asterisk, the one sign a serialised query leaves bare that it does not know.
  return `/auth?${all.toString().replaceAll('*', '%2A')}`;
}
