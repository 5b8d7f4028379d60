import { halfPaint } from '../half-size.ts';
import { LAYOUT, MEMORY_PAGE_BYTES } from './layout.ts';
import { simdOn } from './simd-module.ts';

/** Bytes behind a picture that the kernel may read. */
const SLACK_BYTES = 32;

/** A place for paint pixels, and what makes them half their size. */
export interface Halver {
  /** To be filled from the beginning, row by row. */
  readonly words: Uint32Array<ArrayBuffer>;
  /**
   * What was filled in at half its size, each pixel the mean of four, good until words are filled in again, which may
   * be gone; both sides are even.
   */
  halve(width: number, height: number): Uint32Array<ArrayBuffer>;
}

/** The fastest one this machine has for pictures of up to so many pixels; every kind gives the same pixels. */
export function createHalver(pixels: number): Halver {
  try {
    return createSimdHalver(pixels);
  } catch {
    return createPlainHalver(pixels);
  }
}

/** A halver in plain TypeScript. */
export function createPlainHalver(pixels: number): Halver {
  const words = new Uint32Array(pixels);
  return { words, halve: (width, height) => halfPaint(words.subarray(0, width * height), width) };
}

/** A halver in WebAssembly with SIMD, which needs no warming up. Throws where the browser has no SIMD. */
export function createSimdHalver(pixels: number): Halver {
  const bytes = LAYOUT.picture + pixels * Uint32Array.BYTES_PER_ELEMENT + SLACK_BYTES;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / MEMORY_PAGE_BYTES) });
  const { halve } = simdOn(memory);
  const words = new Uint32Array(memory.buffer, LAYOUT.picture, pixels);
  return {
    words,
    halve(width, height) {
      halve(width, height);
      return words.subarray(0, (width * height) / 4);
    },
  };
}
