/** Where things lie in the memory of the SIMD kernels, in bytes; kernels/painting.ts has the same numbers. */
export const LAYOUT = {
  alphas: 0x0,
  wetAlphas: 0x100,
  lifts: 0x200,
  pigment: 0x300,
  colors: 0x1000,
  mask: 0x8000,
  depth: 0x10000,
  grain: 0x20000,
  words: 0x30000,
  before: 0x40000,
  coverage: 0x50000,
  /** In a memory of its own. */
  picture: 0x0,
} as const;

/** Memory comes in pages of this many bytes. */
export const MEMORY_PAGE_BYTES = 0x10000;
