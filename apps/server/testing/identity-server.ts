import { ProviderId } from '@inkbloom/contracts/people';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { identityModule } from '../src/modules/identity/identity.ts';
import { peopleModule } from '../src/modules/people/people.ts';
import { openDatabases, type Databases } from '../src/plugins/database.ts';
import { errors } from '../src/plugins/errors.ts';
import { migrate } from '../src/plugins/migrate.ts';
import { freePort } from './ports.ts';

export const SECRET = 'a secret of this test, long and dull enough to be accepted';

/** A server of the identity and people modules alone. */
export interface IdentityServer {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly databases: Databases;
}

/** The database of one test, brought up to date and gone when the test ends. */
export async function testDatabases(databaseUrl?: string): Promise<Databases> {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  const databases = await openDatabases({ dataDir, databaseUrl });
  onTestFinished(async () => {
    await databases.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(databases);
  return databases;
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
