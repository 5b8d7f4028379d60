/** Bits that a tile still has to be flipped by to be as it should. */
export interface Debt {
  /** Runs as packWords gives them; finding them may take a moment. */
  words(): Uint32Array;
}

/** What tiles owe. Flipping is its own opposite, and its order does not matter, so the same debt twice is none. */
export class Debts {
  readonly #owed = new Map<number, Set<Debt>>();

  /** Whether a tile owes anything, or any tile at all. */
  has(index?: number): boolean {
    return index === undefined ? this.#owed.size > 0 : this.#owed.has(index);
  }

  /** The tiles that owe something, those included that come to it meanwhile. */
  tiles(): Iterable<number> {
    return this.#owed.keys();
  }

  /** Adds a debt of a tile, or takes it away if it is there. */
  add(index: number, debt: Debt): void {
    const owed = this.#owed.get(index) ?? new Set();
    if (!owed.delete(debt)) owed.add(debt);
    if (owed.size > 0) this.#owed.set(index, owed);
    else this.#owed.delete(index);
  }

  /** Takes one debt of a tile away and gives it. */
  take(index: number): Debt | undefined {
    const [debt] = this.#owed.get(index) ?? [];
    if (debt) this.add(index, debt);
    return debt;
  }

  /** Forgets what a tile owes. */
  forget(index: number): void {
    this.#owed.delete(index);
  }
}
