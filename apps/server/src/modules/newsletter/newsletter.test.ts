// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';
import { openOutbox } from '../mail/mail.ts';
import { loadSecrets } from '../../plugins/secrets.ts';
import { sendNewsletter } from './newsletter.ts';

const ISSUE = `topic: new-pages
# Ten new owls

They came in the night.

[Look at them](https://color.example/streams)
`;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function start() {
  const server = await startServer({ sandbox: sandbox.origin, smtpUrl: sandbox.smtpUrl });
  const { app, databases, origin, dataDir } = server;
  const secret = (await loadSecrets(dataDir)).identity;
  const mailer = openOutbox({ appName: 'Inkbloom', publicUrl: origin }, secret);
  const parts = { databases, mailer, publicUrl: origin, secret };

  /** Signs somebody in and has them confirm that they want mail. */
  async function reader(email: string, wishes = { newPages: true, news: true }) {
    const headers = await server.signIn(email);
    const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1/account/newsletter${path}`, headers, ...(payload && { payload }) });
    await call('PUT', '', wishes);
    await call('POST', '/confirmation', {});
    const { text } = await sandbox.nextMail(email);
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const confirm = () =>
      app.inject({ method: 'POST', url: '/api/v1/newsletter/confirm', payload: { token } });
    return { headers, call, confirm };
  }
  return { ...server, parts, reader, send: (file = ISSUE) => sendNewsletter(parts, file) };
}

describe('ACC-5 the newsletter', () => {
  it('is on until switched off, and goes to nobody who did not confirm', async () => {
    const { reader, send } = await start();
    const ada = await reader('ada@news.example');
    expect((await ada.call('GET', '')).json()).toMatchObject({
      data: { newPages: true, news: true, isConfirmed: false },
    });
    expect(await send()).toBe(0);
    expect((await ada.confirm()).statusCode).toBe(200);
    expect((await ada.confirm()).json()).toMatchObject({ error: 'invalid_action_code' });
    expect((await ada.call('GET', '')).json()).toMatchObject({ data: { isConfirmed: true } });
    expect(await send()).toBe(1);
  });

  it('goes once to each, to who wants its topic, at the address that was confirmed', async () => {
    const { reader, send, databases } = await start();
    const all = await Promise.all(['bea', 'cal', 'dot'].map((name) => reader(`${name}@news.example`)));
    await Promise.all(all.map(({ confirm }) => confirm()));
    const eve = await reader('eve@news.example', { newPages: false, news: true });
    await eve.confirm();
    await databases.write
      .updateTable('users')
      .set({ email: 'dot@elsewhere.example' })
      .where('email', '=', 'dot@news.example')
      .execute();
    const queued = await Promise.all([send(), send(), send()]);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await send()).toBe(0);
    expect(await send(ISSUE.replace('new-pages', 'news').replace('Ten', 'News of'))).toBe(3);
    expect((await sandbox.nextMail('bea@news.example', 3)).html).toContain('https://color.example/streams');
  });

  it('goes on after it was interrupted, and leaves nobody out', async () => {
    const { reader, parts, send } = await start();
    for (const name of ['one', 'two', 'three']) await (await reader(`${name}@kill.example`)).confirm();
    let queued = 0;
    const dying = {
      ...parts.mailer,
      async queue(...mail: Parameters<typeof parts.mailer.queue>) {
        if (queued === 2) throw new Error('killed');
        queued += 1;
        await parts.mailer.queue(...mail);
      },
    };
    await expect(sendNewsletter({ ...parts, mailer: dying }, ISSUE)).rejects.toThrow('killed');
    expect(await send()).toBe(1);
    for (const name of ['one', 'two', 'three']) {
      await sandbox.nextMail(`${name}@kill.example`, 2);
      expect(await sandbox.mails(`${name}@kill.example`)).toHaveLength(2);
    }
  });

  it('is left by its header or its link, signed out, and not by opening that', async () => {
    const { app, reader, send, origin } = await start();
    const fay = await reader('fay@news.example');
    await fay.confirm();
    await send();
    const mail = await sandbox.nextMail('fay@news.example', 2);
    const url = /https?:\/\/\S+unsubscribe\S+/.exec(mail.text)?.[0] ?? '';
    const path = url.slice(origin.length);
    expect((await app.inject({ url: path })).body).toContain('<button>Unsubscribe</button>');
    expect((await fay.call('GET', '')).json()).toMatchObject({ data: { isConfirmed: true } });
    const forged = path.replace(/key=...../, 'key=AAAAA');
    expect((await app.inject({ method: 'POST', url: forged })).statusCode).toBe(400);
    const oneClick = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([oneClick.statusCode, oneClick.body]).toEqual([
      200,
      expect.stringContaining('You are unsubscribed'),
    ]);
    expect((await fay.call('GET', '')).json()).toMatchObject({
      data: { newPages: false, news: false, isConfirmed: false },
    });
    expect(await send(`${ISSUE}More.`)).toBe(0);
  });

  it('carries the header of RFC 8058 in every mail', async () => {
    const { reader, parts } = await start();
    await (await reader('gil@news.example')).confirm();
    const headers: unknown[] = [];
    const mailer = { ...parts.mailer, queue: async (_trx: unknown, mail: object) => void headers.push(mail) };
    await sendNewsletter({ ...parts, mailer }, ISSUE);
    expect(headers).toMatchObject([
      {
        headers: {
          'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^>]+\/newsletter\/unsubscribe\?[^>]+>$/),
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ]);
  });

  it.each([
    ['no topic', '# Title\n\nText', /topic/],
    ['an unknown topic', 'topic: cats\n# Title\n\nText', /topic/],
    ['no title', 'topic: news\n\nText', /Title/],
    ['no words', 'topic: news\n# Title', /nothing/],
    ['too long a title', `topic: news\n# ${'a'.repeat(151)}\n\nText`, /150 characters/],
  ])('refuses a file with %s', async (_what, file, words) => {
    const { send } = await start();
    await expect(send(file)).rejects.toThrow(words);
  });
});
