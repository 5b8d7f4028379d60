// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { Databases } from '../../plugins/database.ts';
import { runMail } from './cli.ts';
import type { Letter } from './layout.ts';
import { openMail } from './mail.ts';

const SECRET = 'a secret of this test, long and dull enough';
const SITE = { appName: 'Inkbloom', publicUrl: 'https://color.example' };
const LETTER: Letter = {
  subject: 'A <small> test',
  preview: 'Nothing to do.',
  picture: 'page',
  title: 'It is only a test & nothing else',
  blocks: [
    { kind: 'text', text: 'Hello "you".' },
    { kind: 'button', label: 'Look', url: 'https://color.example/look?a=1&b=2' },
    { kind: 'facts', rows: [['When', 'today']] },
  ],
  reason: 'You asked for it.',
};

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

function logs() {
  const lines: string[] = [];
  const write = (_fields: unknown, line: string) => void lines.push(line);
  return { lines, log: { info: write, warn: write, error: write } as never };
}

function open(databases: Databases, smtpUrl = sandbox.smtpUrl) {
  const { lines, log } = logs();
  const config = { smtpUrl, from: 'Inkbloom <hello@color.example>' };
  const mail = openMail(config, { databases, secret: SECRET, site: SITE, log });
  const queue = (to: string, usefulUntil?: Date) =>
    databases.write
      .transaction()
      .execute((trx) =>
        mail.mailer.queue(trx, { kind: 'test', to, letter: LETTER, ...(usefulUntil && { usefulUntil }) }),
      );
  return { ...mail, queue, lines };
}

function work(worker: { run: () => Promise<void>; stop: () => Promise<void> }): void {
  void worker.run();
  onTestFinished(worker.stop);
}

/** Waits until the outbox is as wanted. */
async function untilOutbox(
  databases: Databases,
  wanted: (rows: { is_dead: number }[]) => boolean,
): Promise<void> {
  for (;;) {
    const rows = await databases.write.selectFrom('mail_outbox').selectAll().execute();
    if (wanted(rows)) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function cli(databases: Databases) {
  const results: string[] = [];
  return {
    results,
    run: (...args: string[]) =>
      runMail(args, {
        databases,
        result: (line) => void results.push(line),
        notice: () => {},
        newsletter: async () => 0,
      }),
  };
}

describe('mail', () => {
  it('is sent as HTML and text with its pictures inside, and leaves nothing in the database', async () => {
    const databases = await testDatabases();
    const { queue, worker } = open(databases);
    await queue('whole@example.com');
    work(worker);
    const { subject, text, html, headers } = await sandbox.nextMail('whole@example.com');
    expect(subject).toBe('A <small> test');
    expect(text).toContain('Look:\nhttps://color.example/look?a=1&b=2');
    expect(text).toContain('When: today');
    expect(html).toContain('It is only a test &amp; nothing else');
    expect(html).toContain('src="data:image/png;base64,');
    expect(html).not.toMatch(/src="http/);
    expect(headers['from']).toContain('hello@color.example');
    await untilOutbox(databases, (rows) => rows.length === 0);
  });

  it('lies sealed in the outbox, so that a copy of the database tells no secret', async () => {
    const databases = await testDatabases();
    await open(databases).queue('sealed@example.com');
    const dump = JSON.stringify(await databases.read.selectFrom('mail_outbox').selectAll().execute());
    expect(dump).not.toContain('color.example/look');
    expect(dump).not.toContain(LETTER.title);
  });

  it('is neither lost nor sent twice when its cause fails', async () => {
    const databases = await testDatabases();
    const { mailer } = open(databases);
    const undone = databases.write.transaction().execute(async (trx) => {
      await mailer.queue(trx, { kind: 'test', to: 'undone@example.com', letter: LETTER });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await databases.read.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });

  it('OPS-3 waits while the mail server is away, and arrives once', async () => {
    const databases = await testDatabases();
    const { queue, worker } = open(databases);
    await sandbox.fail('mail', 'down', 2);
    for (const name of ['one', 'two', 'three']) await queue(`away-${name}@example.com`);
    work(worker);
    await untilOutbox(databases, (rows) => rows.length === 0);
    for (const name of ['one', 'two', 'three']) {
      expect(await sandbox.mails(`away-${name}@example.com`)).toHaveLength(1);
    }
  });

  it('that the server refuses for now waits longer each time', async () => {
    const databases = await testDatabases();
    const { queue, worker } = open(databases);
    await sandbox.fail('mail', 'error', 1);
    await queue('later@example.com');
    work(worker);
    await untilOutbox(databases, (rows) => (rows[0] as { attempts?: number } | undefined)?.attempts === 1);
    const [row] = await databases.read.selectFrom('mail_outbox').selectAll().execute();
    expect(row).toMatchObject({ is_dead: 0, last_error: expect.stringContaining('451') });
    expect(Date.parse(row?.due_at ?? '') - Date.now()).toBeGreaterThan(10_000);
  });

  it('that came to nothing meanwhile is dropped', async () => {
    const databases = await testDatabases();
    const { queue, worker } = open(databases);
    await queue('late@example.com', new Date(Date.now() - 1));
    work(worker);
    await untilOutbox(databases, (rows) => rows.length === 0);
    expect(await sandbox.mails('late@example.com')).toEqual([]);
  });

  it.each([
    ['an address of two lines', 'eve@example.com\r\nBcc: all@example.com', {}],
    ['two addresses', 'eve@example.com, ada@example.com', {}],
    ['a header of two lines', 'eve@example.com', { 'x-note': 'a\r\nBcc: all@example.com' }],
  ])('is refused with %s', async (_what, to, headers) => {
    const databases = await testDatabases();
    const { mailer } = open(databases);
    const queued = databases.write
      .transaction()
      .execute((trx) => mailer.queue(trx, { kind: 'test', to, letter: LETTER, headers }));
    await expect(queued).rejects.toThrow();
  });
});

describe('npm run mail', () => {
  it('lists, resends and drops mails that were given up', async () => {
    const databases = await testDatabases();
    const stranger = openMail(
      { smtpUrl: sandbox.smtpUrl, from: 'a@color.example' },
      { databases, secret: 'another secret, long and dull enough too', site: SITE, log: logs().log },
    );
    await databases.write
      .transaction()
      .execute((trx) => stranger.mailer.queue(trx, { kind: 'test', to: 'dead@example.com', letter: LETTER }));
    const { worker, lines } = open(databases);
    work(worker);
    await untilOutbox(databases, (rows) => rows[0]?.is_dead === 1);
    await vi.waitFor(() => expect(lines).toContain('a mail could not be sent'), 15_000);
    const { results, run } = cli(databases);
    expect(await run('list')).toBe(0);
    expect(results[0]).toMatch(/\ttest\tdead@example\.com\tgiven up\t1\tit was sealed with another secret$/);
    const [id = ''] = (results[0] ?? '').split('\t');
    expect(await run('resend', id)).toBe(0);
    worker.wake();
    await untilOutbox(databases, (rows) => rows[0]?.is_dead === 1);
    expect(await run('drop', 'all')).toBe(0);
    expect(await databases.read.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    expect(await run('drop', id)).toBe(1);
    expect(await run('dance')).toBe(2);
  });
});
