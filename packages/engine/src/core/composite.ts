import type { Box } from './box.ts';
import type { Brush } from './brushes/brush.ts';
import type { Fence } from './fence.ts';
import type { Kernels, Look } from './kernels/kernels.ts';
import type { PaintLayer } from './paint-layer.ts';
import { divide255, toPixel } from './pixel.ts';

/** How a brush's coverage becomes paint in a colour 0xrrggbb at an opacity of 0 to 255. */
export function lookOf(
  brush: Brush,
  { rgb, opacity }: { readonly rgb: number; readonly opacity: number },
): Look {
  const inks = brush.inks(rgb);
  return {
    alphas: brush.tone.map((tone) => divide255(tone * opacity)),
    colors: Uint32Array.from({ length: 256 * inks.length }, (_, i) => toPixel(inks[i >> 8]!, i & 255)),
    inks: inks.length,
    paper: brush.sheet?.paper() ?? null,
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
  look: Look,
  fence: Fence | null,
): void {
  for (const [index, part] of parts) {
    const mask = fence && fence.maskOf(index);
    if (fence && !mask) continue;
    const words = layer.writable(index);
    kernels.blend({ words, before: layer.before(index), box: layer.tileBox(index), mask }, part, look);
  }
}
