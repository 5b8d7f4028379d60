import type { Databases } from '../../../plugins/database.ts';
import { addDays } from '../../../plugins/local-day.ts';
import { feastsNear, type Hemisphere, seasonOf, weekOf } from '../../../plugins/almanac.ts';
import { REST_DAYS } from './subjects.ts';
import { familyOf } from './subject-list.ts';
import { WEEK_THEMES } from './theme-list.ts';
import { chooseTheme, storyOfWeek, type ThemeUses, type Week, type WeekTheme } from './themes.ts';

/** Thursday decides which feast a week belongs to. */
const MIDDLE = 3;

async function usesOf({ write }: Databases): Promise<ThemeUses> {
  const rows = await write
    .selectFrom('daily_stories')
    .select(['theme', 'week'])
    .distinct()
    .orderBy('week')
    .execute();
  const uses = new Map<string, { times: number; last: string }>();
  for (const { theme, week } of rows)
    uses.set(theme, { times: (uses.get(theme)?.times ?? 0) + 1, last: week });
  return uses;
}

/** The families that were drawn so lately that they rest when a week begins. */
async function restingFamilies({ write }: Databases, week: string): Promise<Set<string>> {
  const rows = await write
    .selectFrom('daily_pages')
    .select(['composition', 'family'])
    .where('day', '>=', addDays(week, 1 - REST_DAYS))
    .execute();
  return new Set(rows.map(({ composition, family }) => family ?? familyOf(composition)));
}

/** The theme of a day's week; the first who asks chooses it, and writes down what it tells on each day. */
export async function themeOf(
  databases: Databases,
  day: string,
  hemisphere: Hemisphere,
): Promise<WeekTheme | undefined> {
  const week = weekOf(day);
  const told = () =>
    databases.write.selectFrom('daily_stories').select('theme').where('week', '=', week).executeTakeFirst();
  if ((await told()) === undefined) {
    const about: Week = {
      monday: week,
      season: seasonOf(week, hemisphere),
      feasts: feastsNear(addDays(week, MIDDLE)).map(({ id }) => id),
      resting: await restingFamilies(databases, week),
    };
    const theme = chooseTheme(about, await usesOf(databases));
    await databases.write
      .insertInto('daily_stories')
      .values(storyOfWeek(week, theme))
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
  }
  const row = await told();
  return WEEK_THEMES.find(({ id }) => id === row?.theme);
}
