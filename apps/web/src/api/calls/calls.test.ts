import { server } from '../../../testing/page-server.ts';
import type { Activity } from '@inkbloom/contracts/activities';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, refusal } from '../../../testing/stub-page.ts';
import { queries } from '../client/connection.ts';
import { defaultSettings } from '../client/runtime-configuration.ts';
import { sampleActivities } from '../fixtures/samples.ts';
import { deleteDrawing } from './delete-drawing.ts';
import { subscriptionQuery } from './get-subscription.ts';
import { loadExport } from './leave-account.ts';
import { activityPagesQuery } from './list-activities.ts';
import { chosenQuery } from './list-chosen.ts';
import { askForPages, claimPages, madeRequestQuery } from './made-pages.ts';
import { reportActivity } from './report-activity.ts';
import { sendFavorites } from './send-favorites.ts';
import { startSignIn } from './start-sign-in.ts';
import { changePlan, startCheckout, stopPlan } from './subscription-actions.ts';
import { testConnection } from './test-connection.ts';

const ANIMALS = { streamsToSubscribe: ['animals'], billingFrequency: 'monthly' } as const;
const GUEST_KEY = 'inkbloom-guest-key';

const { asked } = server;
const ok = (data: unknown = {}) => Response.json({ success: true, data });
const paths = () => asked.map(({ url }) => url.replace('http://app.test', ''));
const idsOf = (url: string) => (new URL(url).searchParams.get('ids') ?? '').split(',');
const sent = (at = 0): Promise<unknown> => asked[at]!.json() as Promise<unknown>;

const settings = (api: object, more: object = {}) => {
  const { configuration, confirmedOrigin } = defaultSettings(false);
  return {
    configuration: { ...configuration, api: { ...configuration.api, ...api } },
    confirmedOrigin,
    ...more,
  };
};

beforeEach(() => {
  // A watch over the app's speed says there how many of these failed.
  vi.spyOn(console, 'warn').mockReturnValue();
  asked.length = 0;
  server.answer = () => ok();
  localStorage.removeItem(GUEST_KEY);
  localStorage.removeItem('inkbloom.signed-in');
  queries.clear();
});

