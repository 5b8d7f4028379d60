import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startSandbox, temporaryFolder } from '../../testing/sandbox.ts';

const LETTER = [
  'From: Inkbloom <hello@inkbloom.example>',
  'To: Ada <ada@example.com>',
  'Subject: =?utf-8?q?Caf=C3=A9?=',
  'List-Unsubscribe: <http://localhost/unsubscribe>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Sign in: http://localhost:1/auth?a=1&b=2',
  '.',
].join('\r\n');

/** Speaks SMTP by hand; gives the last answer. */
async function sendLetter(port: number, to: string): Promise<string> {
  const socket = connect({ port, host: 'localhost' }).setEncoding('utf8');
  const closed = once(socket, 'close').then(() => Promise.reject(new Error('the connection broke')));
  const next = async () => String((await Promise.race([once(socket, 'data'), closed]))[0]);
  closed.catch(() => undefined);
  try {
    await next();
    for (const line of ['EHLO test', 'MAIL FROM:<hello@inkbloom.example>', `RCPT TO:<${to}>`, 'DATA']) {
      socket.write(`${line}\r\n`);
      await next();
    }
    socket.write(`${LETTER}\r\n`);
    return await next();
  } finally {
    socket.destroy();
  }
}

async function mailsTo(origin: string, to: string): Promise<Record<string, unknown>[]> {
  return (await (await fetch(`${origin}/mail/messages?to=${to}`)).json()) as Record<string, unknown>[];
}

function fail(origin: string, mode: string): Promise<Response> {
  return fetch(`${origin}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'mail', mode }),
  });
}

describe('mail', () => {
  it('arrives by SMTP and is told newest first, by recipient, also after a restart', async () => {
    const folder = await temporaryFolder();
    const first = await startSandbox(folder);
    expect(await sendLetter(first.smtpPort, 'Ada@example.com')).toMatch(/^250/);
    await sendLetter(first.smtpPort, 'bob@example.com');
    await first.stop();
    const { origin } = await startSandbox(folder);
    const mails = await mailsTo(origin, 'ada@example.com');
    expect(mails).toMatchObject([
      { to: 'ada@example.com', subject: 'Café', text: expect.stringContaining('/auth?a=1&b=2') },
    ]);
    expect(mails[0]?.['headers']).toHaveProperty('list-unsubscribe');
    const page = await (await fetch(`${origin}/mail`)).text();
    expect(page).toContain('href="http://localhost:1/auth?a=1&amp;b=2"');
    expect((await fetch(`${origin}/mail/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await mailsTo(origin, 'ada@example.com')).toEqual([]);
  });

  it('is refused for now when told so, and the connection breaks when told so', async () => {
    const { origin, smtpPort } = await startSandbox();
    await fail(origin, 'error');
    expect(await mailsTo(origin, 'ada@example.com')).toEqual([]);
    expect(await sendLetter(smtpPort, 'ada@example.com')).toMatch(/^451/);
    await fail(origin, 'down');
    await expect(sendLetter(smtpPort, 'ada@example.com')).rejects.toThrow();
    expect(await sendLetter(smtpPort, 'ada@example.com')).toMatch(/^250/);
    expect(await mailsTo(origin, 'ada@example.com')).toHaveLength(1);
  });
});
