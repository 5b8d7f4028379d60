import { initUser, type Profile } from '@inkbloom/contracts/people';
import type { Send } from '../client/client.ts';
import { identityTimeout } from './identity-timeout.ts';
import { forgetProfile, keepProfile, readProfile } from './kept-profile.ts';
import { RequestError } from '../client/request-error.ts';
import { readHint, writeHint } from './sign-in-hint.ts';
import type { TokenCache } from './token-cache.ts';

/** What identity calls go through. */
export interface Identity {
  readonly send: Send;
  readonly tokens: TokenCache;
}

/**
 * What is known without a call: nobody, the person of the last visit, or nothing yet after a sign-in.
 * @param query the address's query; a provider that was cancelled or failed comes back with `error` in it, one that
 *   signed somebody in with `done`
 */
export function knownAtOnce(query: string): Profile | null | undefined {
  const address = new URLSearchParams(query);
  if (readHint() === 'pending' && address.has('error')) writeHint('no');
  // Another tab may have found the session before this one ended.
  if (readHint() === 'no' && address.has('done')) writeHint('pending');
  if (readHint() === 'no') return null;
  return readHint() === 'yes' ? readProfile() : undefined;
}

/** The signed-in person by the server's word, or null. A guest costs no call; a session that ended is forgotten. */
export async function loadProfile({ send, tokens }: Identity): Promise<Profile | null> {
  if (readHint() === 'no') return null;
  try {
    const { data } = await send(initUser, {
      body: {},
      token: await tokens.current(),
      timeout: identityTimeout(),
    });
    // Other tabs hear of the note, and then look who it is.
    keepProfile(data);
    writeHint('yes');
    return data;
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error;
    forgetPerson(tokens);
    return null;
  }
}

/** Takes every trace of the person off this device's identity. */
export function forgetPerson(tokens: TokenCache): void {
  writeHint('no');
  forgetProfile();
  tokens.clear();
}
