import { MAX_BODY_BYTES } from '@inkbloom/contracts/limits';
import { linkProvider } from '@inkbloom/contracts/account';
import { getToken, ProviderId, signOut, startSignIn } from '@inkbloom/contracts/people';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { redeemShellCode } from '@inkbloom/contracts/shell';
import {
  completeCode,
  completeMagicLink,
  requestPasswordReset,
  resetPassword,
  sendMagicLink,
  signInWithPassword,
  signUpWithPassword,
} from '@inkbloom/contracts/sign-in';
import type * as z from 'zod/mini';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { WindowCounter } from '../../plugins/window-counter.ts';
import { checkRecent } from '../../plugins/person.ts';
import type { Mailer } from '../mail/mail.ts';
import { authenticator } from './access-tokens.ts';
import { accountRoutes } from './account-routes.ts';
import { addressConfirmation } from './address-change.ts';
import { answer, ask } from './forward.ts';
import {
  BASE_PATH,
  buildAuth,
  type Library,
  type NamedProvider,
  type ProviderConfig,
} from './better-auth.ts';
import { checkPassword } from './common-passwords.ts';
import { emailSignIn } from './email-sign-in.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { originFor, ownOrigins } from './own-origins.ts';
import { answerReturn } from './provider-return.ts';
import { reloadableAuth, type ReloadableAuth } from './providers.ts';
import { sitePath } from './return-path.ts';
import { shellCodes, shellRoutes } from './shell-sign-in.ts';

/** What the module is given: its part of the configuration, the database and the secret it signs with. */
export interface IdentityOptions {
  readonly config: {
    readonly publicUrl: string;
    readonly appName: string;
    readonly magicLink: boolean;
    /** The native shell that signs in here, if there is one. */
    readonly native?: { readonly appId: string } | undefined;
    readonly passwordSignIn: boolean;
    readonly google?: ProviderConfig | undefined;
    readonly yahoo?: ProviderConfig | undefined;
  };
  readonly databases: Databases;
  readonly secret: string;
  /** Where sign-in mails are queued; undefined where no mail can be sent. */
  readonly mailer: Mailer | undefined;
  /** Counts tries to sign in, by address and by what is tried. */
  readonly attempts: WindowCounter;
}

type StartSignIn = z.infer<typeof startSignIn.body>;

/** The providers that have their variables, in the order they are offered. */
function configuredProviders(config: IdentityOptions['config']): NamedProvider[] {
  return ProviderId.options.flatMap((id) => {
    const provider = config[id];
    return provider === undefined ? [] : [{ id, ...provider }];
  });
}

/** Refuses a provider that is not offered here, or that does not answer. */
async function checkProvider(
  provider: ProviderId,
  offered: ReadonlySet<string>,
  live: ReloadableAuth,
): Promise<void> {
  if (!offered.has(provider)) {
    throw new ApiError(404, 'not_found', 'This way of signing in is not offered here.');
  }
  if (!(await live.ensure(provider))) {
    throw new ApiError(
      503,
      'service_unavailable',
      'The sign-in service cannot be reached. Please try again.',
    );
  }
}

/**
 * A sign-in as it is handed on. Refuses one that would lead away from the site or to a provider that cannot be used.
 */
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
  await checkProvider(body.provider, offered, live);
  return { ...body, callbackURL, errorCallbackURL };
}

/** Refuses a browser in which nobody has signed in lately. */
async function checkRecentSession(auth: Library, request: FastifyRequest): Promise<void> {
  const { cookie = '', authorization = '' } = request.headers;
  const found = await auth.api.getSession({ headers: new Headers({ cookie, authorization }) });
  if (found === null) throw new ApiError(401, 'user_not_authenticated', 'Please sign in first.');
  checkRecent(found.session.createdAt);
}

interface RouteParts {
  readonly offered: ReadonlySet<string>;
  readonly live: ReloadableAuth;
  readonly origins: ReturnType<typeof ownOrigins>;
  readonly databases: Databases;
  /** Whether sign-in mails are sent, and passwords asked for. */
  readonly magicLink: boolean;
  readonly passwordSignIn: boolean;
}

