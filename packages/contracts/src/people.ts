import * as z from 'zod/mini';
import { success } from './answers.ts';

/** A signed-in person, as the server knows them. */
export const Profile = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  emailVerified: z.boolean(),
  memberSince: z.string(),
  subscribedStreams: z.array(z.string()),
});
export type Profile = z.infer<typeof Profile>;

export const initUser = {
  method: 'POST',
  url: '/api/v1/users/init',
  body: z.strictObject({}),
  answer: success(Profile),
} as const;

export const ProviderId = z.enum(['google', 'yahoo']);
export type ProviderId = z.infer<typeof ProviderId>;

/**
 * The identity calls under /api/auth. Starting a sign-in answers the provider's address to go to; the provider
 * returns to the server, which sets the session cookie and goes on to `callbackURL`. A token is asked for with that
 * cookie and answers 401 when nobody is signed in.
 */
export const startSignIn = {
  method: 'POST',
  url: '/api/auth/sign-in/social',
  body: z.strictObject({
    provider: ProviderId,
    callbackURL: z.string(),
    errorCallbackURL: z.string(),
  }),
  answer: z.object({ url: z.string() }),
} as const;

export const getToken = {
  method: 'GET',
  url: '/api/auth/token',
  answer: z.object({ token: z.string() }),
} as const;

export const signOut = {
  method: 'POST',
  url: '/api/auth/sign-out',
  body: z.strictObject({}),
  answer: z.object({ success: z.boolean() }),
} as const;
