import { QUEUE_TIMEOUTS } from '../request-settings.ts';
import { type RequestLimits } from '../runtime-presets.ts';
import { createBreakers } from './breakers.ts';
import { createEndpointWindow } from './endpoint-window.ts';
import { exchange } from './exchange.ts';
import { createRequestQueue } from './request-queue.ts';

/** What the policies need to know of a request. */
export interface RequestMeta {
  /** Method and address without its values; windows and breakers count by it. */
  readonly endpoint: string;
  readonly priority: number;
  /** Milliseconds; undefined for the limit of every call. */
  readonly timeout: number | undefined;
}

/** Told of every request that was sent. */
export type OnExchange = (milliseconds: number, isFailure: boolean) => void;

/** The way from the app to the network. */
export interface Pipeline {
  /** Sends one attempt. Rejects with RequestError where a policy stops it or no answer comes. */
  send(request: Request, meta: RequestMeta): Promise<Response>;
  /** Sends the waiting away and forgets what was counted, after the server asked for less. */
  clearQueueAndWindows(): void;
  /** Lets one request through each open breaker. */
  halfOpen(): void;
  resetBreakers(): void;
}

/**
 * Every attempt goes through, in this order: the endpoint's window of a minute (refuses at once), the queue (at most
 * so many under way, others wait by priority), the endpoint's breaker, and the exchange with its time limit. Before it
 * stand the sharing of identical questions and ky's retries, in `client.ts`: each retry stands in line again.
 * @param limits asked before each request, so that a change holds from the next one on
 */
export function createPipeline(
  limits: () => RequestLimits,
  onExchange: OnExchange = () => undefined,
): Pipeline {
  const window = createEndpointWindow();
  const queue = createRequestQueue();
  const breakers = createBreakers();

  async function timed(request: Request, timeout: number): Promise<Response> {
    const start = Date.now();
    const told = (isFailure: boolean) => onExchange(Date.now() - start, isFailure);
    try {
      const answer = await exchange(request, timeout);
      told(answer.status >= 500);
      return answer;
    } catch (error) {
      if (!request.signal.aborted) told(true);
      throw error;
    }
  }

  return {
    async send(request, { endpoint, priority, timeout: own }) {
      const { signal } = request;
      const now = limits();
      const timeout = own ?? now.timeout;
      window.enter(endpoint, now.rateLimitPerMinute);
      return queue.run({ priority, maxWaitMs: QUEUE_TIMEOUTS * timeout, signal }, now, () =>
        breakers.run(endpoint, now.circuitBreakerThreshold, () => timed(request, timeout)),
      );
    },
    clearQueueAndWindows() {
      queue.clear();
      window.clear();
    },
    halfOpen: breakers.halfOpen,
    resetBreakers: breakers.reset,
  };
}
