import { readFile } from 'node:fs/promises';
import type { Transporter } from 'nodemailer';
import type { SealedMail } from './outbox.ts';

/** Milliseconds to wait for the mail server at each step. */
const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 30_000;

/** How the mail server is reached, and who the mails are from. */
export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

/** Hands mails to a mail server. Rejects with nodemailer's errors. */
export interface Transport {
  readonly send: (id: string, to: string, mail: SealedMail) => Promise<void>;
}

function pictureFile(name: string): URL {
  return new URL(`pictures/${name}.png`, import.meta.url);
}

async function attach(name: string) {
  return {
    cid: name,
    filename: `${name}.png`,
    contentType: 'image/png',
    content: await readFile(pictureFile(name)),
  };
}

/** Loads the library with the first mail: most servers at rest send none. */
async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A transport over SMTP. The same mail keeps its Message-ID, so that one sent twice by a crash is told apart. */
export function smtpTransport({ smtpUrl, from }: MailConfig): Transport {
  let server: Transporter | undefined;
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(id, to, { subject, text, html, picture, headers }) {
      const attachments = await Promise.all(['logo', picture].map(attach));
      const messageId = `<${id}@${domain}>`;
      server ??= await connect(smtpUrl);
      await server.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        messageId,
        attachments,
      });
    },
  };
}
