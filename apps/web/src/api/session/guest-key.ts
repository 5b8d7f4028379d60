const NAME = 'inkbloom-guest-key';
const BYTES = 32;
/** The calls that it goes with. */
const CALLS = '/api/v1/made/';

/** The secret by which this device's made pages are found; null where none were made. */
export function guestKey(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Makes up a secret where there is none. Throws where the browser keeps nothing: the pages would be lost at once. */
export function makeGuestKey(): void {
  if (guestKey() !== null) return;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCodePoint(...bytes));
  localStorage.setItem(NAME, text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}

/** Its pages belong to an account now. */
export function forgetGuestKey(): void {
  localStorage.removeItem(NAME);
}

/** The header that a call about made pages carries. */
export function guestKeyHeaders(url: string): Record<string, string> {
  const key = url.startsWith(CALLS) ? guestKey() : null;
  return key === null ? {} : { 'x-guest-key': key };
}
