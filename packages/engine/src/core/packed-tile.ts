import { TILE, type Tile } from './paint-layer.ts';

/** A tile as runs of equal words: pairs of (length, word), or the tile itself when runs would be larger. */
export type PackedTile = { readonly runs: Uint32Array } | { readonly words: Uint32Array<ArrayBuffer> } | null;

const scratch = new Uint32Array(TILE * TILE);

/** Packs a tile; a tile of one colour takes two words. Null is a tile without paint. */
export function packTile(tile: Tile): PackedTile {
  if (!tile) return null;
  let used = 0;
  let start = 0;
  while (start < tile.length) {
    if (used + 2 > scratch.length) return { words: tile };
    const word = tile[start]!;
    let end = start + 1;
    while (end < tile.length && tile[end] === word) end++;
    scratch[used++] = end - start;
    scratch[used++] = word;
    start = end;
  }
  return { runs: scratch.slice(0, used) };
}

/** Gives back what packTile was given. */
export function unpackTile(packed: PackedTile): Tile {
  if (!packed) return undefined;
  if ('words' in packed) return packed.words;
  const tile = new Uint32Array(TILE * TILE);
  let at = 0;
  for (let i = 0; i < packed.runs.length; i += 2) {
    const length = packed.runs[i]!;
    tile.fill(packed.runs[i + 1]!, at, at + length);
    at += length;
  }
  return tile;
}

/** Bytes a packed tile takes. */
export function packedSize(packed: PackedTile): number {
  if (!packed) return 0;
  return 'words' in packed ? packed.words.byteLength : packed.runs.byteLength;
}
