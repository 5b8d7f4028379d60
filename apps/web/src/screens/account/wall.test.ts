import type { Drawing } from '@inkbloom/contracts/drawings';
import { describe, expect, it } from 'vitest';
import { coloredWords, LATEST, wallItems, wallPath, type DeviceDraft } from './wall.ts';

function kept(id: string, updatedAt: string): Drawing {
  return {
    id,
    activityId: `of-${id}`,
    activityTitle: `Title ${id}`,
    title: `Title ${id}`,
    pageIndex: 0,
    revision: 1,
    coloredShare: 0.5,
    thumbnailUrl: `/images/${id}.webp`,
    pictureUrl: `/images/${id}.png`,
    createdAt: '2026-05-01T00:00:00.000Z',
    updatedAt,
  };
}

function draft(drawingId: string, facts: Partial<DeviceDraft> = {}): DeviceDraft {
  return {
    drawingId,
    activityId: `of-${drawingId}`,
    pageIndex: 1,
    title: `Draft ${drawingId}`,
    baseRevision: 0,
    person: 'me',
    gestures: 3,
    savedGestures: 0,
    coloredShare: 0.1,
    updatedAt: Date.parse('2026-05-03T00:00:00.000Z'),
    thumbnail: null,
    imageUrl: '/images/owl.png',
    ...facts,
  };
}

const older = kept('a', '2026-05-01T00:00:00.000Z');
const newer = kept('b', '2026-05-05T00:00:00.000Z');

describe('wallItems', () => {
  it('shows what the server keeps and what this device has not sent, latest first', () => {
    const items = wallItems({ drawings: [newer, older], hasMore: false }, [draft('c')], 'me', LATEST);
    expect(items.map(({ id, isOnDevice }) => [id, isOnDevice])).toEqual([
      ['b', false],
      ['c', true],
      ['a', false],
    ]);
  });

  it('shows a drawing that is in both places once, as this device has it', () => {
    const [first, ...rest] = wallItems({ drawings: [older], hasMore: false }, [draft('a')], 'me', LATEST);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      title: 'Title a',
      isOnDevice: true,
      isKept: true,
      picture: '/images/a.webp',
    });
  });

  it('leaves drafts out that were sent or belong to somebody else', () => {
    const sent = draft('d', { savedGestures: 3 });
    expect(
      wallItems({ drawings: [], hasMore: false }, [sent, draft('e', { person: 'you' })], 'me', LATEST),
    ).toEqual([]);
  });

  it('counts work begun while signed out as this person’s', () => {
    expect(
      wallItems({ drawings: [], hasMore: false }, [draft('f', { person: null })], 'me', LATEST),
    ).toHaveLength(1);
  });

  it('prefers the device’s own picture', () => {
    const thumbnail = new Blob(['x']);
    expect(
      wallItems({ drawings: [older], hasMore: false }, [draft('a', { thumbnail })], 'me', LATEST)[0]?.picture,
    ).toBe(thumbnail);
  });
});

function titles(...of: Parameters<typeof wallItems>): string[] {
  return wallItems(...of).map(({ title }) => title);
}

describe('ACC-4 the gallery over device and account', () => {
  const both = { drawings: [newer, older], hasMore: false };

  it('KEEP-3 shows the lines of a page whose coloring has no picture yet', () => {
    const none = { drawings: [], hasMore: false };
    expect(wallItems(none, [draft('a')], 'me', LATEST)[0]?.picture).toBe('/images/owl.png');
  });

  it('calls a drawing as the person does, also before the server knows', () => {
    const drafts = [draft('c', { name: 'Grandma' }), draft('a', { savedGestures: 3, name: 'Sky' })];
    expect(titles(both, drafts, 'me', { q: '', sort: 'title' })).toEqual(['Grandma', 'Sky', 'Title b']);
  });

  it('searches what is on the device as the server does, and sorts all of it together', () => {
    const drafts = [draft('c', { name: 'A title', coloredShare: 0.9 }), draft('d', { name: 'Sky' })];
    expect(titles(both, drafts, 'me', { q: ' TITLE ', sort: 'most-colored' })).toEqual([
      'A title',
      'Title b',
      'Title a',
    ]);
  });

  it('holds back what stands behind the drawings that the server has told of so far', () => {
    const late = draft('c', { updatedAt: Date.parse('2026-04-01T00:00:00.000Z') });
    expect(titles({ ...both, hasMore: true }, [late], 'me', LATEST)).toEqual(['Title b', 'Title a']);
    expect(titles(both, [late], 'me', LATEST)).toEqual(['Title b', 'Title a', 'Draft c']);
  });

  it('knows a drawing for kept that the server has, though it was not in the list', () => {
    const [item] = wallItems(
      { drawings: [], hasMore: true },
      [draft('a', { baseRevision: 4 })],
      'me',
      LATEST,
    );
    expect(item).toMatchObject({ isKept: true, revision: 4 });
  });
});

describe('wallPath', () => {
  it('opens the studio on the drawing’s page', () => {
    const path = wallPath({ id: 'd 1', activityId: 'a/b', pageIndex: 2 });
    expect(path).toBe('/activity/a%2Fb?color=1&page=2&drawing=d+1');
  });
});

describe('coloredWords', () => {
  it.each([
    [0, '0% colored'],
    [0.001, '1% colored'],
    [0.29, '29% colored'],
    [0.999, '99% colored'],
    [1, '100% colored'],
  ])('DET-9 puts a share of %f as %s', (share, words) => {
    expect(coloredWords(share)).toBe(words);
  });
});
