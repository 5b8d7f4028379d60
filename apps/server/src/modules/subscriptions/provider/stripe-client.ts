import type { Stripe } from 'stripe';
import { stripeLibrary } from './stripe-library.ts';

/** How the provider is reached. */
export interface PaymentConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Without a slash at its end; a path in it comes before that of every call. */
  readonly apiUrl: string;
}

/** Milliseconds that background work waits for an answer. */
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/** Sends the library's requests to the configured address: of the library's own settings none takes a path. */
function fetchAt(apiUrl: string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${apiUrl}${pathname}${search}`, init);
  };
}

/** The provider's official library. */
export function stripeClient({ secretKey, apiUrl }: Pick<PaymentConfig, 'secretKey' | 'apiUrl'>): Stripe {
  const Library = stripeLibrary();
  return new Library(secretKey, {
    httpClient: Library.createFetchHttpClient(fetchAt(apiUrl)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Inkbloom' },
  });
}
