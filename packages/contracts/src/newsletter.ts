import * as z from 'zod/mini';
import { success } from './answers.ts';

/** What a person wants to hear of. */
const Wishes = { newPages: z.boolean(), news: z.boolean() };

const Newsletter = z.object({
  ...Wishes,
  /** Whether the person's address was confirmed for it; nothing is mailed before. */
  isConfirmed: z.boolean(),
});
export type Newsletter = z.infer<typeof Newsletter>;

export const getNewsletter = {
  method: 'GET',
  url: '/api/v1/account/newsletter',
  answer: success(Newsletter),
} as const;

export const setNewsletter = {
  method: 'PUT',
  url: '/api/v1/account/newsletter',
  body: z.strictObject(Wishes),
  answer: success(Newsletter),
} as const;

/** Mails a link to the person's verified address, by which they confirm that they want mail. */
export const askNewsletterConfirmation = {
  method: 'POST',
  url: '/api/v1/account/newsletter/confirmation',
  body: z.strictObject({}),
  answer: success(z.object({})),
} as const;

/** Confirms by the link of that mail. Needs no session: the mail is the proof. */
export const confirmNewsletter = {
  method: 'POST',
  url: '/api/v1/newsletter/confirm',
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,128}$/)) }),
  answer: success(z.object({})),
} as const;
