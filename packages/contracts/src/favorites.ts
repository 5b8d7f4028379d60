import * as z from 'zod/mini';
import { success } from './answers.ts';

/** Activities that one call may add, and as many that it may take out. */
export const MAX_FAVORITE_CHANGES = 500;
/** Favorites that are kept of one person; beyond it the oldest go. */
export const MAX_FAVORITES = 2000;

const changes = z._default(
  z.array(z.string().check(z.regex(/^[\w-]{1,64}$/))).check(z.maxLength(MAX_FAVORITE_CHANGES)),
  [],
);

/** The ids of a person's favorite activities, the latest first. */
const Favorites = z.object({ ids: z.array(z.string()) });

export const getFavorites = {
  method: 'GET',
  url: '/api/v1/user/favorites',
  answer: success(Favorites),
} as const;

/**
 * Merges what a device changed into the person's favorites and answers all of them. Sent twice it changes nothing
 * more. At the first sign-in a device adds everything that it has; later it sends what was toggled since. Ids of
 * activities that do not exist are passed over; an id in both lists is taken out.
 */
export const mergeFavorites = {
  method: 'PUT',
  url: '/api/v1/user/favorites',
  body: z.strictObject({
    /** Activity ids, the latest first. */
    add: changes,
    remove: changes,
  }),
  answer: success(Favorites),
} as const;
