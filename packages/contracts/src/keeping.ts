import * as z from 'zod/mini';
import { success } from './answers.ts';

/** How much room the pages of a stream take on a device that keeps them; those for members cannot be kept. */
export const getKeepingRoom = {
  method: 'GET',
  url: '/api/v1/keeping/room',
  querystring: z.strictObject({ category: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) }),
  answer: success(
    z.object({
      activities: z.int(),
      /** Bytes; of a long list as reckoned from a part of it. */
      bytes: z.int(),
    }),
  ),
} as const;
