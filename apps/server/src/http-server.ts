import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressLimit } from './plugins/address-limit.ts';
import type { AnswerCache } from './plugins/answer-cache.ts';

/** What Fastify wants of a server, as far as it is used here. */
interface ServerSettings {
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
}

/** Makes the server: public answers leave out of memory, everything else is for the application. */
export function createHttpServer(
  parts: { readonly cache: AnswerCache; readonly addresses: AddressLimit },
  application: RequestListener,
  { keepAliveTimeout, requestTimeout }: ServerSettings,
): Server {
  const { cache, addresses } = parts;
  return createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
    const mayAnswer = () => addresses.count(addresses.addressOf(request)) === undefined;
    if (!cache.serve(request, response, mayAnswer)) application(request, response);
  });
}
