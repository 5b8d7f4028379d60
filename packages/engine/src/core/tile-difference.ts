import { packWords, unpackWords } from '@inkbloom/formats/word-runs';
import { TILE, type Tile } from './paint-layer.ts';

const BARE = new Uint32Array(TILE * TILE);
const scratch = new Uint32Array(TILE * TILE);

/**
 * What two states of a tile do not have in common, bit by bit, in runs: words where nothing changed are zero. Either state
 * and the difference give the other.
 */
export function differenceOf(a: Tile, b: Tile): Uint32Array<ArrayBuffer> {
  const left = a ?? BARE;
  const right = b ?? BARE;
  for (let at = 0; at < scratch.length; at++) scratch[at] = left[at]! ^ right[at]!;
  return packWords(scratch);
}

/** The other state of a tile. */
export function differ(tile: Tile, difference: Uint32Array): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(TILE * TILE);
  unpackWords(difference, words);
  if (tile) for (let at = 0; at < words.length; at++) words[at]! ^= tile[at]!;
  return words;
}
