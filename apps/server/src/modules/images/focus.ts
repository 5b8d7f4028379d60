import type { Sharp } from 'sharp';
import { type Size, thumbnailCrop } from './thumbnail.ts';

/** Pixels across in which a page is looked at: enough for heads, too few for patterns. */
const SIDE = 64;
/** The middle part of each row that counts, and rows that are looked at together, so that a thin frame is none. */
const MIDDLE = 0.5;
const TOGETHER = 2;
/** A row belongs to the subject from this share of what the strong rows have. */
const SUBJECT = 0.4;
const STRONG_ROWS = 0.75;
/** Rows at the edge in which a frame lies, and room above a head, as shares of the height. */
const FRAME = 0.06;
const ROOM = 0.04;
/** From this likeness of its upper and lower half on a page has no head. */
const MIRRORED = 0.85;
/** No crop begins further down: as much is left out above as below. */
const LOWEST = 0.5;

/** Ink of the middle of each row, the top one first. */
function inkOfRows(gray: Uint8Array, width: number): number[] {
  const left = Math.round((width * (1 - MIDDLE)) / 2);
  return Array.from({ length: gray.length / width }, (_, row) =>
    gray.subarray(row * width + left, (row + 1) * width - left).reduce((sum, light) => sum + 255 - light, 0),
  );
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** How alike the rows are from above and from below: 1 for a mirrored page. */
function likeness(rows: readonly number[]): number {
  const mean = rows.reduce((sum, row) => sum + row, 0) / rows.length;
  const apart = rows.map((row) => row - mean);
  const spread = apart.reduce((sum, row) => sum + row * row, 0);
  return spread === 0 ? 1 : apart.reduce((sum, row, at) => sum + row * apart.at(-1 - at)!, 0) / spread;
}

/** The row in which the subject begins, below a frame if there is one. */
function headOf(rows: readonly number[]): number {
  const strong = rows.toSorted((a, b) => a - b)[Math.floor(rows.length * STRONG_ROWS)] ?? 0;
  const isSubject = (row: number) => row >= strong * SUBJECT;
  const first = rows.findIndex(isSubject);
  const belowFrame = Math.ceil(rows.length * FRAME);
  if (rows.slice(first, belowFrame + 1).every(isSubject)) return first;
  return belowFrame + rows.slice(belowFrame).findIndex(isSubject);
}

/**
 * How far down a crop of a page begins that keeps the head of what is on it, as a share of what it leaves out; a page
 * that is the same from above and from below is cut around its middle.
 */
export async function findFocus(lines: Sharp, { width, height }: Size): Promise<number> {
  const leftOut = 1 - thumbnailCrop(width, height).height / height;
  if (leftOut === 0) return 0;
  const { data, info } = await lines
    .flatten({ background: '#ffffff' })
    .resize({ width: SIDE })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = inkOfRows(data, info.width);
  const rows = ink.map((_, at) => middleOf(ink.slice(Math.max(0, at - TOGETHER), at + TOGETHER + 1)));
  if (likeness(rows) >= MIRRORED) return LOWEST;
  const head = headOf(rows) / rows.length - ROOM;
  return Math.min(LOWEST, Math.max(0, head / leftOut));
}
