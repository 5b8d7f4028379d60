import { TOKEN_LIFETIME_S } from '@inkbloom/contracts/limits';
import type { ProviderId } from '@inkbloom/contracts/people';
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { bearer, genericOAuth, jwt } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import { ulid } from 'ulid';
import type { Databases } from '../../plugins/database.ts';
import { SHELL_ORIGINS } from '../../plugins/sharing.ts';
import type { WindowCounter } from '../../plugins/window-counter.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import { adoptVerifiedAddress, withClaimedAddress } from './claimed-address.ts';
import { noteLibraryError } from './database-watch.ts';
import { displayName } from './display-name.ts';
import { ownOrigins } from './own-origins.ts';
import * as names from './table-names.ts';

/** The path under which the identity calls are served. */
export const BASE_PATH = '/api/auth';
/** The app's page that tells people why a sign-in failed, in `?error=`. */
export const SIGN_IN_PAGE = '/auth';

/** Seconds a session lasts without a visit, and the age at which a visit prolongs it. */
const SESSION_LIFETIME = 30 * 24 * 3600;
const SESSION_UPDATE_AGE = 24 * 3600;

/** Requests of one address to one path. A school shares one address, so sign-ins are allowed generously. */
const RULE = { window: 60, max: 600 };
const SIGN_IN_RULE = { window: 60, max: 120 };

/** One sign-in provider as the operator configured it. */
export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A provider under the name the app knows it by. */
export interface NamedProvider extends ProviderConfig {
  readonly id: ProviderId;
}

/** What the library works with. */
export interface AuthParts {
  readonly publicUrl: string;
  readonly databases: Pick<Databases, 'kind' | 'write'>;
  readonly secret: string;
  readonly providers: readonly NamedProvider[];
  readonly attempts: WindowCounter;
  /** Whether a native shell signs in here. */
  readonly hasShell: boolean;
  /** Further ways to sign in. */
  readonly plugins: readonly BetterAuthPlugin[];
  readonly log: FastifyBaseLogger;
}

/** The address of a provider's description of itself. */
export function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

/** Cookies are shared by all ports of a host, so servers side by side tell theirs apart by the port. */
function cookiePrefix(publicUrl: string): string {
  const { port } = new URL(publicUrl);
  return port === '' ? 'inkbloom' : `inkbloom-${port}`;
}

function providerPlugin({ providers, databases }: AuthParts) {
  return genericOAuth({
    config: providers.map((provider) => ({
      providerId: provider.id,
      discoveryUrl: discoveryUrl(provider.issuer),
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      scopes: ['openid', 'email', 'profile'],
      pkce: true,
      requireIdTokenVerification: true,
      disableProviderLogout: true,
      async mapProfileToUser(profile) {
        await adoptVerifiedAddress(databases, provider.id, profile);
        return { name: displayName(profile) };
      },
    })),
  });
}

/** Access tokens name the person and the session; whoever reads one learns nothing else. */
function tokenPlugin(publicUrl: string) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
    jwt: {
      issuer: publicUrl,
      audience: publicUrl,
      expirationTime: `${TOKEN_LIFETIME_S}s`,
      definePayload: ({ session }) => ({ sid: session.id }),
    },
    disableSettingJwtHeader: true,
    schema: { jwks: names.signingKeys },
  });
}

/** Whoever signs in while their account waits to be deleted keeps it. */
async function takeBackDeletion({ write }: Pick<Databases, 'write'>, userId: string): Promise<void> {
  await write.deleteFrom('account_deletions').where('user_id', '=', userId).execute();
}

/** Providers' tokens and people's addresses are of no further use once somebody is signed in, so none are kept. */
const keepLittle = (databases: Pick<Databases, 'write'>) => ({
  user: {
    create: {
      before: async <T extends { email: string; emailVerified: boolean }>(user: T) => ({
        data: withClaimedAddress(user),
      }),
    },
  },
  account: {
    create: {
      before: async <T extends object>(account: T) => ({
        data: { ...account, accessToken: null, refreshToken: null, idToken: null },
      }),
    },
  },
  session: {
    create: {
      before: async <T extends object>(session: T) => ({ data: { ...session, ipAddress: null } }),
      after: ({ userId }: { readonly userId: string }) => takeBackDeletion(databases, userId),
    },
  },
});

/** Failures that callers cause, such as a state that is not theirs; the library reports them as errors. */
const CALLERS_FAULTS = ['APIError', 'BetterAuthError'];

/** Writes what the library reports into the server's log; only what went wrong in the server itself is an error. */
function libraryLog(log: FastifyBaseLogger) {
  return (level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]): void => {
    const err = details.find((detail) => detail instanceof Error);
    noteLibraryError(err);
    const isOurs = err !== undefined && !CALLERS_FAULTS.includes(err.name);
    const fields = err === undefined ? {} : { err };
    log[level === 'error' && !isOurs ? 'warn' : level](fields, `identity: ${message}`);
  };
}

/** The identity library, set up for this server. Asks each provider for its description at once. */
export function buildAuth(parts: AuthParts) {
  const { publicUrl, databases, log } = parts;
  const origins = ownOrigins(publicUrl);
  const isHttps = publicUrl.startsWith('https:');
  return betterAuth({
    baseURL: {
      allowedHosts: origins.map((origin) => new URL(origin).host),
      fallback: origins[0],
      protocol: isHttps ? 'https' : 'http',
    },
    basePath: BASE_PATH,
    secret: parts.secret,
    trustedOrigins: [...origins, ...(parts.hasShell ? SHELL_ORIGINS : [])],
    database: { db: databases.write, type: databases.kind, transaction: true },
    user: names.users,
    session: { ...names.sessions, expiresIn: SESSION_LIFETIME, updateAge: SESSION_UPDATE_AGE },
    account: {
      ...names.accounts,
      updateAccountOnSignIn: false,
      // A way to sign in is added by who is signed in, never by an address alone.
      accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true },
    },
    verification: { ...names.verifications, storeIdentifier: 'hashed' },
    plugins: [
      providerPlugin(parts),
      tokenPlugin(publicUrl),
      // A native shell has no cookies: it sends its session, signed, in a header.
      bearer({ requireSignature: true }),
      ...parts.plugins,
    ],
    databaseHooks: keepLittle(databases),
    rateLimit: {
      enabled: true,
      ...RULE,
      // The library's own counter starts a window anew only after a whole one without requests: steady use below the
      // limit would in the end be refused.
      customStorage: { consume: async (key, rule) => parts.attempts.consume(key, rule) },
      customRules: {
        '/sign-in/*': SIGN_IN_RULE,
        '/callback/*': SIGN_IN_RULE,
        '/magic-link/*': SIGN_IN_RULE,
        '/password/*': SIGN_IN_RULE,
        '/link-social': SIGN_IN_RULE,
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      useSecureCookies: isHttps,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Said outright, because the library switches these checks off wherever it takes the run for a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => ulid() },
    },
    onAPIError: { errorURL: SIGN_IN_PAGE },
    logger: { log: libraryLog(log) },
    telemetry: { enabled: false },
  });
}

/** The identity library as this server uses it. */
export type Library = ReturnType<typeof buildAuth>;
