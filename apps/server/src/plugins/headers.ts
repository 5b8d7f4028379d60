import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { POLICY_REPORTS_PATH } from './policy-reports.ts';

function origins(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address === undefined || address === '' ? [] : new URL(address).origin,
  );
}

/** Other servers that a person may set in the configuration manager: any with a certificate, or one of their own. */
const OTHER_SERVERS = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

/** What the app's pages may load: code only from this server; answers and pictures also from servers a person names. */
function contentPolicy(config: Config) {
  const assets = origins(config.assetBaseUrl);
  const providers = origins(config.google?.issuer, config.yahoo?.issuer);
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    connectSrc: ["'self'", ...assets, ...OTHER_SERVERS],
    fontSrc: ["'self'"],
    formAction: ["'self'", ...providers],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...assets, ...OTHER_SERVERS],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    reportUri: [POLICY_REPORTS_PATH],
    reportTo: ['policy'],
    ...(config.publicUrl.startsWith('https:') && { upgradeInsecureRequests: [] }),
  };
}

/** Sets the security headers of every answer and gives each its request id. */
export const headers = fastifyPlugin<{ readonly config: Config }>(
  async (app: FastifyInstance, { config }) => {
    const isHttps = config.publicUrl.startsWith('https:');
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
      reply.header('reporting-endpoints', `policy="${POLICY_REPORTS_PATH}"`);
      reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    });
  },
);
