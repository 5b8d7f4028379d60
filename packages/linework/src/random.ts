/**
 * A seeded stream of numbers. Integer arithmetic only (xmur3 seeding, then sfc32, both public domain by
 * Bob Jenkins and Chris Doty-Humphrey), so every JavaScript engine gives the same stream.
 */
export class Random {
  readonly #seed: string;
  readonly #state: Uint32Array;

  constructor(seed: string) {
    this.#seed = seed;
    this.#state = seedState(seed);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A number in [0, 1). */
  next(): number {
    const s = this.#state;
    const [a, b, c, d] = [s[0]!, s[1]!, s[2]!, s[3]!];
    const sum = (a + b + d) >>> 0;
    s[3] = d + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum / 4294967296;
  }

  /** A number in [low, high). */
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** An integer from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of the given values; throws on an empty list. */
  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error('nothing to pick from');
    return values[Math.floor(this.next() * values.length)]!;
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A shuffled copy. */
  shuffle<T>(values: readonly T[]): T[] {
    const out = [...values];
    for (let i = out.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1));
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  }

  /** An independent stream; what one part draws then never shifts another. */
  fork(name: string): Random {
    return new Random(`${this.#seed}/${name}`);
  }
}

function seedState(seed: string): Uint32Array {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return Uint32Array.from({ length: 4 }, () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  });
}
