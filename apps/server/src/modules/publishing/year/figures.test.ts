import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../testing/databases.ts';
import { calendarOf, type DayPage, gapsOf, median, overLimit, returnsOf, tally } from './figures.ts';

function page(day: string, composition: string, changes: Partial<DayPage> = {}): DayPage {
  const recipe = { composition, difficulty: 'easy', seed: '1' } as const;
  const known = { activityId: `${composition}-${day}`, category: 'nature', feast: null, slot: 0 };
  return { day, composition, family: composition, recipe, ...known, ...changes };
}

const SUBJECTS = [
  { composition: 'easter-egg', family: 'egg', score: 4, feasts: ['easter'] },
  { composition: 'meadow', family: 'meadow', score: 4, seasons: ['summer'] },
  { composition: 'owl', family: 'owl', score: 4 },
] as const;

describe('MAKE-3 the figures of a year', () => {
  it('count the days between two pages of a family', () => {
    const pages = [
      page('2026-03-01', 'owl'),
      page('2026-03-02', 'rose'),
      page('2026-03-14', 'owl'),
      page('2026-04-13', 'owl'),
    ];
    expect(returnsOf(pages)).toEqual([13, 30]);
  });

  it('find the days on which a page is missing', () => {
    const pages = [page('2026-03-01', 'owl'), page('2026-03-01', 'rose'), page('2026-03-02', 'boat')];
    expect(gapsOf(pages, { from: '2026-03-01', days: 3, wanted: 2 })).toEqual({
      days: ['2026-03-02', '2026-03-03'],
      pages: 3,
    });
  });

  it('count names, find the middle, and what is over the limit', () => {
    expect(tally(['b', 'a', 'b'])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect([median([3, 1, 2]), median([])]).toEqual([2, 0]);
    expect(overLimit([0.799, 0.8, 0.801])).toBe(1);
  });

  it('tell Easter eggs in November, a meadow in winter, and which feasts had pages', async () => {
    const pages = [
      page('2026-04-04', 'easter-egg', { feast: 'Easter' }),
      page('2026-11-20', 'easter-egg'),
      page('2026-07-01', 'meadow'),
      page('2026-12-20', 'meadow'),
      page('2026-12-21', 'owl'),
    ];
    const about = { subjects: SUBJECTS };
    const databases = await testDatabases();
    const north = await calendarOf(databases, pages, { ...about, hemisphere: 'north' });
    expect(north.feasts).toEqual([['Easter', 1]]);
    expect(north.strayFeasts).toEqual([pages[1]]);
    expect(north.straySeasons).toEqual([pages[3]]);
    const south = await calendarOf(databases, pages, { ...about, hemisphere: 'south' });
    expect(south.straySeasons).toEqual([pages[2]]);
    expect(south).toMatchObject({ weeks: 5, told: 0, themes: 0, themePlaces: 5, themed: 0 });
  });
});
