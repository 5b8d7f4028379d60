import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { mailList } from '../../../testing/identity-app.ts';
import { linkIn, tokenIn } from '../../../testing/mail-sign-in.ts';
import { addPerson, personNamed } from '../../../testing/people.ts';
import { refusalFrom } from '../../../testing/save-parts.ts';
import { errors } from '../../plugins/errors.ts';
import { addressConfirmation, requestAddress } from './address-change.ts';
import { createLink } from './sign-in-links.ts';

const SECRET = 'a secret of this test';
const SITE = 'https://coloring.example';
const SETTINGS = `${SITE}/account?tab=settings`;

async function start(mayMail = true) {
  const databases = await testDatabases();
  for (const id of ['ada', 'eve']) await addPerson(databases, id);
  const list = mailList();
  const parts = { databases, publicUrl: SITE, mailer: mayMail ? list.mailer : undefined };
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await app.register(errors);
  await app.register(addressConfirmation, parts);
  const request = (email: string, person = personNamed('ada')) =>
    requestAddress({ ...parts, secret: SECRET }, person, email);
  const confirm = async (token: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/account/address/confirm',
      payload: { token },
    });
    expect(answer.headers['cache-control']).toMatch(/no-store/);
    const { requestId: _, ...said } = answer.json<Record<string, unknown>>();
    return [answer.statusCode, said];
  };
  const users = () => databases.read.selectFrom('users').selectAll().orderBy('id').execute();
  return { ...list, databases, request, confirm, users };
}

const refused = (status: number, error: string, message: string) => [
  status,
  { success: false, error, message },
];

describe('AUTH-7 asking for another address', () => {
  it('mails a link there that works for a while, and a word to the one before', async () => {
    const { request, mails, wakings } = await start();
    await request('new@example.com');
    const [link, word, ...more] = mails;
    expect([more, wakings()]).toEqual([[], 1]);
    expect(link).toMatchObject({ kind: 'address', to: 'new@example.com', usefulUntil: expect.any(Date) });
    expect(linkIn(link).href).toMatch(
      /^https:\/\/coloring\.example\/auth\?mode=changeAddress&token=[\w-]{43}$/,
    );
    expect(word).toMatchObject({ kind: 'address', to: 'ada@example.com' });
    expect(JSON.stringify(word?.letter)).toContain('new@example.com');
    expect(linkIn(word).href).toBe(SETTINGS);
  });

  it('tells nothing to an address that nobody confirmed, which may be asked for itself', async () => {
    const { request, mails } = await start();
    await request('ada@example.com', { ...personNamed('ada'), emailVerified: false });
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com']);
  });

  it('is refused where it is the person’s already, and where no mail can be sent', async () => {
    const { request, mails } = await start();
    const message = 'This is your address already.';
    expect(await refusalFrom(request('ada@example.com'))).toEqual([400, 'invalid_email', message, {}]);
    const mute = await start(false);
    expect(await refusalFrom(mute.request('new@example.com'))).toEqual([
      503,
      'service_unavailable',
      'This site can send no mail, so an address cannot be confirmed.',
      {},
    ]);
    const links = mute.databases.read.selectFrom('sign_in_links').select('id');
    expect([mails, await links.execute()]).toEqual([[], []]);
  });
});

describe('AUTH-7 confirming another address', () => {
  it('makes it the person’s, as mail to sign in with too, and tells both addresses', async () => {
    const { databases, request, confirm, users, mails } = await start();
    const { write } = databases;
    const times = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() };
    const ways = [
      { id: '1', user_id: 'ada', provider_id: 'email', account_id: 'ada@example.com', ...times },
      { id: '2', user_id: 'ada', provider_id: 'google', account_id: '4711', ...times },
      { id: '3', user_id: 'eve', provider_id: 'email', account_id: 'eve@example.com', ...times },
    ];
    await write.insertInto('accounts').values(ways).execute();
    const link = (email: string) =>
      write.transaction().execute((trx) => createLink(trx, SECRET, { email, purpose: 'sign-in' }));
    for (const email of ['ada@example.com', 'eve@example.com']) await link(email);
    await request('new@example.com');
    expect(await confirm(tokenIn(mails[0]))).toEqual([
      200,
      { success: true, data: { email: 'new@example.com' } },
    ]);
    expect(await users()).toMatchObject([
      { id: 'ada', email: 'new@example.com', claimed_email: null },
      { id: 'eve', email: 'eve@example.com' },
    ]);
    const accounts = await write.selectFrom('accounts').select('account_id').orderBy('id').execute();
    expect(accounts.map(({ account_id }) => account_id)).toEqual([
      'new@example.com',
      '4711',
      'eve@example.com',
    ]);
    const links = await write.selectFrom('sign_in_links').select('email').execute();
    expect(links).toEqual([{ email: 'eve@example.com' }]);
    expect(mails.slice(2).map(({ kind, to }) => [kind, to])).toEqual([
      ['address', 'new@example.com'],
      ['address', 'ada@example.com'],
    ]);
    expect(linkIn(mails[2]).href).toBe(SETTINGS);
  });

  it('tells the new address alone where nobody had confirmed the one before', async () => {
    const { databases, request, confirm, users, mails } = await start();
    await databases.write
      .updateTable('users')
      .set({ email_verified: 0, claimed_email: 'claimed@example.com' })
      .where('id', '=', 'ada')
      .execute();
    await request('claimed@example.com', { ...personNamed('ada'), emailVerified: false });
    expect(await confirm(tokenIn(mails[0]))).toMatchObject([200, {}]);
    const [ada] = await users();
    expect([ada?.email, ada?.claimed_email, Boolean(ada?.email_verified)]).toEqual([
      'claimed@example.com',
      null,
      true,
    ]);
    expect(mails.slice(1).map(({ to }) => to)).toEqual(['claimed@example.com']);
  });

  it('takes no address that is somebody else’s by then, nor changes an account that is gone', async () => {
    const { databases, request, confirm, users, mails } = await start();
    const inUse = refused(
      409,
      'email_already_in_use',
      'There is another account with this address. Sign in to that one.',
    );
    await request('eve@example.com');
    expect(await confirm(tokenIn(mails[0]))).toEqual(inUse);
    expect((await users())[0]?.email).toBe('ada@example.com');
    await request('new@example.com');
    await databases.write.deleteFrom('users').where('id', '=', 'ada').execute();
    expect(await confirm(tokenIn(mails[2]))).toEqual(inUse);
    expect(mails).toHaveLength(4);
  });

  it('says what is wrong with a link that is too old, or was used', async () => {
    const { databases, request, confirm, mails } = await start();
    const unknown = refused(400, 'invalid_action_code', 'This link does not work, or was used already.');
    expect(await confirm('x'.repeat(43))).toEqual(unknown);
    await request('new@example.com');
    const { write } = databases;
    await write.updateTable('sign_in_links').set({ expires_at: new Date().toISOString() }).execute();
    const old = 'This link is too old. Ask for a new one in Settings.';
    expect(await confirm(tokenIn(mails[0]))).toEqual(refused(400, 'expired_action_code', old));
  });
});
