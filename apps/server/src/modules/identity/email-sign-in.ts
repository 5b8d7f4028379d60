import { completeCode, completeMagicLink, sendMagicLink } from '@inkbloom/contracts/sign-in';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { Databases } from '../../plugins/database.ts';
import { type Mailer, signInLetter } from '../mail/mail.ts';
import type { WindowCounter } from '../../plugins/window-counter.ts';
import { personOfEmail } from './email-person.ts';
import { sitePath } from './return-path.ts';
import { createLink, type Redeemed, redeemCode, redeemToken } from './sign-in-links.ts';

/** What sign-in by mail works with. */
export interface EmailSignInParts {
  readonly publicUrl: string;
  readonly appName: string;
  readonly databases: Pick<Databases, 'write'>;
  readonly secret: string;
  readonly mailer: Mailer;
  readonly attempts: WindowCounter;
}

/** Mails an hour to one address, whoever asks for them. */
const MAILS_PER_ADDRESS = { window: 3600, max: 20 };
/** The path of a contract's call under the library's own. */
const pathOf = (url: string) => url.replace('/api/auth', '');

const REFUSALS = {
  expired: ['expired_action_code', 'This link is too old. Ask for a new one.'],
  unknown: [
    'invalid_action_code',
    'This link or code does not work, or was used already. Ask for a new one.',
  ],
  'other-email': ['invalid_email', 'This link was sent to another address. Enter the address it came to.'],
} as const;

function linkAddress(publicUrl: string, token: string, returnPath: string | undefined): string {
  const query = new URLSearchParams({ mode: 'signIn', token });
  if (returnPath !== undefined) query.set('returnUrl', returnPath);
  return `${publicUrl}/auth?${query.toString()}`;
}

async function signInAs(ctx: GenericEndpointContext, redeemed: Redeemed): Promise<{ success: true }> {
  if (redeemed.kind !== 'good') {
    const [code, message] = REFUSALS[redeemed.kind];
    throw new APIError('BAD_REQUEST', { code, message });
  }
  const user = await personOfEmail(ctx, redeemed.email);
  const earlier = await getSessionFromCtx(ctx);
  if (earlier) await ctx.context.internalAdapter.deleteSession(earlier.session.token);
  const session = await ctx.context.internalAdapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  return { success: true };
}

/** Signs people in by a mail with a link and a code. */
export function emailSignIn(parts: EmailSignInParts) {
  const { publicUrl, appName, databases, secret, mailer, attempts } = parts;
  const { write } = databases;
  return {
    id: 'email-sign-in',
    endpoints: {
      sendMagicLink: createAuthEndpoint(
        pathOf(sendMagicLink.url),
        { method: 'POST', body: sendMagicLink.body },
        async (ctx) => {
          const { email, returnPath, replaces } = ctx.body;
          if (returnPath !== undefined && sitePath(returnPath) === undefined) {
            throw new APIError('BAD_REQUEST', {
              code: 'invalid_request',
              message: 'A link leads to this site only.',
            });
          }
          const { allowed } = attempts.consume(`mails to ${email}`, MAILS_PER_ADDRESS);
          if (!allowed) {
            throw new APIError('TOO_MANY_REQUESTS', {
              code: 'too_many_requests',
              message: 'Too many mails to this address. Please try again later.',
            });
          }
          const link = await write.transaction().execute(async (trx) => {
            const made = await createLink(trx, secret, email, replaces);
            const letter = signInLetter(appName, linkAddress(publicUrl, made.token, returnPath), made.code);
            await mailer.queue(trx, { kind: 'sign-in', to: email, letter, usefulUntil: made.expiresAt });
            return made;
          });
          mailer.wake();
          return ctx.json({ requestId: link.id });
        },
      ),
      completeMagicLink: createAuthEndpoint(
        pathOf(completeMagicLink.url),
        { method: 'POST', body: completeMagicLink.body },
        async (ctx) => {
          const { email, token } = ctx.body;
          return ctx.json(await signInAs(ctx, await redeemToken(write, email, token)));
        },
      ),
      completeCode: createAuthEndpoint(
        pathOf(completeCode.url),
        { method: 'POST', body: completeCode.body },
        async (ctx) => {
          const { requestId, code } = ctx.body;
          return ctx.json(await signInAs(ctx, await redeemCode(write, secret, requestId, code)));
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
