import { getConfiguration, type Configuration } from '@inkbloom/contracts/configuration';
import type { ProviderId } from '@inkbloom/contracts/people';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';

/** The operator's decisions that the app is told of. */
interface Decisions {
  readonly appName: string;
  readonly links: Configuration['links'];
  readonly google?: object | undefined;
  readonly yahoo?: object | undefined;
  readonly magicLink: boolean;
  readonly passwordSignIn: boolean;
  readonly payments?: object | undefined;
  readonly parentCheck: Configuration['parentCheck'];
  readonly storeUpgrade: boolean;
}

/** What the app is told of the operator's decisions; nothing secret. */
export function publicConfiguration(config: Decisions, version: string): Configuration {
  const offered: readonly ProviderId[] = ['google', 'yahoo'];
  return {
    appName: config.appName,
    version,
    links: config.links,
    providers: offered.filter((id) => config[id] !== undefined),
    magicLink: config.magicLink,
    passwordSignIn: config.passwordSignIn,
    payments: config.payments !== undefined,
    parentCheck: config.parentCheck,
    storeUpgrade: config.storeUpgrade,
  };
}

/** Answers what the operator decided. */
export const configurationModule = fastifyPlugin<{ readonly configuration: Configuration }>(
  async (app: FastifyInstance, { configuration }) => {
    app.get(
      getConfiguration.url,
      { schema: { response: { 200: getConfiguration.answer } } },
      async (_request, reply) => {
        reply.header('cache-control', PUBLIC_CACHE);
        return { success: true, data: configuration };
      },
    );
  },
);
