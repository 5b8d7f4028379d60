/** A flake of glitter as it is strewn; lengths in page pixels. */
export interface Flake {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Which way it is turned, a place in FLAKES. */
  readonly turn: number;
  /** The tint of its dark or plain side, and of the side that catches the light. */
  readonly tint: number;
  readonly halfTint: number;
}

/** Is told of flakes, in the order in which they are strewn. */
export type FlakeListener = (flake: Flake) => void;
