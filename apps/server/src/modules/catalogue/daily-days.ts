import { type DailyDay, listDaily, MAX_DAILY_DAYS } from '@inkbloom/contracts/daily';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { ApiError } from '../../plugins/errors.ts';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';
import { addDays, localDay } from '../../plugins/local-day.ts';
import type { Tables } from '../../plugins/tables.ts';
import { type Showing, toActivity } from './serializers.ts';

const DEFAULT_DAYS = 7;
/** Places of a day that are told: an operator may want hundreds. */
const MAX_PLACES = 24;

/** The first and the last day of a listing. */
interface Span {
  readonly from: string;
  readonly to: string;
}

function spanOf({ from, to }: z.infer<typeof listDaily.querystring>, today: string): Span {
  const last = to ?? today;
  const span = { from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last };
  if (span.from > span.to) throw new ApiError(400, 'invalid_request', 'from: must not be after to.');
  if (addDays(span.from, MAX_DAILY_DAYS) <= span.to) {
    throw new ApiError(400, 'invalid_request', `from: at most ${MAX_DAILY_DAYS} days at once.`);
  }
  return span;
}

/** The days of a span that have pages, the latest first. */
async function daysOf(database: Kysely<Tables>, span: Span, showing: Showing): Promise<DailyDay[]> {
  const rows = await database
    .selectFrom('daily_pages')
    .innerJoin('activities', 'activities.id', 'daily_pages.activity_id')
    .leftJoin('daily_stories', 'daily_stories.day', 'daily_pages.day')
    .selectAll('activities')
    .select(['daily_pages.day', 'daily_pages.feast', 'daily_stories.week', 'daily_stories.theme'])
    .select(['daily_stories.title as story_title', 'daily_stories.sentence'])
    .where('daily_pages.day', '>=', span.from)
    .where('daily_pages.day', '<=', span.to)
    .where('daily_pages.slot', '<', MAX_PLACES)
    .where('activities.unpublished_at', 'is', null)
    .orderBy('daily_pages.day', 'desc')
    .orderBy('daily_pages.slot')
    .execute();
  return [...Map.groupBy(rows, ({ day }) => day)].map(([date, pages]) => {
    const { week, theme, story_title: title, sentence } = pages[0]!;
    const isTold = week !== null && theme !== null && title !== null && sentence !== null;
    return {
      date,
      story: isTold ? { week, theme, title, sentence } : null,
      feast: pages.find(({ feast }) => feast)?.feast ?? null,
      activities: pages.map((row) => toActivity(row, showing)),
    };
  });
}

/** What daily pages are told from. */
export interface DailySource extends Showing {
  readonly database: Kysely<Tables>;
  /** Whose midnight counts. */
  readonly timezone: string;
}

/** The daily pages by date; throws for a span that is none or too long. */
export async function dailyAnswer(
  { database, timezone, ...showing }: DailySource,
  query: z.infer<typeof listDaily.querystring> = {},
): Promise<z.infer<typeof listDaily.answer>> {
  const today = localDay(Date.now(), timezone);
  return { success: true, data: { today, days: await daysOf(database, spanOf(query, today), showing) } };
}

/** The daily pages by date. */
export const dailyRoute: FastifyPluginAsyncZod<DailySource> = async (app, source) => {
  app.get(
    listDaily.url,
    { schema: { querystring: listDaily.querystring, response: { 200: listDaily.answer } } },
    async (request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE);
      return dailyAnswer(source, request.query);
    },
  );
};
