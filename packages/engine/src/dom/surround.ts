/** Red, green, blue, 0 to 255, and how much of it there is, 0 to 1. */
export type Shade = readonly [red: number, green: number, blue: number, alpha: number];

/** What is seen around the page: a gradient over the whole canvas and the shadow that the page throws on it. */
export interface Surround {
  readonly middle: Shade;
  readonly edge: Shade;
  readonly shadow: Shade;
}

/** Where the gradient begins and how far it reaches, in shares of the canvas. */
export const GRADIENT = { middle: [0.45, 0.4], reach: [1.2, 0.9] } as const;

/** The shadow's blur and drop, in CSS pixels. */
export const SHADOW = { blur: 34, drop: 9 } as const;

/** Nothing but a shadow, for hosts whose own background is to be seen. */
export const CLEAR: Surround = { middle: [0, 0, 0, 0], edge: [0, 0, 0, 0], shadow: [18, 15, 31, 0.24] };
