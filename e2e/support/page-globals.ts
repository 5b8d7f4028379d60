import { vi } from 'vitest';
import { Browser } from '../../apps/server/testing/browser.ts';

/*
 * What the app's request code finds in a browser, for tests that run it against a server without one. Import it before
 * any module of the app: some of them read these at once.
 */

class MemoryStorage {
  readonly #values = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

/** A request that the app sent, and how it was answered. */
interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

const browser = new Browser();
const pageLocation = { origin: 'http://localhost', pathname: '/', search: '' };
const exchanges: Exchange[] = [];

const fetchAsNode = fetch;

/** The app sends whole requests; whatever else is fetched in this process is the server's own. */
async function fetchAsPage(request: Request | URL | string, init: RequestInit = {}): Promise<Response> {
  if (!(request instanceof Request)) return fetchAsNode(request, init);
  const { method, url } = request;
  const body = method === 'GET' ? null : new Uint8Array(await request.arrayBuffer());
  // A browser names the page's origin in every request that may change something.
  const headers = new Headers(request.headers);
  if (method !== 'GET') headers.set('origin', pageLocation.origin);
  const response = await browser.ask(url, { ...init, method, headers, ...(body?.length && { body }) });
  exchanges.push({ method, path: new URL(url).pathname, status: response.status });
  return response;
}

vi.stubGlobal('location', pageLocation);
vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('fetch', fetchAsPage);

/** The page in which the app's code runs. */
export const page = {
  /** Keeps the cookies of this page and follows its links. */
  browser,
  /** Every request of the app so far. */
  exchanges: exchanges as readonly Exchange[],
  /** Makes the page one of this server. */
  open(origin: string): void {
    pageLocation.origin = origin;
  },
};
