import type { Databases } from '../../plugins/database.ts';
import { dropMail, listMails, resendMail } from './outbox.ts';

const USAGE = `npm run mail -- <verb>

  list            mails that wait or were given up, with the reason
  resend ID|all   sends a mail anew (all: every one that was given up)
  drop ID|all     takes a mail out unsent (all: every one that was given up)
  newsletter FILE sends an issue once to everybody who wants it; run it again to go on after an interruption`;

/** What the verbs work with. */
export interface MailContext {
  readonly databases: Databases;
  /** Prints a line of the result, and one for the person beside it. */
  readonly result: (line: string) => void;
  readonly notice: (line: string) => void;
  /** Queues the issue of a file; gives how many mails. Rejects with words for the operator. */
  readonly newsletter?: (path: string) => Promise<number>;
}

type Change = (database: Databases['write'], id: string) => Promise<boolean>;

async function list({ databases, result, notice }: MailContext): Promise<boolean> {
  const mails = await listMails(databases.read);
  for (const mail of mails) {
    const state = mail.is_dead === 1 ? 'given up' : `due ${mail.due_at}`;
    result([mail.id, mail.kind, mail.recipient, state, mail.attempts, mail.last_error ?? ''].join('\t'));
  }
  notice(mails.length === 1 ? '1 mail' : `${mails.length} mails`);
  return true;
}

async function idsOf({ databases }: MailContext, word: string): Promise<string[]> {
  if (word !== 'all') return [word];
  const mails = await listMails(databases.read);
  return mails.filter((mail) => mail.is_dead === 1).map(({ id }) => id);
}

async function change(context: MailContext, words: readonly string[], one: Change): Promise<boolean> {
  let isWhole = true;
  for (const word of words) {
    for (const id of await idsOf(context, word)) {
      const found = await one(context.databases.write, id);
      if (found) context.result(id);
      else context.notice(`error not_found: there is no mail ${id}`);
      isWhole &&= found;
    }
  }
  return isWhole;
}

async function newsletter({ newsletter: send, result, notice }: MailContext, path: string): Promise<boolean> {
  if (send === undefined) return false;
  try {
    const queued = await send(path);
    result(String(queued));
    notice(queued === 1 ? '1 mail queued' : `${queued} mails queued`);
    return true;
  } catch (error) {
    notice(`error invalid_file: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Runs a verb of the operator's tool for mail. Gives the exit code: 0, 1 when it failed, 2 when it made no sense. */
export async function runMail(args: readonly string[], context: MailContext): Promise<number> {
  const [verb, ...words] = args;
  if (verb === 'list' && words.length === 0) return (await list(context)) ? 0 : 1;
  if (verb === 'resend' && words.length > 0) return (await change(context, words, resendMail)) ? 0 : 1;
  if (verb === 'drop' && words.length > 0) return (await change(context, words, dropMail)) ? 0 : 1;
  if (verb === 'newsletter' && words.length === 1) return (await newsletter(context, words[0] ?? '')) ? 0 : 1;
  context.notice(USAGE);
  return 2;
}
