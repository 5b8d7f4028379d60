import { renamePerson as contract } from '@inkbloom/contracts/account';
import { ask } from '../client/connection.ts';
import { profileChanged } from '../session/session.ts';

/** Changes what the person is called, everywhere at once. */
export async function renamePerson(name: string): Promise<void> {
  profileChanged((await ask(contract, { body: { name } })).data);
}
