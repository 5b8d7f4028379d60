import { SIMD_BYTES } from './simd-bytes.ts';

let compiled: WebAssembly.Module | null = null;

/** What kernels/painting.ts exports. */
export interface SimdExports {
  stamp(at: number, stride: number, tip: number, tipStride: number, height: number, ...how: number[]): void;
  blend(at: number, stride: number, sheet: number, ...rest: number[]): void;
  halve(width: number, height: number): void;
}

/** The compiled kernels on a memory. Throws where the browser has no SIMD. */
export function simdOn(memory: WebAssembly.Memory): SimdExports {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(SIMD_BYTES), (letter) => letter.charCodeAt(0)));
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!isSimd(exports)) throw new TypeError('the compiled kernels lack a function');
  return exports;
}

function isSimd(exports: WebAssembly.Exports): exports is WebAssembly.Exports & SimdExports {
  return ['stamp', 'blend', 'halve'].every((name) => typeof exports[name] === 'function');
}
