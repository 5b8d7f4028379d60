import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { keep, loadOrMake } from '../kept-file.ts';

/** What a person typed on the sign-in page. */
export interface Account {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

/** The people a provider knows, by subject. */
export interface Accounts {
  /** Remembers a person as last typed; the same email gives the same subject, always. */
  readonly remember: (account: Account) => Promise<string>;
  readonly find: (subject: string) => Account | undefined;
}

function subjectOf(issuer: string, email: string): string {
  const digest = createHash('sha256').update(`${issuer}\n${email.toLowerCase()}`).digest();
  return digest.readBigUInt64BE().toString().padStart(20, '1');
}

/** Opens the people kept in `folder` of the provider `name`. */
export async function openAccounts(folder: string, name: string): Promise<Accounts> {
  const file = join(folder, 'accounts.json');
  const kept = await loadOrMake<Record<string, Account>>(file, () => ({}));
  const accounts = new Map(Object.entries(kept));
  let written: Promise<void> = Promise.resolve();
  return {
    async remember(account) {
      const subject = subjectOf(name, account.email);
      accounts.set(subject, account);
      written = written.then(() => keep(file, Object.fromEntries(accounts)));
      await written;
      return subject;
    },
    find: (subject) => accounts.get(subject),
  };
}
