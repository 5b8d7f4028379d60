import type { RegionMap } from '@inkbloom/formats/region-map';
import type { Shape } from './shapes.ts';

/** Cells from one bead of pigment to the next, and how far pigment thins between them. */
const GRAIN = 38;
const THINNEST = 0.3;

/** A value from 0 to 1 for a bead, always the same (an integer hash after T. Wang). */
function bead(x: number, y: number): number {
  let n = (x * 374761393 + y * 668265263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Pigment from 0 to 1 at a cell: value noise, smooth between the beads (K. Perlin's fade of 1985). */
function pigment(x: number, y: number): number {
  const column = Math.floor(x / GRAIN);
  const row = Math.floor(y / GRAIN);
  const s = smooth(x / GRAIN - column);
  const t = smooth(y / GRAIN - row);
  const upper = between(bead(column, row), bead(column + 1, row), s);
  const lower = between(bead(column, row + 1), bead(column + 1, row + 1), s);
  return between(upper, lower, t);
}

/** Red, green and blue of #RRGGBB, 0 to 255. */
function channels(hex: string): readonly [number, number, number] {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * A shape laid in with a color, as RGBA of its box row by row; clear outside the shape. The color thins softly towards
 * white, as paint on paper does.
 * @param hex #RRGGBB
 */
export function wash(map: RegionMap, shape: Shape, hex: string): Uint8ClampedArray<ArrayBuffer> {
  const { id, left, top, right, bottom } = shape;
  const color = channels(hex);
  const out = new Uint8ClampedArray((right - left) * (bottom - top) * 4);
  let at = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++, at += 4) {
      if (map.ids[y * map.width + x] !== id) continue;
      const thin = THINNEST * (0.7 * pigment(x, y) + 0.3 * pigment(x * 3, y * 3));
      for (let channel = 0; channel < 3; channel++) {
        out[at + channel] = between(color[channel]!, 255, thin);
      }
      out[at + 3] = 255;
    }
  }
  return out;
}
