import { getToken, initUser } from '@inkbloom/contracts/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, stubPage } from '../../../testing/stub-page.ts';

const ADA = {
  uid: 'ada',
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
  emailVerified: true,
  memberSince: '2026-01-01T00:00:00Z',
  subscribedStreams: [],
};
const BEA = { ...ADA, uid: 'bea', displayName: 'Bea' };
const TOKEN = `e30.${Buffer.from('{"exp":9999999999}').toString('base64url')}.signature`;

/** Who is signed in by the server's word. */
let here: typeof ADA | null = ADA;

function answer({ url }: Request): Response {
  const { pathname } = new URL(url);
  if (here === null) return refusal(401, 'user_not_authenticated');
  if (pathname === getToken.url) return Response.json({ token: TOKEN });
  return Response.json(pathname === initUser.url ? { success: true, data: here } : { success: true });
}

/** A tab in which Ada is signed in, and looked at what is hers. */
async function open() {
  vi.resetModules();
  const session = await import('./session.ts');
  const { signOut } = await import('./sign-out.ts');
  const { queries, ask } = await import('../client/connection.ts');
  await import('./forget-answers.ts');
  here = ADA;
  await session.sessionBegan();
  const shown = [
    ['drawings', 'page', {}],
    ['records', 'stats', 'ada'],
    ['account', 'sessions'],
    ['admin', 'people', ''],
    ['pages', 'owl'],
  ];
  for (const queryKey of shown) queries.setQueryData(queryKey, 'of Ada');
  queries.setQueryData(['activities', 'featured'], 'for everybody');
  const left = () =>
    shown.filter((queryKey) => queries.getQueryData(queryKey) !== undefined).map(([name]) => name);
  return { ...session, signOut, queries, ask, left };
}

beforeEach(() => void stubPage(answer));

afterEach(() => vi.unstubAllGlobals());

describe('AUTH-9 KEEP-4 what a person was told', () => {
  it('is forgotten when they sign out; what everybody may see stays', async () => {
    const { signOut, left, queries } = await open();
    await signOut();
    expect(left()).toEqual([]);
    expect(queries.getQueryData(['session'])).toBeNull();
    expect(queries.getQueryData(['activities', 'featured'])).toBe('for everybody');
  });

  it('is not there for the next one, who signed in without a sign-out before', async () => {
    const { sessionBegan, left, queries } = await open();
    here = BEA;
    await sessionBegan();
    expect(queries.getQueryData(['session'])).toMatchObject({ uid: 'bea' });
    expect(left()).toEqual([]);
  });

  it('is forgotten when the server knows no session any more', async () => {
    const { ask, left } = await open();
    const { tokens } = await import('../client/connection.ts');
    tokens.clear();
    here = null;
    await ask(initUser, { body: {} }).catch(() => undefined);
    expect(left()).toEqual([]);
  });

  it('stays when the same person signs in once more, or is called otherwise', async () => {
    const { sessionBegan, profileChanged, left } = await open();
    await sessionBegan();
    profileChanged({ ...ADA, displayName: 'Ada L.' });
    expect(left()).toHaveLength(5);
  });

  it('stays on the screen under the brush: somebody may be coloring it', async () => {
    const { sessionBegan, queries } = await open();
    const { QueryObserver } = await import('@tanstack/react-query');
    const onScreen = new QueryObserver(queries, {
      queryKey: ['pages', 'owl'],
      queryFn: () => 'of Ada',
      staleTime: Infinity,
    });
    const stop = onScreen.subscribe(() => undefined);
    here = BEA;
    await sessionBegan();
    expect(queries.getQueryData(['pages', 'owl'])).toBe('of Ada');
    stop();
  });
});
