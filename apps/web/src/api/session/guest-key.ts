/** What it is kept under on the device. */
export const KEPT_GUEST_KEY = 'inkbloom-guest-key';
/** The calls that it goes with. */
const CALLS = '/api/v1/made/';

/** The secret by which this device's made pages are found; null where none were made. */
export function guestKey(): string | null {
  try {
    return localStorage.getItem(KEPT_GUEST_KEY);
  } catch {
    return null;
  }
}

/** The header that a call about made pages carries. */
export function guestKeyHeaders(url: string): Record<string, string> {
  const key = url.startsWith(CALLS) ? guestKey() : null;
  return key === null ? {} : { 'x-guest-key': key };
}
