/** Seeded random: the same seed gives the same numbers everywhere. */
export interface Random {
  /** The next number from 0 up to 1. */
  next(): number;
}

/** Random numbers from a 32-bit seed (Tommy Ettinger's mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
    },
  };
}

/** The seed of the n-th stroke of a drawing. */
export function strokeSeed(seed: number, n: number): number {
  return Math.floor(randomFrom(seed ^ Math.imul(n + 1, 0x9e3779b1)).next() * 0x1_0000_0000);
}
