import { noCells, wordOfRow, type BitRows } from './bit-rows.ts';

/** A gray picture of a page, 0 black to 255 white. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array | Uint8ClampedArray;
}

/** The cells that are paper: from 128 on, where a byte has its highest bit. All others are ink. */
export function whiteCells({ width, height, values }: Luma): BitRows {
  const paper = noCells(width, height);
  const { words } = paper;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const start = wordOfRow(paper, y);
    let x = 0;
    for (; x + 8 <= width; x += 8) words[start + (x >> 5)]! |= highestBits(values, row + x) << (x & 31);
    for (; x < width; x++) words[start + (x >> 5)]! |= (values[row + x]! >> 7) << (x & 31);
  }
  return paper;
}

/** The highest bits of eight bytes; one by one they would take twice the time. */
function highestBits(values: Luma['values'], at: number): number {
  return (
    (values[at]! >> 7) |
    ((values[at + 1]! >> 7) << 1) |
    ((values[at + 2]! >> 7) << 2) |
    ((values[at + 3]! >> 7) << 3) |
    ((values[at + 4]! >> 7) << 4) |
    ((values[at + 5]! >> 7) << 5) |
    ((values[at + 6]! >> 7) << 6) |
    ((values[at + 7]! >> 7) << 7)
  );
}
