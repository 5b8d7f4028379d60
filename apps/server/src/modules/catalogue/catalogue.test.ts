import type { Activity } from '@inkbloom/contracts/activities';
import type { Category } from '@inkbloom/contracts/categories';
import { describe, expect, it } from 'vitest';
import { addActivities, type ActivityNotes } from '../../../testing/activities.ts';
import { shopVariables } from '../../../testing/shop.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { countColoring, hideActivity, listUnlisted, showActivity } from './catalogue.ts';

async function startWith(...list: readonly ActivityNotes[]): Promise<TestServer> {
  const server = await startServer({ variables: shopVariables('http://localhost:9') });
  await addActivities(server.databases, ...list);
  return server;
}

async function ids({ app }: TestServer, query: string): Promise<string[]> {
  const answer = await app.inject(`/api/v1/activities${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Activity[] }>().data.map(({ id }) => id);
}

async function categories(server: TestServer, query = ''): Promise<Category[]> {
  const answer = await server.app.inject(`/api/v1/categories${query}`);
  return answer.json<{ data: Category[] }>().data;
}

const SHELF: readonly ActivityNotes[] = [
  { id: 'owl', title: 'Quiet Owl', tags: ['bird', 'expert'], difficulty: 'hard', estimatedTime: 60 },
  { id: 'rose', title: 'a rose', category: 'flowers', difficulty: 'easy', estimatedTime: 20 },
  { id: 'tower', title: 'Tower Bridge', category: 'urban', description: '50% of the OWLS live here' },
  { id: 'fox', title: 'Fox_trot', difficulty: 'medium', estimatedTime: 30, pages: 2 },
];

describe('the list of activities', () => {
  it(
    'SRV-1 answers the newest first, a page at a time, and tells where it stands',
    { tags: ['postgres'] },
    async () => {
      const { app } = await startWith(...SHELF);
      const answer = await app.inject('/api/v1/activities?page=2&limit=3');
      expect(answer.json()).toMatchObject({
        success: true,
        data: [{ id: 'owl' }],
        pagination: { page: 2, limit: 3, total: 4, pages: 2, hasNext: false, hasPrev: true },
      });
    },
  );

  it('SRV-1 answers fifty to a page unless asked otherwise', async () => {
    const { app } = await startWith();
    const answer = await app.inject('/api/v1/activities');
    expect(answer.json()).toEqual({
      success: true,
      data: [],
      pagination: { page: 1, limit: 50, total: 0, pages: 0, hasNext: false, hasPrev: false },
    });
  });

  it.each([
    ['sortBy=title&sortOrder=asc', ['rose', 'fox', 'owl', 'tower']],
    ['sortBy=title', ['tower', 'owl', 'fox', 'rose']],
    ['sortBy=difficulty', ['owl', 'fox', 'tower', 'rose']],
    ['sortBy=estimatedTime&sortOrder=asc', ['tower', 'rose', 'fox', 'owl']],
    ['sortBy=createdAt&sortOrder=asc', ['owl', 'rose', 'tower', 'fox']],
    ['difficulty=medium', ['fox']],
    ['category=flowers', ['rose']],
    ['category=flowers,urban', ['tower', 'rose']],
    ['category=flowers,explore-more,nowhere', ['tower', 'rose']],
    ['category=animals,urban&difficulty=hard,medium', ['fox', 'owl']],
    ['difficulty=hard,medium&sortBy=estimatedTime&sortOrder=asc', ['fox', 'owl']],
    ['expert=yes', ['owl']],
    ['expert=yes&difficulty=medium', ['fox', 'owl']],
    ['expert=yes&category=flowers', []],
    ['maxMinutes=20', ['tower', 'rose']],
    ['pages=several', ['fox']],
    ['pages=one&maxMinutes=60&category=animals', ['owl']],
    ['season=winter', []],
    ['search=owl&maxMinutes=30', ['tower']],
    ['search=owl&category=urban,flowers', ['tower']],
    ['category=flowers,urban&limit=1&page=2', ['rose']],
    ['category=fresh-and-new', ['fox', 'tower', 'rose', 'owl']],
    ['category=explore-more', ['tower']],
    ['category=nothing-like-it', []],
    ['sortBy=newest&sortOrder=asc', ['fox', 'tower', 'rose', 'owl']],
    ['sortBy=easiest', ['rose', 'tower', 'fox', 'owl']],
    ['sortBy=quickest', ['tower', 'rose', 'fox', 'owl']],
    ['sortBy=relevance', ['fox', 'tower', 'rose', 'owl']],
    ['category=urban', ['tower']],
    ['category=fresh-and-new&difficulty=easy', ['tower', 'rose']],
    ['category=animals&difficulty=hard&sortBy=title', ['owl']],
    ['search=', ['fox', 'tower', 'rose', 'owl']],
  ])('SRV-1 ?%s', async (query, wanted) => {
    expect(await ids(await startWith(...SHELF), `?${query}`)).toEqual(wanted);
  });

  it.each([
    ['limit=201', 'limit'],
    ['limit=0', 'limit'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=9999999', 'page'],
    ['difficulty=brutal', 'difficulty'],
    ['sortBy=color', 'sortBy'],
    ['sortOrder=up', 'sortOrder'],
    ['category=%27%20or%201%3D1', 'category'],
    ['search=a%00b', 'search'],
    [`search=${'a'.repeat(201)}`, 'search'],
    ['colour=red', 'colour'],
  ])('SRV-1 refuses ?%s and names the field', async (query, field) => {
    const { app } = await startWith();
    const answer = await app.inject(`/api/v1/activities?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, error: 'invalid_request' });
    expect(answer.json<{ message: string }>().message).toContain(field);
  });

  it('SRV-1 features some, the same all day', async () => {
    const server = await startWith(...SHELF);
    const featured = await ids(server, '/featured');
    expect(featured.toSorted()).toEqual(['fox', 'owl', 'rose', 'tower']);
    expect(await ids(server, '/featured')).toEqual(featured);
  });

  it('SRV-1 answers 304 to a caller that has the answer already', async () => {
    const { app } = await startWith(...SHELF);
    const first = await app.inject('/api/v1/activities');
    expect(first.headers['cache-control']).toMatch(/^public/);
    const again = await app.inject({
      url: '/api/v1/activities',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('the seasons', () => {
  it('SRV-1 are told by titles and tags, not by descriptions', async () => {
    const server = await startWith(
      { id: 'pumpkin', title: 'A Pumpkin' },
      { id: 'hut', tags: ['winter', 'hut'] },
      { id: 'dream', description: 'Somebody dreams of winter.' },
    );
    expect(await ids(server, '?season=autumn')).toEqual(['pumpkin']);
    expect(await ids(server, '?season=winter')).toEqual(['hut']);
    expect(await ids(server, '?season=winter&search=pumpkin')).toEqual([]);
  });
});

describe('the most colored', () => {
  it(
    'SRV-1 come first with sortBy=mostColored, by the drawings that people keep',
    { tags: ['postgres'] },
    async () => {
      const server = await startWith(...SHELF);
      const { write } = server.databases;
      for (const [id, change] of [
        ['rose', 1],
        ['rose', 1],
        ['owl', 1],
        ['fox', 1],
        ['fox', -1],
      ] as const) {
        await write.transaction().execute((trx) => countColoring(trx, id, change));
      }
      expect((await ids(server, '?sortBy=mostColored')).slice(0, 2)).toEqual(['rose', 'owl']);
      expect((await ids(server, '?sortBy=mostColored&category=animals'))[0]).toBe('owl');
    },
  );
});

describe('one activity', () => {
  it('SRV-7 carries the documented fields and its pages', async () => {
    const { app } = await startWith(...SHELF);
    const answer = await app.inject('/api/v1/activities/fox');
    const { data } = answer.json<{ data: Record<string, unknown> & { pages: unknown[] } }>();
    expect(data).toMatchObject({
      id: 'fox',
      title: 'Fox_trot',
      category: 'animals',
      difficulty: 'medium',
      estimatedTime: 30,
      tags: [],
      createdAt: '2026-01-01T00:03:00.000Z',
    });
    expect(data['imageUrl']).toMatch(/^\/images\/pages\/[0-9a-f]{64}\.png$/);
    expect(data['imageList']).toEqual([data['imageUrl']]);
    expect(data.pages).toHaveLength(2);
    expect(data.pages[0]).toMatchObject({ width: 1536, height: 2048 });
  });

  it('SUB-11 tells from when on it is for members', async () => {
    const membersFrom = '2026-03-01T00:00:00.000Z';
    const { app } = await startWith(...SHELF, { id: 'dragon', membersFrom });
    const { data } = (await app.inject('/api/v1/activities')).json<{ data: Activity[] }>();
    expect(data.slice(0, 2)).toMatchObject([
      { id: 'dragon', membersFrom },
      { id: 'fox', membersFrom: null },
    ]);
  });

  it('puts the content delivery host before its pictures where there is one', async () => {
    const { app, databases } = await startServer({
      variables: { ASSET_BASE_URL: 'https://cdn.example.org/' },
    });
    await addActivities(databases, { id: 'owl' });
    const { data } = (await app.inject('/api/v1/activities/owl')).json<{ data: Activity }>();
    expect(data.imageUrl).toMatch(/^https:\/\/cdn\.example\.org\/images\/pages\//);
  });

  it.each(['nothing', '%27%3B--', 'a'.repeat(190), '..%2F..%2Fetc', '%00'])(
    'GEN-2 takes the malformed id %s for a missing one',
    async (id) => {
      const { app } = await startWith();
      const answer = await app.inject(`/api/v1/activities/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        success: false,
        error: 'activity_not_found',
        message: 'Activity not found - check the URL or try again',
      });
    },
  );
});

async function hide({ databases }: TestServer, id: string): Promise<boolean> {
  const at = new Date().toISOString();
  return databases.write.transaction().execute((trx) => hideActivity(trx, id, at));
}

it('FIND-3 chosen activities come in the order in which they are named, once each, and unknown ones are passed over', async () => {
  const { app } = await startWith({ id: 'a' }, { id: 'b' }, { id: 'c' });
  const ask = async (named: string) => {
    const answer = await app.inject(`/api/v1/activities/chosen?ids=${named}`);
    return answer.statusCode === 200
      ? answer.json<{ data: Activity[] }>().data.map(({ id }) => id)
      : answer.statusCode;
  };
  expect(await ask('c,nope,a,c')).toEqual(['c', 'a']);
  expect(await ask('nope')).toEqual([]);
  expect(await ask('')).toBe(400);
  expect(await ask(Array.from({ length: 51 }, (_, at) => `p${at}`).join(','))).toBe(400);
});

describe('the neighbors of an activity', () => {
  it(
    'SRV-1 stand before and after it in its category, none beyond the ends',
    { tags: ['postgres'] },
    async () => {
      const { app } = await startWith({ id: 'a' }, { id: 'x', category: 'food' }, { id: 'b' }, { id: 'c' });
      const ask = async (id: string) => {
        const answer = await app.inject(`/api/v1/activities/${id}/neighbors`);
        const { data } = answer.json<{ data: { previous: Activity | null; next: Activity | null } }>();
        return [data.previous?.id, data.next?.id];
      };
      expect(await ask('b')).toEqual(['c', 'a']);
      expect(await ask('c')).toEqual([undefined, 'b']);
      expect(await ask('a')).toEqual(['b', undefined]);
      expect(await ask('x')).toEqual([undefined, undefined]);
      expect((await app.inject('/api/v1/activities/nope/neighbors')).statusCode).toBe(404);
    },
  );
});

describe('an activity that was taken back', () => {
  it('SRV-1 is in no list, no count and no search, and still found by its address', async () => {
    const server = await startWith(...SHELF);
    expect(await hide(server, 'owl')).toBe(true);
    expect(await ids(server, '')).toEqual(['fox', 'tower', 'rose']);
    expect(await ids(server, '?search=quiet')).toEqual([]);
    expect((await categories(server))[0]).toMatchObject({ activityCount: 3 });
    expect((await server.app.inject('/api/v1/activities/owl')).statusCode).toBe(200);
    await listUnlisted(server.databases);
    expect(await ids(server, '?category=animals')).toEqual(['fox']);
    expect(await hide(server, 'owl')).toBe(false);
    expect(await hide(server, 'nothing')).toBe(false);
  });

  it('SRV-1 comes back to its place', async () => {
    const server = await startWith(...SHELF);
    const show = (id: string) => server.databases.write.transaction().execute((trx) => showActivity(trx, id));
    await hide(server, 'owl');
    expect(await show('owl')).toBe(true);
    expect(await ids(server, '')).toEqual(['fox', 'tower', 'rose', 'owl']);
    expect(await ids(server, '?search=quiet')).toEqual(['owl']);
    expect((await categories(server))[0]).toMatchObject({ activityCount: 4 });
    expect(await show('owl')).toBe(false);
  });
});

describe('the streams', () => {
  it('SRV-6 GAL-3 are the eleven documented ones and then further ones in rank order, empty ones too', async () => {
    const all = await categories(await startWith());
    expect(all.map(({ id }) => id)).toEqual([
      'fresh-and-new',
      'nature',
      'animals',
      'fantasy',
      'mandalas',
      'flowers',
      'vehicles',
      'food',
      'holidays',
      'patterns',
      'explore-more',
      'people',
      'letters',
    ]);
    expect(all.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(all.every(({ activityCount, imageUrl }) => activityCount === 0 && imageUrl === '')).toBe(true);
  });

  it('GAL-6 count what they hold: everything in Fresh & New, what has no stream in Explore More', async () => {
    const all = await categories(await startWith(...SHELF));
    const counts = Object.fromEntries(all.map(({ id, activityCount }) => [id, activityCount]));
    expect(counts).toMatchObject({
      'fresh-and-new': 4,
      animals: 2,
      flowers: 1,
      nature: 0,
      'explore-more': 1,
    });
    expect(all[2]).toMatchObject({ id: 'animals', slug: 'animals', name: 'Animals', isPrimary: true });
    expect(all[2]?.imageUrl).toContain(Buffer.from('owl').toString('hex'));
  });

  it('GAL-3 show themselves by covers of their own, and by their first page until those are drawn', async () => {
    const [fresh, , animals, fantasy] = await categories(
      await startWith(
        ...SHELF,
        { id: 'above-the-firs-before-the-clouds' },
        { id: 'moonlit-owl-with-poppies' },
      ),
    );
    expect(fresh?.imageUrl).toContain(Buffer.from('above-the-firs-before-the-clouds').toString('hex'));
    expect(fresh?.imageAlt).toBe('A patterned hot-air balloon between clouds');
    expect(animals?.imageUrl).toContain(Buffer.from('moonlit-owl-with-poppies').toString('hex'));
    expect(fantasy).toMatchObject({ imageUrl: '', imageAlt: '' });
  });

  it('SRV-1 ?primary=true answers the primary ones', async () => {
    const server = await startWith();
    expect(await categories(server, '?primary=true')).toHaveLength(13);
    expect(await categories(server, '?primary=false')).toEqual([]);
    expect((await server.app.inject('/api/v1/categories?primary=yes')).statusCode).toBe(400);
  });
});
