import type { Box } from './box.ts';
import type { Brush, WashTones } from './brushes/brush.ts';
import { pigmentOf } from './brushes/pigment.ts';
import type { Fence } from './fence.ts';
import type { BlendTable, Kernels, WashTable } from './kernels/kernels.ts';
import type { PaintLayer } from './paint-layer.ts';
import { divide255, toPixel } from './pixel.ts';

/** A stroke's color 0xrrggbb, opacity from 0 to 255 and width in page pixels. */
export interface StrokeLook {
  readonly rgb: number;
  readonly opacity: number;
  readonly width: number;
}

/** How a brush's coverage becomes paint. */
export function blendTableOf(brush: Brush, { rgb, opacity, width }: StrokeLook): BlendTable {
  const tints = brush.tints(rgb);
  const paper = brush.paperSource?.paper() ?? null;
  return {
    alphas: brush.tone.map((tone) => divide255(tone * opacity)),
    colors: Uint32Array.from({ length: 256 * tints.length }, (_, i) => toPixel(tints[i >> 8]!, i & 255)),
    tintCount: tints.length,
    paper: paper && (brush.paperFor?.(paper, width) ?? paper),
    mode: typeof brush.blending === 'string' ? brush.blending : 'wash',
    wash: typeof brush.blending === 'string' ? null : washOf(brush.blending, rgb, opacity),
  };
}

function washOf({ wetTone, lift }: WashTones, rgb: number, opacity: number): WashTable {
  return {
    wetAlphas: wetTone.map((tone) => divide255(tone * opacity)),
    lifts: lift.map((share) => divide255(share * opacity)),
    pigment: pigmentOf(rgb),
  };
}

/**
 * Blends a stroke's coverage over the paint as it was before the open edit, in a box of each tile given. It starts from
 * the paint before the stroke every time, so repeating it as the stroke grows never adds up. A fence keeps it inside.
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
    const before = layer.before(index);
    if (table.mode === 'erase' && !before) continue;
    const words = layer.writable(index);
    kernels.blend({ words, before, box: layer.tileBox(index), mask }, part, table);
  }
}
