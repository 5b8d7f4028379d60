import { chanceFrom } from '../chance.ts';

/** Side of the square of paper, in page pixels, that repeats over the page. A power of two. */
export const PAPER = 256;

const MASK = PAPER - 1;

/** What a sheet does to a brush, for each pixel of a square that repeats over the page. */
export interface Paper {
  /** How much coverage the place swallows before any colour shows, 0 to 255. */
  readonly depth: Uint8Array;
  /** How much of the colour stays there, 0 to 255. */
  readonly grain: Uint8Array;
}

/**
 * Noise without a seam and without a grid: chance, blurred by twice a box of `reach` pixels to each side. Every value
 * from 0 to 255 is equally frequent, so a threshold at n lets n of 256 pixels through.
 */
export function paperNoise(seed: number, reach: number): Uint8Array {
  const chance = chanceFrom(seed);
  let field = Int32Array.from({ length: PAPER * PAPER }, () => Math.floor(chance.next() * 256));
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
    const at = (i: number) => line * across + (i & MASK) * step;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += field[at(i)]!;
    for (let i = 0; i < PAPER; i++) {
      out[at(i)] = sum;
      sum += field[at(i + reach + 1)]! - field[at(i - reach)]!;
    }
  }
  return out;
}

/** Replaces every value by the share of values below it. */
function evened(field: Int32Array): Uint8Array {
  const sorted = field.slice().sort();
  const ranks = new Map<number, number>();
  for (let i = sorted.length - 1; i >= 0; i--) ranks.set(sorted[i]!, Math.floor((i * 256) / sorted.length));
  return Uint8Array.from(field, (value) => ranks.get(value)!);
}