describe('a subscription', () => {
  it('SUB-6 is started with the choice, its price in dollars and the provider', async () => {
    server.answer = () =>
      ok({ checkoutUrl: 'https://pay.test/1', checkoutExpiresAt: '2026-03-01T00:00:00Z' });
    expect(await startCheckout(ANIMALS, 3)).toBe('https://pay.test/1');
    expect(paths()).toEqual(['/api/v1/subscriptions/start']);
    expect(await sent()).toEqual({ ...ANIMALS, totalAmount: 3, paymentMethod: 'stripe' });
  });

  it('SUB-9 is changed for the price that was previewed, at the moment it was reckoned', async () => {
    server.answer = () => refusal(409, 'subscription_not_found');
    const preview = { dueNowCents: 120, paymentCents: 950, prorationDate: 1_770_000_000 };
    await expect(changePlan(ANIMALS, preview as never)).rejects.toMatchObject({ status: 409 });
    expect(await sent()).toEqual({ ...ANIMALS, totalAmount: 9.5, prorationDate: 1_770_000_000 });
  });

  it.each([
    ['done', () => ok({ paidUntil: null })],
    ['refused', () => refusal(409, 'subscription_not_found')],
  ])('SUB-9 is asked for anew a moment after a change that was %s', async (_outcome, given) => {
    server.answer = given;
    const key = ['subscription', 'ada'];
    queries.setQueryData(key, {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await stopPlan('').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(99);
    expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
    expect(await sent()).toEqual({});
  });

  it('SUB-9 is first asked for after a moment, and not at all when nobody waits any more', async () => {
    const { queryFn } = subscriptionQuery('ada');
    const leaving = new AbortController();
    const asking = (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(asking).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

describe('FIND-3 chosen activities', () => {
  const [sample] = sampleActivities;
  const activity = (id: string) => ({ ...sample, id }) as Activity;

  it('come in the order in which they were chosen; one’s own are asked for by themselves', async () => {
    localStorage.setItem(GUEST_KEY, 'k'.repeat(43));
    server.answer = ({ url }) => ok(idsOf(url).toReversed().map(activity));
    const found = await queries.fetchQuery(chosenQuery(['fox', 'made-1', 'owl']));
    expect(found.map(({ id }) => id)).toEqual(['fox', 'made-1', 'owl']);
    expect(paths().toSorted()).toEqual([
      '/api/v1/activities/chosen?ids=fox%2Cowl',
      '/api/v1/made/chosen?ids=made-1',
    ]);
    const own = asked.find(({ url }) => url.includes('/made/'));
    expect(own?.headers.get('x-guest-key')).toBe('k'.repeat(43));
  });

  it('leave out what there is no more, and ask nothing of a device that made none', async () => {
    server.answer = () => ok([activity('owl')]);
    const found = await queries.fetchQuery(chosenQuery(['gone', 'made-1', 'owl']));
    expect(found.map(({ id }) => id)).toEqual(['owl']);
    expect(paths()).toEqual(['/api/v1/activities/chosen?ids=gone%2Cowl']);
    expect(await queries.fetchQuery(chosenQuery([]))).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

describe('KEEP-5 deleting a drawing', () => {
  it('says which revision was seen and whose it is', async () => {
    server.answer = () => ok({ id: 'drawing-1' });
    await deleteDrawing('drawing-1', 3, 'ada');
    expect(paths()).toEqual(['/api/v1/drawings/drawing-1?revision=3&userId=ada']);
  });

  it('is done where it is gone already, and nowhere else', async () => {
    server.answer = () => refusal(404, 'drawing_not_found');
    await expect(deleteDrawing('drawing-1', 3, 'ada')).resolves.toBeUndefined();
    for (const [status, code] of [
      [404, 'not_found'],
      [409, 'drawing_conflict'],
      [401, 'user_not_authenticated'],
    ] as const) {
      server.answer = () => refusal(status, code);
      await expect(deleteDrawing('drawing-1', 3, 'ada')).rejects.toMatchObject({ code });
    }
  });
});

it('SRV-5 favorites are asked for where nothing changed, and sent where something did', async () => {
  server.answer = () => ok({ ids: ['owl'] });
  expect(await sendFavorites({ add: [], remove: [] })).toEqual(['owl']);
  await sendFavorites({ add: [], remove: ['fox'] });
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(await sent(1)).toEqual({ add: [], remove: ['fox'] });
});

it('GAL-10 a list goes on while there is more, and a long one is not asked for again', () => {
  const { getNextPageParam, staleTime } = activityPagesQuery({ limit: 20 });
  const next = (pagination: object) => getNextPageParam({ data: [], pagination } as never, [], 1, []);
  expect([next({ page: 2, hasNext: true }), next({ page: 3, hasNext: false })]).toEqual([3, undefined]);
  const fresh = (pages: number) =>
    (staleTime as (query: unknown) => number)({ state: { data: { pages: Array.from({ length: pages }) } } });
  expect([fresh(3), fresh(4)]).toEqual([60_000, Infinity]);
});

describe('MAKE-1 pages of one’s own', () => {
  it('are looked at again while one of them is on its way', () => {
    const { refetchInterval } = madeRequestQuery('request-1');
    const every = (...states: string[]) =>
      (refetchInterval as (query: unknown) => number | false)({
        state: { data: states.length > 0 ? { pages: states.map((state) => ({ state })) } : undefined },
      });
    expect([every('ready', 'waiting'), every('drawing')]).toEqual([1000, 1000]);
    expect([every('ready', 'failed', 'stopped'), every()]).toEqual([false, false]);
  });

  it('KEEP-1 stay found by the key of the device until an account has them', async () => {
    await claimPages();
    expect(asked).toEqual([]);
    localStorage.setItem(GUEST_KEY, 'k'.repeat(43));
    server.answer = () => refusal(401, 'user_not_authenticated');
    await expect(claimPages()).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem(GUEST_KEY)).toBe('k'.repeat(43));
    server.answer = () => ok({ pages: 2 });
    await claimPages();
    expect(await sent(1)).toEqual({ guestKey: 'k'.repeat(43) });
    expect(localStorage.getItem(GUEST_KEY)).toBeNull();
  });

  it('are asked for by a device with a key of 32 bytes, made up once', async () => {
    server.answer = () => refusal(422, 'word_refused');
    const wish = { kind: 'picture', subject: 'owl', place: 'just-so', difficulty: 'easy' } as const;
    await askForPages('request-1', wish).catch(() => undefined);
    const key = localStorage.getItem(GUEST_KEY);
    expect(key).toMatch(/^[\w-]{43}$/);
    await askForPages('request-1', wish).catch(() => undefined);
    expect(localStorage.getItem(GUEST_KEY)).toBe(key);
    expect(asked.map(({ headers }) => headers.get('x-guest-key'))).toEqual([key, key]);
  });
});

describe('ACC-5 what a person takes with them', () => {
  const token = `e30.${Buffer.from('{"exp":9999999999}').toString('base64url')}.s`;
  const withToken =
    (given: Answer): Answer =>
    (request) =>
      request.url.endsWith('/api/auth/token') ? Response.json({ token }) : given(request);

  it('is a file, asked for with their token', async () => {
    server.answer = withToken(() => new Response('zip'));
    expect(await (await loadExport()).text()).toBe('zip');
    expect(asked.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it.each([
    [
      'a refusal',
      () => refusal(403, 'requires_recent_login'),
      { code: 'requires_recent_login', message: 'No.' },
    ],
    ['the page of a proxy', () => new Response('<h1>Bad', { status: 502 }), { status: 502, type: 'answer' }],
  ])('KEEP-4 fails with words on %s', async (_what, given, failure) => {
    server.answer = withToken(given);
    await expect(loadExport()).rejects.toMatchObject({ name: 'RequestError', ...failure });
  });
});

it('SRV-7 a report has a note only where something was written', async () => {
  await reportActivity('owl', 'drawing', '  ');
  await reportActivity('owl', 'other', 'A leg too many');
  expect([await sent(0), await sent(1)]).toEqual([
    { reason: 'drawing' },
    { reason: 'other', note: 'A leg too many' },
  ]);
});

it('AUTH-9 a sign-in is under way once the provider’s address is there, not before', async () => {
  const input = { provider: 'google', callbackURL: '/a', errorCallbackURL: '/b' } as const;
  server.answer = () => refusal(503, 'service_unavailable');
  await expect(startSignIn(input)).rejects.toMatchObject({ status: 503 });
  expect(localStorage.getItem('inkbloom.signed-in')).toBeNull();
  server.answer = () => Response.json({ url: 'https://accounts.test/' });
  expect(await startSignIn(input)).toBe('https://accounts.test/');
  expect(localStorage.getItem('inkbloom.signed-in')).toBe('pending');
});

describe('CFG-1 Test Connection', () => {
  const page = { page: 1, limit: 1, total: 812, pages: 812, hasNext: true, hasPrev: false };
  it('asks for one activity and says how many there are', async () => {
    server.answer = () => Response.json({ success: true, data: [], pagination: page });
    const result = await testConnection(settings({ apiKey: 'secret', headers: { 'x-tenant': 'a' } }));
    expect(result).toEqual({ isSuccess: true, message: '812 activities are there.' });
    expect(paths()).toEqual(['/api/v1/activities?limit=1']);
    expect(asked[0]?.headers.get('x-api-key')).toBe('secret');
    expect(asked[0]?.headers.get('x-tenant')).toBe('a');
  });

  it('tells the key to no origin that was not confirmed', async () => {
    const other = { apiKey: 'secret', baseUrl: 'http://other.test' };
    await testConnection(settings(other));
    await testConnection(settings(other, { confirmedOrigin: 'http://other.test' }));
    expect(asked.map(({ headers }) => headers.get('x-api-key'))).toEqual([null, 'secret']);
  });

  it('says why it failed, once, without trying again', async () => {
    server.answer = () => refusal(503, 'service_unavailable');
    expect(await testConnection(settings({}))).toEqual({ isSuccess: false, message: 'No.' });
    expect(asked).toHaveLength(1);
    const off = settings({ enabled: false });
    expect((await testConnection(off)).isSuccess).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
