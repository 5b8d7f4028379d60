import {
  Provider,
  type Configuration,
  type ErrorOut,
  type FindAccount,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { escapeHtml, pageHeaders, pageHtml } from '../page.ts';
import type { Accounts } from './accounts.ts';
import type { Keys } from './keys.ts';
import { memoryStore } from './memory-store.ts';
import { callbackPath, isAllowedRedirect } from './redirects.ts';

/** Seconds: a sign-in page left open, a code on its way back, the tokens that follow. */
const LIFETIMES = {
  Interaction: 3600,
  Session: 3600,
  Grant: 3600,
  AuthorizationCode: 60,
  AccessToken: 3600,
  IdToken: 3600,
};

/** What one stand-in provider is made of. */
export interface ProviderParts {
  /** `google` or `yahoo`: the last part of the issuer. */
  readonly name: string;
  readonly origin: string;
  readonly publicUrl: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly keys: Keys;
  readonly accounts: Accounts;
}

/** The name of the cookie in which the library would remember a signed-in person. */
export function sessionCookie(provider: string): string {
  return `${provider}_session`;
}

/** Everybody who signs in agrees to everything: a stand-in has no consent step. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

function accountFinder(parts: ProviderParts): FindAccount {
  return (_ctx, subject) => {
    const account = parts.accounts.find(subject);
    if (!account) return undefined;
    const claims = {
      sub: subject,
      email: account.email,
      email_verified: account.emailVerified,
      name: account.name,
      picture: `${parts.origin}/${parts.name}/pictures/${subject}.svg`,
    };
    return { accountId: subject, claims: () => claims };
  };
}

function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  ctx.set(pageHeaders());
  ctx.type = 'html';
  const reason = escapeHtml(out.error_description ?? '');
  ctx.body = pageHtml(
    'Sign-in failed',
    `<h1>Sign-in failed</h1><p>${reason}</p><p><code>${escapeHtml(out.error)}</code></p>`,
  );
}

function configuration(parts: ProviderParts): Configuration {
  const { name, client, keys } = parts;
  return {
    adapter: memoryStore(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${new URL(parts.publicUrl).origin}${callbackPath(name)}`],
      },
    ],
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: { session: sessionCookie(name), interaction: `${name}_interaction`, resume: `${name}_resume` },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    interactions: { url: (_ctx, interaction) => `/${name}/sign-in/${interaction.uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: LIFETIMES,
    findAccount: accountFinder(parts),
    loadExistingGrant: grantEverything,
    renderError,
  };
}

/** A real OpenID Connect provider at `<origin>/<name>`, with one client: the server. */
export function buildProvider(parts: ProviderParts): Provider {
  const provider = new Provider(`${parts.origin}/${parts.name}`, configuration(parts));
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    isAllowedRedirect(address, parts.name, parts.publicUrl);
  return provider;
}
