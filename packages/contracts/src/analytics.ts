import * as z from 'zod/mini';
import { success } from './answers.ts';

/** Events that one call may tell of, and the largest body of the call in bytes. */
export const MAX_EVENTS = 50;
export const MAX_EVENTS_BYTES = 8 * 1024;

/** What is counted: by day, and by activity where one is named. Nothing tells who it was. */
export const EventName = z.enum([
  'activity_opened',
  'activity_colored',
  'activity_shared',
  'print_opened',
  'favorite_added',
  'search_made',
  'search_empty',
  'app_installed',
  'offline_used',
  'token_missing',
  'answer_slow',
  'errors_many',
  'page_slow',
]);
export type EventName = z.infer<typeof EventName>;

export const countEvents = {
  method: 'POST',
  url: '/api/v1/analytics/events',
  body: z.strictObject({
    events: z
      .array(
        z.strictObject({
          name: EventName,
          activityId: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_EVENTS)),
  }),
  /** Events that were counted; those of activities that do not exist are not. */
  answer: success(z.object({ counted: z.int() })),
} as const;
