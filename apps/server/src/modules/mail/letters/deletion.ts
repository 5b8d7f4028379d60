import type { Letter } from '../layout.ts';

/** What the mails about leaving tell. */
export interface DeletionFacts {
  readonly drawings: number;
  /** Pages that the person had made and kept. */
  readonly pages: number;
  readonly favorites: number;
  readonly dueAt: Date;
  /** Where signing in takes it back. */
  readonly signInUrl: string;
}

const REASON = 'This mail was sent because something happened in your account; it is not part of any list.';

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}

function belongings({ drawings, pages, favorites }: DeletionFacts): string {
  const made = pages === 0 ? '' : `${counted(pages, 'page')} of your own, `;
  return `${counted(drawings, 'drawing')}, ${made}${counted(favorites, 'favorite')} and the account`;
}

/** The mail that says when an account will go, and how to keep it. */
export function deletionLetter(facts: DeletionFacts): Letter {
  const day = dayOf(facts.dueAt);
  return {
    subject: `Your account will be deleted on ${day}`,
    preview: 'Until then, signing in keeps everything.',
    picture: 'page',
    title: `Your account will be deleted on ${day}`,
    blocks: [
      { kind: 'text', text: 'If that is what you want, there is nothing left to do.' },
      {
        kind: 'facts',
        rows: [
          [`Until ${day}`, 'Sign in once, and everything is as it was.'],
          [day, `${belongings(facts)} are erased, files included.`],
        ],
      },
      { kind: 'button', label: 'Keep My Account', url: facts.signInUrl },
      { kind: 'small', text: 'It was not you? Sign in, and look in Settings who else is signed in.' },
    ],
    reason: REASON,
  };
}

/** The receipt that an account is gone. */
export function deletedLetter(facts: DeletionFacts): Letter {
  return {
    subject: 'Your account is deleted',
    preview: 'Nothing of it is left here.',
    picture: 'inkwell',
    title: 'Your account is deleted',
    blocks: [
      { kind: 'text', text: `As you asked: ${belongings(facts)} are erased. Files go within a day or two.` },
      { kind: 'small', text: 'You are welcome to color here at any time; that needs no account.' },
    ],
    reason: 'This is the last mail from this account.',
  };
}
