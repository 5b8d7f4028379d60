/** A browser as far as a sign-in needs one: it keeps cookies by path and follows nothing by itself. */
export class Browser {
  readonly #cookies = new Map<string, { readonly path: string; readonly value: string }>();

  /** Asks for an address with the cookies that belong to it and keeps those that come back. */
  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Fills a form in and sends it. */
  send(address: string, fields: Record<string, string>): Promise<Response> {
    return this.ask(address, { method: 'POST', body: new URLSearchParams(fields) });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { path, value });
  }
}

/** Where an answer sends the browser. Throws when it sends it nowhere. */
export function target(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`expected a redirect, got ${response.status} from ${response.url}`);
  return new URL(location, response.url).href;
}
