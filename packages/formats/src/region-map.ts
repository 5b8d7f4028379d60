import { ByteReader, ByteWriter, FormatError } from './bytes.ts';

/**
 * Which region each cell of a page belongs to. Ids start at 1 and are dense; 0 is ink that no region
 * reaches. Regions are grown under the anti-aliased ink, so neighbours meet beneath the lines.
 */
export interface RegionMap {
  readonly width: number;
  readonly height: number;
  /** The highest id in `ids`. */
  readonly count: number;
  /** Row by row, `width * height` ids. */
  readonly ids: Uint16Array;
}

const MAGIC = 0x4d524249; // "IBRM"
const VERSION = 1;
const MAX_CELLS = 4096 * 4096;

/** Encodes a map as runs: magic, version, width, height, count, then (id, length) pairs as varints. */
export function encodeRegionMap(map: RegionMap): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.u32(MAGIC);
  out.u16(VERSION);
  out.u16(map.width);
  out.u16(map.height);
  out.u16(map.count);
  let start = 0;
  while (start < map.ids.length) {
    const id = map.ids[start]!;
    let end = start + 1;
    while (end < map.ids.length && map.ids[end] === id) end++;
    out.varint(id);
    out.varint(end - start);
    start = end;
  }
  return out.finish();
}

/** Decodes a map. Throws FormatError on anything encodeRegionMap does not write. */
export function decodeRegionMap(bytes: Uint8Array): RegionMap {
  const input = new ByteReader(bytes);
  if (input.u32() !== MAGIC) throw new FormatError('not a region map');
  if (input.u16() !== VERSION) throw new FormatError('a region map of an unknown version');
  const width = input.u16();
  const height = input.u16();
  const count = input.u16();
  if (width * height > MAX_CELLS) throw new FormatError('a region map that is too large');
  const ids = new Uint16Array(width * height);
  let at = 0;
  while (at < ids.length) {
    const id = input.varint();
    const length = input.varint();
    if (id > count || length === 0 || at + length > ids.length) throw new FormatError('a damaged region map');
    ids.fill(id, at, at + length);
    at += length;
  }
  return { width, height, count, ids };
}
