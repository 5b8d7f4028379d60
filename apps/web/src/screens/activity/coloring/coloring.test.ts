import type { Drawing } from '@inkbloom/contracts/drawings';
import { describe, expect, it } from 'vitest';
import { coloringOf, type DeviceColoring } from './coloring.ts';

const place = { activityId: 'owl', pageIndex: 0, person: 'me' };
const picture = new Blob(['colored']);

function draft(facts: Partial<DeviceColoring> = {}): DeviceColoring {
  return {
    drawingId: 'draft',
    activityId: 'owl',
    pageIndex: 0,
    person: 'me',
    gestures: 4,
    savedGestures: 0,
    coloredShare: 0.2,
    updatedAt: 2000,
    thumbnail: picture,
    ...facts,
  };
}

function kept(id: string, facts: Partial<Drawing> = {}): Drawing {
  return {
    id,
    activityId: 'owl',
    activityTitle: 'Night Watch',
    title: 'Night Watch',
    pageIndex: 0,
    revision: 1,
    coloredShare: 0.46,
    thumbnailUrl: `/images/${id}-small.webp`,
    pictureUrl: `/images/${id}.png`,
    createdAt: '2026-05-01T00:00:00.000Z',
    updatedAt: '2026-05-01T00:00:00.000Z',
    ...facts,
  };
}

describe('coloringOf', () => {
  it('DET-3 shows nothing where the page was not colored', () => {
    expect(coloringOf(place, [draft({ pageIndex: 1 }), draft({ activityId: 'fox' })], [])).toBeUndefined();
    expect(coloringOf(place, [draft({ gestures: 0 })], [kept('a', { pageIndex: 2 })])).toBeUndefined();
  });

  it('DET-3 shows the newest kept drawing of the page', () => {
    const newer = kept('b', { updatedAt: '2026-05-09T00:00:00.000Z' });
    expect(coloringOf(place, [], [kept('a'), newer])).toEqual({
      drawingId: 'b',
      picture: '/images/b.png',
      share: 0.46,
    });
  });

  it('DET-3 shows work that was not sent yet before what is kept', () => {
    expect(coloringOf(place, [draft()], [kept('a')])?.picture).toBe(picture);
  });

  it('shows the kept picture of work that was sent', () => {
    expect(coloringOf(place, [draft({ savedGestures: 4 })], [kept('draft')])?.picture).toBe(
      '/images/draft.png',
    );
  });

  it('shows the device’s picture of sent work while the server cannot be asked', () => {
    expect(coloringOf(place, [draft({ savedGestures: 4 })], [])?.picture).toBe(picture);
  });

  it('never shows somebody else’s coloring, but keeps a guest’s', () => {
    expect(coloringOf(place, [draft({ person: 'you' })], [])).toBeUndefined();
    expect(coloringOf(place, [draft({ person: null })], [])?.drawingId).toBe('draft');
    expect(coloringOf({ ...place, person: null }, [draft()], [])).toBeUndefined();
  });
});
