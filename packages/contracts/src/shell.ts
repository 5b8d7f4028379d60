import * as z from 'zod/mini';
import { ProviderId } from './people.ts';

/** 32 random bytes, and their SHA-256; both in base64url. */
const Secret = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * The sign-in of a native shell (RFC 8252): it opens `startShellSignIn` in the system's browser, with the hash of a
 * secret of its own. The browser comes back to the app by a deep link with a code that only the secret redeems. The
 * session is in the answer's `set-auth-token`; identity calls carry it as a bearer token.
 */
export const startShellSignIn = {
  method: 'GET',
  url: '/api/auth/shell/start',
  query: z.object({ provider: ProviderId, challenge: Secret }),
} as const;

export const redeemShellCode = {
  method: 'POST',
  url: '/api/auth/shell/redeem',
  body: z.strictObject({ code: z.string().check(z.maxLength(512)), verifier: Secret }),
  answer: z.object({ success: z.boolean() }),
} as const;
