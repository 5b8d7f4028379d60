import type { Box } from './box.ts';
import type { Brush } from './brushes/brush.ts';
import { PAPER, type Paper } from './brushes/paper.ts';
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
  const inks = brush.inks(style.rgb);
  const colors = Uint32Array.from({ length: 256 * inks.length }, (_, i) => toPixel(inks[i >> 8]!, i & 255));
  const alphas = brush.tone.map((tone) => divide255(tone * style.opacity));
  for (const [index, part] of parts) {
    const target = { words: layer.writable(index), before: layer.before(index), box: layer.tileBox(index) };
    compositeTile(target, coverage, part, { alphas, colors, paper: brush.paper() });
  }
}

interface Target {
  readonly words: Uint32Array;
  readonly before: Tile;
  readonly box: Box;
}

interface Look {
  readonly alphas: Uint8Array;
  readonly colors: Uint32Array;
  readonly paper: Paper | null;
}

function compositeTile({ words, before, box }: Target, coverage: Coverage, part: Box, look: Look): void {
  const { alphas, colors, paper } = look;
  for (let y = part.top; y < part.bottom; y++) {
    const shift = (y - box.top) * TILE - box.left;
    const row = y * coverage.width;
    const sheet = (y % PAPER) * PAPER;
    for (let x = part.left; x < part.right; x++) {
      const covered = coverage.values[row + x]!;
      if (covered === 0) continue;
      const at = shift + x;
      const ink = coverage.inks ? coverage.inks[row + x]! << 8 : 0;
      const alpha = paper ? alphaOn(paper, sheet + (x % PAPER), covered, alphas) : alphas[covered]!;
      words[at] = over(colors[ink + alpha]!, before ? before[at]! : 0);
    }
  }
}

function alphaOn({ depth, grain }: Paper, at: number, covered: number, alphas: Uint8Array): number {
  return covered > depth[at]! ? divide255(alphas[covered - depth[at]!]! * grain[at]!) : 0;
}
