import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { keep, loadOrMake } from '../kept-file.ts';

/** A mail as it reached one recipient. */
export interface Message {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Header lines by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** ISO time of arrival. */
  readonly at: string;
}

/** Every mail that was accepted, until it is cleared. */
export interface Mailbox {
  /** Keeps a mail; it is on disk when this resolves. */
  readonly add: (message: Omit<Message, 'id' | 'at'>) => Promise<void>;
  /** The mails to an address, or to everybody, newest first. */
  readonly list: (to?: string) => readonly Message[];
  readonly find: (id: string) => Message | undefined;
  readonly clear: () => Promise<void>;
}

/** Mails kept; beyond it the oldest go. */
const MAX_MESSAGES = 300;

/** Opens the mailbox kept in a folder. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  const file = join(folder, 'mail.json');
  let messages = await loadOrMake<Message[]>(file, () => []);
  let written: Promise<void> = Promise.resolve();
  function write(): Promise<void> {
    written = written.then(() => keep(file, messages));
    return written;
  }
  return {
    add(message) {
      const arrived = { id: randomUUID(), at: new Date().toISOString(), ...message };
      messages = [arrived, ...messages].slice(0, MAX_MESSAGES);
      return write();
    },
    list: (to) =>
      to === undefined ? messages : messages.filter((message) => message.to === to.toLowerCase()),
    find: (id) => messages.find((message) => message.id === id),
    clear() {
      messages = [];
      return write();
    },
  };
}
