import type { Box } from './box.ts';
import type { Brush } from './brushes/brush.ts';
import type { Coverage } from './coverage.ts';
import { TILE, type PaintLayer, type Tile } from './paint-layer.ts';
import { divide255, over, toPixel } from './pixel.ts';

/**
 * Lays a stroke's coverage over the paint as it was before the open edit, in a box of each tile given. It starts from the paint
 * before the stroke every time, so repeating it as the stroke grows never adds up.
 */
export function composite(
  layer: PaintLayer,
  coverage: Coverage,
  parts: ReadonlyMap<number, Box>,
  style: { readonly rgb: number; readonly opacity: number },
  brush: Brush,
): void {
  const colors = Uint32Array.from({ length: 256 }, (_, alpha) => toPixel(style.rgb, alpha));
  const alphas = brush.tone.map((tone) => divide255(tone * style.opacity));
  for (const [index, part] of parts) {
    const target = { words: layer.writable(index), before: layer.before(index), box: layer.tileBox(index) };
    compositeTile(target, coverage, part, alphas, colors, brush.grain);
  }
}

interface Target {
  readonly words: Uint32Array;
  readonly before: Tile;
  readonly box: Box;
}

function compositeTile(
  { words, before, box }: Target,
  coverage: Coverage,
  part: Box,
  alphas: Uint8Array,
  colors: Uint32Array,
  grain: Uint8Array | null,
): void {
  for (let y = part.top; y < part.bottom; y++) {
    const shift = (y - box.top) * TILE - box.left;
    const row = y * coverage.width;
    for (let x = part.left; x < part.right; x++) {
      const covered = coverage.values[row + x]!;
      if (covered === 0) continue;
      const at = shift + x;
      const alpha = grain ? divide255(alphas[covered]! * grain[at]!) : alphas[covered]!;
      words[at] = over(colors[alpha]!, before ? before[at]! : 0);
    }
  }
}
