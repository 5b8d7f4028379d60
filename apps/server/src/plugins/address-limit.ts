import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import { createWindowCounter } from './window-counter.ts';

/** Requests of one address, which a whole school may share, in so many seconds. */
const RULE = { window: 60, max: 1200 };

/** Counts the requests of each address. */
export interface AddressLimit {
  /** Where a request came from: its connection, or what a trusted proxy says of it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Counts one more request; gives the seconds to wait when there were too many. */
  readonly count: (address: string) => number | undefined;
}

/** Makes the counter. Nobody but the proxies that are named is believed about other addresses. */
export function createAddressLimit(trustedProxies: readonly string[]): AddressLimit {
  const counter = createWindowCounter();
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return {
    addressOf(request) {
      if (trustedProxies.length === 0) return request.socket.remoteAddress ?? '';
      return proxyAddress(request, isTrusted);
    },
    count(address) {
      const { allowed, retryAfter } = counter.consume(
        address.includes(':') ? normalizeIP(address) : address,
        RULE,
      );
      return allowed ? undefined : (retryAfter ?? RULE.window);
    },
  };
}
