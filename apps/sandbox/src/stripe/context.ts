import type { Store } from './state.ts';

/** What everything at the provider works with. */
export interface Context extends Store {
  /** The address of this stand-in, e.g. http://localhost:3002/stripe. */
  readonly origin: string;
  /** Tells every webhook endpoint of what happened. */
  readonly emit: (type: string, object: { readonly id: string }) => void;
}
