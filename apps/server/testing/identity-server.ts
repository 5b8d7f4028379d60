import { ProviderId } from '@inkbloom/contracts/people';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { onTestFinished } from 'vitest';
import { identityModule } from '../src/modules/identity/identity.ts';
import { peopleModule } from '../src/modules/people/people.ts';
import type { Databases } from '../src/plugins/database.ts';
import { errors } from '../src/plugins/errors.ts';
import { testDatabases } from './databases.ts';
import { freePort } from '../../../scripts/ports.ts';

export const SECRET = 'a secret of this test, long and dull enough to be accepted';

/** A server of the identity and people modules alone. */
export interface IdentityServer {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly databases: Databases;
}

function providerOf(id: string, sandbox: string) {
  return { issuer: `${sandbox}/${id}`, clientId: `sandbox-${id}`, clientSecret: `sandbox-${id}-secret` };
}

/** Starts a server whose providers are the sandbox's; it listens until the test ends. */
export async function startIdentityServer(
  sandbox: string,
  providers: readonly ProviderId[] = ProviderId.options,
): Promise<IdentityServer> {
  const databases = await testDatabases();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  const configured = Object.fromEntries(providers.map((id) => [id, providerOf(id, sandbox)]));
  await app.register(errors);
  await app.register(identityModule, {
    config: { publicUrl: origin, ...configured },
    databases,
    secret: SECRET,
  });
  await app.register(peopleModule, { databases });
  await app.listen({ port, host: 'localhost' });
  onTestFinished(() => app.close());
  return { app, origin, databases };
}
