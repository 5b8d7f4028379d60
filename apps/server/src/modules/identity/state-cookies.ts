/**
 * The identity library keeps a sign-in that is under way in one cookie, which a second tab would write over. Here each
 * sign-in has a cookie of its own, named by its state; the library sees only the one that belongs to the request.
 */
const STATE = '.state';
const STATE_VALUE = /^[\w-]{1,64}$/;

/** The state that a provider sent back, if it can be one. */
export function stateOf(query: unknown): string | undefined {
  const { state } = (query ?? {}) as { readonly state?: unknown };
  return typeof state === 'string' && STATE_VALUE.test(state) ? state : undefined;
}

/** The cookies of a request as the library shall see them: its state cookie is the one of this sign-in. */
export function toLibraryCookies(header: string, state: string | undefined): string {
  const own = `${STATE}-${state}=`;
  const pairs = header.split(/;\s*/).filter((pair) => !pair.includes(`${STATE}=`));
  return pairs.map((pair) => pair.replace(own, `${STATE}=`)).join('; ');
}

/** A cookie of the library as a browser shall keep it. A new state cookie carries its state: value, dot, signature. */
export function toBrowserCookie(cookie: string, state: string | undefined): string {
  const [, before = '', value = '', after = ''] = /^([^=;]*)\.state=([^;]*)(.*)$/s.exec(cookie) ?? [];
  if (before === '') return cookie;
  const name = value === '' ? state : decodeURIComponent(value).split('.', 1)[0];
  return `${before}${STATE}-${name}=${value}${after}`;
}
