import type { Activity, Suggestion } from '@inkbloom/contracts/activities';
import { describe, expect, it } from 'vitest';
import { addActivities, type ActivityNotes } from '../../../../testing/activities.ts';
import { startServer, type TestServer } from '../../../../testing/server.ts';

const SHELF: readonly ActivityNotes[] = [
  { id: 'dragon', title: 'Hello, Little Dragon', tags: ['dragon', 'hill'], category: 'fantasy' },
  { id: 'hill', title: 'Windy Hill', description: 'A dragon sleeps behind the hill.', difficulty: 'hard' },
  { id: 'kite', title: 'Paper Kite', tags: ['dragon kite', 'toys'], category: 'urban' },
  { id: 'posy', title: 'Sunflower Posy', tags: ['flowers'], category: 'flowers' },
  { id: 'cafe', title: 'Café at the Corner', description: 'Two cups, 50% milk.', category: 'urban' },
  { id: 'eyes', title: "The Artist's Eyes", tags: ['お花'] },
];

async function start(): Promise<TestServer> {
  const server = await startServer();
  await addActivities(server.databases, ...SHELF);
  return server;
}

async function search({ app }: TestServer, q: string, more = ''): Promise<string[]> {
  const answer = await app.inject(`/api/v1/activities/search?q=${encodeURIComponent(q)}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Activity[] }>().data.map(({ id }) => id);
}

async function suggestions({ app }: TestServer, q: string): Promise<Suggestion[]> {
  const answer = await app.inject(`/api/v1/activities/suggestions?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Suggestion[] }>().data;
}

describe('a search', () => {
  it.each([
    ['dragon', ['dragon', 'kite', 'hill'], 'title before tag before description'],
    ['drag', ['dragon', 'kite', 'hill'], 'a beginning'],
    ['DRAGON', ['dragon', 'kite', 'hill'], 'in capitals'],
    ['dargon', ['dragon', 'kite', 'hill'], 'two letters swapped'],
    ['dragn', ['dragon', 'kite', 'hill'], 'a letter left out'],
    ['sunflwoers', ['posy'], 'two slips in a long word'],
    ['dargo', ['dragon', 'kite', 'hill'], 'a slip in an unfinished word'],
    ['flower', ['posy'], 'the inside of a word'],
    ['kite paper', ['kite'], 'every word must be there'],
    ['dragon hill', ['dragon', 'hill'], 'words in different places'],
    ['the dragon on a hill', ['dragon', 'hill'], 'small words say nothing'],
    ['dragon posy', ['dragon', 'posy', 'kite', 'hill'], 'what nearly fits, where nothing has all words'],
    ['dragons', ['dragon', 'kite', 'hill'], 'one for many'],
    ['fantasy', ['dragon'], 'a stream by its name'],
    ['hill hard', ['hill'], 'a difficulty by its name'],
    ['blossom', ['posy'], 'another word for the same'],
    ['arm', [], 'no inside of a word'],
    ['kit', ['kite'], 'a slip is no hit where a word begins so'],
    ['cafe', ['cafe'], 'an accent left out'],
    ['artists', ['eyes'], 'an apostrophe left out'],
    ['お花', ['eyes'], 'other scripts'],
    ['50', ['cafe'], 'digits'],
    ['zebra', [], 'what nobody drew'],
    ['k', ['kite'], 'one letter'],
    ['x'.repeat(200), [], 'no end of letters'],
  ])('SRV-1 for "%s" finds %j: %s', async (q, wanted) => {
    expect(await search(await start(), q)).toEqual(wanted);
  });

  it.each([
    '"',
    '*',
    'dragon"',
    'NEAR(',
    'AND',
    'OR NOT',
    "'; drop table activities; --",
    'title:',
    '^',
    '-',
    '%',
    '_',
    '\\',
    '(dragon',
    ':*',
    '& | !',
    '<->',
    '🦄',
    '🦄🐉👩‍🎨',
    '\u202e',
    '\ufffe',
    'a b c d e f g h i j k l',
  ])('SRV-1 takes %j for text alone', async (q) => {
    const server = await start();
    await search(server, q);
    await suggestions(server, q);
    expect(await search(server, 'kite')).toEqual(['kite']);
  });

  it.each([
    ['a control character', '%00'],
    ['an escape sequence', '%1B%5B'],
    ['201 characters', 'a'.repeat(201)],
    ['5,000 characters', 'a'.repeat(5000)],
    ['half a character', '%ED%A0%80'],
  ])('SRV-1 refuses %s or finds nothing', async (_what, q) => {
    const { app } = await start();
    for (const url of [`search?q=${q}`, `?search=${q}`, `suggestions?q=${q}`]) {
      const answer = await app.inject(`/api/v1/activities/${url}`.replace('/?', '?'));
      expect([200, 400]).toContain(answer.statusCode);
      expect(answer.json<{ data?: unknown[] }>().data ?? []).toEqual([]);
    }
  });

  it('SRV-1 takes the filters of every list, and its sorting when told', { tags: ['postgres'] }, async () => {
    const server = await start();
    expect(await search(server, 'dragon', '&category=fantasy')).toEqual(['dragon']);
    expect(await search(server, 'dragon', '&category=explore-more')).toEqual(['kite']);
    expect(await search(server, 'dragon', '&difficulty=hard')).toEqual(['hill']);
    expect(await search(server, 'dragon', '&sortBy=newest')).toEqual(['kite', 'hill', 'dragon']);
    expect(await search(server, 'dragon', '&sortBy=title&sortOrder=asc')).toEqual(['dragon', 'kite', 'hill']);
  });

  it('SRV-1 is paged, and tells how many there are even past its end', { tags: ['postgres'] }, async () => {
    const { app } = await start();
    const page = async (number: number) =>
      (await app.inject(`/api/v1/activities?search=dragon&limit=2&page=${number}`)).json();
    expect(await page(2)).toMatchObject({ data: [{ id: 'hill' }], pagination: { total: 3, pages: 2 } });
    expect(await page(9)).toMatchObject({ data: [], pagination: { total: 3, hasNext: false } });
  });

  it('SRV-1 needs q where it is called so', async () => {
    const { app } = await start();
    expect((await app.inject('/api/v1/activities/search')).statusCode).toBe(400);
  });
});

describe('suggestions', () => {
  it('SRV-1 are tags, then titles, while a word is typed', async () => {
    const server = await start();
    expect(await suggestions(server, 'drag')).toEqual([
      { kind: 'tag', text: 'dragon' },
      { kind: 'tag', text: 'dragon kite' },
      { kind: 'title', text: 'Hello, Little Dragon', activityId: 'dragon' },
      { kind: 'title', text: 'Paper Kite', activityId: 'kite' },
      { kind: 'title', text: 'Windy Hill', activityId: 'hill' },
    ]);
  });

  it('FIND-2 name streams, and what was probably meant', { tags: ['postgres'] }, async () => {
    const server = await start();
    expect(await suggestions(server, 'flow')).toContainEqual({
      kind: 'stream',
      text: 'Flowers',
      slug: 'flowers',
    });
    expect((await suggestions(server, 'dargon kite'))[0]).toEqual({
      kind: 'correction',
      text: 'dragon kite',
    });
    expect(await suggestions(server, 'dragon')).not.toContainEqual(
      expect.objectContaining({ kind: 'correction' }),
    );
  });

  it.each(['', '   ', '!?'])('SRV-1 are none for %j', async (q) => {
    expect(await suggestions(await start(), q)).toEqual([]);
  });
});
