import { INK } from './label.ts';
import type { Raster } from './measure.ts';

/** Cells a side of a page's ink print. */
const SIDE = 64;

/** The most two pages may be alike: of one activity, and of two, whatever their compositions and streams. */
const MOST_WITHIN = 0.93;
const MOST_ACROSS = 0.8;

/** A page as it is compared with others. */
export interface Printed {
  /** How a refusal names it. */
  readonly name: string;
  /** The activity it is a page of: the four seasons of one tree are alike on purpose. */
  readonly activity: string;
  readonly print: Float32Array;
}

/**
 * Where a page's ink lies, without its details: 64 x 64 shares of ink, blurred, with mean 0 and length 1, so
 * that the scalar product of two prints is their correlation (Pearson). A page without any ink gives zeros.
 */
export function inkPrint({ luma, width, height }: Raster): Float32Array {
  const cells = new Float32Array(SIDE * SIDE);
  const scale = SIDE / Math.max(width, height);
  const [left, top] = [(SIDE - width * scale) / 2, (SIDE - height * scale) / 2];
  for (let y = 0; y < height; y++) {
    const row = Math.min(SIDE - 1, Math.floor(top + y * scale)) * SIDE;
    for (let x = 0; x < width; x++) {
      if (luma[y * width + x]! < INK) cells[row + Math.min(SIDE - 1, Math.floor(left + x * scale))]!++;
    }
  }
  return normal(blurred(blurred(cells, 1), SIDE));
}

/**
 * How like two pages are whose prints these are, -1 to 1: the correlation of the prints, or that of one with the
 * other seen in a mirror where it is the greater. A drawing turned round is the same drawing to whoever turns the leaf.
 */
export function likeness(a: Float32Array, b: Float32Array): number {
  let plain = 0;
  let mirrored = 0;
  for (let row = 0; row < a.length; row += SIDE) {
    for (let i = 0; i < SIDE; i++) {
      plain += a[row + i]! * b[row + i]!;
      mirrored += a[row + i]! * b[row + SIDE - 1 - i]!;
    }
  }
  return Math.max(plain, mirrored);
}

/** The pairs of pages that hardly differ, in words; an empty list is a set that may be published together. */
export function tooAlike(pages: readonly Printed[]): readonly string[] {
  const out: string[] = [];
  for (const [i, one] of pages.entries()) {
    for (const other of pages.slice(0, i)) {
      const most = one.activity === other.activity ? MOST_WITHIN : MOST_ACROSS;
      const found = likeness(one.print, other.print);
      if (found > most) out.push(`${one.name} is too much like ${other.name} (${found.toFixed(3)})`);
    }
  }
  return out;
}

/** Each cell with its neighbours along one axis, weighted 1 4 6 4 1. */
function blurred(cells: Float32Array, step: number): Float32Array {
  return cells.map((_, cell) => {
    const at = Math.floor(cell / step) % SIDE;
    const near = (by: number) => (at + by < 0 || at + by >= SIDE ? 0 : cells[cell + by * step]!);
    return (near(-2) + near(2) + 4 * (near(-1) + near(1)) + 6 * near(0)) / 16;
  });
}

function normal(cells: Float32Array): Float32Array {
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
  const length = Math.hypot(...cells.map((value) => value - mean)) || 1;
  return cells.map((value) => (value - mean) / length);
}
