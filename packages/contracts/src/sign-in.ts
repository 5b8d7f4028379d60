import * as z from 'zod/mini';

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
  body: z.strictObject({ email: Email, token: z.string().check(z.regex(/^[\w-]{20,128}$/)) }),
  answer: z.object({ success: z.boolean() }),
} as const;

/** Signs in by the code of the same mail, for apps that a link cannot reach. Sets the session cookie. */
export const completeCode = {
  method: 'POST',
  url: '/api/auth/magic-link/code',
  body: z.strictObject({ requestId: LinkRequest, code: z.string().check(z.regex(/^\d{6}$/)) }),
  answer: z.object({ success: z.boolean() }),
} as const;
