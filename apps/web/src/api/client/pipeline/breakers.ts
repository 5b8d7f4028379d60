import { BREAKER_OPEN_MS } from '../request-settings.ts';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { localFailure, RequestError } from '../request-error.ts';
import { mayReachNetwork } from './retries.ts';

const OUTAGES = new Set(['network', 'timeout']);

/** Failures that say the endpoint is in trouble; a refused request, a cancelled one or a device offline does not. */
const outage = handleWhen(
  (error) => mayReachNetwork() && error instanceof RequestError && OUTAGES.has(error.type),
).orWhenResult((answer) => answer instanceof Response && answer.status >= 500);

function newBreaker(threshold: number, initialState?: unknown): CircuitBreakerPolicy {
  const breaker = new ConsecutiveBreaker(threshold);
  return circuitBreaker(outage, { halfOpenAfter: BREAKER_OPEN_MS, breaker, initialState });
}

/** A breaker for each endpoint, which spares a server that failed so often in a row. */
export interface Breakers {
  /** Runs the work, or rejects at once while the endpoint's breaker is open. */
  run(endpoint: string, threshold: number, work: () => Promise<Response>): Promise<Response>;
  /** Lets the next request to each open endpoint through, to see whether it is well again. */
  halfOpen(): void;
  /** Closes every breaker and forgets its failures. */
  reset(): void;
}

interface Guard {
  readonly threshold: number;
  readonly policy: CircuitBreakerPolicy;
}

/** Breakers over cockatiel, made when an endpoint is first asked and anew when a closed one's threshold changes. */
export function createBreakers(): Breakers {
  const guards = new Map<string, Guard>();

  function guardOf(endpoint: string, threshold: number): Guard {
    const known = guards.get(endpoint);
    // Other limits do not make a server well: a breaker that is open stays so.
    if (known && (known.threshold === threshold || known.policy.state !== CircuitState.Closed)) return known;
    const made = { threshold, policy: newBreaker(threshold) };
    guards.set(endpoint, made);
    return made;
  }

  return {
    async run(endpoint, threshold, work) {
      try {
        return await guardOf(endpoint, threshold).policy.execute(work);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? localFailure('breaker', error) : error;
      }
    },
    halfOpen() {
      for (const [endpoint, { threshold, policy }] of guards) {
        if (policy.state !== CircuitState.Open) continue;
        // Opened so long ago that the next request is let through.
        const ownState = { value: CircuitState.Open, openedAt: 0, attemptNo: 1 };
        guards.set(endpoint, { threshold, policy: newBreaker(threshold, { ownState, breakerState: 0 }) });
      }
    },
    reset: () => guards.clear(),
  };
}
