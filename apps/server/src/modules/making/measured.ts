import table from './measured.json' with { type: 'json' };

/** What drawings of a composition at one difficulty came to. */
export interface Measured {
  /** Drawings that were made, and those of them that passed the gates. */
  readonly drawn: number;
  readonly passed: number;
  /** Milliseconds of processor time that drawing and judging one took in the middle. */
  readonly ms: number;
  /** Those that passed and play at a place, by its id; without places where there are none. */
  readonly at?: Readonly<Record<string, number>>;
}

/** By composition, then by difficulty; written by `scripts/measure-making.ts`. */
export const MEASURED: Readonly<Record<string, Readonly<Record<string, Measured>>>> = table;
