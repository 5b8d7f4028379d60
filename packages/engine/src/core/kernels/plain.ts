import type { Box } from '../box.ts';
import { PAPER, type Paper } from '../brushes/paper.ts';
import { throughPigment } from '../brushes/pigment.ts';
import type { Tip } from '../brushes/tip.ts';
import { strideOf, withinPage, type Coverage } from '../coverage.ts';
import { TILE } from '../paint-layer.ts';
import { divide255, over, type Pixel } from '../pixel.ts';
import {
  BLEEDING,
  boxOfTip,
  type BlendTable,
  type BlendTarget,
  type Kernels,
  type StampMode,
  type WashTable,
} from './kernels.ts';

/** Kernels in plain TypeScript, for where SIMD is missing. */
export function createPlainKernels(width: number, height: number): Kernels {
  const stride = strideOf(width);
  const bytes = () => new Uint8Array(stride * height);
  const coverage: Coverage = { width, height, stride, values: bytes(), tints: bytes() };
  return {
    coverage,
    stamp: (tip, left, top, laying) => stampPlain(coverage, tip, left, top, laying),
    blend(target, part, table) {
      if (table.wash && table.paper)
        washPlain(coverage, target, part, table.paper, { ...table, wash: table.wash });
      else blendPlain(coverage, target, part, table);
    },
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
  const { alphas, colors, paper, mode } = table;
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
      const under = before ? before[place]! : 0;
      words[place] = mode === 'erase' ? scaled(under, 255 - alpha) : over(colors[tint + alpha]!, under);
    }
  }
}

/** What coverage gives once the paper has had its share. */
function alphaOn({ depth, grain }: Paper, at: number, covered: number, alphas: Uint8Array): number {
  return covered > depth[at]! ? divide255(alphas[covered - depth[at]!]! * grain[at]!) : 0;
}

/** Blends a wash: pools and rims come from the paper and the tone, its color mixes with what is under it. */
function washPlain(
  coverage: Coverage,
  { words, before, box, mask }: BlendTarget,
  part: Box,
  { depth, grain }: Paper,
  { alphas, colors, wash }: BlendTable & { readonly wash: WashTable },
): void {
  const { values, stride } = coverage;
  for (let y = part.top; y < part.bottom; y++) {
    const shift = (y - box.top) * TILE - box.left;
    const paperAt = (y % PAPER) * PAPER;
    for (let x = part.left; x < part.right; x++) {
      const covered = values[y * stride + x]!;
      const place = shift + x;
      if (covered === 0 || (mask && mask[place] === 0)) continue;
      const under = before ? before[place]! : 0;
      const at = paperAt + (x % PAPER);
      const wetness = under >>> 24;
      const left = covered - bledDepth(depth[at]!, wetness);
      if (left <= 0) {
        words[place] = under;
        continue;
      }
      const dry = alphas[left]!;
      const alpha = divide255((dry + (((wash.wetAlphas[left]! - dry) * wetness) >> 8)) * grain[at]!);
      words[place] = wetness === 0 ? colors[alpha]! : mixedInto(under, wash, left, alpha);
    }
  }
}

/** Paint that is there lets a wash bleed over the hollows of the paper. */
function bledDepth(depth: number, wetness: number): number {
  return depth - ((depth * wetness * BLEEDING) >> 16);
}

/** Paint with a wash on it, some of it lifted. */
function mixedInto(under: Pixel, { pigment, lifts }: WashTable, left: number, alpha: number): Pixel {
  const lifted = scaled(under, 255 - lifts[left]!);
  const bare = 255 - (lifted >>> 24);
  const [r, g, b] = throughPigment(
    pigment,
    [(lifted & 255) + bare, ((lifted >>> 8) & 255) + bare, ((lifted >>> 16) & 255) + bare],
    alpha,
  );
  const opaque = alpha + divide255((lifted >>> 24) * (255 - alpha));
  const paint = (value: number) => Math.min(opaque, Math.max(0, value - 255 + opaque));
  return ((opaque << 24) | (paint(b) << 16) | (paint(g) << 8) | paint(r)) >>> 0;
}

/** A pixel of which only a share (0 to 255) is left. */
function scaled(pixel: Pixel, share: number): Pixel {
  const a = divide255((pixel >>> 24) * share);
  const b = divide255(((pixel >>> 16) & 255) * share);
  const g = divide255(((pixel >>> 8) & 255) * share);
  const r = divide255((pixel & 255) * share);
  return ((a << 24) | (b << 16) | (g << 8) | r) >>> 0;
}
