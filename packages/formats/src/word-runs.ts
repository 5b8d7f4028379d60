import { FormatError } from './bytes.ts';

/** The shortest run of equal words that is kept as a run; shorter ones would not be smaller. */
const LEAST_RUN = 3;
/** Where words are packed before they are copied out; it grows and stays. */
let scratch = new Uint32Array(0);
/** Set in the head of a run; the rest of the head counts words. */
const EQUAL = 0x80000000;

/**
 * Packs 32-bit words in runs: a head with its highest bit set and one word stand for that many equal words; any other
 * head is followed by that many words as they are. At worst one word longer than the source.
 */
export function packWords(words: Uint32Array): Uint32Array<ArrayBuffer> {
  if (scratch.length <= words.length) scratch = new Uint32Array(words.length + 1);
  const out = scratch;
  let used = 0;
  let at = 0;
  while (at < words.length) {
    const equal = equalTo(words, at);
    if (equal - at >= LEAST_RUN) {
      out[used++] = EQUAL | (equal - at);
      out[used++] = words[at]!;
      at = equal;
      continue;
    }
    const run = nextRun(words, equal);
    out[used++] = run - at;
    out.set(words.subarray(at, run), used);
    used += run - at;
    at = run;
  }
  return out.slice(0, used);
}

/** Unpacks what packWords gave into words of the same number. Throws FormatError when it is another number. */
export function unpackWords(packed: Uint32Array, into: Uint32Array): void {
  let at = 0;
  let next = 0;
  while (next < packed.length) {
    const head = packed[next++]!;
    const count = (head & ~EQUAL) >>> 0;
    if (count === 0 || at + count > into.length) throw new FormatError('runs of another length');
    if (head >= EQUAL) into.fill(packed[next++]!, at, at + count);
    else {
      if (next + count > packed.length) throw new FormatError('runs that end early');
      into.set(packed.subarray(next, next + count), at);
      next += count;
    }
    at += count;
  }
  if (at !== into.length || next > packed.length) throw new FormatError('runs of another length');
}

/** Flips in words the bits that are set in those packWords was given; runs of zeros are passed over at once. */
export function flipWords(packed: Uint32Array, into: Uint32Array): void {
  let at = 0;
  let next = 0;
  while (next < packed.length) {
    const head = packed[next++]!;
    const end = at + ((head & ~EQUAL) >>> 0);
    if (head < EQUAL) for (; at < end; at++) into[at]! ^= packed[next++]!;
    else {
      const word = packed[next++]!;
      if (word !== 0) for (; at < end; at++) into[at]! ^= word;
      at = end;
    }
  }
}

/** Where the words equal to the one at `from` end. */
function equalTo(words: Uint32Array, from: number): number {
  const word = words[from];
  let end = from + 1;
  while (end < words.length && words[end] === word) end++;
  return end;
}

/** Where the next run begins that is long enough to be kept as one, at `from` or later. */
function nextRun(words: Uint32Array, from: number): number {
  let at = from;
  while (at < words.length) {
    const end = equalTo(words, at);
    if (end - at >= LEAST_RUN) return at;
    at = end;
  }
  return at;
}
