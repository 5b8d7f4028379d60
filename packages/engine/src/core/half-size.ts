import { overWhite } from './pixel.ts';

const PAIR = 0x00ff00ff;

/** Paint pixels at half their size, each the mean of four; both sides are even, a row has `width` pixels. */
export function halfPaint(words: Uint32Array, width: number): Uint32Array<ArrayBuffer> {
  const out = new Uint32Array(words.length / 4);
  let to = 0;
  for (let row = 0; row < words.length; row += 2 * width) {
    for (let at = row; at < row + width; at += 2) {
      const [a, b] = [words[at]!, words[at + 1]!];
      const [c, d] = [words[at + width]!, words[at + width + 1]!];
      out[to++] = a === b && c === d && a === c ? a : mean(a, b, c, d);
    }
  }
  return out;
}

/** As halfPaint, as opaque pixels a person sees on white paper. */
export function halfSize(words: Uint32Array, width: number): Uint32Array<ArrayBuffer> {
  const out = halfPaint(words, width);
  for (let at = 0; at < out.length; at++) out[at] = overWhite(out[at]!);
  return out;
}

/** The rounded mean of each channel, two channels at a time. */
function mean(a: number, b: number, c: number, d: number): number {
  const low = (a & PAIR) + (b & PAIR) + (c & PAIR) + (d & PAIR) + 0x00020002;
  const high = ((a >>> 8) & PAIR) + ((b >>> 8) & PAIR) + ((c >>> 8) & PAIR) + ((d >>> 8) & PAIR) + 0x00020002;
  return (((low >>> 2) & PAIR) | (((high >>> 2) & PAIR) << 8)) >>> 0;
}
