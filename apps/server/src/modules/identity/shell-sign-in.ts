import { startSignIn, type ProviderId } from '@inkbloom/contracts/people';
import { redeemShellCode, startShellSignIn } from '@inkbloom/contracts/shell';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH, type Library } from './better-auth.ts';
import { answerHeaders, askFor } from './forward.ts';
import { sessionOfCode, shellCode } from './shell-codes.ts';

const RETURN_PATH = `${BASE_PATH}/shell/return`;
const SESSION_COOKIE = /\.session_(?:token|data)$/;

/** Gives the session of a code to the shell that has the secret behind it. */
export function shellCodes(secret: string) {
  return {
    id: 'shell-codes',
    endpoints: {
      redeemShellCode: createAuthEndpoint(
        redeemShellCode.url.replace(BASE_PATH, ''),
        { method: 'POST', body: redeemShellCode.body },
        async (ctx) => {
          const id = sessionOfCode(secret, ctx.body);
          const found =
            id &&
            (await ctx.context.adapter.findOne<{ token: string }>({
              model: 'session',
              where: [{ field: 'id', value: id }],
            }));
          const session = found && (await ctx.context.internalAdapter.findSession(found.token));
          if (!session) {
            throw new APIError('BAD_REQUEST', {
              code: 'invalid_action_code',
              message: 'This sign-in took too long or was used already. Please sign in again.',
            });
          }
          await setSessionCookie(ctx, session);
          return ctx.json({ success: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/**
 * A page that goes on to the app by itself, with a link for browsers that want a press for that. A redirect would not
 * do: where it ends a form, some refuse to let it leave the web.
 */
function pageOfLink(link: string): string {
  const address = link.replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Back to the app</title>
<h1><a href="${address}">Back to the app</a></h1>
</html>
`;
}

/** What the sign-in of a native shell works with. */
interface ShellSignIn {
  /** The shell's id, by which its deep links begin. */
  readonly appId: string;
  readonly secret: string;
  readonly library: () => Library;
  readonly originOf: (request: FastifyRequest) => string;
  /** Throws the failure for a provider that is not offered or cannot be reached. */
  readonly checkProvider: (provider: ProviderId) => Promise<void>;
}

/** Takes the session off the browser it was made in: it belongs to the shell from now on. */
function forgetSession(request: FastifyRequest, reply: FastifyReply): void {
  const names = (request.headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of names.filter((one) => SESSION_COOKIE.test(one))) {
    const secure = name.startsWith('__Secure-') ? '; Secure' : '';
    reply.header('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  }
}

/** The way of a native shell through the system's browser: to the provider, and back to the app by its deep link. */
export function shellRoutes(app: FastifyInstance, parts: ShellSignIn): void {
  const { appId, secret, library, originOf, checkProvider } = parts;
  const options = { exposeHeadRoute: false, schema: { hide: true, querystring: startShellSignIn.query } };
  const backToApp = (reply: FastifyReply, facts: Record<string, string>) =>
    reply
      .type('text/html; charset=utf-8')
      .send(pageOfLink(`${appId}://auth?${new URLSearchParams(facts).toString()}`));

  app.get<{ Querystring: { provider: ProviderId; challenge: string } }>(
    startShellSignIn.url,
    options,
    async (request, reply) => {
      const { provider, challenge } = request.query;
      await checkProvider(provider);
      const back = `${RETURN_PATH}?${new URLSearchParams({ provider, challenge }).toString()}`;
      const started = await askFor(library(), originOf(request), request, {
        path: startSignIn.url,
        body: { provider, callbackURL: back, errorCallbackURL: back },
      });
      const { url } = (await started.clone().json()) as { url?: string };
      if (!started.ok || url === undefined) return backToApp(reply, { failed: provider });
      answerHeaders(started, reply);
      return reply.redirect(url);
    },
  );

  app.get<{ Querystring: { provider: ProviderId; challenge: string } }>(
    RETURN_PATH,
    options,
    async (request, reply) => {
      const { provider, challenge } = request.query;
      const headers = new Headers({ cookie: request.headers.cookie ?? '' });
      const found = await library().api.getSession({ headers });
      reply.header('cache-control', 'no-store');
      if (found === null) return backToApp(reply, { failed: provider });
      forgetSession(request, reply);
      return backToApp(reply, { done: provider, code: shellCode(secret, found.session.id, challenge) });
    },
  );
}
