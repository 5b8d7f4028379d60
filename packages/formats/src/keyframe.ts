import { ByteReader, ByteWriter, FormatError } from './bytes.ts';
import { encodeFrame, payloadOf } from './frame.ts';

/** The first byte of a keyframe's payload in a journal; entries have theirs below 128. */
export const KEYFRAME = 128;

const VERSION = 1;
/** The most bytes before the words of a tile. */
const HEAD = 10;

/**
 * A short way to the state after a number of entries: the paint under everything that can still be undone, and which
 * entries to do again on it.
 */
export interface Keyframe {
  /** How many entries of the journal it stands for. */
  readonly entries: number;
  /** Positions of the entries that can be undone, oldest first. */
  readonly undo: readonly number[];
  /** Positions of the undone entries that can be done again, in the order they were first done. */
  readonly redo: readonly number[];
  /** What encodeTiles gave for the paint under all of those, deflated (RFC 1951). */
  readonly paint: Uint8Array;
}

/** One painted tile of a page: its index, row by row, and its pixels as packWords gives them. */
export interface PackedTile {
  readonly index: number;
  readonly words: Uint32Array;
}

/** Encodes a keyframe as one frame of a journal. It can be stored on its own. */
export function encodeKeyframe({ entries, undo, redo, paint }: Keyframe): Uint8Array<ArrayBuffer> {
  const head = new ByteWriter();
  head.u8(KEYFRAME);
  head.u8(VERSION);
  head.varint(entries);
  writePositions(head, undo);
  writePositions(head, redo);
  const before = head.finish();
  const out = new ByteWriter(before.length + paint.length);
  out.bytes(before);
  out.bytes(paint);
  return encodeFrame(out.finish());
}

/**
 * Decodes what encodeKeyframe gave. Throws FormatError on anything else, and on a keyframe that names an entry it does
 * not stand for.
 */
export function decodeKeyframe(frame: Uint8Array): Keyframe {
  return readKeyframe(payloadOf(frame));
}

/** Decodes the payload of a keyframe; throws as decodeKeyframe does. */
export function readKeyframe(payload: Uint8Array): Keyframe {
  const input = new ByteReader(payload);
  if (input.u8() !== KEYFRAME) throw new FormatError('not a keyframe');
  if (input.u8() !== VERSION) throw new FormatError('a keyframe of an unknown version');
  const entries = input.varint();
  const undo = readPositions(input, entries);
  const redo = readPositions(input, entries);
  return { entries, undo, redo, paint: input.rest() };
}

/** Encodes tiles: for each its index, the number of its packed words, and these words, little endian. */
export function encodeTiles(tiles: readonly PackedTile[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(tiles.reduce((sum, { words }) => sum + words.byteLength + HEAD, 0));
  for (const { index, words } of tiles) {
    out.varint(index);
    out.varint(words.length);
    out.bytes(new Uint8Array(words.buffer, words.byteOffset, words.byteLength));
  }
  return out.finish();
}

/** Decodes what encodeTiles gave. Throws FormatError when it ends early. */
export function* decodeTiles(bytes: Uint8Array): Generator<PackedTile, void> {
  const input = new ByteReader(bytes);
  while (!input.done) {
    const index = input.varint();
    const count = input.varint();
    yield { index, words: new Uint32Array(input.bytes(count * 4).slice().buffer) };
  }
}

function writePositions(out: ByteWriter, positions: readonly number[]): void {
  out.varint(positions.length);
  for (const position of positions) out.varint(position);
}

function readPositions(input: ByteReader, entries: number): number[] {
  const positions: number[] = [];
  for (let left = input.varint(); left > 0; left--) {
    const position = input.varint();
    if (position >= entries) throw new FormatError('a keyframe of entries it does not stand for');
    positions.push(position);
  }
  return positions;
}
