import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderId } from '@inkbloom/contracts/people';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { identityModule } from '../src/modules/identity/identity.ts';
import { openMail } from '../src/modules/mail/mail.ts';
import { peopleModule } from '../src/modules/people/people.ts';
import type { Databases } from '../src/plugins/database.ts';
import { errors } from '../src/plugins/errors.ts';
import { createWindowCounter } from '../src/plugins/window-counter.ts';
import { openFileStore } from '../src/store/file-store.ts';
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

function startMail(publicUrl: string, databases: Databases, smtpUrl: string) {
  const config = { smtpUrl, from: 'Inkbloom <hello@inkbloom.example>' };
  const site = { appName: 'Inkbloom', publicUrl };
  const parts = { databases, secret: SECRET, site, log: pino({ level: 'silent' }) };
  const { mailer, worker } = openMail(config, parts);
  void worker.run();
  onTestFinished(worker.stop);
  return mailer;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server whose providers are the sandbox's; it listens until the test ends. */
export async function startIdentityServer(
  sandbox: string,
  providers: readonly ProviderId[] = ProviderId.options,
  smtpUrl?: string,
): Promise<IdentityServer> {
  const databases = await testDatabases();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  const configured = Object.fromEntries(providers.map((id) => [id, providerOf(id, sandbox)]));
  const mailer = smtpUrl === undefined ? undefined : startMail(origin, databases, smtpUrl);
  await app.register(errors);
  await app.register(identityModule, {
    config: { publicUrl: origin, appName: 'Inkbloom', magicLink: true, passwordSignIn: true, ...configured },
    databases,
    secret: SECRET,
    mailer,
    attempts: createWindowCounter(),
  });
  const store = await openFileStore(await temporaryFolder());
  await app.register(peopleModule, { databases, store, publicUrl: origin, mailer });
  await app.listen({ port, host: 'localhost' });
  onTestFinished(() => app.close());
  return { app, origin, databases };
}
