import type { Tip } from '../brushes/tip.ts';

/** Copies of tips in the kernels' memory; starts over when it is full. */
export class TipCache {
  readonly #bytes: Uint8Array;
  readonly #from: number;
  readonly #places = new Map<Tip, number>();
  #used: number;

  /** Tips go from byte `from` of the memory to its end. */
  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#from = from;
    this.#used = from;
  }

  /** The byte where a tip lies; null for one that is too large for the shelf. */
  addressOf(tip: Tip): number | null {
    return this.#places.get(tip) ?? this.#put(tip);
  }

  #put(tip: Tip): number | null {
    const { length } = tip.values;
    if (this.#from + length > this.#bytes.length) return null;
    if (this.#used + length > this.#bytes.length) {
      this.#places.clear();
      this.#used = this.#from;
    }
    const place = this.#used;
    this.#bytes.set(tip.values, place);
    this.#places.set(tip, place);
    this.#used += length;
    return place;
  }
}
