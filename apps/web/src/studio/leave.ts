import { exportPng } from '@inkbloom/engine/dom';
import { saveDrawing } from '../api/save-drawing.ts';
import { discardEmpty } from '../drafts/drafts.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import type { Session } from './session.ts';
import type { KeptResult } from './studio-result.ts';

/** Writes what is in memory together with a picture for lists. */
async function keepEverything(session: Session): Promise<void> {
  await session.keeper.flush(await session.small.toBlob());
}

/** Saves the page: to the account of the person, or on this device when nobody is signed in. */
export async function savePage(session: Session, person: string | null): Promise<KeptResult> {
  const { engine, page, keeper } = session;
  await keepEverything(session);
  const picture = await exportPng(engine, page.ink);
  const { width, height } = engine;
  const finished = { picture, zoom: engine.state().zoom, width, height };
  const outcome = await saveDraft(keeper.draft(), finished, person, (save) => saveDrawing(save));
  return { ...outcome, picture };
}

/** Keeps on this device what was drawn, with a picture of it; a page nothing was done on needs none. */
export async function keepHere(session: Session): Promise<void> {
  const { keeper } = session;
  // A gesture of this moment is counted once it is written.
  await keeper.flush();
  if (keeper.draft().gestures > 0) await keepEverything(session);
}

/**
 * Ends a session. Nothing drawn is lost: the draft stays on this device with a picture of it, unless it is empty.
 */
export async function endSession(session: Session): Promise<void> {
  await keepHere(session);
  await session.close();
  await discardEmpty(session.keeper.draft());
}
