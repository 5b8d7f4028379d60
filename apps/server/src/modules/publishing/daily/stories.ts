import type { Databases } from '../../../plugins/database.ts';
import { addDays } from '../../../plugins/local-day.ts';
import { feastsNear, type Hemisphere, seasonOf, weekOf } from './almanac.ts';
import { chooseTheme, storyOfWeek, type ThemeUses, WEEK_THEMES, type WeekTheme } from './themes.ts';

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
    const names = feastsNear(addDays(week, MIDDLE)).map(({ id }) => id);
    const theme = chooseTheme(week, seasonOf(week, hemisphere), names, await usesOf(databases));
    await databases.write
      .insertInto('daily_stories')
      .values(storyOfWeek(week, theme))
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
  }
  const row = await told();
  return WEEK_THEMES.find(({ id }) => id === row?.theme);
}
