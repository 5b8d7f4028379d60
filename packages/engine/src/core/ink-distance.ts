/** A grey picture of a page, 0 black to 255 white. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array | Uint8ClampedArray;
}

/** Brighter cells are paper, all others ink. */
const INK_UP_TO = 127;

/** One step to the side, in the units of inkDistance. */
export const SIDE = 3;
const CORNER = 4;
const MOST = 255 - CORNER;

/**
 * How far each cell is from ink, in thirds of a cell (0 is ink, 251 is far): the 3-4 chamfer distance in two passes (Borgefors
 * 1986). Nothing is known about what lies off the page, so its edge counts for nothing.
 */
export function inkDistance({ width, height, values }: Luma): Uint8Array {
  // A frame of far cells spares every test for the edge.
  const framed = width + 2;
  const far = new Uint8Array(framed * (height + 2)).fill(MOST);
  for (let y = 0; y < height; y++) {
    let at = (y + 1) * framed + 1;
    for (const end = at + width; at < end; at++) {
      far[at] = values[at - framed - 1 - 2 * y]! > INK_UP_TO ? nearer(far, at, -1, -framed) : 0;
    }
  }
  const out = new Uint8Array(width * height);
  for (let y = height - 1; y >= 0; y--) {
    const start = (y + 1) * framed + 1;
    for (let at = start + width - 1; at >= start; at--) {
      if (far[at] !== 0) far[at] = nearer(far, at, 1, framed);
    }
    out.set(far.subarray(start, start + width), y * width);
  }
  return out;
}

/** The distance of a cell, as it is or by way of the cell beside it and the three in the row beside it. */
function nearer(far: Uint8Array, at: number, beside: number, row: number): number {
  let least = far[at]!;
  let other = far[at + beside]! + SIDE;
  if (other < least) least = other;
  other = far[at + row]! + SIDE;
  if (other < least) least = other;
  other = far[at + row - 1]! + CORNER;
  if (other < least) least = other;
  other = far[at + row + 1]! + CORNER;
  return other < least ? other : least;
}
