import { intersect, type Box } from './box.ts';

/** How strongly a stroke covers each page pixel. One buffer serves one stroke after another. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  /** Bytes of a row; what is beside the page stays 0. */
  readonly stride: number;
  /** 0 to 255 for each pixel. */
  readonly values: Uint8Array;
  /** Which of the brush's tints covers each pixel; only valid where a brush of several tints covers anything. */
  readonly tints: Uint8Array;
}

/** Rows begin at multiples of this many bytes, the width of a SIMD register. */
const REGISTER_BYTES = 16;

/** Bytes of a row for a page of this width. */
export function strideOf(width: number): number {
  return Math.ceil(width / REGISTER_BYTES) * REGISTER_BYTES;
}

/** Sets a box back to nothing. */
export function clearCoverage(coverage: Coverage, box: Box): void {
  const inside = withinPage(coverage, box);
  if (!inside) return;
  for (let y = inside.top; y < inside.bottom; y++) {
    coverage.values.fill(0, y * coverage.stride + inside.left, y * coverage.stride + inside.right);
  }
}

/** The part of a box on the page, or null. */
export function withinPage(coverage: Coverage, box: Box): Box | null {
  return intersect(box, { left: 0, top: 0, right: coverage.width, bottom: coverage.height });
}
