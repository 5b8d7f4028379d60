import { intersect, type Box } from './box.ts';

/** How strongly a stroke covers each page pixel, 0 to 255. One buffer serves one stroke after another. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
  /** Which of the brush's inks covers each pixel; null until a brush lays another than the first. */
  inks: Uint8Array | null;
}

/** An empty buffer the size of a page. */
export function createCoverage(width: number, height: number): Coverage {
  return { width, height, values: new Uint8Array(width * height), inks: null };
}

/** The inks of a buffer, made when they are first asked for. */
export function inksOf(coverage: Coverage): Uint8Array {
  return (coverage.inks ??= new Uint8Array(coverage.values.length));
}

/** Sets a box back to nothing. */
export function clearCoverage(coverage: Coverage, box: Box): void {
  const inside = withinPage(coverage, box);
  if (!inside) return;
  for (let y = inside.top; y < inside.bottom; y++) {
    const row = y * coverage.width;
    coverage.values.fill(0, row + inside.left, row + inside.right);
    coverage.inks?.fill(0, row + inside.left, row + inside.right);
  }
}

/** The part of a box on the page, or null. */
export function withinPage(coverage: Coverage, box: Box): Box | null {
  return intersect(box, { left: 0, top: 0, right: coverage.width, bottom: coverage.height });
}
