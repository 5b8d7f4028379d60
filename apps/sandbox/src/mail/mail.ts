import type { FastifyInstance } from 'fastify';
import type { Settings } from '../environment.ts';
import type { FaultSource } from '../faults.ts';
import { sendPage } from '../page.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import { smtpServer } from './smtp.ts';

/** A mail is shown as a mail program would: its own styles, pictures from anywhere, no scripts. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups allow-top-navigation";

/** Mounts the stand-in for mail: an SMTP server that listens with the sandbox, and what arrived. */
export async function mail(app: FastifyInstance, settings: Settings, faults: FaultSource): Promise<void> {
  const mailbox = await openMailbox(settings.folder);
  const server = smtpServer(mailbox, faults);
  app.addHook('onListen', async () => {
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(settings.smtpPort, 'localhost', resolve);
    });
  });
  app.addHook('onClose', () => new Promise<void>((resolve) => server.close(resolve)));

  app.get('/mail', (_request, reply) => sendPage(reply, 'Mailbox', mailboxPage(mailbox.list())));
  app.get<{ Querystring: { to?: string } }>('/mail/messages', (request) => mailbox.list(request.query.to));
  app.delete('/mail/messages', async (_request, reply) => {
    await mailbox.clear();
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>('/mail/messages/:id', (request, reply) => {
    const message = mailbox.find(request.params.id);
    if (message === undefined) return reply.callNotFound();
    return reply.header('content-security-policy', MAIL_POLICY).type('text/html').send(message.html);
  });
}
