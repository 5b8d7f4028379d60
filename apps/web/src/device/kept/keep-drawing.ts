import { isDirty, type DraftPage } from '../drafts/draft.ts';
import { draftOfKept } from '../drafts/open-draft.ts';
import { journalOfText, type DrawingSource } from '../drafts/kept-drawings.ts';
import type { DraftStore } from '../drafts/store.ts';
import { keepAll } from './keep-stream.ts';
import type { KeptStore } from './kept-store.ts';
import { PictureAloneError } from './picture-alone-error.ts';

/** A drawing that its person wants to go on with where there is no network. */
export interface DrawingToKeep {
  readonly page: DraftPage;
  readonly drawingId: string;
  readonly person: string | null;
  /** The newest revision on the server. */
  readonly revision: number;
}

/**
 * Keeps a drawing's page on this device and brings its strokes here, unless this device has them or newer ones. Throws
 * KeptError, RequestError and PictureAloneError.
 */
export async function keepDrawing(
  { drafts, kept }: { readonly drafts: DraftStore; readonly kept: KeptStore },
  { page, drawingId, person, revision }: DrawingToKeep,
  source: Pick<DrawingSource, 'get'>,
): Promise<void> {
  await keepAll(kept, [page.activityId], () => undefined, new AbortController().signal);
  const local = (await drafts.get(drawingId)) ?? null;
  if (local && (isDirty(local) || local.baseRevision >= revision)) return;
  const detail = await source.get(drawingId);
  if (detail.journal === null) throw new PictureAloneError('this drawing has no strokes');
  const journal = { ...detail, drawingId, ...journalOfText(detail.journal) };
  await drafts.replaceIfUnchanged(local, draftOfKept(drafts.device, page, person, journal), journal);
}
