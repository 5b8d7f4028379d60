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
}

/** Why a tab may not write any more: another tab opened the drawing, it was deleted, or the whole store was. */
export type Loss = { readonly kind: 'deleted' | 'cleared' } | TakenOver;

/** Another tab has the drawing, under this id. */
interface TakenOver {
  readonly kind: 'taken-over';
  readonly drawingId: string;
}

/** Thrown to a tab that writes to a drawing it does not hold any more. */
export class HoldLostError extends Error {
  override readonly name = 'HoldLostError';
  readonly loss: Loss;

  constructor(loss: Loss) {
    super(`this tab does not hold the drawing any more: ${loss.kind}`);
    this.loss = loss;
  }
}

async function lossOf({ drawingId, writer, birth }: Hold, tx: Transaction): Promise<Loss> {
  if ((await tx.get('about', 'birth')) !== birth) return { kind: 'cleared' };
  // A conflict may have given it another id before the other tab opened it.
  const moved = (await tx.list('drafts')).find((draft) => draft.earlierWriters?.includes(writer));
  const now = moved ?? (await tx.get('drafts', drawingId));
  return now ? { kind: 'taken-over', drawingId: now.drawingId } : { kind: 'deleted' };
}

/** The draft that is held, under whatever id it has by now. Throws HoldLostError when there is none. */
export async function heldDraft(hold: Hold, tx: Transaction): Promise<Draft> {
  const [draft] = await tx.find('drafts.writer', hold.writer);
  // Work of nobody may have been given to somebody else since it was opened.
  const isOthers = draft && draft.person !== null && hold.person !== null && draft.person !== hold.person;
  if (isOthers) throw new HoldLostError({ kind: 'taken-over', drawingId: draft.drawingId });
  if (!draft) throw new HoldLostError(await lossOf(hold, tx));
  return draft;
}
