import type { Kernels } from './kernels.ts';
import { createPlainKernels } from './plain.ts';
import { createSimdKernels } from './simd.ts';

/** The fastest kernels this machine has, for a page of this size. */
export function createKernels(width: number, height: number): Kernels {
  try {
    return createSimdKernels(width, height);
  } catch {
    return createPlainKernels(width, height);
  }
}
