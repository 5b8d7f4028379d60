import { FormatError } from '@inkbloom/formats/bytes';
import { checkJournal, type JournalHeader } from '@inkbloom/formats/journal';
import { keyOf, type KeyedBytes } from '../../store/object-store.ts';
import { isWithinBounds } from './json-bounds.ts';

const PNG_PREFIX = 'data:image/png;base64,';

/** Why the content of a save is refused: the code and the words of a 400. */
export interface Refusal {
  readonly code: 'invalid_request' | 'invalid_picture' | 'invalid_journal';
  readonly message: string;
}

/** The large parts of a save, with the keys of what they hold. */
export interface SaveContent {
  readonly picture: KeyedBytes;
  /** The journal with the size of the page it was drawn on. */
  readonly journal: (KeyedBytes & JournalHeader) | null;
}

/** The large parts of a save as they came. */
export interface SaveBytes {
  readonly picture: Uint8Array;
  readonly journal: Uint8Array | undefined;
}

/** What a save was found to hold; the fields are unchecked. */
export type ReadSave = { readonly fields: unknown } & (
  | { readonly content: SaveContent }
  | { readonly refusal: Refusal }
);

class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], message: string) {
    super(message);
    this.refusal = { code, message };
  }
}

function readJournal(bytes: Uint8Array): SaveContent['journal'] {
  try {
    return { ...checkJournal(bytes), key: keyOf('journals', 'bin', bytes), bytes };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new RefusedError('invalid_journal', `The stroke journal cannot be read: ${error.message}.`);
  }
}

function readContent({ picture, journal }: SaveBytes): SaveContent {
  return {
    picture: { key: keyOf('drawings', 'png', picture), bytes: picture },
    journal: journal === undefined ? null : readJournal(journal),
  };
}

/** The bytes of base64 text; undefined for other text, of which the decoder leaves something out. */
function fromBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/={1,2}$/, '').length;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === Math.floor((digits * 3) / 4) ? bytes : undefined;
}

function pictureBytes(dataUrl: unknown): Uint8Array {
  if (typeof dataUrl !== 'string')
    throw new RefusedError('invalid_request', 'drawingData: a data URL is needed.');
  const bytes = fromBase64(dataUrl.slice(PNG_PREFIX.length));
  if (!dataUrl.startsWith(PNG_PREFIX) || bytes === undefined) {
    throw new RefusedError('invalid_picture', 'The picture has to be a PNG.');
  }
  return bytes;
}

function journalBytes(encoded: unknown): Uint8Array | undefined {
  if (encoded === undefined) return undefined;
  const bytes = typeof encoded === 'string' ? fromBase64(encoded) : undefined;
  if (bytes === undefined) throw new RefusedError('invalid_request', 'journal: base64 is needed.');
  return bytes;
}

function parse(json: Uint8Array): Record<string, unknown> {
  if (!isWithinBounds(json)) {
    throw new RefusedError('invalid_request', 'The request has more fields than a save has.');
  }
  try {
    const value: unknown = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString());
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw new RefusedError('invalid_request', 'The request is not a JSON object.');
}

/** The memory of arrays that can be handed to another thread; small ones lie in a pool and are copied. */
export function ownBuffers(arrays: readonly (Uint8Array | undefined)[]): ArrayBuffer[] {
  return arrays.flatMap((bytes) =>
    bytes !== undefined && bytes.length === bytes.buffer.byteLength ? (bytes.buffer as ArrayBuffer) : [],
  );
}

function refusalOf(error: unknown): { readonly refusal: Refusal } {
  if (error instanceof RefusedError) return { refusal: error.refusal };
  throw error;
}

/** Reads a save in its JSON form. The fields are told of a refused one too: what is wrong with them comes first. */
export function readJsonSave(json: Uint8Array): ReadSave {
  let fields: unknown;
  try {
    const { drawingData, journal, ...rest } = parse(json);
    fields = rest;
    return {
      fields,
      content: readContent({ picture: pictureBytes(drawingData), journal: journalBytes(journal) }),
    };
  } catch (error) {
    return { fields, ...refusalOf(error) };
  }
}

/** Reads the large parts of a save that came as they are. */
export function readSaveParts(parts: SaveBytes): ReadSave {
  try {
    return { fields: undefined, content: readContent(parts) };
  } catch (error) {
    return { fields: undefined, ...refusalOf(error) };
  }
}
