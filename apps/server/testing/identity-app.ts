import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { onTestFinished } from 'vitest';
import { identityModule, type IdentityOptions } from '../src/modules/identity/identity.ts';
import type { Mailer, OutgoingMail } from '../src/modules/mail/mail.ts';
import type { Databases } from '../src/plugins/database.ts';
import { errors } from '../src/plugins/errors.ts';
import { createWindowCounter } from '../src/plugins/window-counter.ts';
import { testDatabases } from './databases.ts';
import { SECRET } from './identity-server.ts';

/** A mailer that keeps what is queued in a list, and counts how often it was woken. */
export interface MailList {
  readonly mailer: Mailer;
  readonly mails: readonly OutgoingMail[];
  readonly wakings: () => number;
}

/** Makes an empty list of mails. */
export function mailList(): MailList {
  const mails: OutgoingMail[] = [];
  let wakings = 0;
  const mailer: Mailer = {
    queue: async (_trx, mail) => void mails.push(mail),
    wake: () => void wakings++,
  };
  return { mailer, mails, wakings: () => wakings };
}

const ORIGIN = 'http://localhost:3001';

function postTo(app: FastifyInstance, path: string, payload: object, cookie: string | undefined) {
  const { host } = new URL(ORIGIN);
  const headers = { origin: ORIGIN, host, ...(cookie !== undefined && { cookie }) };
  return app.inject({ method: 'POST', url: `/api/auth/${path}`, headers, payload });
}

/** The identity module alone, asked without a network. */
export interface IdentityApp extends MailList {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly databases: Databases;
  /** A call as the site's own page makes it; a cookie goes along where one is given. */
  readonly post: (path: string, body: object, cookie?: string) => ReturnType<typeof postTo>;
}

/** Makes the identity module without a provider, so that nobody else has to run; people sign in by mail. */
export async function identityApp(config: Partial<IdentityOptions['config']> = {}): Promise<IdentityApp> {
  const databases = await testDatabases();
  const list = mailList();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  await app.register(errors);
  await app.register(identityModule, {
    config: { publicUrl: ORIGIN, appName: 'Inkbloom', magicLink: true, passwordSignIn: true, ...config },
    databases,
    secret: SECRET,
    mailer: list.mailer,
    attempts: createWindowCounter(),
  });
  onTestFinished(() => app.close());
  return {
    ...list,
    app,
    origin: ORIGIN,
    databases,
    post: (path, payload, cookie) => postTo(app, path, payload, cookie),
  };
}
