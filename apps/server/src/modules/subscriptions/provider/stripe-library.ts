import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The provider's library. It is loaded where payments are configured, since it holds 10 MB. */
export function stripeLibrary(): typeof import('stripe').Stripe {
  // The library's CommonJS form is the class itself.
  return require('stripe') as typeof import('stripe').Stripe;
}
