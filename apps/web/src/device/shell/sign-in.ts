import type { ProviderId } from '@inkbloom/contracts/people';
import { redeemShellSignIn, shellSignInAddress } from '../../api/calls/shell-sign-in.ts';
import { Browser } from './plugins.ts';

/** The secret of the sign-in under way; kept in a file of the web view, since the system may end the app meanwhile. */
const KEY = 'inkbloom.shell-sign-in';
const SECRET_BYTES = 32;

/** Thrown when a sign-in came back without success. */
class ShellSignInError extends Error {
  override readonly name = 'ShellSignInError';
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Opens the system's browser at the provider; it comes back by a deep link, for `finishSignIn`. */
export async function beginSignIn(provider: ProviderId): Promise<void> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  localStorage.setItem(KEY, verifier);
  await Browser.open({ url: shellSignInAddress(provider, toBase64Url(new Uint8Array(hash))) });
}

/** Signs in by the deep link that the system's browser came back with. Throws ShellSignInError, or RequestError. */
export async function finishSignIn(facts: URLSearchParams): Promise<void> {
  const verifier = localStorage.getItem(KEY);
  const code = facts.get('code');
  localStorage.removeItem(KEY);
  // Android closes it by itself, and says so by an error.
  await Browser.close().catch(() => undefined);
  if (verifier === null || code === null) throw new ShellSignInError('the sign-in was not finished');
  await redeemShellSignIn(code, verifier);
}
