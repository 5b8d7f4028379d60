import { randomFrom } from '../random.ts';

/** Side of the square of paper, in page pixels, that repeats over the page. A power of two. */
export const PAPER = 256;

const MASK = PAPER - 1;

/** What a sheet does to a brush, for each pixel of a square that repeats over the page. */
export interface Paper {
  /** How much coverage the place swallows before any color shows, 0 to 255. */
  readonly depth: Uint8Array;
  /** How much of the color stays there, 0 to 255. */
  readonly grain: Uint8Array;
}

/**
 * Noise without a seam and without a grid: random, blurred twice by a box of `reach` pixels to each side. Every value
 * from 0 to 255 is equally frequent, so a threshold at n lets n of 256 pixels through.
 */
export function paperNoise(seed: number, reach: number): Uint8Array {
  const random = randomFrom(seed);
  let field = new Int32Array(PAPER * PAPER).map(() => Math.floor(random.next() * 256));
  for (let pass = 0; pass < 2; pass++) {
    field = blurred(field, reach, 1, PAPER);
    field = blurred(field, reach, PAPER, 1);
  }
  return evened(field);
}

/** Several noises in whole shares, every value equally frequent again. */
export function mixed(...parts: readonly (readonly [noise: Uint8Array, share: number])[]): Uint8Array {
  const sum = new Int32Array(PAPER * PAPER);
  for (const [noise, share] of parts) for (let i = 0; i < sum.length; i++) sum[i]! += noise[i]! * share;
  return evened(sum);
}

/** Sums over `2 * reach + 1` neighbours along one axis: `step` to the next one, `across` to the next line. */
function blurred(field: Int32Array, reach: number, step: number, across: number): Int32Array<ArrayBuffer> {
  const out = new Int32Array(field.length);
  for (let line = 0; line < PAPER; line++) {
    const start = line * across;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += field[start + (i & MASK) * step]!;
    for (let i = 0; i < PAPER; i++) {
      out[start + i * step] = sum;
      sum += field[start + ((i + reach + 1) & MASK) * step]! - field[start + ((i - reach) & MASK) * step]!;
    }
  }
  return out;
}

/** How finely values are told apart when they are ranked. */
const RANKS = 4096;

/** Replaces every value by the share of values below it. Plain loops: this is waited for before a first stroke. */
function evened(field: Int32Array): Uint8Array {
  let [least, most] = [field[0]!, field[0]!];
  for (let i = 1; i < field.length; i++) {
    if (field[i]! < least) least = field[i]!;
    if (field[i]! > most) most = field[i]!;
  }
  const finely = (RANKS - 1) / (most - least);
  const counts = new Uint32Array(RANKS);
  for (let i = 0; i < field.length; i++) counts[Math.floor((field[i]! - least) * finely)]!++;
  const ranks = ranksOf(counts, field.length);
  const out = new Uint8Array(field.length);
  for (let i = 0; i < out.length; i++) out[i] = ranks[Math.floor((field[i]! - least) * finely)]!;
  return out;
}

/** For each count, the share of all that is counted before it. */
function ranksOf(counts: Uint32Array, total: number): Uint8Array {
  let below = 0;
  const ranks = new Uint8Array(counts.length);
  for (let i = 0; i < ranks.length; i++) {
    ranks[i] = Math.floor((below * 256) / total);
    below += counts[i]!;
  }
  return ranks;
}
