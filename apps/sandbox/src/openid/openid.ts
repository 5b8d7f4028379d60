import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { Provider } from 'oidc-provider';
import { clientOf, type Settings } from '../environment.ts';
import { sendPage } from '../page.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { loadKeys } from './keys.ts';
import { pictureOf } from './picture.ts';
import { buildProvider, sessionCookie } from './provider.ts';
import { signInForm } from './sign-in-page.ts';
import { readTyped, type Typed } from './typed.ts';

/** The providers that are stood in for: the last part of the issuer and the name people know. */
export const PROVIDERS = { google: 'Google', yahoo: 'Yahoo' } as const;
export type ProviderName = keyof typeof PROVIDERS;

interface SignIn {
  Params: { uid: string };
  Body: URLSearchParams;
}

/** Removes a remembered person from a request, so that every sign-in shows the page. */
function forgetPerson(request: FastifyRequest, name: ProviderName): void {
  const { headers } = request.raw;
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  const kept = cookies.filter((cookie) => !cookie.startsWith(sessionCookie(name)));
  headers.cookie = kept.join('; ');
}

/** Hands a request, with its body unread, to the provider under its issuer's path. */
function protocolRoute(app: FastifyInstance, name: ProviderName, provider: Provider): void {
  const handle = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`/${name}/*`, (request, reply) => {
    reply.hijack();
    forgetPerson(request, name);
    const raw = Object.assign(request.raw, { originalUrl: request.url });
    raw.url = request.url.slice(name.length + 1);
    return handle(raw, reply.raw);
  });
}

function showForm(reply: FastifyReply, name: ProviderName, typed: Typed, redirect: string): FastifyReply {
  const provider = PROVIDERS[name];
  const form = signInForm({ provider, ...typed });
  return sendPage(reply, `Sign in - local stand-in for ${provider}`, form, [new URL(redirect).origin]);
}

function signInRoutes(
  app: FastifyInstance,
  name: ProviderName,
  provider: Provider,
  accounts: Accounts,
): void {
  const path = `/${name}/sign-in/:uid`;

  app.get<SignIn>(path, async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const { login_hint: hint } = params;
    const empty = { email: typeof hint === 'string' ? hint : '', name: '', emailVerified: true };
    return showForm(reply, name, empty, String(params['redirect_uri']));
  });

  app.post<SignIn>(path, async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const finish = async (result: Parameters<Provider['interactionResult']>[2]) =>
      reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    if (request.body.get('action') === 'cancel') {
      return finish({ error: 'access_denied', error_description: 'The person cancelled the sign-in' });
    }
    const typed = readTyped(request.body);
    if (typed.problem !== undefined) {
      return showForm(reply.code(400), name, typed, String(params['redirect_uri']));
    }
    const accountId = await accounts.remember(typed);
    return finish({ login: { accountId, remember: false } });
  });
}

/** Mounts the stand-in for one provider: its protocol, its sign-in page and the pictures of its people. */
export async function openId(app: FastifyInstance, name: ProviderName, settings: Settings): Promise<void> {
  const folder = join(settings.folder, name);
  const [keys, accounts] = await Promise.all([loadKeys(folder), openAccounts(folder, name)]);
  const { origin, publicUrl } = settings;
  const provider = buildProvider({ name, origin, publicUrl, client: clientOf(name), keys, accounts });
  signInRoutes(app, name, provider, accounts);
  app.get<{ Params: { subject: string } }>(`/${name}/pictures/:subject.svg`, (request, reply) => {
    const account = accounts.find(request.params.subject);
    if (!account) return reply.callNotFound();
    return reply.type('image/svg+xml').send(pictureOf(account));
  });
  await app.register(async (scope) => protocolRoute(scope, name, provider));
}
