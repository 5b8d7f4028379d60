import type { Drawing } from '@inkbloom/contracts/drawings';
import { describe, expect, it } from 'vitest';
import { coloredWords, wallItems, wallPath, type DeviceDraft } from './wall.ts';

function kept(id: string, updatedAt: string): Drawing {
  return {
    id,
    activityId: `of-${id}`,
    activityTitle: `Title ${id}`,
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
    person: 'me',
    gestures: 3,
    savedGestures: 0,
    coloredShare: 0.1,
    updatedAt: Date.parse('2026-05-03T00:00:00.000Z'),
    thumbnail: null,
    ...facts,
  };
}

const older = kept('a', '2026-05-01T00:00:00.000Z');
const newer = kept('b', '2026-05-05T00:00:00.000Z');

describe('wallItems', () => {
  it('shows what the server keeps and what this device has not sent, latest first', () => {
    const items = wallItems([newer, older], [draft('c')], 'me');
    expect(items.map(({ id, isOnDevice }) => [id, isOnDevice])).toEqual([
      ['b', false],
      ['c', true],
      ['a', false],
    ]);
  });

  it('shows a drawing that is in both places once, as this device has it', () => {
    const [first, ...rest] = wallItems([older], [draft('a')], 'me');
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      title: 'Draft a',
      isOnDevice: true,
      isKept: true,
      picture: '/images/a.webp',
    });
  });

  it('leaves drafts out that were sent or belong to somebody else', () => {
    const sent = draft('d', { savedGestures: 3 });
    expect(wallItems([], [sent, draft('e', { person: 'you' })], 'me')).toEqual([]);
  });

  it('counts work begun while signed out as this person’s', () => {
    expect(wallItems([], [draft('f', { person: null })], 'me')).toHaveLength(1);
  });

  it('prefers the device’s own picture', () => {
    const thumbnail = new Blob(['x']);
    expect(wallItems([older], [draft('a', { thumbnail })], 'me')[0]?.picture).toBe(thumbnail);
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
