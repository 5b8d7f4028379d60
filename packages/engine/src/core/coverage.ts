import { intersect, type Box } from './box.ts';

/** How strongly a stroke covers each page pixel, 0 to 255. One buffer serves one stroke after another. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** An empty buffer the size of a page. */
export function createCoverage(width: number, height: number): Coverage {
  return { width, height, values: new Uint8Array(width * height) };
}

/** Sets a box back to nothing. */
export function clearCoverage(coverage: Coverage, box: Box): void {
  const inside = withinPage(coverage, box);
  if (!inside) return;
  for (let y = inside.top; y < inside.bottom; y++) {
    coverage.values.fill(0, y * coverage.width + inside.left, y * coverage.width + inside.right);
  }
}

/** The part of a box on the page, or null. */
export function withinPage(coverage: Coverage, box: Box): Box | null {
  return intersect(box, { left: 0, top: 0, right: coverage.width, bottom: coverage.height });
}
