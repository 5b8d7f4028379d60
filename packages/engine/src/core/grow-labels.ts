import type { BitRows } from './bit-rows.ts';

/** How many cells an edge has room for at first; it gets more when it needs them. */
const FIRST_EDGE = 1 << 16;

/**
 * Grows all labels together, one ring at a time and over sides only, from the labelled cells into free ones. Free are
 * in the end those that no label reached. Labels that meet stop each other half way, so none crosses into a neighbour.
 */
export function growLabels(ids: Uint16Array, labelled: BitRows, free: BitRows, rings: number): void {
  let front = edgeOf(labelled, free);
  for (let ring = 0; ring < rings && front.length > 0; ring++) front = nextRing(ids, free, front);
}

/**
 * The cells beside free ones, each as the place of its bit among all bits: in the order of the free ones, then of their
 * sides.
 * Some come more than once.
 */
function edgeOf({ stride, words }: BitRows, free: BitRows): Int32Array {
  const row = stride * 32;
  let edge = new Int32Array(FIRST_EDGE);
  let used = 0;
  for (let i = stride; i < words.length - stride; i++) {
    const open = free.words[i]!;
    if (open === 0) continue;
    const left = open & ((words[i]! << 1) | (words[i - 1]! >>> 31));
    const right = open & ((words[i]! >>> 1) | (words[i + 1]! << 31));
    const above = open & words[i - stride]!;
    const below = open & words[i + stride]!;
    if (used + 4 * 32 > edge.length) edge = twiceAsLong(edge);
    for (let rest = left | right | above | below; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const place = i * 32 + 31 - Math.clz32(bit);
      if (left & bit) edge[used++] = place - 1;
      if (right & bit) edge[used++] = place + 1;
      if (above & bit) edge[used++] = place - row;
      if (below & bit) edge[used++] = place + row;
    }
  }
  return edge.subarray(0, used);
}

function twiceAsLong(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
}

/** The free cells beside those of the front, each with the label of the first that comes to it. */
function nextRing(ids: Uint16Array, { width, stride, words }: BitRows, front: Int32Array): Int32Array {
  const row = stride * 32;
  const next = new Int32Array(Math.min(4 * front.length, ids.length));
  let used = 0;
  for (let i = 0; i < front.length; i++) {
    const place = front[i]!;
    const y = Math.floor(place / row) - 1;
    const cell = y * width + (place - (y + 1) * row - 32);
    const id = ids[cell]!;
    if (take(words, place - 1)) {
      next[used++] = place - 1;
      ids[cell - 1] = id;
    }
    if (take(words, place + 1)) {
      next[used++] = place + 1;
      ids[cell + 1] = id;
    }
    if (take(words, place - row)) {
      next[used++] = place - row;
      ids[cell - width] = id;
    }
    if (take(words, place + row)) {
      next[used++] = place + row;
      ids[cell + width] = id;
    }
  }
  return next.subarray(0, used);
}

/** Clears the bit at a place; says whether it was set. */
function take(words: Int32Array, place: number): boolean {
  const bit = 1 << place;
  if ((words[place >> 5]! & bit) === 0) return false;
  words[place >> 5]! ^= bit;
  return true;
}
