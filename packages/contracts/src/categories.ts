import * as z from 'zod/mini';
import { success } from './answers.ts';

/** A stream of activities. */
export const Category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** What the picture shows, in words. */
  imageAlt: z.optional(z.string()),
  rank: z.int(),
  isPrimary: z.boolean(),
  /** Activities that the stream holds; a server that keeps to the documented fields does not tell. */
  activityCount: z.optional(z.int()),
});
export type Category = z.infer<typeof Category>;

export const listCategories = {
  method: 'GET',
  url: '/api/v1/categories',
  querystring: z.strictObject({ primary: z.optional(z.enum(['true', 'false'])) }),
  answer: success(z.array(Category)),
} as const;
