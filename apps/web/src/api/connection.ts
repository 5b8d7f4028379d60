import { TOKEN_REFRESH_BELOW } from '@inkbloom/contracts/limits';
import { getToken } from '@inkbloom/contracts/people';
import { QueryClient } from '@tanstack/react-query';
import { createClient, type Send } from './client.ts';
import { configuration } from './configuration.ts';
import { RequestError } from './request-error.ts';
import { readHint } from './sign-in-hint.ts';
import { createTokenCache } from './token-cache.ts';

/** Retries belong to the request client, so the query cache makes none of its own. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

/** Sends a call as it is; identity calls go this way. */
export const send = createClient({ base: '/', version: configuration()?.version ?? '' });

export const tokens = createTokenCache(async () => (await send(getToken)).token, TOKEN_REFRESH_BELOW);

/** Sends a call in the name of the signed-in person, or as a guest. A refused token is replaced once. */
export const ask: Send = async (contract, options = {}) => {
  if (readHint() !== 'yes') return send(contract, options);
  try {
    return await send(contract, { ...options, token: await tokens.current() });
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'user_not_authenticated') throw error;
    tokens.clear();
    return send(contract, { ...options, token: await tokens.current() });
  }
};
