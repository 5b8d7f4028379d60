import { exportPng } from '@inkbloom/engine/dom';
import { HoldLostError } from '../../device/drafts/hold.ts';
import { askToLast } from '../../device/drafts/lasting.ts';
import { saveDraft } from '../../device/drafts/save-draft.ts';
import { sendSave } from '../../device/drafts/server-source.ts';
import { PictureOutdatedError } from '../../device/drafts/store.ts';
import { PictureError } from './save-failures.ts';
import type { Session } from './session.ts';
import type { KeptResult } from './studio-result.ts';

/** How often a save begins anew because the drawing changed under it. */
const MOST_TRIES = 3;

/** Writes what is in memory together with a picture for lists. */
async function keepEverything(session: Session): Promise<void> {
  const thumbnail = await session.small.toBlob().catch((error: unknown) => {
    console.info('no picture for lists', error);
    return undefined;
  });
  await session.writer.flush(thumbnail);
}

/** The page as it is now, PNG at page size. */
export async function pictureOf({ engine, page }: Session): Promise<Blob> {
  return exportPng(engine, page.ink).catch((error: unknown) => {
    throw new PictureError('the picture could not be made', { cause: error });
  });
}

async function trySave(session: Session, person: string | null): Promise<KeptResult> {
  const { engine, writer, drafts } = session;
  await keepEverything(session);
  writer.assertWhole();
  const gestures = writer.gestures();
  const picture = await pictureOf(session);
  if (writer.gestures() !== gestures) throw new PictureOutdatedError('something was drawn meanwhile');
  const { width, height } = engine;
  const finished = { picture, zoom: engine.state().zoom, width, height };
  const request = { hold: writer.hold(), gestures, finished, person };
  const outcome = await saveDraft(drafts.store, drafts.outbox, request, sendSave);
  return { ...outcome, picture };
}

/** Whether another try may go through: the drawing changed, or what was lost can be kept as a new drawing. */
async function mayTryAgain({ writer }: Session, error: unknown): Promise<boolean> {
  if (error instanceof PictureOutdatedError) return true;
  if (!(error instanceof HoldLostError)) return false;
  if (error.loss === 'deleted') await writer.keepAsNew();
  else await writer.flush();
  return writer.state().kind !== 'taken-over';
}

/**
 * Saves the page: to the account of the person, or on this device when nobody is signed in. Rejects when it cannot be
 * kept, and when another tab has the drawing: a picture is only saved with its own journal.
 */
export async function savePage(session: Session, person: string | null): Promise<KeptResult> {
  for (let tries = 1; ; tries++) {
    try {
      const result = await trySave(session, person);
      if (result.kind === 'kept')
        askToLast().catch((error: unknown) => console.info('nothing was promised', error));
      return result;
    } catch (error) {
      if (tries >= MOST_TRIES || !(await mayTryAgain(session, error))) throw error;
    }
  }
}

/** Keeps on this device what was drawn, with a picture of it; a page nothing was done on needs none. */
export async function keepHere(session: Session): Promise<void> {
  const { writer } = session;
  // A gesture of this moment is counted once it is written.
  await writer.flush();
  if (writer.gestures() > 0) await keepEverything(session);
}

/**
 * Ends a session. Nothing drawn is lost: the draft stays on this device with a picture of it, unless it is empty.
 */
export async function endSession(session: Session): Promise<void> {
  await keepHere(session);
  await session.close();
  await session.drafts.store.discardEmpty(session.writer.hold());
}
