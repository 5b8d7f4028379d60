import type { GenericEndpointContext } from 'better-auth';
import { APIError, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { personOfEmail, personOfSignUp } from './email-person.ts';
import type { Redeemed } from './sign-in-links.ts';

const REFUSALS = {
  expired: ['expired_action_code', 'This link is too old. Ask for a new one.'],
  unknown: [
    'invalid_action_code',
    'This link or code does not work, or was used already. Ask for a new one.',
  ],
  'other-email': ['invalid_email', 'This link was sent to another address. Enter the address it came to.'],
} as const;

type Good = Extract<Redeemed, { readonly kind: 'good' }>;

/** How a link or code is refused. */
export function refusalOf(kind: keyof typeof REFUSALS): APIError {
  const [code, message] = REFUSALS[kind];
  return new APIError('BAD_REQUEST', { code, message });
}

/** What a link or code was good for; throws the refusal of one that was not. */
export function requireGood(redeemed: Redeemed): Good {
  if (redeemed.kind === 'good') return redeemed;
  throw refusalOf(redeemed.kind);
}

/** Signs somebody in, in place of whoever was signed in in this browser. */
export async function openSession(
  ctx: GenericEndpointContext,
  user: Awaited<ReturnType<typeof personOfEmail>>,
): Promise<{ success: true }> {
  const adapter = ctx.context.internalAdapter;
  const earlier = await getSessionFromCtx(ctx);
  if (earlier) await adapter.deleteSession(earlier.session.token);
  const session = await adapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  return { success: true };
}

/** Signs in whoever a link or code belongs to; throws where it belongs to nobody. */
export async function signInRedeemed(
  ctx: GenericEndpointContext,
  redeemed: Redeemed,
): Promise<{ success: true }> {
  const { email, payload } = requireGood(redeemed);
  return openSession(
    ctx,
    await (payload === null ? personOfEmail(ctx, email) : personOfSignUp(ctx, email, payload)),
  );
}
