import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { FaultSource } from '../faults.ts';
import type { Mailbox } from './mailbox.ts';

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
/** What a mail server says that cannot take a mail just now. */
const TRY_LATER = 451;

async function refuse(faults: FaultSource): Promise<void> {
  const fault = faults.take('mail', ['slow', 'error']);
  if (fault?.mode === 'slow') await delay(fault.ms);
  if (fault?.mode !== 'error') return;
  throw Object.assign(new Error('Please try again later'), { responseCode: TRY_LATER });
}

/** The mail's HTML with the pictures it carries put in place. */
function htmlOf({ html = '', attachments }: Email): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    const name = contentId?.replaceAll(/^<|>$/g, '');
    if (!name || typeof content !== 'string') return page;
    return page.replaceAll(`cid:${name}`, `data:${mimeType};base64,${content}`);
  }, html);
}

/** A mail server that accepts everything and hands it to the mailbox before it says so. */
export function smtpServer(mailbox: Mailbox, faults: FaultSource): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    size: MAX_MESSAGE_BYTES,
    onData(stream, session, done) {
      async function accept(): Promise<void> {
        const parsed = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'base64' });
        await refuse(faults);
        const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
        const { subject = '', text = '' } = parsed;
        const html = htmlOf(parsed);
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        for (const { address } of session.envelope.rcptTo) {
          await mailbox.add({ from, to: address.toLowerCase(), subject, text, html, headers });
        }
      }
      accept().then(
        () => setImmediate(done),
        (error: Error) => setImmediate(done, error),
      );
    },
  });
  server.server.prependListener('connection', (socket) => {
    if (faults.take('mail', ['down'])) socket.destroy();
  });
  // Clients that go away in the middle are their own business.
  server.on('error', () => undefined);
  return server;
}
