import { getToken, initUser } from '@inkbloom/contracts/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Settings } from './runtime-configuration.ts';

const OWN = 'http://app.test';
const OTHER = 'http://other.test';
const things = { method: 'GET', url: '/api/v1/things', answer: z.any() } as const;
const file = { ...things, url: '/api/v1/file', isFile: true } as const;
const made = { ...things, url: '/api/v1/made/mine' } as const;

/** Seconds; one moment for all tests, so that a token is the same whenever it is asked for. */
const ENDS = Math.floor(Date.now() / 1000) + 3600;

/** A token of this number that lasts an hour. */
function token(number: number): string {
  const payload = { exp: ENDS, number };
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

class Items {
  readonly #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}

type Answer = (request: Request) => Response | undefined;

let requests: Request[] = [];
let tokensGiven = 0;
const onWindow = new Map<string, () => void>();

/** A page whose server answers so; what it does not answer itself is answered with an empty object. */
async function open(answer: Answer = () => undefined, hint: 'yes' | null = 'yes') {
  if (hint) localStorage.setItem('inkbloom.signed-in', hint);
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const own = answer(request);
    if (own) return own;
    const isToken = new URL(request.url).pathname === getToken.url;
    return Response.json(isToken ? { token: token(++tokensGiven) } : {});
  });
  vi.resetModules();
  const connection = await import('./connection.ts');
  const { useSettings, defaultSettings } = await import('./runtime-configuration.ts');
  const { carried } = await import('../session/session-carrier.ts');
  /** Changes the settings of the API. */
  const set = (api: Partial<Settings['configuration']['api']>, more: Partial<Settings> = {}) => {
    const { configuration, confirmedOrigin } = defaultSettings(false);
    const changed = { ...configuration, api: { ...configuration.api, retryAttempts: 0, ...api } };
    useSettings.setState({ configuration: changed, confirmedOrigin, ...more });
  };
  set({});
  return { ...connection, set, useSettings, carried };
}

