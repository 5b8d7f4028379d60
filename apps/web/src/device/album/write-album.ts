import { ALBUM_INDEX, encodeAlbum, type AlbumDrawing } from '@inkbloom/formats/album';
import { Zip, ZipPassThrough } from 'fflate';
import type { Draft } from '../drafts/draft.ts';
import { packetFor, type FinishGuestDraft } from '../drafts/guest-drafts.ts';
import type { DraftStore } from '../drafts/store.ts';
import type { SavePacket } from '../drafts/save-packet.ts';
import { createNames } from './file-names.ts';

/** An album ready to be saved. */
export interface WrittenAlbum {
  /** A zip. */
  readonly file: Blob;
  /** How many drawings are not in it, because their pages could not be had. */
  readonly missing: number;
}

/** A zip that grows file by file. Nothing in it is packed: pictures and journals are small already. */
function startZip() {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(bytes.slice());
  });
  return {
    add(name: string, bytes: Uint8Array): void {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(bytes, true);
    },
    finish(): Blob {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

type GrowingZip = ReturnType<typeof startZip>;

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Puts a drawing's files into the zip under a number; answers what the index says of it. */
async function addDrawing(
  zip: GrowingZip,
  draft: Draft,
  packet: SavePacket,
  number: number,
): Promise<AlbumDrawing> {
  const { drawingId, activityId, pageIndex, imageUrl, thumbnail } = draft;
  const title = draft.name ?? draft.title;
  const { coloredShare, strokes, startTime, spentSeconds, updatedAt } = draft;
  const journal = `inkbloom/${number}.journal`;
  const preview = thumbnail && `inkbloom/${number}.${thumbnail.type === 'image/webp' ? 'webp' : 'png'}`;
  zip.add(journal, packet.journalBytes);
  if (thumbnail && preview) zip.add(preview, await bytesOf(thumbnail));
  const facts = { drawingId, activityId, pageIndex, title, imageUrl, coloredShare, strokes };
  const times = { startTime, spentSeconds, updatedAt };
  return { ...facts, ...times, gestures: packet.gestures, journal, preview };
}

/**
 * Puts drafts into one file: their finished pictures, and what it takes to go on with them. A picture that was never
 * finished is painted now, which needs its page. `onDone` is told how many drawings are through.
 */
export async function writeAlbum(
  store: DraftStore,
  drafts: readonly Draft[],
  finish: FinishGuestDraft,
  onDone: (drawings: number) => void,
): Promise<WrittenAlbum> {
  const zip = startZip();
  const nameFor = createNames();
  const drawings: AlbumDrawing[] = [];
  for (const [at, draft] of drafts.entries()) {
    try {
      const packet = await packetFor(store, draft, finish);
      zip.add(nameFor(draft.name ?? draft.title, 'png'), await bytesOf(packet.picture));
      drawings.push(await addDrawing(zip, draft, packet, at + 1));
    } catch (error) {
      console.info('a drawing could not be put into the album', error);
    }
    onDone(at + 1);
  }
  zip.add(ALBUM_INDEX, new TextEncoder().encode(encodeAlbum(drawings)));
  return { file: zip.finish(), missing: drafts.length - drawings.length };
}
