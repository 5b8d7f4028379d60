import { completeCode, completeMagicLink, sendMagicLink } from '@inkbloom/contracts/sign-in';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import type { Databases } from '../../plugins/database.ts';
import { type Mailer, signInLetter } from '../mail/mail.ts';
import type { WindowCounter } from '../../plugins/window-counter.ts';
import { countMail } from './mail-limit.ts';
import { sitePath } from './return-path.ts';
import { signInRedeemed } from './redeemed.ts';
import { createLink, redeemCode, redeemToken } from './sign-in-links.ts';

/** What sign-in by mail works with. */
export interface EmailSignInParts {
  readonly publicUrl: string;
  readonly appName: string;
  readonly databases: Pick<Databases, 'write'>;
  readonly secret: string;
  readonly mailer: Mailer;
  readonly attempts: WindowCounter;
}

/** The path of a contract's call under the library's own. */
export const pathOf = (url: string) => url.replace('/api/auth', '');

function linkAddress(publicUrl: string, token: string, returnPath: string | undefined): string {
  const query = new URLSearchParams({ mode: 'signIn', token });
  if (returnPath !== undefined) query.set('returnUrl', returnPath);
  return `${publicUrl}/auth?${query.toString()}`;
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
          countMail(attempts, email);
          const link = await write.transaction().execute(async (trx) => {
            const made = await createLink(trx, secret, { email, purpose: 'sign-in', replaces });
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
          return ctx.json(await signInRedeemed(ctx, await redeemToken(write, 'sign-in', email, token)));
        },
      ),
      completeCode: createAuthEndpoint(
        pathOf(completeCode.url),
        { method: 'POST', body: completeCode.body },
        async (ctx) => {
          const { requestId, code } = ctx.body;
          return ctx.json(await signInRedeemed(ctx, await redeemCode(write, secret, requestId, code)));
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
