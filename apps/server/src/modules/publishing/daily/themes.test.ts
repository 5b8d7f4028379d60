import { describe, expect, it } from 'vitest';
import { addDays } from '../../../plugins/local-day.ts';
import { feastsNear, seasonOf } from './almanac.ts';
import { DAILY_SUBJECTS } from './subjects.ts';
import { chooseTheme, STORY_DAYS, storyOfWeek, WEEK_THEMES } from './themes.ts';

describe('MAKE-3 the stories of the weeks', () => {
  it('have a sentence for each day, none told twice', () => {
    const sentences = WEEK_THEMES.flatMap(({ story }) => story.split('\n'));
    expect(sentences).toHaveLength(WEEK_THEMES.length * STORY_DAYS);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{10,110}\.$/u);
  });

  it('are about families that daily pages are drawn of', () => {
    const families = new Set(DAILY_SUBJECTS.map(({ family }) => family));
    for (const { id, families: named } of WEEK_THEMES) {
      expect([id, named.filter((family) => !families.has(family))]).toEqual([id, []]);
      expect(named.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('take turns through a year, in their seasons and at their feasts', () => {
    const uses = new Map<string, { times: number; last: string }>();
    let before = '';
    for (let week = '2026-11-23', at = 0; at < 52; week = addDays(week, 7), at++) {
      const feasts = feastsNear(addDays(week, 3)).map(({ id }) => id);
      const theme = chooseTheme(week, seasonOf(week, 'north'), feasts, uses);
      expect(theme.id).not.toBe(before);
      if (theme.seasons) expect(theme.seasons).toContain(seasonOf(week, 'north'));
      uses.set(theme.id, { times: (uses.get(theme.id)?.times ?? 0) + 1, last: week });
      before = theme.id;
    }
    expect(uses.size).toBe(WEEK_THEMES.length);
    expect(
      storyOfWeek('2026-11-23', WEEK_THEMES[0]!)
        .map(({ day }) => day)
        .at(-1),
    ).toBe('2026-11-29');
  });
});
