/** Hands out access tokens and asks for a new one only when the last is nearly used up. */
export interface TokenCache {
  /** A token with enough life left; every caller that waits shares one request. */
  current(): Promise<string>;
  /** Forgets the token, e.g. at sign-out or when the server refused it. */
  clear(): void;
}

interface Held {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

/** The expiry of a JSON Web Token (RFC 7519, claim `exp`) in milliseconds since the epoch. */
export function tokenExpiry(token: string): number {
  const payload = token.split('.')[1] ?? '';
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return (JSON.parse(text) as { exp: number }).exp * 1000;
}

/**
 * @param fetchToken asks the server for a new token
 * @param refreshBelow seconds of life under which a token is replaced
 * @param now the clock, milliseconds since the epoch
 */
export function createTokenCache(
  fetchToken: () => Promise<string>,
  refreshBelow: number,
  now: () => number = Date.now,
): TokenCache {
  let held: Held | undefined;
  let asking: Promise<string> | undefined;

  async function refresh(): Promise<string> {
    const mine = fetchToken();
    asking = mine;
    try {
      const token = await mine;
      if (asking === mine) held = { token, expires: tokenExpiry(token) };
      return token;
    } finally {
      if (asking === mine) asking = undefined;
    }
  }

  return {
    async current() {
      if (held && held.expires - now() >= refreshBelow * 1000) return held.token;
      return asking ?? refresh();
    },
    clear() {
      held = undefined;
      asking = undefined;
    },
  };
}
