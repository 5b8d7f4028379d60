import type { InkMask } from './ink.ts';

/** Offsets of the eight neighbours, clockwise from above. */
function around(width: number): readonly number[] {
  return [-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1];
}

/** The neighbours of a cell as bits, the one above first. */
function bitsOf(cells: Uint8Array, cell: number, offsets: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < 8; i++) bits |= cells[cell + offsets[i]!]! << i;
  return bits;
}

function count(bits: number): number {
  let found = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) found++;
  return found;
}

/** How often ink begins on the way around. */
function beginnings(bits: number): number {
  const turned = ((bits << 1) | (bits >> 7)) & 255;
  return count(bits & ~turned);
}

const UP = 1;
const RIGHT = 4;
const DOWN = 16;
const LEFT = 64;

function has(bits: number, all: number): boolean {
  return (bits & all) === all;
}

/** Whether a cell of the rim can go in one of the two half passes without parting a line. */
function canGo(bits: number, isSecond: boolean): boolean {
  const neighbors = count(bits);
  if (neighbors < 2 || neighbors > 6 || beginnings(bits) !== 1) return false;
  return isSecond
    ? !has(bits, UP | RIGHT | LEFT) && !has(bits, UP | DOWN | LEFT)
    : !has(bits, UP | RIGHT | DOWN) && !has(bits, RIGHT | DOWN | LEFT);
}

/**
 * The middle lines of the ink, one cell thin (Zhang and Suen 1984). Ink in the outermost cells is passed over. Only
 * cells that lost a neighbour are looked at again.
 */
export function skeletonOf({ ink, width, height }: InkMask): Uint8Array {
  const cells = Uint8Array.from(ink);
  for (let x = 0; x < width; x++) cells[x] = cells[cells.length - 1 - x] = 0;
  for (let y = 0; y < height; y++) cells[y * width] = cells[y * width + width - 1] = 0;
  const offsets = around(width);
  const table = [false, true].map((isSecond) =>
    Array.from({ length: 256 }, (_, bits) => canGo(bits, isSecond)),
  );
  let open: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 1 && bitsOf(cells, cell, offsets) !== 255) open.push(cell);
  }
  const queued = new Uint8Array(cells.length);
  while (open.length > 0) {
    const gone = table.flatMap((isGoing) => {
      const half = open.filter((cell) => cells[cell] === 1 && isGoing[bitsOf(cells, cell, offsets)]);
      for (const cell of half) cells[cell] = 0;
      return half;
    });
    const next: number[] = [];
    for (const cell of gone) {
      for (const offset of offsets) {
        const near = cell + offset;
        if (cells[near] === 0 || queued[near] === 1) continue;
        queued[near] = 1;
        next.push(near);
      }
    }
    for (const cell of next) queued[cell] = 0;
    open = next;
  }
  return cells;
}

/** The cells of a skeleton beside one of them. */
export function besideIn(skeleton: Uint8Array, cell: number, width: number): number[] {
  return around(width).flatMap((offset) => (skeleton[cell + offset] === 1 ? [cell + offset] : []));
}

/** The way from the end of a line inwards, at most so many cells, up to where lines meet; the end first. */
export function wayFrom(skeleton: Uint8Array, end: number, width: number, most: number): number[] {
  const way = [end];
  while (way.length < most) {
    const next = besideIn(skeleton, way.at(-1)!, width).filter((cell) => !way.includes(cell));
    // Cells at a corner touch two of the way: more than two ahead are a junction.
    if (next.length === 0 || next.length > 2) break;
    way.push(next[0]!);
  }
  return way;
}
