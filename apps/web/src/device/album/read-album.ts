import { ALBUM_INDEX, decodeAlbum, type AlbumDrawing } from '@inkbloom/formats/album';
import { FormatError } from '@inkbloom/formats/bytes';
import { splitJournal } from '@inkbloom/formats/journal';
import { encodeKeyframe } from '@inkbloom/formats/keyframe';
import { unzipSync } from 'fflate';
import type { KeptJournal } from '../drafts/records.ts';
import { AlbumError } from './album-error.ts';

/** A drawing of an album, checked and ready to be put on this device. */
export interface AlbumEntry extends KeptJournal {
  readonly drawing: AlbumDrawing;
  readonly preview: Blob | null;
}

const MEGABYTE = 1024 * 1024;
/** Bytes of an album that is still read: it has to fit into memory. */
const MOST = 1024 * MEGABYTE;
/** Bytes of one file in it. */
const MOST_OF_ONE = 128 * MEGABYTE;

const TOO_LARGE = 'This file is too large to be read here.';
const NOT_OURS = 'This is not a file of saved drawings.';
const DAMAGED = 'This file is damaged: not all of its drawings could be read. Nothing was changed.';

type Files = Readonly<Record<string, Uint8Array>>;

function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Files {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted(name) && originalSize <= MOST_OF_ONE,
    });
  } catch {
    throw new AlbumError(NOT_OURS);
  }
}

/** What `read` gives; when the format is broken, an error for the person instead. */
function orSay<T>(words: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof FormatError ? new AlbumError(words) : error;
  }
}

function journalOf({ journal, gestures: count }: AlbumDrawing, files: Files): KeptJournal {
  const bytes = files[journal];
  if (!bytes) throw new FormatError('an album without one of its journals');
  const { entries: gestures, keyframe, damaged } = splitJournal(bytes);
  if (damaged || gestures.length !== count) throw new FormatError('a journal that is not whole');
  return { gestures, keyframe: keyframe && encodeKeyframe(keyframe) };
}

function previewOf({ preview }: AlbumDrawing, files: Files): Blob | null {
  const bytes = preview === null ? undefined : files[preview];
  const type = preview?.endsWith('.webp') ? 'image/webp' : 'image/png';
  return bytes ? new Blob([bytes.slice()], { type }) : null;
}

/**
 * The drawings in an album, all of them whole. Rejects with an AlbumError when it is none or one of them is damaged.
 */
export async function readAlbum(file: Blob): Promise<readonly AlbumEntry[]> {
  if (file.size > MOST) throw new AlbumError(TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const index = unzip(bytes, (name) => name === ALBUM_INDEX)[ALBUM_INDEX];
  if (!index) throw new AlbumError(NOT_OURS);
  const drawings = orSay(NOT_OURS, () => decodeAlbum(new TextDecoder().decode(index)));
  const named = new Set(drawings.flatMap(({ journal, preview }) => [journal, preview]));
  const files = unzip(bytes, (name) => named.has(name));
  return drawings.map((drawing) => ({
    drawing,
    ...orSay(DAMAGED, () => journalOf(drawing, files)),
    preview: previewOf(drawing, files),
  }));
}
