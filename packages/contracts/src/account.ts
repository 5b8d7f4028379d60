import * as z from 'zod/mini';
import { plainText, success } from './answers.ts';
import { Profile, ProviderId } from './people.ts';

/** Minutes for which a sign-in is fresh enough for what cannot be undone or opens an account. */
export const RECENT_SIGN_IN_MINUTES = 10;
/** Days between the wish to leave and the deletion, in which signing in takes it back. */
export const GRACE_DAYS = 7;

const nothing = success(z.object({}));

/** Changes what the person is called. */
export const renamePerson = {
  method: 'PUT',
  url: '/api/v1/account/name',
  body: z.strictObject({ name: plainText(80).check(z.minLength(1)) }),
  answer: success(Profile),
} as const;

/** A place where the person is signed in. */
const SignedInPlace = z.object({
  id: z.string(),
  /** What the browser called itself. */
  userAgent: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isThisOne: z.boolean(),
});
export type SignedInPlace = z.infer<typeof SignedInPlace>;

export const listSessions = {
  method: 'GET',
  url: '/api/v1/account/sessions',
  answer: success(z.array(SignedInPlace)),
} as const;

/** Signs out one place; a session of somebody else is a missing one. */
export const endSession = {
  method: 'DELETE',
  url: '/api/v1/account/sessions/:id',
  params: z.object({ id: z.string() }),
  answer: nothing,
} as const;

/** Signs out every place but this one. */
export const endOtherSessions = {
  method: 'DELETE',
  url: '/api/v1/account/sessions',
  answer: nothing,
} as const;

export const WayId = z.enum([...ProviderId.options, 'email', 'credential']);
export type WayId = z.infer<typeof WayId>;

/** A way in which the person can sign in. */
const Way = z.object({ id: WayId, since: z.string() });
export type Way = z.infer<typeof Way>;

export const listWays = {
  method: 'GET',
  url: '/api/v1/account/ways',
  answer: success(z.array(Way)),
} as const;

/** Takes a way to sign in away; the last one stays. Asks for a recent sign-in. */
export const removeWay = {
  method: 'DELETE',
  url: '/api/v1/account/ways/:id',
  params: z.object({ id: WayId }),
  answer: success(z.array(Way)),
} as const;

/** Lets the person sign in by mail to their confirmed address. Asks for a recent sign-in. */
export const addEmailWay = {
  method: 'POST',
  url: '/api/v1/account/ways/email',
  body: z.strictObject({}),
  answer: success(z.array(Way)),
} as const;

/** Starts to link a provider: answers its address to go to. Asks for a recent sign-in. */
export const linkProvider = {
  method: 'POST',
  url: '/api/auth/link-social',
  body: z.strictObject({ provider: ProviderId, callbackURL: z.string(), errorCallbackURL: z.string() }),
  answer: z.object({ url: z.string() }),
} as const;

/** What goes with an account; `pages` are those that the person had made and kept. */
const Belongings = z.object({
  drawings: z.int(),
  /** Pages of the person's own; a server of an earlier release does not count them. */
  pages: z.optional(z.int()),
  favorites: z.int(),
  records: z.int(),
});
export type Belongings = z.infer<typeof Belongings>;

export const getBelongings = {
  method: 'GET',
  url: '/api/v1/account/belongings',
  answer: success(Belongings),
} as const;

/** Asks for the account to be deleted and signs out everywhere. Asks for a recent sign-in. */
export const deleteAccount = {
  method: 'POST',
  url: '/api/v1/account/deletion',
  body: z.strictObject({}),
  answer: success(z.object({ deletedAt: z.string() })),
} as const;

/** Everything of the person as a zip. Asks for a recent sign-in. */
export const exportAccount = { method: 'GET', url: '/api/v1/account/export.zip' } as const;
