import type { Box } from '../box.ts';
import { PAPER, type Paper } from '../brushes/paper.ts';
import type { Tip } from '../brushes/tip.ts';
import { strideOf, withinPage, type Coverage } from '../coverage.ts';
import { TILE } from '../paint-layer.ts';
import { divide255, over } from '../pixel.ts';
import { boxOfTip, type Kernels, type StampMode, type BlendTable, type BlendTarget } from './kernels.ts';

/** Kernels in plain TypeScript, for where SIMD is missing. */
export function createPlainKernels(width: number, height: number): Kernels {
  const stride = strideOf(width);
  const bytes = () => new Uint8Array(stride * height);
  const coverage: Coverage = { width, height, stride, values: bytes(), tints: bytes() };
  return {
    coverage,
    stamp: (tip, left, top, laying) => stampPlain(coverage, tip, left, top, laying),
    blend: (work, part, table) => blendPlain(coverage, work, part, table),
  };
}

/** Stamps a tip as Kernels.stamp says. */
export function stampPlain(coverage: Coverage, tip: Tip, left: number, top: number, laying: StampMode): void {
  const box = withinPage(coverage, boxOfTip(tip, left, top));
  if (!box) return;
  const { most, more, from, ceiling } = laying;
  const { values, stride } = coverage;
  for (let y = box.top; y < box.bottom; y++) {
    const shift = (y - top) * tip.stride - left;
    const row = y * stride;
    for (let x = box.left; x < box.right; x++) {
      const cover = tip.values[shift + x]!;
      if (cover === 0) continue;
      const larger = Math.max(values[row + x]!, Math.min(most, cover));
      values[row + x] = cover < from ? larger : Math.min(ceiling, larger + more);
    }
  }
}

function blendPlain(
  coverage: Coverage,
  { words, before, box, mask }: BlendTarget,
  part: Box,
  table: BlendTable,
): void {
  const { alphas, colors, paper } = table;
  const { values, tints, stride } = coverage;
  for (let y = part.top; y < part.bottom; y++) {
    const shift = (y - box.top) * TILE - box.left;
    const row = y * stride;
    const paperAt = (y % PAPER) * PAPER;
    for (let x = part.left; x < part.right; x++) {
      const covered = values[row + x]!;
      const place = shift + x;
      if (covered === 0 || (mask && mask[place] === 0)) continue;
      const tint = table.tintCount > 1 ? tints[row + x]! << 8 : 0;
      const alpha = paper ? alphaOn(paper, paperAt + (x % PAPER), covered, alphas) : alphas[covered]!;
      words[place] = over(colors[tint + alpha]!, before ? before[place]! : 0);
    }
  }
}

/** What coverage gives once the paper has had its share. */
function alphaOn({ depth, grain }: Paper, at: number, covered: number, alphas: Uint8Array): number {
  return covered > depth[at]! ? divide255(alphas[covered - depth[at]!]! * grain[at]!) : 0;
}
