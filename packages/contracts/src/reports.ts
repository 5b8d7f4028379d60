import * as z from 'zod/mini';
import { plainText, success } from './answers.ts';

/** What can be wrong with a page. */
export const ReportReason = z.enum(['drawing', 'words', 'unsuitable', 'copied', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** Characters of a note beside the reason. */
export const MAX_REPORT_NOTE = 140;

/**
 * Tells the operator that something is wrong with an activity. Guests may too; whoever tells again replaces what they
 * told before.
 */
export const reportActivity = {
  method: 'POST',
  url: '/api/v1/activities/:id/reports',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ reason: ReportReason, note: z.optional(plainText(MAX_REPORT_NOTE)) }),
  answer: success(z.object({})),
} as const;
