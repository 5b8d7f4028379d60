import type { Kernels } from './kernels.ts';
import { createPlainKernels } from './plain.ts';
import { createSimdKernels } from './simd.ts';

/** On fewer pixels, as in a preview, a WebAssembly memory of its own costs more than it brings. */
const MIN_SIMD_PIXELS = 1 << 17;

/** The fastest kernels this machine has, for a page of this size. */
export function createKernels(width: number, height: number): Kernels {
  if (width * height < MIN_SIMD_PIXELS) return createPlainKernels(width, height);
  try {
    return createSimdKernels(width, height);
  } catch {
    return createPlainKernels(width, height);
  }
}
