import { IDENTITY_TIMEOUT, IDENTITY_TIMEOUT_MOBILE, MOBILE_BELOW } from '@inkbloom/contracts/limits';

/** A device in a hand, by what it calls itself or by its width. */
function isMobile(): boolean {
  return /Mobi|Android/i.test(navigator.userAgent) || globalThis.innerWidth < MOBILE_BELOW;
}

/** Milliseconds until an identity call is given up. */
export function identityTimeout(mobile: boolean = isMobile()): number {
  return mobile ? IDENTITY_TIMEOUT_MOBILE : IDENTITY_TIMEOUT;
}
