/** A cookie as a browser keeps it; hosts are told apart, ports are not. */
interface Cookie {
  readonly path: string;
  readonly value: string;
}

const MOST_REDIRECTS = 10;

/** A browser without a window: it keeps cookies, fills in forms and follows redirects as far as it is told. */
export class Browser {
  readonly #cookies = new Map<string, Cookie>();

  /** One request with the cookies that belong to it; redirects are not followed. */
  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = this.#cookiesFor(new URL(address).pathname);
    if (cookies !== '') headers.set('cookie', cookies);
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends JSON the way a page of the same site does. */
  post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const { origin } = new URL(address);
    return this.ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Goes to an address and on through redirects until a page is shown or `stop` says that it is far enough. */
  async visit(address: string, stop: (next: string) => boolean = () => false): Promise<string> {
    let at = address;
    for (let step = 0; step < MOST_REDIRECTS && !stop(at); step += 1) {
      const location = (await this.ask(at)).headers.get('location');
      if (location === null) return at;
      at = new URL(location, at).href;
    }
    return at;
  }

  /** The names of the cookies that are kept. */
  cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  #cookiesFor(pathname: string): string {
    const fitting = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    return fitting.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { path, value });
  }
}
