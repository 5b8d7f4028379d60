import { describe, expect, it } from 'vitest';
import { addDays } from '../../../plugins/local-day.ts';
import { feastsNear, seasonOf } from '../../../plugins/almanac.ts';
import { DAILY_SUBJECTS } from './subject-list.ts';
import { WEEK_THEMES } from './theme-list.ts';
import { chooseTheme, STORY_DAYS, storyOfWeek } from './themes.ts';

describe('MAKE-3 the stories of the weeks', () => {
  it('have a sentence for each day, none told twice', () => {
    const sentences = WEEK_THEMES.flatMap(({ story }) => story.split('\n'));
    expect(sentences).toHaveLength(WEEK_THEMES.length * STORY_DAYS);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{10,110}\.$/u);
  });

  it('are about families that daily pages are drawn of', () => {
    const families = new Set(DAILY_SUBJECTS.map(({ family }) => family));
    for (const { id, feast, families: named } of WEEK_THEMES) {
      expect([id, named.filter((family) => !families.has(family))]).toEqual([id, []]);
      expect(named.length).toBeGreaterThanOrEqual(feast === undefined ? 15 : 4);
    }
  });

  it('are told in a week for which most of their families have rested', () => {
    const week = { monday: '2027-01-18', season: 'winter', feasts: [] } as const;
    const rested = chooseTheme({ ...week, resting: new Set() }, new Map());
    const other = chooseTheme({ ...week, resting: new Set(rested.families) }, new Map());
    expect(other.id).not.toBe(rested.id);
  });

  it('take turns through a year, in their seasons and at their feasts', () => {
    const uses = new Map<string, { times: number; last: string }>();
    for (let week = '2026-11-23', at = 0; at < 52; week = addDays(week, 7), at++) {
      const feasts = feastsNear(addDays(week, 3)).map(({ id }) => id);
      const season = seasonOf(week, 'north');
      const theme = chooseTheme({ monday: week, season, feasts, resting: new Set() }, uses);
      expect([theme.id, (uses.get(theme.id)?.last ?? '') < addDays(week, -49)]).toEqual([theme.id, true]);
      if (theme.seasons) expect(theme.seasons).toContain(season);
      uses.set(theme.id, { times: (uses.get(theme.id)?.times ?? 0) + 1, last: week });
    }
    expect(uses.size).toBe(WEEK_THEMES.length);
    expect(
      storyOfWeek('2026-11-23', WEEK_THEMES[0]!)
        .map(({ day }) => day)
        .at(-1),
    ).toBe('2026-11-29');
  });
});
