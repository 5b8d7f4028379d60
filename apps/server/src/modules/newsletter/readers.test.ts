import { expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { addPerson, personNamed } from '../../../testing/people.ts';
import { openMail } from '../mail/mail.ts';
import { askConfirmation, confirmReader, setWishes, wishesOf } from './readers.ts';
import pino from 'pino';

const SITE = { publicUrl: 'http://localhost:3001', appName: 'Inkbloom' };

async function start() {
  const databases = await testDatabases();
  await addPerson(databases, 'ada');
  const parts = { databases, secret: 'secret', ...SITE };
  const { mailer } = openMail(
    { smtpUrl: 'smtp://localhost:9', from: 'Inkbloom <hello@inkbloom.example>' },
    { databases, secret: parts.secret, site: SITE, log: pino({ level: 'silent' }) },
  );
  return { databases, parts: { ...parts, mailer }, ada: personNamed('ada') };
}

it('ACC-5 mail goes only to the address that confirmed it: another one is to be confirmed anew', async () => {
  const { databases, ada } = await start();
  await setWishes(databases, ada.id, { newPages: true, news: false });
  await databases.write.updateTable('newsletter_readers').set({ confirmed_email: ada.email }).execute();
  expect(await wishesOf(databases, ada)).toEqual({ newPages: true, news: false, isConfirmed: true });
  const moved = { ...ada, email: 'ada@elsewhere.example' };
  expect(await wishesOf(databases, moved)).toEqual({ newPages: true, news: false, isConfirmed: false });
});

it('ACC-5 no link is mailed to an address that nobody confirmed, and none works that was never mailed', async () => {
  const { databases, parts, ada } = await start();
  await expect(askConfirmation(parts, { ...ada, emailVerified: false })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_email',
  });
  await expect(askConfirmation({ ...parts, mailer: undefined }, ada)).rejects.toMatchObject({ status: 503 });
  expect(await databases.read.selectFrom('newsletter_readers').selectAll().execute()).toEqual([]);
  await expect(confirmReader(databases, 'a'.repeat(43))).rejects.toMatchObject({
    code: 'invalid_action_code',
  });
});
