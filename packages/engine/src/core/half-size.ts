import { onPaper } from './pixel.ts';

const PAIR = 0x00ff00ff;

/**
 * A square of paint pixels at half its size, as opaque pixels a person sees on white paper: each is the mean of four. The side
 * is even.
 */
export function halfSize(words: Uint32Array, side: number): Uint32Array<ArrayBuffer> {
  const half = side / 2;
  const out = new Uint32Array(half * half);
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const at = 2 * y * side + 2 * x;
      out[y * half + x] = onPaper(mean(words[at]!, words[at + 1]!, words[at + side]!, words[at + side + 1]!));
    }
  }
  return out;
}

/** The rounded mean of each channel, two channels at a time. */
function mean(a: number, b: number, c: number, d: number): number {
  const low = (a & PAIR) + (b & PAIR) + (c & PAIR) + (d & PAIR) + 0x00020002;
  const high = ((a >>> 8) & PAIR) + ((b >>> 8) & PAIR) + ((c >>> 8) & PAIR) + ((d >>> 8) & PAIR) + 0x00020002;
  return (((low >>> 2) & PAIR) | (((high >>> 2) & PAIR) << 8)) >>> 0;
}
