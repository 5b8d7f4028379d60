import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../../plugins/database.ts';
import type { MailSite } from './layout.ts';
import { createMailer, type Mailer } from './outbox.ts';
import { createSealer } from './sealing.ts';
import { type MailConfig, smtpTransport } from './transport.ts';
import { createMailWorker, type MailWorker } from './worker.ts';

export { runMail } from './cli.ts';
export type { Block, Letter } from './layout.ts';
export { addressAskedLetter, addressChangedLetter, newAddressLetter } from './letters/address.ts';
export { deletedLetter, deletionLetter } from './letters/deletion.ts';
export { knownAddressLetter, passwordChangedLetter, resetLetter, signUpLetter } from './letters/password.ts';
export { failedPaymentLetter, receiptLetter } from './letters/payments.ts';
export { newsletterConfirmationLetter } from './letters/newsletter.ts';
export { signInLetter } from './letters/sign-in.ts';
export { dropMail, listMails, type Mailer, type OutgoingMail, resendMail } from './outbox.ts';
export type { MailConfig } from './transport.ts';

/** What mail is sent with. */
export interface MailParts {
  readonly databases: Databases;
  /** The server's secret. */
  readonly secret: string;
  readonly site: MailSite;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const PURPOSE = 'mail outbox';

/** The outbox and the worker that empties it. */
export function openMail(
  config: MailConfig,
  { databases, secret, site, log }: MailParts,
): { readonly mailer: Mailer; readonly worker: MailWorker } {
  const sealer = createSealer(secret, PURPOSE);
  const worker = createMailWorker({ databases, sealer, transport: smtpTransport(config), log });
  return { mailer: createMailer(sealer, site, worker.wake), worker };
}

/** The outbox alone, for a program beside the server, whose worker sends what is queued. */
export function openOutbox(site: MailSite, secret: string): Mailer {
  return createMailer(createSealer(secret, PURPOSE), site, () => undefined);
}
