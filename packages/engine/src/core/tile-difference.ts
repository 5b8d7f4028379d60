import { packWords } from '@inkbloom/formats/word-runs';
import { EMPTY_TILE, TILE, type Tile } from './paint-layer.ts';

const scratch = new Uint32Array(TILE * TILE);

/**
 * What two states of a tile do not have in common, bit by bit, in runs: words where nothing changed are zero. Flipping
 * the bits of one state gives the other.
 */
export function differenceOf(a: Tile, b: Tile): Uint32Array<ArrayBuffer> {
  const left = a ?? EMPTY_TILE;
  const right = b ?? EMPTY_TILE;
  for (let at = 0; at < scratch.length; at++) scratch[at] = left[at]! ^ right[at]!;
  return packWords(scratch);
}
