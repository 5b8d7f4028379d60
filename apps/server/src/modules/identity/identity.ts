import { MAX_BODY_BYTES } from '@inkbloom/contracts/limits';
import { getToken, ProviderId, signOut, startSignIn } from '@inkbloom/contracts/people';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type * as z from 'zod/mini';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { createWindowCounter } from '../../plugins/window-counter.ts';
import { authenticator } from './access-tokens.ts';
import { answer, ask } from './forward.ts';
import { BASE_PATH, buildAuth, type NamedProvider, type ProviderConfig } from './better-auth.ts';
import { originFor, ownOrigins } from './own-origins.ts';
import { answerReturn } from './provider-return.ts';
import { reloadableAuth, type ReloadableAuth } from './providers.ts';
import { sitePath } from './return-path.ts';

/** What the module is given: its part of the configuration, the database and the secret it signs with. */
export interface IdentityOptions {
  readonly config: {
    readonly publicUrl: string;
    readonly google?: ProviderConfig | undefined;
    readonly yahoo?: ProviderConfig | undefined;
  };
  readonly databases: Databases;
  readonly secret: string;
}

type StartSignIn = z.infer<typeof startSignIn.body>;

/** The providers that have their variables, in the order they are offered. */
function configuredProviders(config: IdentityOptions['config']): NamedProvider[] {
  return ProviderId.options.flatMap((id) => {
    const provider = config[id];
    return provider === undefined ? [] : [{ id, ...provider }];
  });
}

/** A sign-in as it is handed on. Refuses one that would lead away from the site or to a provider that cannot be used. */
async function checkSignIn(
  body: StartSignIn,
  offered: ReadonlySet<string>,
  live: ReloadableAuth,
): Promise<StartSignIn> {
  const callbackURL = sitePath(body.callbackURL);
  const errorCallbackURL = sitePath(body.errorCallbackURL);
  if (callbackURL === undefined || errorCallbackURL === undefined) {
    throw new ApiError(400, 'invalid_request', 'A sign-in can only return to a path of this site.');
  }
  if (!offered.has(body.provider)) {
    throw new ApiError(404, 'not_found', 'This way of signing in is not offered here.');
  }
  if (!(await live.ensure(body.provider))) {
    throw new ApiError(
      503,
      'service_unavailable',
      'The sign-in service cannot be reached. Please try again.',
    );
  }
  return { ...body, callbackURL, errorCallbackURL };
}

interface RouteParts {
  readonly offered: ReadonlySet<string>;
  readonly live: ReloadableAuth;
  readonly origins: ReturnType<typeof ownOrigins>;
  readonly databases: Databases;
}

function identityRoutes(app: FastifyInstance, { offered, live, origins, databases }: RouteParts) {
  const options = { bodyLimit: MAX_BODY_BYTES, exposeHeadRoute: false };
  const askNow = (request: FastifyRequest) => ask(live.current(), originFor(request.host, origins), request);
  const endSession = (token: string) =>
    databases.write.deleteFrom('sessions').where('token', '=', token).execute();
  const pass = async (request: FastifyRequest, reply: FastifyReply) => answer(await askNow(request), reply);

  app.post<{ Body: StartSignIn }>(
    startSignIn.url,
    { ...options, schema: { body: startSignIn.body } },
    async (request, reply) => {
      request.body = await checkSignIn(request.body, offered, live);
      return pass(request, reply);
    },
  );
  app.get<{ Params: { provider: string } }>(
    `${BASE_PATH}/callback/:provider`,
    options,
    async (request, reply) => {
      const { provider } = request.params;
      if (offered.has(provider)) await live.ensure(provider);
      return answerReturn({ asked: askNow(request), provider, endSession }, request, reply);
    },
  );
  app.get(getToken.url, options, pass);
  app.post(signOut.url, { ...options, schema: { body: signOut.body } }, pass);
}

/** Signs people in by the configured providers under /api/auth and gives the application `authenticate`. */
export const identityModule = fastifyPlugin<IdentityOptions>(
  async (app, { config, databases, secret }) => {
    const { publicUrl } = config;
    const providers = configuredProviders(config);
    const attempts = createWindowCounter();
    const live = await reloadableAuth(
      providers,
      (reachable) =>
        buildAuth({ publicUrl, databases, secret, providers: reachable, attempts, log: app.log }),
      app.log,
    );
    const offered = new Set<string>(providers.map(({ id }) => id));
    identityRoutes(app, { offered, live, origins: ownOrigins(publicUrl), databases });
    const loadKeys = () => live.current().api.getJwks();
    app.decorate('authenticate', authenticator({ publicUrl, database: databases.read, loadKeys }));
  },
  { name: 'identity' },
);
