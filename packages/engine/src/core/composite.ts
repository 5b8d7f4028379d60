import type { Box } from './box.ts';
import type { Brush } from './brushes/brush.ts';
import type { Fence } from './fence.ts';
import type { Kernels, BlendTable } from './kernels/kernels.ts';
import type { PaintLayer } from './paint-layer.ts';
import { divide255, toPixel } from './pixel.ts';

/** How a brush's coverage becomes paint in a color 0xrrggbb at an opacity of 0 to 255. */
export function blendTableOf(
  brush: Brush,
  { rgb, opacity }: { readonly rgb: number; readonly opacity: number },
): BlendTable {
  const tints = brush.tints(rgb);
  return {
    alphas: brush.tone.map((tone) => divide255(tone * opacity)),
    colors: Uint32Array.from({ length: 256 * tints.length }, (_, i) => toPixel(tints[i >> 8]!, i & 255)),
    tintCount: tints.length,
    paper: brush.paperSource?.paper() ?? null,
  };
}

/**
 * Lays a stroke's coverage over the paint as it was before the open edit, in a box of each tile given. It starts from the paint
 * before the stroke every time, so repeating it as the stroke grows never adds up. A fence keeps it inside.
 */
export function composite(
  layer: PaintLayer,
  kernels: Kernels,
  parts: ReadonlyMap<number, Box>,
  table: BlendTable,
  fence: Fence | null,
): void {
  for (const [index, part] of parts) {
    const mask = fence && fence.maskOf(index);
    if (fence && !mask) continue;
    const words = layer.writable(index);
    kernels.blend({ words, before: layer.before(index), box: layer.tileBox(index), mask }, part, table);
  }
}
