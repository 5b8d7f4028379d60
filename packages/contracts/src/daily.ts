import * as z from 'zod/mini';
import { Activity } from './activities.ts';
import { success } from './answers.ts';

/** A local date such as 2026-03-01. */
const Day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** Days that one call may ask for. */
export const MAX_DAILY_DAYS = 62;

/** What the week's story tells on a day. */
const DailyStory = z.object({
  /** The Monday of its week. */
  week: z.string(),
  /** Names the week's theme, such as `first-frost`. */
  theme: z.string(),
  /** The story's title, the same all week. */
  title: z.string(),
  /** The sentence of this day. */
  sentence: z.string(),
});

/** The pages that came out on a day, in the order of their places. */
export const DailyDay = z.object({
  date: z.string(),
  /** Null for days from before there were stories. */
  story: z.nullable(DailyStory),
  /** The feast that a page of the day was drawn for, in words such as `Lunar New Year`. */
  feast: z.nullable(z.string()),
  activities: z.array(Activity),
});
export type DailyDay = z.infer<typeof DailyDay>;

/**
 * The daily pages by date, the latest first: the last seven days unless told otherwise. Days go by the operator's time
 * zone; `today` is the date there. Days without pages are left out.
 */
export const listDaily = {
  method: 'GET',
  url: '/api/v1/daily',
  querystring: z.strictObject({ from: z.optional(Day), to: z.optional(Day) }),
  answer: success(z.object({ today: z.string(), days: z.array(DailyDay) })),
} as const;
