import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../plugins/errors.ts';
import { answer } from './forward.ts';
import { SIGN_IN_PAGE } from './better-auth.ts';

/** The app's page that says that a sign-in with a provider failed, and why. */
function failurePage(provider: string, reason: string): string {
  return `${SIGN_IN_PAGE}?${new URLSearchParams({ failed: provider, error: reason }).toString()}`;
}

/** Why the library could not tell where the sign-in began, if so; it then knows no page to return to. */
function lostReason(response: Response): string | undefined {
  const location = response.headers.get('location') ?? '';
  if (!location.startsWith(`${SIGN_IN_PAGE}?error=`)) return undefined;
  return new URLSearchParams(location.slice(SIGN_IN_PAGE.length)).get('error') ?? undefined;
}

const SESSION_COOKIE = /\.session_token=([^;]*)/;

/** The session that a browser had before somebody signed in anew in it, whoever that was: token, dot, signature. */
function replacedSession(request: FastifyRequest, response: Response): string | undefined {
  const isNew = response.headers.getSetCookie().some((cookie) => SESSION_COOKIE.exec(cookie)?.[1]);
  const earlier = SESSION_COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return isNew ? earlier?.split(/\.|%2e/i, 1)[0] : undefined;
}

/** A return from a provider. */
interface ProviderReturn {
  /** What the identity library answers. */
  readonly asked: Promise<Response>;
  readonly provider: string;
  /** Ends the session of a token. */
  readonly endSession: (token: string) => Promise<unknown>;
}

/**
 * Answers a person who comes back from a provider. They look at a browser's window: whatever goes wrong takes them to
 * a page of the app, never to JSON.
 */
export async function answerReturn(
  { asked, provider, endSession }: ProviderReturn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const response = await asked;
    const reason = lostReason(response);
    if (reason !== undefined) return reply.redirect(failurePage(provider, reason));
    const replaced = replacedSession(request, response);
    if (replaced !== undefined) await endSession(replaced);
    return await answer(response, reply);
  } catch (error) {
    request.log.warn({ err: error }, 'a sign-in could not be completed');
    return reply.redirect(failurePage(provider, error instanceof ApiError ? error.code : 'internal_error'));
  }
}
