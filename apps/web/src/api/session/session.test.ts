import { getToken, initUser, type Profile } from '@inkbloom/contracts/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

const HINT = 'inkbloom.signed-in';
const TOKEN = `e30.${Buffer.from('{"exp":9999999999}').toString('base64url')}.signature`;

function profile(uid: string): Profile {
  const memberSince = '2026-01-01T00:00:00Z';
  const facts = { email: `${uid}@example.org`, displayName: uid, photoURL: null, emailVerified: true };
  return { uid, ...facts, memberSince, subscribedStreams: [] };
}

let storage: ReturnType<typeof stubLocalStorage>;
let page: EventTarget;
/** Calls of identity that the server was asked, by their paths; the test answers them. */
let asked: { readonly path: string; readonly answer: (body: object) => void }[];

beforeEach(() => {
  vi.resetModules();
  storage = stubLocalStorage();
  page = new EventTarget();
  asked = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { origin: 'http://app.test', href: 'http://app.test/activity/owl', search: '' });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', onLine: true });
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (body: object) => resolve(Response.json(body));
    asked.push({ path: new URL(request.url).pathname, answer });
    return promise;
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A tab that follows the others, with the query of who is signed in on its screen. */
async function openTab() {
  const session = await import('./session.ts');
  const { queries } = await import('../client/connection.ts');
  session.followSignIns();
  return { ...session, shown: () => queries.getQueryData<Profile | null>(['session'])?.uid ?? null, queries };
}

/** Another tab notes who is signed in, as it does when the server has told it; this one hears of the note. */
function noteElsewhere(hint: 'yes' | 'pending' | null, person?: Profile): void {
  if (person) storage.setItem('inkbloom.profile', JSON.stringify(person));
  if (hint) storage.setItem(HINT, hint);
  else storage.removeItem(HINT);
}

function hear(): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key: HINT }));
}

describe('AUTH-8 KEEP-2 a sign-in in a window beside the page', () => {
  it('counts before the server has told this page of it, and before the note was heard', async () => {
    const { personNow, shown } = await openTab();
    expect([personNow(), shown()]).toEqual([null, null]);
    noteElsewhere('yes', profile('ada'));
    expect([personNow(), shown()]).toEqual(['ada', null]);
    hear();
    expect([personNow(), shown()]).toEqual(['ada', 'ada']);
  });

  it('of somebody else is theirs at once, and a sign-out is nobody', async () => {
    storage.setItem('inkbloom.profile', JSON.stringify(profile('ada')));
    storage.setItem(HINT, 'yes');
    const { personNow, shown } = await openTab();
    noteElsewhere('yes', profile('bea'));
    hear();
    expect([personNow(), shown()]).toEqual(['bea', 'bea']);
    noteElsewhere(null);
    hear();
    expect([personNow(), shown()]).toEqual([null, null]);
  });

  it('that has only begun changes nothing', async () => {
    const { personNow, shown, queries } = await openTab();
    queries.setQueryData(['session'], profile('ada'));
    noteElsewhere('pending');
    hear();
    expect([personNow(), shown()]).toEqual(['ada', 'ada']);
  });
});

it('AUTH-8 who it is lies on the device before the note that other tabs hear', async () => {
  const { sessionBegan } = await openTab();
  const noted: (string | null)[] = [];
  const { setItem } = storage;
  vi.spyOn(storage, 'setItem').mockImplementation((key, value) => {
    if (key === HINT && value === 'yes') noted.push(storage.getItem('inkbloom.profile'));
    setItem(key, value);
  });
  const began = sessionBegan();
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe(getToken.url));
  asked.at(-1)?.answer({ token: TOKEN });
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe(initUser.url));
  asked.at(-1)?.answer({ success: true, data: profile('ada') });
  await began;
  expect(noted).toEqual([JSON.stringify(profile('ada'))]);
});