async function checkBodyPassword(request: FastifyRequest): Promise<void> {
  await checkPassword((request.body as { readonly password: string }).password);
}

/** The calls that work by mail or password, each refused where its way is switched off. */
function mailRoutes({ magicLink, passwordSignIn: password }: RouteParts) {
  async function requireMagicLink(): Promise<void> {
    if (!magicLink) throw new ApiError(403, 'magic_link_disabled', 'Magic link authentication is disabled');
  }
  async function requirePassword(): Promise<void> {
    if (password) return;
    throw new ApiError(403, 'email_sign_in_disabled', 'Email authentication is currently disabled');
  }
  // The code of a mail completes a sign-up with a password, too.
  const requireEither = password ? [] : [requireMagicLink];
  return [
    { ...sendMagicLink, preHandler: [requireMagicLink] },
    { ...completeMagicLink, preHandler: [requireMagicLink] },
    { ...completeCode, preHandler: requireEither },
    { ...signInWithPassword, preHandler: [requirePassword] },
    { ...requestPasswordReset, preHandler: [requirePassword] },
    { ...signUpWithPassword, preHandler: [requirePassword, checkBodyPassword] },
    { ...resetPassword, preHandler: [requirePassword, checkBodyPassword] },
  ];
}

function identityRoutes(app: FastifyInstance, parts: RouteParts) {
  const { offered, live, origins, databases } = parts;
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
  for (const { url, body, preHandler } of mailRoutes(parts)) {
    app.post(url, { ...options, preHandler, schema: { body } }, pass);
  }
  app.post<{ Body: StartSignIn }>(
    linkProvider.url,
    { ...options, schema: { body: linkProvider.body } },
    async (request, reply) => {
      await checkRecentSession(live.current(), request);
      request.body = await checkSignIn(request.body, offered, live);
      return pass(request, reply);
    },
  );
  app.get(getToken.url, options, pass);
  app.post(redeemShellCode.url, { ...options, schema: { body: redeemShellCode.body } }, pass);
  app.post(signOut.url, { ...options, schema: { body: signOut.body } }, pass);
}

/** Signs people in by the configured providers under /api/auth and gives the application `authenticate`. */
export const identityModule = fastifyPlugin<IdentityOptions>(
  async (app, { config, databases, secret, mailer, attempts }) => {
    const { publicUrl, appName } = config;
    const providers = configuredProviders(config);
    const { native } = config;
    const mailParts = mailer && { publicUrl, appName, databases, secret, mailer, attempts };
    const plugins = [
      ...(mailParts === undefined ? [] : [emailSignIn(mailParts), passwordSignIn(mailParts)]),
      ...(native === undefined ? [] : [shellCodes(secret)]),
    ];
    const live = await reloadableAuth(
      providers,
      (reachable) =>
        buildAuth({
          publicUrl,
          databases,
          secret,
          providers: reachable,
          attempts,
          plugins,
          hasShell: native !== undefined,
          log: app.log,
        }),
      app.log,
    );
    const offered = new Set<string>(providers.map(({ id }) => id));
    const magicLink = config.magicLink && mailer !== undefined;
    const password = config.passwordSignIn && mailer !== undefined;
    identityRoutes(app, {
      offered,
      live,
      origins: ownOrigins(publicUrl),
      databases,
      magicLink,
      passwordSignIn: password,
    });
    if (native !== undefined) {
      shellRoutes(app, {
        appId: native.appId,
        secret,
        library: () => live.current(),
        originOf: (request) => originFor(request.host, ownOrigins(publicUrl)),
        checkProvider: (provider) => checkProvider(provider, offered, live),
      });
    }
    const loadKeys = () => live.current().api.getJwks();
    app.decorate('authenticate', authenticator({ publicUrl, database: databases.read, loadKeys }));
    await app.register(accountRoutes, { databases, publicUrl, secret, mailer, hasPasswords: password });
    await app.register(addressConfirmation, { databases, publicUrl, mailer });
  },
  { name: 'identity' },
);
