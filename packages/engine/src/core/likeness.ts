import { straight, type Pixel } from './pixel.ts';

const DARK_BELOW = 80;
const DARK_ALPHA_ABOVE = 128;
/** What a table says of one channel of a pixel. */
const ALIKE = 1;
const DARK = 2;

/**
 * Tells which pixels look like a first one, as the specification of the fill has it: bare paper matches bare paper
 * alone, others those within a tolerance in each channel, and dark ones (channels under 80, alpha above 128) only what
 * is dark itself. A table for each color channel says so for all of its values at each alpha.
 */
export class Likeness {
  readonly #first: Pixel;
  readonly #tables: readonly Uint8Array[];
  /** What of the tables counts; from a dark pixel on, being dark does not. */
  readonly #counts: number;

  constructor(first: Pixel, tolerance: number) {
    const [r, g, b, alpha] = straight(first);
    this.#first = first;
    this.#tables = [r, g, b].map((value) => tableOf(value, alpha, tolerance));
    this.#counts = alpha > DARK_ALPHA_ABOVE && Math.max(r, g, b) < DARK_BELOW ? ALIKE : ALIKE | DARK;
  }

  /**
   * Sets, from `to` on, a mark for each of some words: 1 for those that look like the first pixel, 0 for the others.
   */
  mark(words: Readonly<Uint32Array>, from: number, end: number, marks: Uint8Array, to: number): void {
    const [reds, greens, blues] = this.#tables as [Uint8Array, Uint8Array, Uint8Array];
    const [first, counts, shift] = [this.#first, this.#counts, to - from];
    for (let at = from; at < end; at++) {
      const pixel = words[at]!;
      const alpha = (pixel >>> 16) & 0xff00;
      const said = reds[alpha | (pixel & 255)]! & greens[alpha | ((pixel >>> 8) & 255)]!;
      const all = said & blues[alpha | ((pixel >>> 16) & 255)]!;
      marks[shift + at] = pixel === first || (all & counts) === ALIKE ? 1 : 0;
    }
  }
}

/** By alpha times 256 and the value of a channel multiplied by it; 0 where the alpha alone tells two pixels apart. */
function tableOf(value: number, alpha: number, tolerance: number): Uint8Array {
  const table = new Uint8Array(256 * 256);
  if (alpha === 0) return table;
  for (let a = Math.max(1, alpha - tolerance); a <= Math.min(255, alpha + tolerance); a++) {
    for (let multiplied = 0; multiplied < 256; multiplied++) {
      const plain = Math.min(255, Math.round((multiplied * 255) / a));
      const alike = Math.abs(plain - value) <= tolerance ? ALIKE : 0;
      table[a * 256 + multiplied] = alike | (a > DARK_ALPHA_ABOVE && plain < DARK_BELOW ? DARK : 0);
    }
  }
  return table;
}
