import { TOKEN_REFRESH_BELOW_S } from '../session/token-timing.ts';
import { getToken, initUser } from '@inkbloom/contracts/people';
import { EMERGENCY_LIMITS, type RequestLimits } from './runtime-presets.ts';
import { QueryClient } from '@tanstack/react-query';
import { createClient, type Contract, type Send } from './client.ts';
import { configuration } from './configuration.ts';
import { askFixtures, createSource } from './data-source.ts';
import { useEmergency } from './emergency.ts';
import { identityTimeout } from '../session/identity-timeout.ts';
import { forgetPerson } from '../session/load-profile.ts';
import { performanceWatch, watchPageLoad } from './performance-report.ts';
import { ownServer } from './own-server.ts';
import { createPipeline } from './pipeline/pipeline.ts';
import { localFailure, RequestError } from './request-error.ts';
import { apiBase, mayCarrySecrets, runtimeConfiguration, useSettings } from './runtime-configuration.ts';
import { readHint } from '../session/sign-in-hint.ts';
import { carried } from '../session/session-carrier.ts';
import { guestKeyHeaders } from '../session/guest-key.ts';
import { createTokenCache } from '../session/token-cache.ts';
import { startTokenWatch } from '../session/token-watch.ts';
import { onTryAgain } from './try-again.ts';
import { wholeAddresses } from './whole-addresses.ts';

/** What was seen is kept for a day of one visit, so that it can be looked at while the server is away. */
const KEPT = 24 * 60 * 60_000;

/** Retries belong to the request client, so the query cache makes none of its own and asks offline too. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 60_000,
      gcTime: KEPT,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function limits(): RequestLimits {
  return useEmergency.getState().isActive ? EMERGENCY_LIMITS : runtimeConfiguration().api;
}

/** The policies that every request goes through. */
export const pipeline = createPipeline(limits, performanceWatch.exchanged);

/** The session lives on the server that the app came from, wherever the pages come from; so does who is signed in. */
function isIdentity({ url }: Contract): boolean {
  return url.startsWith('/api/auth/') || url === initUser.url;
}

/** Calls that a browser sends its session's cookie with. */
function isOfSession({ url }: Contract): boolean {
  return url.startsWith('/api/auth/');
}

function mayCarry(contract: Contract): boolean {
  return isIdentity(contract) || mayCarrySecrets(useSettings.getState());
}

const client = createClient({
  base: (contract) => (isIdentity(contract) ? ownServer() : apiBase(useSettings.getState())),
  version: configuration()?.version ?? '',
  limits,
  pipeline,
  headers: (contract) => {
    const { apiKey, headers } = runtimeConfiguration().api;
    const ofSession = isOfSession(contract) ? carried.by?.headers() : guestKeyHeaders(contract.url);
    const own = { ...headers, ...ofSession };
    return apiKey && mayCarry(contract) ? { ...own, 'x-api-key': apiKey } : own;
  },
  onHeaders: (answered) => carried.by?.take(answered),
});

const api: Send = async (contract, options) => {
  const answer = await client(contract, mayCarry(contract) ? options : { ...options, token: undefined });
  const server = apiBase(useSettings.getState());
  const hasOwnAddresses = contract.isFile || new URL(server).origin === location.origin;
  return hasOwnAddresses ? answer : wholeAddresses(answer, server);
};

/** Sends a call as it is; identity calls go this way. */
export const send = createSource(runtimeConfiguration, api, askFixtures);

export const tokens = createTokenCache(
  async () => (await send(getToken, { timeout: identityTimeout() })).token,
  TOKEN_REFRESH_BELOW_S,
  Date.now,
  performanceWatch.tokenWanted,
);

/** A token, or none when the session has ended meanwhile: the person is then a guest. */
async function tokenIfAny(): Promise<string | undefined> {
  try {
    return await tokens.current();
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error;
    forgetPerson(tokens);
    queries.setQueryData(['session'], null);
    return undefined;
  }
}

/** Sends a call in the name of the signed-in person, or as a guest. A refused token is replaced once. */
export const ask: Send = async (contract, options = {}) => {
  if (readHint() !== 'yes' || runtimeConfiguration().mode === 'fixtures') return send(contract, options);
  const token = await tokenIfAny().catch((error: unknown) => {
    if (contract.method === 'GET' && error instanceof RequestError && error.type === 'network') return null;
    throw error;
  });
  // There is no token without a network, and what everybody may see is kept on the device all the same.
  if (token === null)
    return send(contract, options).catch(() => {
      throw localFailure('network');
    });
  try {
    return await send(contract, { ...options, token });
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'user_not_authenticated' || !token) throw error;
    tokens.refuse(token);
    return send(contract, { ...options, token: await tokenIfAny() });
  }
};

onTryAgain(queries.getQueryCache(), pipeline.halfOpen);
addEventListener('online', pipeline.halfOpen);
startTokenWatch(async () => (readHint() === 'yes' ? tokenIfAny() : undefined));
watchPageLoad();

// Another source has other answers; who is signed in stays known.
useSettings.subscribe(({ configuration: now }, { configuration: before }) => {
  if (now.mode === before.mode && now.api.baseUrl === before.api.baseUrl) return;
  pipeline.resetBreakers();
  void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
});
