import { IDENTITY_TIMEOUT_MS } from '@inkbloom/contracts/limits';
import { MOBILE_BELOW_PX } from '../../ui/breakpoints.ts';

const IDENTITY_TIMEOUT_MOBILE_MS = 60_000;

/** A device in a hand, by what it calls itself or by its width. */
function isMobile(): boolean {
  return /Mobi|Android/i.test(navigator.userAgent) || globalThis.innerWidth < MOBILE_BELOW_PX;
}

/** Milliseconds until an identity call is given up. */
export function identityTimeout(mobile: boolean = isMobile()): number {
  return mobile ? IDENTITY_TIMEOUT_MOBILE_MS : IDENTITY_TIMEOUT_MS;
}
