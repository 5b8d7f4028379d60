import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds in which the app has to redeem a code. */
const CODE_LASTS_MS = 2 * 60_000;

/** What a code stands for. */
interface Promised {
  readonly sessionId: string;
  /** The hash of the secret that redeems it. */
  readonly challenge: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

function signature(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`shell sign-in\n${payload}`).digest();
}

/** A code that stands for a session; nobody redeems it without the secret behind the challenge. */
export function shellCode(secret: string, sessionId: string, challenge: string, now = Date.now()): string {
  const promised: Promised = { sessionId, challenge, until: now + CODE_LASTS_MS };
  const payload = Buffer.from(JSON.stringify(promised)).toString('base64url');
  return `${payload}.${signature(secret, payload).toString('base64url')}`;
}

/** The session that a code stands for; undefined when it is forged, too old, or somebody else's. */
export function sessionOfCode(
  secret: string,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  now = Date.now(),
): string | undefined {
  const [payload = '', signed = ''] = code.split('.');
  const wanted = signature(secret, payload);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const promised = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Promised;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return promised.until > now && promised.challenge === challenge ? promised.sessionId : undefined;
}
