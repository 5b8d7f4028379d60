import { Difficulty } from '@inkbloom/contracts/activities';
import type { MadeSubject, MadeWish, NameAround } from '@inkbloom/contracts/made';
import { difficultiesOfName } from '@inkbloom/contracts/name-difficulties';

/** What the form holds; both kinds keep what was typed while the other is shown. */
export interface WishDraft {
  readonly kind: 'picture' | 'name';
  readonly subject: string;
  readonly place: string;
  /** Own words instead of a subject and a place; null while those are chosen. */
  readonly words: string | null;
  readonly name: string;
  readonly around: readonly NameAround[];
  readonly difficulty: Difficulty;
}

/** Wherever a subject is drawn as it comes. */
export const JUST_SO = 'just-so';

export const FIRST_WISH: WishDraft = {
  kind: 'picture',
  subject: 'owl',
  place: JUST_SO,
  words: null,
  name: '',
  around: ['flowers', 'leaves', 'stars', 'hearts'],
  difficulty: 'easy',
};

/** The difficulties at which a draft can be drawn, given its subject; all of them while that is not known. */
export function offeredFor(draft: WishDraft, subject: MadeSubject | undefined): readonly Difficulty[] {
  if (draft.kind === 'name') return difficultiesOfName(draft.name);
  return (draft.words === null && subject?.difficultiesAt[draft.place]) || Difficulty.options;
}

/** A draft at a difficulty that is offered: at its own where that is, or else at the first. */
export function settled(draft: WishDraft, offered: readonly Difficulty[]): WishDraft {
  const difficulty = offered.includes(draft.difficulty) ? draft.difficulty : offered[0];
  return { ...draft, ...(difficulty && { difficulty }) };
}

/** Whether there is enough to draw. */
export function isComplete({ kind, words, name, around }: WishDraft): boolean {
  if (kind === 'name') return name.trim().length > 0 && around.length > 0;
  return words === null || words.trim().length > 1;
}

/** The draft as the server is asked. */
export function toWish({ kind, subject, place, words, name, around, difficulty }: WishDraft): MadeWish {
  if (kind === 'name') return { kind, text: name.trim(), around: [...around], difficulty };
  if (words !== null) return { kind: 'words', text: words.trim(), difficulty };
  return { kind: 'picture', subject, place, difficulty };
}