beforeEach(() => {
  [requests, tokensGiven] = [[], 0];
  onWindow.clear();
  vi.stubGlobal('location', { origin: OWN, href: `${OWN}/gallery` });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('localStorage', new Items());
  vi.stubGlobal('sessionStorage', new Items());
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => onWindow.set(name, listener));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const picture = () => Response.json({ url: '/images/owl.webp' });

const paths = () => requests.map(({ url }) => new URL(url).pathname);
const bearerOf = (request: Request | undefined) => request?.headers.get('authorization');
const refusal = () =>
  Response.json({ success: false, error: 'user_not_authenticated', message: 'Who is it?' }, { status: 401 });

describe('ask', () => {
  it('AUTH-8 asks as a guest without any identity call, and for a person with a token, asked for once', async () => {
    const guest = await open(undefined, null);
    await guest.ask(things);
    expect(paths()).toEqual([things.url]);
    expect(bearerOf(requests[0])).toBeNull();
    const { ask } = await open();
    requests = [];
    await ask(things);
    await ask(things);
    expect(paths()).toEqual([getToken.url, things.url, things.url]);
    expect(bearerOf(requests[2])).toBe(`Bearer ${token(1)}`);
  });

  it('AUTH-8 replaces a refused token once, and keeps what else the call carries', async () => {
    const { ask } = await open((request) =>
      bearerOf(request) === `Bearer ${token(1)}` ? refusal() : undefined,
    );
    await ask(things, { query: { q: 'owl' } });
    expect(paths()).toEqual([getToken.url, things.url, getToken.url, things.url]);
    expect(new URL(requests[3]!.url).search).toBe('?q=owl');
    expect(bearerOf(requests[3])).toBe(`Bearer ${token(2)}`);
  });

  it('AUTH-8 tells of a second refusal, and of what another token would not mend', async () => {
    const { ask } = await open((request) => (request.url.endsWith(things.url) ? refusal() : undefined));
    await expect(ask(things)).rejects.toMatchObject({ status: 401 });
    expect(paths()).toHaveLength(4);
    requests = [];
    const down = await open((request) =>
      request.url.endsWith(things.url) ? new Response('', { status: 404 }) : undefined,
    );
    await expect(down.ask(things)).rejects.toMatchObject({ status: 404 });
    expect(paths()).toEqual([getToken.url, things.url]);
  });

  it('AUTH-8 goes on as a guest when the session has ended, and forgets the person', async () => {
    const { ask, queries } = await open((request) =>
      request.url.endsWith(getToken.url) ? refusal() : undefined,
    );
    queries.setQueryData(['session'], { name: 'Ada' });
    localStorage.setItem('inkbloom.profile', '{}');
    await ask(things);
    expect(bearerOf(requests.at(-1))).toBeNull();
    expect(queries.getQueryData(['session'])).toBeNull();
    expect(localStorage.getItem('inkbloom.signed-in')).toBeNull();
    expect(localStorage.getItem('inkbloom.profile')).toBeNull();
  });

  it('AUTH-8 keeps the person when the server only cannot be reached', async () => {
    const { ask } = await open((request) =>
      request.url.endsWith(getToken.url) ? new Response('', { status: 500 }) : undefined,
    );
    await expect(ask(things)).rejects.toMatchObject({ status: 500 });
    expect(localStorage.getItem('inkbloom.signed-in')).toBe('yes');
  });

  it('DEV-2 asks the sample pages without a token or a request', async () => {
    const { ask, useSettings } = await open();
    const { configuration, confirmedOrigin } = useSettings.getState();
    useSettings.setState({ configuration: { ...configuration, mode: 'fixtures' }, confirmedOrigin });
    await ask(things).catch(() => undefined);
    expect(requests).toEqual([]);
  });
});

describe('another server', () => {
  const secrets = { baseUrl: OTHER, apiKey: 'key', headers: { 'x-own': 'yes' } };

  it('SEC-1 gets neither token nor key before the person confirmed it, and the person stays with the own one', async () => {
    const { ask, send, set } = await open();
    set(secrets);
    await ask(things);
    const asked = requests.at(-1)!;
    expect(asked.url).toBe(`${OTHER}${things.url}`);
    expect([bearerOf(asked), asked.headers.get('x-api-key')]).toEqual([null, null]);
    expect(asked.headers.get('x-own')).toBe('yes');
    await send(initUser, { body: {}, token: 'mine' }).catch(() => undefined);
    const person = requests.at(-1)!;
    expect(person.url).toBe(`${OWN}${initUser.url}`);
    expect([bearerOf(person), person.headers.get('x-api-key')]).toEqual(['Bearer mine', 'key']);
    expect(requests[0]?.url).toBe(`${OWN}${getToken.url}`);
  });

  it('SEC-1 gets both once it is confirmed; without a key none is sent', async () => {
    const { ask, set } = await open();
    set(secrets, { confirmedOrigin: OTHER });
    await ask(things);
    const asked = requests.at(-1)!;
    expect([bearerOf(asked), asked.headers.get('x-api-key')]).toEqual([`Bearer ${token(1)}`, 'key']);
    set({ ...secrets, apiKey: '' }, { confirmedOrigin: OTHER });
    await ask(things);
    expect(requests.at(-1)!.headers.has('x-api-key')).toBe(false);
  });

  it('DEV-2 has its pictures loaded from there; the own server and a file are left as they are', async () => {
    const { send, set } = await open(picture);
    expect(await send(things)).toEqual({ url: '/images/owl.webp' });
    set({ baseUrl: OTHER });
    expect(await send(things)).toEqual({ url: `${OTHER}/images/owl.webp` });
    expect(await send(file)).toBeInstanceOf(Blob);
  });

  it('DEV-2 empties what was asked of the one before, not who is signed in', async () => {
    const { queries, pipeline, set } = await open();
    const reset = vi.spyOn(pipeline, 'resetBreakers');
    queries.setQueryData(['session'], 'Ada');
    queries.setQueryData(['things'], 'owls');
    set({ timeout: 5 });
    expect([queries.getQueryData(['things']), reset.mock.calls.length]).toEqual(['owls', 0]);
    set({ baseUrl: OTHER });
    await vi.waitFor(() => expect(queries.getQueryData(['things'])).toBeUndefined());
    expect([queries.getQueryData(['session']), reset.mock.calls.length]).toEqual(['Ada', 1]);
  });
});

describe('what goes along', () => {
  it('MAKE-1 the key of the device with calls about made pages alone, the session with calls of identity', async () => {
    const { send, carried } = await open();
    localStorage.setItem('inkbloom-guest-key', 'secret');
    const take = vi.fn();
    carried.by = { headers: () => ({ 'x-session': 'mine' }), take, drop: () => undefined };
    for (const call of [made, things, getToken]) await send(call);
    expect(requests.map(({ headers }) => [headers.get('x-guest-key'), headers.get('x-session')])).toEqual([
      ['secret', null],
      [null, null],
      [null, 'mine'],
    ]);
    expect(take).toHaveBeenCalledTimes(3);
  });

  it('REQ-6 has the limits of an emergency while there is one', async () => {
    const { send } = await open(() => new Response('', { status: 503 }));
    const { enableEmergency, calmDown } = await import('./emergency.ts');
    enableEmergency();
    for (let asked = 0; asked < 20; asked++) await send(things, { retryAttempts: 0 }).catch(() => undefined);
    calmDown();
    // Three failures open its breaker.
    expect(requests).toHaveLength(3);
  });

  it('keeps answers for a day of one visit and retries nothing by itself', async () => {
    const { queries } = await open();
    expect(queries.getDefaultOptions()).toEqual({
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: 86_400_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    });
  });
});

describe('REQ-7 the page itself', () => {
  it('tries again when the connection returns', async () => {
    await open();
    expect([...onWindow.keys()].toSorted()).toEqual(['load', 'online']);
  });

  it('warns of a load of more than three seconds, once it is over', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ duration: 4000 }] });
    await open();
    expect(said).not.toHaveBeenCalled();
    onWindow.get('load')?.();
    expect(said).toHaveBeenCalledWith('performance: milliseconds until the page was loaded', 4000);
    vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] });
    onWindow.get('load')?.();
    said.mockRestore();
  });
});
