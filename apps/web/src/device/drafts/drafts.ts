import { announce } from './changes.ts';
import { database, gestureRange, writeTo } from './database.ts';
import { newDraft, type Draft, type DraftPage } from './draft.ts';
import { readJournal, type KeptJournal } from './keyframes.ts';
import { findKept, type KeptDrawing, type Shelf } from './server-drawings.ts';

/** A draft that this tab may write to, with what was drawn so far. */
export interface OpenedDraft extends KeptJournal {
  readonly draft: Draft;
}

/** Every draft on this device, latest first. */
export async function listDrafts(): Promise<Draft[]> {
  const drafts = await (await database()).getAll('drafts');
  return drafts.toSorted((a, b) => b.updatedAt - a.updatedAt);
}

/** Takes a draft with its gestures off this device, and its waiting saves, which would bring it back. */
export async function removeDraft(drawingId: string): Promise<void> {
  const tx = writeTo(await database(), 'drafts', 'gestures', 'keyframes', 'kept', 'outbox');
  const outbox = tx.objectStore('outbox');
  const waiting = await outbox.index('drawing').getAllKeys(drawingId);
  await Promise.all(waiting.map((counter) => outbox.delete(counter)));
  await tx.objectStore('drafts').delete(drawingId);
  await tx.objectStore('gestures').delete(gestureRange(drawingId));
  await tx.objectStore('keyframes').delete(drawingId);
  await tx.objectStore('kept').delete(drawingId);
  await tx.done;
  announce('changed');
}

/** Takes off a draft that nothing was drawn on, if this tab still is the one that writes to it. */
export async function discardEmpty({ drawingId, writer }: Draft): Promise<void> {
  const draft = await (await database()).get('drafts', drawingId);
  if (draft?.writer === writer && draft.gestures === 0) await removeDraft(drawingId);
}

function isOf(page: DraftPage, { activityId, pageIndex }: Draft): boolean {
  return activityId === page.activityId && pageIndex === page.pageIndex;
}

/** The draft to go on with: the named one, else the latest of this person, else the latest of nobody. */
async function findLocal(page: DraftPage, person: string | null, drawingId?: string): Promise<Draft | null> {
  const db = await database();
  const visible = (draft: Draft): boolean => draft.person === null || draft.person === person;
  if (drawingId) {
    const named = await db.get('drafts', drawingId);
    return named && visible(named) && isOf(page, named) ? named : null;
  }
  const found = await db.getAllFromIndex('drafts', 'page', [page.activityId, page.pageIndex]);
  const rank = (draft: Draft): number => (draft.person === person ? 1 : 0);
  const best = found.filter(visible).toSorted((a, b) => rank(b) - rank(a) || b.updatedAt - a.updatedAt);
  return best[0] ?? null;
}

async function store(draft: Draft, { gestures, keyframe }: KeptJournal): Promise<OpenedDraft> {
  const tx = writeTo(await database(), 'drafts', 'gestures', 'keyframes');
  const kept = tx.objectStore('gestures');
  await kept.delete(gestureRange(draft.drawingId));
  await Promise.all(
    gestures.map((bytes, counter) => kept.add({ drawingId: draft.drawingId, counter, bytes })),
  );
  const keyframes = tx.objectStore('keyframes');
  await keyframes.delete(draft.drawingId);
  if (keyframe) await keyframes.put({ drawingId: draft.drawingId, bytes: keyframe });
  await tx.objectStore('drafts').put(draft);
  await tx.done;
  announce('changed');
  return { draft, gestures, keyframe };
}

function fromServer(page: DraftPage, person: string, kept: KeptDrawing): Draft {
  const count = kept.gestures.length;
  return {
    ...newDraft(page, person, crypto.randomUUID(), kept.drawingId),
    baseRevision: kept.revision,
    gestures: count,
    savedGestures: count,
    strokes: count,
    coloredShare: kept.coloredShare,
  };
}

/**
 * Marks the draft as written by the caller from now on; an older tab's next write is refused. What the page says of
 * itself is noted as it is today.
 */
async function takeOver(draft: Draft, page: DraftPage): Promise<OpenedDraft> {
  const tx = writeTo(await database(), 'drafts');
  const latest = {
    ...((await tx.store.get(draft.drawingId)) ?? draft),
    ...page,
    writer: crypto.randomUUID(),
  };
  await tx.store.put(latest);
  await tx.done;
  announce('changed');
  return { draft: latest, ...(await readJournal(latest.drawingId)) };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id asked for, where it is one and no drawing on this device has it; else one of its own. */
async function freeId(wanted: string | undefined): Promise<string> {
  const isFree = wanted && UUID.test(wanted) && !(await (await database()).get('drafts', wanted));
  return isFree ? wanted : crypto.randomUUID();
}

/**
 * Opens the work in progress on a page and takes it over from any other tab. Local work comes first; a signed-in
 * person without unsaved local work gets the newest drawing the server has, if that can be reached. Otherwise a new
 * draft begins. A named drawing wins over the latest; one that nobody has yet begins under its name.
 */
export async function openDraft(
  page: DraftPage,
  person: string | null,
  shelf: Shelf,
  drawingId?: string,
): Promise<OpenedDraft> {
  const local = await findLocal(page, person, drawingId);
  const kept = person ? await findKept(page, local, drawingId, shelf) : null;
  if (person && kept) return store(fromServer(page, person, kept), kept);
  if (local) return takeOver(local, page);
  const draft = newDraft(page, person, crypto.randomUUID(), await freeId(drawingId));
  return store(draft, { gestures: [], keyframe: null });
}
