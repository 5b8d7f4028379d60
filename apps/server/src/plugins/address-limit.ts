import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { WindowCounter } from './window-counter.ts';

/** Requests of one address, which a whole school may share, in so many seconds. */
const RULE = { window: 60, max: 1200 };

/** Counts the requests of each address. */
export interface AddressLimit {
  /** Where a request came from: its connection, or what a trusted proxy says of it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Counts one more request; gives the seconds to wait when there were too many. */
  readonly count: (address: string) => number | undefined;
}

/** Makes the limit. Nobody but the proxies that are named is believed about other addresses. */
export function createAddressLimit(trustedProxies: readonly string[], counter: WindowCounter): AddressLimit {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return {
    addressOf(request) {
      if (trustedProxies.length === 0) return request.socket.remoteAddress ?? '';
      return proxyAddress(request, isTrusted);
    },
    count(address) {
      const name = address.includes(':') ? normalizeIP(address) : address;
      const { allowed, retryAfter } = counter.consume(`address ${name}`, RULE);
      return allowed ? undefined : (retryAfter ?? RULE.window);
    },
  };
}
