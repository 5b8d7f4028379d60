import { clockwise } from './boolean.ts';
import { curve } from './curve.ts';
import type { Path } from './point.ts';

/** A band that runs round something bulging towards the eye: its two edges sag in the middle. */
export interface Sash {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far its edges lie below `top` and `bottom` at the sides and in the middle. */
  readonly side: number;
  readonly middle: number;
}

/** The rim of a sash. */
export function sash(it: Sash): Path {
  const edge = (y: number) =>
    curve([
      [it.left, y + it.side],
      [(it.left + it.right) / 2, y + it.middle],
      [it.right, y + it.side],
    ]);
  return clockwise([...edge(it.top), ...edge(it.bottom).reverse()]);
}
