/** A bit flip that a tile still needs. */
export interface PendingFlip {
  /** Runs as packWords gives them; finding them may take a moment. */
  words(): Uint32Array;
}

/**
 * Bit flips that tiles still need. A flip is its own inverse and order does not matter, so adding one twice cancels it.
 */
export class PendingFlips {
  readonly #pending = new Map<number, Set<PendingFlip>>();

  /** Whether a tile, or any tile, has pending flips. */
  has(index?: number): boolean {
    return index === undefined ? this.#pending.size > 0 : this.#pending.has(index);
  }

  /** The tiles with pending flips, including ones added meanwhile. */
  tiles(): Iterable<number> {
    return this.#pending.keys();
  }

  /** Adds a flip of a tile, or cancels it if it is pending. */
  add(index: number, flip: PendingFlip): void {
    const flips = this.#pending.get(index) ?? new Set();
    if (!flips.delete(flip)) flips.add(flip);
    if (flips.size > 0) this.#pending.set(index, flips);
    else this.#pending.delete(index);
  }

  /** Removes one flip of a tile and gives it. */
  take(index: number): PendingFlip | undefined {
    const [flip] = this.#pending.get(index) ?? [];
    if (flip) this.add(index, flip);
    return flip;
  }

  /** Drops the flips of a tile. */
  forget(index: number): void {
    this.#pending.delete(index);
  }
}
