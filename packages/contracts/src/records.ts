import * as z from 'zod/mini';
import { pageQuery, success, successPage } from './answers.ts';
import { ACCOUNT_PAGE_SIZE } from './limits.ts';

/** Weeks that a chart shows, this one last. */
export const CHART_WEEKS = 12;

/** A time zone such as Europe/Berlin; weeks and months are the person's own. */
const Timezone = z._default(
  z.string().check(z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/), z.maxLength(64)),
  'UTC',
);

/** How often something was done. A week begins on Sunday. */
const Counts = z.object({ total: z.int(), thisWeek: z.int(), thisMonth: z.int() });
export type Counts = z.infer<typeof Counts>;

/** A week of the chart. */
const Week = z.object({
  /** Its Sunday, such as 2026-03-01. */
  start: z.string(),
  /** Saves of drawings that were finished then, and of others. */
  finished: z.int(),
  begun: z.int(),
  downloads: z.int(),
});
export type Week = z.infer<typeof Week>;

/** What really happened, never how much is missing or lost. */
const Achievements = z.object({
  /** When the first page was finished; null before. */
  firstPageAt: z.nullable(z.string()),
  pagesFinished: z.int(),
  /** Streams that were colored in, of all there are. */
  streamsVisited: z.int(),
  streams: z.int(),
});

const ActivityStats = z.object({
  downloads: Counts,
  coloring: Counts,
  /** The last twelve weeks, the earliest first. */
  weeks: z.array(Week),
  /** Days on which something was colored, such as 2026-03-01, the earliest first. */
  days: z.array(z.string()),
  drawings: z.int(),
  favorites: z.int(),
  achievements: Achievements,
});
export type ActivityStats = z.infer<typeof ActivityStats>;

export const getActivityStats = {
  method: 'GET',
  url: '/api/v1/users/activities/stats',
  querystring: z.strictObject({ timezone: Timezone }),
  answer: success(ActivityStats),
} as const;

/** One save of a drawing, or one sheet for printing. */
const ActivityRecord = z.object({
  id: z.string(),
  isCompleted: z.boolean(),
  completedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Seconds of coloring, without pauses. */
  timeSpent: z.number(),
  activity: z.object({ id: z.string(), title: z.string(), category: z.string(), thumbnailUrl: z.string() }),
});
export type ActivityRecord = z.infer<typeof ActivityRecord>;

const querystring = z.strictObject({
  ...pageQuery(ACCOUNT_PAGE_SIZE),
  sortBy: z._default(z.enum(['createdAt']), 'createdAt'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
});

export const listColoring = {
  method: 'GET',
  url: '/api/v1/users/activities/coloring',
  querystring,
  answer: successPage(ActivityRecord),
} as const;

export const listDownloads = {
  method: 'GET',
  url: '/api/v1/users/activities/downloads',
  querystring,
  answer: successPage(ActivityRecord),
} as const;
