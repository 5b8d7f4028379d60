/**
 * What a closed shape stands for, so that a preview can color it: things of nature by name, and the four
 * leading colors of the page's palette (`a` to `d`) with its light tint (`soft`) for everything else.
 */
export type Role =
  | 'paper'
  | 'sky'
  | 'night'
  | 'water'
  | 'grass'
  | 'leaf'
  | 'wood'
  | 'stone'
  | 'sand'
  | 'sun'
  | 'fur'
  | 'cream'
  | 'blush'
  | 'gold'
  | 'ember'
  | 'rust'
  | 'soft'
  | 'a'
  | 'b'
  | 'c'
  | 'd';

/** A closed shape as painted: everything laid down before it disappears beneath it. */
export interface Zone {
  /** Rims and holes in tenths of a pixel, non-zero rule. */
  readonly path: string;
  readonly role: Role;
  /** Whether a line closes it; a shape without one joins what lies beneath. */
  readonly outlined: boolean;
}
