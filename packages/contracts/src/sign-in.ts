import * as z from 'zod/mini';
import { success } from './answers.ts';

/** Characters of the longest address that mail can carry. */
const MAX_EMAIL_LENGTH = 254;
/** Digits of the code that stands in a sign-in mail. */
export const CODE_DIGITS = 6;
/** Minutes that the link and the code of a sign-in mail work. */
export const LINK_MINUTES = 10;

/** An address as a person types it; kept in small letters. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL_LENGTH),
    z.regex(/^[^\s@<>,;:"\\\p{Cc}]+@[^\s@<>,;:"\\\p{Cc}]+$/u),
  );

/** What a mail is asked for by; the code that it carries is typed in together with this. */
const LinkRequest = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** What the link of a mail carries. */
const Token = z.string().check(z.regex(/^[\w-]{20,128}$/));

/**
 * Mails a sign-in link with a code. The answer never tells whether the address is known. `returnPath` is where the link
 * leads to in the end; `replaces` names an earlier request of the same person, whose link then no longer works.
 */
export const sendMagicLink = {
  method: 'POST',
  url: '/api/auth/magic-link/send',
  body: z.strictObject({
    email: Email,
    returnPath: z.optional(z.string().check(z.maxLength(2048))),
    replaces: z.optional(LinkRequest),
  }),
  answer: z.object({ requestId: z.string() }),
} as const;

/** Signs in by the link of a mail: once, with the address that it was sent to. Sets the session cookie. */
export const completeMagicLink = {
  method: 'POST',
  url: '/api/auth/magic-link/complete',
  body: z.strictObject({ email: Email, token: Token }),
  answer: z.object({ success: z.boolean() }),
} as const;

/** Signs in by the code of the same mail, for apps that a link cannot reach. Sets the session cookie. */
export const completeCode = {
  method: 'POST',
  url: '/api/auth/magic-link/code',
  body: z.strictObject({ requestId: LinkRequest, code: z.string().check(z.regex(/^\d{6}$/)) }),
  answer: z.object({ success: z.boolean() }),
} as const;

/** Characters of a password, at least and at most. */
export const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 128;

/** As typed; one that is too short or too common is a 400 `weak_password`. */
const Password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));

/**
 * Asks for an account with a password. The mail that comes carries a code alone, typed in with `completeCode`:
 * whoever chose
 * the password has to hold the mailbox too. The answer never tells whether the address is known.
 */
export const signUpWithPassword = {
  method: 'POST',
  url: '/api/auth/password/sign-up',
  body: z.strictObject({ email: Email, password: Password, replaces: z.optional(LinkRequest) }),
  answer: z.object({ requestId: z.string() }),
} as const;

/** Signs in with a password. An unknown address and a wrong password are the same 401 `wrong_password`. */
export const signInWithPassword = {
  method: 'POST',
  url: '/api/auth/password/sign-in',
  body: z.strictObject({ email: Email, password: Password }),
  answer: z.object({ success: z.boolean() }),
} as const;

/** Mails a link to set a new password by, if there is somebody to mail it to; the answer never tells. */
export const requestPasswordReset = {
  method: 'POST',
  url: '/api/auth/password/forgot',
  body: z.strictObject({ email: Email }),
  answer: z.object({ success: z.boolean() }),
} as const;

/** Sets a new password by the link of a mail, signs out everywhere else and sets the session cookie. */
export const resetPassword = {
  method: 'POST',
  url: '/api/auth/password/reset',
  body: z.strictObject({ email: Email, token: Token, password: Password }),
  answer: z.object({ success: z.boolean() }),
} as const;

/** Sets or changes the password of the signed-in person and signs out everywhere else. Asks for a recent sign-in. */
export const changePassword = {
  method: 'PUT',
  url: '/api/v1/account/password',
  body: z.strictObject({ password: Password }),
  answer: success(z.object({})),
} as const;

/** Mails a link to a new address, by which it becomes the person's. Asks for a recent sign-in. */
export const requestAddressChange = {
  method: 'POST',
  url: '/api/v1/account/address',
  body: z.strictObject({ email: Email }),
  answer: success(z.object({})),
} as const;

/** Makes the address that a mail went to the person's. Needs no session: the mail is the proof. */
export const confirmAddressChange = {
  method: 'POST',
  url: '/api/v1/account/address/confirm',
  body: z.strictObject({ token: Token }),
  answer: success(z.object({ email: z.string() })),
} as const;
