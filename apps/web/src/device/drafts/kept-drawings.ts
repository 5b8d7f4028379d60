import type { Drawing, DrawingDetail } from '@inkbloom/contracts/drawings';
import { splitJournal } from '@inkbloom/formats/journal';
import { encodeKeyframe } from '@inkbloom/formats/keyframe';
import { isDirty, type Draft, type DraftPage } from './draft.ts';
import type { Device } from './device.ts';
import { orAfter } from './or-after.ts';
import type { KeptJournal } from './records.ts';
import { fromBase64 } from '../../api/client/base64.ts';

/** A drawing fetched from the server, ready to be gone on with. */
export interface KeptDrawing extends KeptJournal {
  readonly drawingId: string;
  readonly revision: number;
  readonly coloredShare: number;
}

/** The two questions asked about drawings on the server; they throw what the request client throws. */
export interface DrawingSource {
  /** The person's drawings of an activity, newest first. */
  readonly list: (activityId: string) => Promise<readonly Drawing[]>;
  readonly get: (drawingId: string) => Promise<DrawingDetail>;
}

/** Milliseconds that opening a page waits for the server before it begins without it. */
const PATIENCE_MS = 6_000;

async function newestOf(page: DraftPage, source: DrawingSource): Promise<Drawing | null> {
  const found = (await source.list(page.activityId)).filter(
    (drawing) => drawing.pageIndex === page.pageIndex,
  );
  return found.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0] ?? null;
}

/** The drawing to open instead of the local one, as far as lists tell; null when local work stands. */
async function choose(page: DraftPage, local: Draft | null, source: DrawingSource): Promise<string | null> {
  if (!local || local.gestures === 0) return (await newestOf(page, source))?.id ?? null;
  const known = (await source.list(page.activityId)).find((drawing) => drawing.id === local.drawingId);
  return known && known.revision > local.baseRevision ? known.id : null;
}

/** The page that is opened, for whom, the local work on it, and the drawing asked for by name. */
interface Wanted {
  readonly page: DraftPage;
  readonly person: string;
  readonly local: Draft | null;
  readonly wanted: string | undefined;
}

/** The gestures and the keyframe of a journal as the server gives it, base64. */
export function journalOfText(text: string): KeptJournal {
  const { entries: gestures, keyframe } = splitJournal(fromBase64(text));
  return { gestures, keyframe: keyframe && encodeKeyframe(keyframe) };
}

async function fetchKept(
  { page, person, local, wanted }: Wanted,
  source: DrawingSource,
): Promise<KeptDrawing | null> {
  const id = wanted && !local ? wanted : await choose(page, local, source);
  const detail = id ? await source.get(id) : null;
  if (!detail?.journal) return null;
  // The session may have become another person's since this tab asked who is signed in.
  if (detail.userId !== person) throw new Error('the drawing is of somebody else');
  const { id: drawingId, revision, coloredShare } = detail;
  return { drawingId, revision, coloredShare, ...journalOfText(detail.journal) };
}

/**
 * The server's drawing to open instead of local work, with its gestures: when there is no local work, or when all of it
 * is saved and the server has something newer. Null otherwise, and when the server cannot be reached in good time.
 */
export async function findKept(
  device: Device,
  wanted: Wanted,
  source: DrawingSource,
): Promise<KeptDrawing | null> {
  const { local } = wanted;
  if (!device.isOnline() || (local && isDirty(local))) return null;
  const fetched = fetchKept(wanted, source).catch((error: unknown) => {
    console.warn('the saved drawing could not be fetched', error);
    return null;
  });
  return orAfter(device.clock, PATIENCE_MS, fetched, null);
}
