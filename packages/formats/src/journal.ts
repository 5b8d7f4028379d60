import { ByteReader, ByteWriter, FormatError } from './bytes.ts';
import {
  decodeEntry,
  encodeEntry,
  isEntryKind,
  STROKE_BRUSHES,
  strokeBrushOf,
  type JournalEntry,
  type StrokeBrush,
} from './entry.ts';
import { payloadOf, skipFrame } from './frame.ts';
import { KEYFRAME, readKeyframe, type Keyframe } from './keyframe.ts';

export {
  decodeEntry,
  encodeEntry,
  kindOf,
  strokeBrushOf,
  STROKE_BRUSHES,
  UNITS_PER_PIXEL,
  type FillEntry,
  type JournalEntry,
  type JournalPoint,
  type StrokeBrush,
  type StrokeEntry,
} from './entry.ts';

/** The page a journal was drawn on, in pixels. */
export interface JournalHeader {
  readonly width: number;
  readonly height: number;
}

/** What decodeJournal found; `damaged` when bytes after the last whole entry had to be left behind. */
export interface DecodedJournal {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
  readonly damaged: boolean;
}

/** A journal whose entries are still bytes, each as encodeEntry gave it. */
export interface SplitJournal {
  readonly header: JournalHeader;
  readonly entries: readonly Uint8Array[];
  /** The last keyframe it holds that stands for entries before it. */
  readonly keyframe: Keyframe | null;
  readonly damaged: boolean;
}

const MAGIC = 0x4a534249; // "IBSJ"
/** No stroke and no keyframe that an app sends is longer; a stroke of this length has a million points. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024;
/** The first version has four brushes; readers of it refuse what comes with later ones. */
const FIRST_VERSION = 1;
const VERSION = 2;
const FIRST_BRUSHES: readonly (StrokeBrush | null)[] = STROKE_BRUSHES.slice(0, 4);

/** Puts a header before entries, and keyframes, that are already encoded. */
export function joinJournal(header: JournalHeader, frames: Iterable<Uint8Array>): Uint8Array<ArrayBuffer> {
  const kept = [...frames];
  const out = new ByteWriter();
  out.u32(MAGIC);
  out.u16(kept.every(isOfFirstVersion) ? FIRST_VERSION : VERSION);
  out.u16(header.width);
  out.u16(header.height);
  for (const bytes of kept) out.bytes(bytes);
  return out.finish();
}

/** Whether a reader of the first version understands a frame; it passes keyframes over. */
function isOfFirstVersion(frame: Uint8Array): boolean {
  const brush = unlessBroken(() => strokeBrushOf(frame));
  return !brush || FIRST_BRUSHES.includes(brush);
}

/** Encodes a whole journal. */
export function encodeJournal(
  header: JournalHeader,
  entries: Iterable<JournalEntry>,
): Uint8Array<ArrayBuffer> {
  return joinJournal(header, Array.from(entries, encodeEntry));
}

/**
 * Splits a journal as far as it is whole: a cut or changed frame ends it and marks it damaged. A keyframe of a newer
 * version is passed over. Throws FormatError when even the header cannot be read.
 */
export function splitJournal(bytes: Uint8Array): SplitJournal {
  const input = new ByteReader(bytes);
  const header = readHeader(input);
  return { header, ...sortFrames(framesIn(bytes, input)) };
}

function readHeader(input: ByteReader): JournalHeader {
  if (input.u32() !== MAGIC) throw new FormatError('not a stroke journal');
  const version = input.u16();
  if (version < FIRST_VERSION || version > VERSION)
    throw new FormatError('a stroke journal of an unknown version');
  return { width: input.u16(), height: input.u16() };
}

/**
 * Checks a journal that somebody sent, frame by frame, without holding what it says in memory. Throws FormatError
 * unless every entry is whole and can be understood.
 */
export function checkJournal(bytes: Uint8Array): JournalHeader {
  const input = new ByteReader(bytes);
  const header = readHeader(input);
  for (const frame of framesIn(bytes, input)) {
    if (frame.length > MAX_FRAME_BYTES) throw new FormatError('an entry is too long');
    const payload = payloadOf(frame);
    // Like splitJournal it passes over a keyframe that it does not understand: the entries are the truth.
    if (payload[0] !== KEYFRAME) decodeEntry(frame);
  }
  return header;
}

/** Tells entries and keyframes of a journal apart, as splitJournal does, when each is kept on its own. */
export function sortFrames(frames: Iterable<Uint8Array>): Omit<SplitJournal, 'header'> {
  const entries: Uint8Array[] = [];
  let keyframe: Keyframe | null = null;
  for (const frame of frames) {
    const payload = unlessBroken(() => payloadOf(frame));
    if (payload?.[0] === KEYFRAME) keyframe = keyframeAfter(payload, entries.length) ?? keyframe;
    else if (isEntryKind(payload?.[0])) entries.push(frame);
    else return { entries, keyframe, damaged: true };
  }
  return { entries, keyframe, damaged: false };
}

/** The frames that follow a header, unchecked; what is cut at the end comes as it is. */
function* framesIn(bytes: Uint8Array, input: ByteReader): Generator<Uint8Array> {
  while (!input.done) {
    const start = input.at;
    const end = unlessBroken(() => skipFrame(input));
    yield bytes.subarray(start, end);
    if (end === undefined) return;
  }
}

/** Decodes the entries of a journal as splitJournal finds them, up to the first that cannot be understood. */
export function decodeJournal(bytes: Uint8Array): DecodedJournal {
  const { header, entries: frames, damaged } = splitJournal(bytes);
  const entries: JournalEntry[] = [];
  for (const frame of frames) {
    const entry = unlessBroken(() => decodeEntry(frame));
    if (!entry) return { header, entries, damaged: true };
    entries.push(entry);
  }
  return { header, entries, damaged };
}

function keyframeAfter(payload: Uint8Array, entries: number): Keyframe | undefined {
  const keyframe = unlessBroken(() => readKeyframe(payload));
  return keyframe && keyframe.entries <= entries ? keyframe : undefined;
}

function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
