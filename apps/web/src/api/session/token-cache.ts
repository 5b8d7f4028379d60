import { TOKEN_LIFETIME_FALLBACK_S, TOKEN_MARGIN_S } from './token-timing.ts';
import { RequestError } from '../client/request-error.ts';

/** Hands out access tokens and asks for a new one only when the last is nearly used up. */
export interface TokenCache {
  /** A token with enough life left; every caller that waits shares one request. */
  current(): Promise<string>;
  /** Forgets a token that the server refused, unless a newer one has taken its place. */
  refuse(token: string): void;
  /** Forgets every token, e.g. at sign-out. */
  clear(): void;
}

interface Held {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

/** The expiry of a JSON Web Token (RFC 7519, claim `exp`) in milliseconds since the epoch; undefined without one. */
export function tokenExpiry(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(text) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Told of every time a token is wanted, and whether one was at hand. */
export type OnWanted = (isHit: boolean) => void;

/**
 * @param fetchToken asks the server for a new token
 * @param refreshBelow seconds of life under which a token is replaced
 * @param now the clock, milliseconds since the epoch
 */
export function createTokenCache(
  fetchToken: () => Promise<string>,
  refreshBelow: number,
  now: () => number = Date.now,
  onWanted: OnWanted = () => undefined,
): TokenCache {
  let held: Held | undefined;
  let asking: Promise<string> | undefined;

  const secondsLeft = () => (held ? (held.expires - now()) / 1000 : 0);

  async function refresh(): Promise<string> {
    const mine = fetchToken();
    asking = mine;
    try {
      const token = await mine;
      const expires = tokenExpiry(token) ?? now() + TOKEN_LIFETIME_FALLBACK_S * 1000;
      if (asking === mine) held = { token, expires };
      return token;
    } finally {
      if (asking === mine) asking = undefined;
    }
  }

  return {
    async current() {
      const isHit = held !== undefined && secondsLeft() >= refreshBelow;
      onWanted(isHit);
      if (held && isHit) return held.token;
      const last = held;
      return (asking ?? refresh()).catch((error: unknown) => {
        const isOver = error instanceof RequestError && error.status === 401;
        // The last one still serves while the server cannot be reached, unless it was forgotten meanwhile.
        if (last && !isOver && held === last && secondsLeft() > TOKEN_MARGIN_S) return last.token;
        throw error;
      });
    },
    refuse(token) {
      if (held?.token === token) held = undefined;
    },
    clear() {
      held = undefined;
      asking = undefined;
    },
  };
}
