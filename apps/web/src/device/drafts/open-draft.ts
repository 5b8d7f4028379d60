import type { Device } from './device.ts';
import type { Draft, DraftPage } from './draft.ts';
import { newDraft } from './draft.ts';
import { findKept, type DrawingSource, type KeptDrawing } from './kept-drawings.ts';
import type { DraftStore, OpenedDraft } from './store.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What is opened: a page, for a person, and which drawing of it. */
export interface OpenRequest {
  readonly page: DraftPage;
  /** The signed-in person, or null. */
  readonly person: string | null;
  /** A certain drawing; the latest otherwise. */
  readonly drawingId?: string | undefined;
}

/** The draft to go on with: the named one, else the best of the page. */
async function findLocal(store: DraftStore, { page, person, drawingId }: OpenRequest): Promise<Draft | null> {
  const found = await store.ofPage(page, person);
  return (drawingId ? found.find((draft) => draft.drawingId === drawingId) : found[0]) ?? null;
}

/** The draft that goes on from a drawing as the server has it. */
export function draftOfKept(
  { newId, clock }: Pick<Device, 'newId' | 'clock'>,
  page: DraftPage,
  person: string | null,
  kept: KeptDrawing,
): Draft {
  const count = kept.gestures.length;
  const ids = { drawingId: kept.drawingId, writer: newId(), now: clock.now() };
  return {
    ...newDraft(page, person, ids),
    baseRevision: kept.revision,
    gestures: count,
    savedGestures: count,
    strokes: count,
    coloredShare: kept.coloredShare,
  };
}

async function openKept(
  store: DraftStore,
  { page, person }: OpenRequest,
  local: Draft | null,
  kept: KeptDrawing,
): Promise<OpenedDraft | null> {
  const draft = draftOfKept(store.device, page, person, kept);
  return (
    (await store.replaceIfUnchanged(local, draft, kept)) ?? (await store.take(kept.drawingId, page, person))
  );
}

/**
 * Opens the work in progress on a page and takes it over from any other tab. Local work comes first; a signed-in
 * person without unsaved local work gets the newest drawing the server has, if that can be reached. Otherwise a new
 * draft begins. A named drawing wins over the latest; one that nobody has yet begins under its name.
 */
export async function openDraft(
  store: DraftStore,
  request: OpenRequest,
  source: DrawingSource,
): Promise<OpenedDraft> {
  const { page, person, drawingId } = request;
  const local = await findLocal(store, request);
  const wanted = drawingId;
  const kept = person ? await findKept(store.device, { page, person, local, wanted }, source) : null;
  const opened = kept && (await openKept(store, request, local, kept));
  if (opened) return opened;
  // While the server was asked, the local draft may have gone or got another id.
  const latest = await findLocal(store, request);
  const taken = latest && (await store.take(latest.drawingId, page, person));
  return taken ?? store.create(page, person, drawingId && UUID.test(drawingId) ? drawingId : undefined);
}
