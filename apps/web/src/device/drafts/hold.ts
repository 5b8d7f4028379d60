import type { Draft } from './draft.ts';
import type { Transaction } from './storage.ts';

/** A tab's right to write to a drawing, from its opening on until another tab opens it. */
export interface Hold {
  readonly drawingId: string;
  readonly writer: string;
  /** Who draws; what they add to work of nobody makes it theirs. */
  readonly person: string | null;
  /** Which store it was opened in; another one means that site data was cleared since. */
  readonly birth: string;
  /** The drawings that had gone their own way from it before it was opened. */
  readonly branches: readonly string[];
}

/** Why a tab may not write any more: another tab opened the drawing, it was deleted, or the whole store was. */
export type Loss = 'taken-over' | 'deleted' | 'cleared';

/** Thrown to a tab that writes to a drawing it does not hold any more. */
export class HoldLostError extends Error {
  override readonly name = 'HoldLostError';
  readonly loss: Loss;

  constructor(loss: Loss) {
    super(`this tab does not hold the drawing any more: ${loss}`);
    this.loss = loss;
  }
}

/** The drawings that went their own way from a drawing. */
export async function branchesOf(drawingId: string, tx: Transaction): Promise<string[]> {
  const all = await tx.list('drafts');
  return all.filter((draft) => draft.branchOf === drawingId).map((draft) => draft.drawingId);
}

async function lossOf({ drawingId, birth, branches }: Hold, tx: Transaction): Promise<Loss> {
  if ((await tx.get('about', 'birth')) !== birth) return 'cleared';
  if (await tx.get('drafts', drawingId)) return 'taken-over';
  const later = (await branchesOf(drawingId, tx)).filter((branch) => !branches.includes(branch));
  return later.length > 0 ? 'taken-over' : 'deleted';
}

/** The draft that is held, under whatever id it has by now. Throws HoldLostError when there is none. */
export async function heldDraft(hold: Hold, tx: Transaction): Promise<Draft> {
  const [draft] = await tx.find('drafts.writer', hold.writer);
  // Work of nobody may have been given to somebody else since it was opened.
  const isOthers = draft && draft.person !== null && hold.person !== null && draft.person !== hold.person;
  if (isOthers) throw new HoldLostError('taken-over');
  if (!draft) throw new HoldLostError(await lossOf(hold, tx));
  return draft;
}
