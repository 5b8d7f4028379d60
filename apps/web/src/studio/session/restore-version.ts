import type { RestoreInput } from '../../api/calls/drawing-versions.ts';
import { bringBack } from '../../device/drafts/bring-back.ts';
import { isDirty } from '../../device/drafts/draft.ts';
import { sendSave, versionSource } from '../../device/drafts/server-source.ts';
import { NotSavedError } from '../versions/restore-words.ts';
import { savePage } from './save-and-exit.ts';
import { failureOf, failureOfError } from './save-failures.ts';
import type { Session } from './session.ts';

/** Saves the open page and answers its revision. Throws NotSavedError. */
async function saveNow(session: Session, person: string): Promise<number> {
  const save = await savePage(session, () => person).catch((error: unknown) => {
    console.error('the drawing could not be saved', error);
    throw new NotSavedError(failureOfError(error));
  });
  if (save.kind === 'saved') return save.revision;
  throw new NotSavedError(failureOf(save));
}

/**
 * Brings a version of the open drawing back on top. What was drawn since the last save is saved first, and so is an
 * earlier version then. The page is to be opened anew afterwards. Throws NotSavedError and what bringBack throws.
 */
export async function restoreVersion(session: Session, person: string, choice: RestoreInput): Promise<void> {
  const { writer, drafts } = session;
  await writer.flush();
  const isUnsaved = !writer.isWhole() || isDirty(writer.draft());
  const baseRevision = isUnsaved ? await saveNow(session, person) : choice.baseRevision;
  await bringBack(drafts, { ...choice, baseRevision, person, send: sendSave }, versionSource);
}
