import { exportPng } from '@inkbloom/engine/dom';
import { saveDrawing } from '../api/save-drawing.ts';
import type { SaveOutcome } from '../drafts/draft.ts';
import { discardEmpty } from '../drafts/drafts.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import type { Session } from './session.ts';

/** How the studio was left: with a save and how that went, or without. */
export type StudioResult = { readonly kind: 'left' } | SaveOutcome;

/** Writes what is in memory together with a picture for lists. */
async function keepEverything(session: Session): Promise<void> {
  await session.keeper.flush(await session.small.toBlob());
}

/** Saves the page: to the account of the person, or on this device when nobody is signed in. */
export async function savePage(session: Session, person: string | null): Promise<SaveOutcome> {
  const { engine, page, keeper } = session;
  await keepEverything(session);
  const picture = await exportPng(engine, page.ink);
  const { width, height } = engine;
  const finished = { picture, zoom: engine.state().zoom, width, height };
  return saveDraft(keeper.draft(), finished, person, (save) => saveDrawing(save));
}

/**
 * Ends a session. Nothing drawn is lost: the draft stays on this device with a picture of it, unless it is empty.
 */
export async function endSession(session: Session): Promise<void> {
  const { keeper } = session;
  if (keeper.draft().gestures > 0) await keepEverything(session);
  await session.close();
  await discardEmpty(keeper.draft());
}

/** What the person is told once the studio has closed; null when there is nothing to say. */
export function wordsFor(result: StudioResult): string | null {
  if (result.kind === 'saved') return 'Your art is saved.';
  if (result.kind === 'kept') return 'Kept on this device. Sign in to add it to your account.';
  if (result.kind === 'queued') return 'Kept on this device. It will be saved when you are back online.';
  if (result.kind === 'forked')
    return 'This page was also colored on another device. Both are kept: yours is a new drawing.';
  return null;
}
