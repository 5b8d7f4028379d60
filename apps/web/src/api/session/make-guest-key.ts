import { guestKey, KEPT_GUEST_KEY } from './guest-key.ts';

const BYTES = 32;

/** Makes up a secret where there is none. Throws where the browser keeps nothing: the pages would be lost at once. */
export function makeGuestKey(): void {
  if (guestKey() !== null) return;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCodePoint(...bytes));
  localStorage.setItem(KEPT_GUEST_KEY, text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}

/** Its pages belong to an account now. */
export function forgetGuestKey(): void {
  localStorage.removeItem(KEPT_GUEST_KEY);
}
