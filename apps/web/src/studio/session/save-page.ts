import type { Drafts } from '../../device/drafts/browser-device.ts';
import type { SaveOutcome } from '../../device/drafts/draft.ts';
import type { Finished } from '../../device/drafts/finished.ts';
import { HoldLostError } from '../../device/drafts/hold.ts';
import { saveDraft } from '../../device/drafts/save-draft.ts';
import type { SendSave } from '../../device/drafts/sender.ts';
import { PictureOutdatedError } from '../../device/drafts/store.ts';
import type { DraftWriter } from './draft-writer.ts';

/** How often a save begins anew because the drawing changed under it. */
const MOST_TRIES = 3;

/** An open page as far as saving it goes. */
export interface OpenPage {
  readonly drafts: Pick<Drafts, 'store' | 'outbox'>;
  readonly writer: DraftWriter;
  readonly send: SendSave;
  /** Writes what is in memory together with a picture for lists. */
  readonly keep: () => Promise<void>;
  /** The finished picture of everything drawn so far. */
  readonly finish: () => Promise<Finished>;
  /** Who is signed in, asked when everything is ready to be sent: they may have signed in meanwhile. */
  readonly personNow: () => string | null;
}

/** How a save went, with the picture that it holds. */
export type PageSave = SaveOutcome & { readonly picture: Blob };

async function trySave(page: OpenPage): Promise<PageSave> {
  const { writer, drafts, send } = page;
  await page.keep();
  writer.assertWhole();
  const gestures = writer.gestures();
  const finished = await page.finish();
  if (writer.gestures() !== gestures) throw new PictureOutdatedError('something was drawn meanwhile');
  const request = { hold: writer.hold(), gestures, finished, person: page.personNow() };
  const outcome = await saveDraft(drafts.store, drafts.outbox, request, send);
  return { ...outcome, picture: finished.picture };
}

/** Whether another try may go through: the drawing changed, or what was lost can be kept as a new drawing. */
async function mayTryAgain({ writer }: OpenPage, error: unknown): Promise<boolean> {
  if (error instanceof PictureOutdatedError) return true;
  if (!(error instanceof HoldLostError)) return false;
  if (error.loss.kind === 'deleted') await writer.keepAsNew();
  else await writer.flush();
  return writer.state().kind !== 'taken-over';
}

/**
 * Saves the page: to the account of who is signed in, or on this device when nobody is. Rejects when it cannot be
 * kept, and when another tab has the drawing: a picture is only saved with its own journal.
 */
export async function saveOpenPage(page: OpenPage): Promise<PageSave> {
  for (let tries = 1; ; tries++) {
    try {
      return await trySave(page);
    } catch (error) {
      if (tries >= MOST_TRIES || !(await mayTryAgain(page, error))) throw error;
    }
  }
}
