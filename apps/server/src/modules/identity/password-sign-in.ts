import {
  requestPasswordReset,
  resetPassword,
  signInWithPassword,
  signUpWithPassword,
} from '@inkbloom/contracts/sign-in';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { knownAddressLetter, resetLetter, signUpLetter } from '../mail/mail.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import { PASSWORD_PROVIDER, personOfReset, setPasswordOf } from './email-person.ts';
import { type EmailSignInParts, pathOf } from './email-sign-in.ts';
import { countMail } from './mail-limit.ts';
import { openSession, refusalOf, requireGood } from './redeemed.ts';
import { createLink, redeemToken } from './sign-in-links.ts';

/** Tries at the password of one address: from one place, which locks out nobody else, and from everywhere. */
const TRIES_FROM_ONE_PLACE = { window: 900, max: 10 };
const TRIES_FROM_EVERYWHERE = { window: 3600, max: 200 };

function countTry({ attempts }: EmailSignInParts, { headers }: GenericEndpointContext, email: string): void {
  const place = headers?.get(ADDRESS_HEADER) ?? '';
  const here = attempts.consume(`passwords of ${email} from ${place}`, TRIES_FROM_ONE_PLACE);
  const anywhere = attempts.consume(`passwords of ${email}`, TRIES_FROM_EVERYWHERE);
  if (here.allowed && anywhere.allowed) return;
  throw new APIError('TOO_MANY_REQUESTS', {
    code: 'too_many_requests',
    message: 'Too many tries at this password. Please try again later, or set a new one.',
  });
}

/** The person of an address and their password's hash; both undefined where there is none. */
async function findPassword({ context }: GenericEndpointContext, email: string) {
  const found = await context.internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const hash = found?.accounts.find(({ providerId }) => providerId === PASSWORD_PROVIDER)?.password;
  return { user: hash ? found?.user : undefined, hash: hash ?? undefined };
}

/** Queues the code that completes a sign-up, or a word to the person who has an account with this address already. */
async function queueSignUp(parts: EmailSignInParts, ctx: GenericEndpointContext, asked: SignUp) {
  const { email, password, replaces } = asked;
  const { appName, publicUrl, databases, secret, mailer } = parts;
  const payload = await hashPassword(password);
  const known = await ctx.context.internalAdapter.findUserByEmail(email);
  const link = await databases.write.transaction().execute(async (trx) => {
    const made = await createLink(trx, secret, { email, purpose: 'sign-up', payload, replaces });
    const letter = known
      ? knownAddressLetter(appName, `${publicUrl}/auth?mode=signin`)
      : signUpLetter(appName, made.code);
    await mailer.queue(trx, { kind: 'sign-up', to: email, letter, usefulUntil: made.expiresAt });
    return made;
  });
  mailer.wake();
  return link;
}

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly replaces?: string | undefined;
}

/** Queues the mail with the link to a new password, where there is somebody to mail it to. */
async function queueReset(
  parts: EmailSignInParts,
  ctx: GenericEndpointContext,
  email: string,
): Promise<void> {
  const { publicUrl, databases, secret, mailer } = parts;
  const user = await personOfReset(ctx, email);
  await databases.write.transaction().execute(async (trx) => {
    const { token, expiresAt } = await createLink(trx, secret, { email, purpose: 'reset' });
    if (!user) return;
    const url = `${publicUrl}/auth?${new URLSearchParams({ mode: 'resetPassword', token }).toString()}`;
    await mailer.queue(trx, { kind: 'reset', to: email, letter: resetLetter(url), usefulUntil: expiresAt });
  });
  mailer.wake();
}

/** Signs people in by address and password. Nothing it answers tells whether an address is known. */
export function passwordSignIn(parts: EmailSignInParts) {
  const { databases, attempts } = parts;
  // As much work is done for an address that nobody has, so that the time does not tell.
  const nobodys = hashPassword('nobody has this password');
  return {
    id: 'password-sign-in',
    endpoints: {
      signUpWithPassword: createAuthEndpoint(
        pathOf(signUpWithPassword.url),
        { method: 'POST', body: signUpWithPassword.body },
        async (ctx) => {
          countMail(attempts, ctx.body.email);
          const { id } = await queueSignUp(parts, ctx, ctx.body);
          return ctx.json({ requestId: id });
        },
      ),
      signInWithPassword: createAuthEndpoint(
        pathOf(signInWithPassword.url),
        { method: 'POST', body: signInWithPassword.body },
        async (ctx) => {
          const { email, password } = ctx.body;
          countTry(parts, ctx, email);
          const { user, hash } = await findPassword(ctx, email);
          const fits = await verifyPassword({ hash: hash ?? (await nobodys), password });
          if (!fits || !user) {
            throw new APIError('UNAUTHORIZED', {
              code: 'wrong_password',
              message: 'Email and password do not fit together.',
            });
          }
          return ctx.json(await openSession(ctx, user));
        },
      ),
      requestPasswordReset: createAuthEndpoint(
        pathOf(requestPasswordReset.url),
        { method: 'POST', body: requestPasswordReset.body },
        async (ctx) => {
          countMail(attempts, ctx.body.email);
          await queueReset(parts, ctx, ctx.body.email);
          return ctx.json({ success: true });
        },
      ),
      resetPassword: createAuthEndpoint(
        pathOf(resetPassword.url),
        { method: 'POST', body: resetPassword.body },
        async (ctx) => {
          const { email, token, password } = ctx.body;
          requireGood(await redeemToken(databases.write, 'reset', email, token));
          const user = await personOfReset(ctx, email);
          if (!user) throw refusalOf('unknown');
          await setPasswordOf(ctx.context.internalAdapter, user.id, await hashPassword(password));
          await databases.write.deleteFrom('sessions').where('user_id', '=', user.id).execute();
          return ctx.json(await openSession(ctx, user));
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
