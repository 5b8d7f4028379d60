import { exportPng } from '@inkbloom/engine/dom';
import { saveDrawing } from '../../api/calls/save-drawing.ts';
import { discardEmpty } from '../../device/drafts/drafts.ts';
import { askToLast } from '../../device/drafts/lasting.ts';
import { saveDraft } from '../../device/drafts/save-draft.ts';
import type { Session } from './session.ts';
import type { KeptResult } from './studio-result.ts';

/** Writes what is in memory together with a picture for lists. */
async function keepEverything(session: Session): Promise<void> {
  await session.writer.flush(await session.small.toBlob());
}

/** The page as it is now, PNG at page size. */
export function pictureOf({ engine, page }: Session): Promise<Blob> {
  return exportPng(engine, page.ink);
}

/**
 * Saves the page: to the account of the person, or on this device when nobody is signed in. Rejects when this device
 * has no room for it.
 */
export async function savePage(session: Session, person: string | null): Promise<KeptResult> {
  const { engine, writer } = session;
  await keepEverything(session);
  if (!writer.isWhole()) throw new Error('not every stroke is on disk');
  const picture = await pictureOf(session);
  const { width, height } = engine;
  const finished = { picture, zoom: engine.state().zoom, width, height };
  const outcome = await saveDraft(writer.draft(), finished, person, (save) => saveDrawing(save));
  if (outcome.kind === 'kept')
    askToLast().catch((error: unknown) => console.info('nothing was promised', error));
  return { ...outcome, picture };
}

/** Keeps on this device what was drawn, with a picture of it; a page nothing was done on needs none. */
export async function keepHere(session: Session): Promise<void> {
  const { writer } = session;
  // A gesture of this moment is counted once it is written.
  await writer.flush();
  if (writer.draft().gestures > 0) await keepEverything(session);
}

/**
 * Ends a session. Nothing drawn is lost: the draft stays on this device with a picture of it, unless it is empty.
 */
export async function endSession(session: Session): Promise<void> {
  await keepHere(session);
  await session.close();
  await discardEmpty(session.writer.draft());
}
