import { type AdminMail, dropAdminMail, listAdminMails, resendAdminMail } from '@inkbloom/contracts/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { notFound } from '../../plugins/errors.ts';
import { dropMail, listMails, type Mailer, resendMail } from '../mail/mail.ts';
import { audit } from './audit.ts';

const LIMIT = 200;

/** What the calls work with. */
export interface MailRoutesOptions {
  readonly databases: Databases;
  readonly mailer: Mailer | undefined;
}

/** Mails that were given up, then those that wait; each the newest first. */
async function mailsOf(databases: Databases): Promise<AdminMail[]> {
  const mails = await listMails(databases.read);
  return mails
    .toReversed()
    .toSorted((a, b) => b.is_dead - a.is_dead)
    .slice(0, LIMIT)
    .map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.recipient,
      isGivenUp: mail.is_dead === 1,
      attempts: mail.attempts,
      dueAt: mail.due_at,
      lastError: mail.last_error,
      createdAt: mail.created_at,
    }));
}

/** The calls about mail that waits or was given up. */
export const mailRoutes: FastifyPluginAsyncZod<MailRoutesOptions> = async (app, { databases, mailer }) => {
  app.get(
    listAdminMails.url,
    { schema: { hide: true, response: { 200: listAdminMails.answer } } },
    async () => ({ success: true, data: await mailsOf(databases) }) as const,
  );

  app.post(
    resendAdminMail.url,
    {
      schema: {
        hide: true,
        params: resendAdminMail.params,
        body: resendAdminMail.body,
        response: { 200: resendAdminMail.answer },
      },
    },
    async (request) => {
      if (!(await resendMail(databases.write, request.params.id))) throw notFound();
      mailer?.wake();
      audit(request, 'resend mail', request.params.id);
      return { success: true, data: {} } as const;
    },
  );

  app.delete(
    dropAdminMail.url,
    {
      schema: { hide: true, params: dropAdminMail.params, response: { 200: dropAdminMail.answer } },
    },
    async (request) => {
      if (!(await dropMail(databases.write, request.params.id))) throw notFound();
      audit(request, 'drop mail', request.params.id);
      return { success: true, data: {} } as const;
    },
  );
};
