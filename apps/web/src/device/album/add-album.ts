import { ownServer } from '../../api/client/own-server.ts';
import { newDraft, type Draft } from '../drafts/draft.ts';
import type { Device } from '../drafts/device.ts';
import { journalOf } from '../drafts/records.ts';
import type { Transaction } from '../drafts/storage.ts';
import type { DraftStore } from '../drafts/store.ts';
import { AlbumError } from './album-error.ts';
import type { AlbumEntry } from './read-album.ts';

const NO_ROOM = 'There is not enough room on this device for these drawings. Nothing was changed.';
const NOT_KEPT = 'This browser did not let these drawings be kept. Nothing was changed.';

/** An entry with the id it gets where the device has other work under its own. */
interface Arrival extends AlbumEntry {
  readonly otherId: string;
}

/** An id that depends on the work alone, so that an album that is taken in twice is not there twice. */
async function idOfWork({ drawing, gestures }: AlbumEntry): Promise<string> {
  const work = await new Blob([drawing.drawingId, ...gestures.map((bytes) => bytes.slice())]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', work));
  const hex = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function isSame(a: Uint8Array, b: Uint8Array | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/** Where an entry goes: under its own id, beside other work of that id, or nowhere, since all of it is here. */
async function placeFor({ drawing, gestures, otherId }: Arrival, tx: Transaction): Promise<string | null> {
  const known = await tx.get('drafts', drawing.drawingId);
  if (!known) return drawing.drawingId;
  const { gestures: here } = await journalOf(drawing.drawingId, tx);
  const isHere = gestures.every((bytes, at) => isSame(bytes, here[at]));
  if (isHere && known.person === null) return null;
  return (await tx.get('drafts', otherId)) ? null : otherId;
}

/** An address of this site; another one is left out, so that no album makes the browser ask somebody else. */
function ownAddress(imageUrl: string): string {
  return URL.canParse(imageUrl, ownServer()) && new URL(imageUrl, ownServer()).origin === ownServer()
    ? imageUrl
    : '';
}

function draftOf({ drawing, gestures, preview }: AlbumEntry, drawingId: string, device: Device): Draft {
  const { activityId, pageIndex, title, coloredShare, strokes, startTime, spentSeconds, updatedAt } = drawing;
  const page = { activityId, pageIndex, title, imageUrl: ownAddress(drawing.imageUrl) };
  return {
    ...newDraft(page, null, { drawingId, writer: device.newId(), now: device.clock.now() }),
    coloredShare,
    strokes,
    startTime,
    spentSeconds,
    updatedAt,
    gestures: gestures.length,
    thumbnail: preview,
    name: title,
  };
}

function wordsFor(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? NO_ROOM : NOT_KEPT;
}

/**
 * Puts the drawings of an album on this device, for nobody in particular: all of them, or none when it rejects. One
 * that is here already, or was gone on with here, stays as it is; other work under the same id is kept beside it.
 * Answers how many were added.
 */
export async function addAlbum(store: DraftStore, entries: readonly AlbumEntry[]): Promise<number> {
  const arrivals = await Promise.all(
    entries.map(async (entry) => ({ ...entry, otherId: await idOfWork(entry) })),
  );
  try {
    return await store.addAll(arrivals, async (arrival, tx) => {
      const drawingId = await placeFor(arrival, tx);
      return drawingId === null ? null : draftOf(arrival, drawingId, store.device);
    });
  } catch (error) {
    console.info('an album could not be taken in', error);
    throw new AlbumError(wordsFor(error));
  }
}
