import type { Box } from '../box.ts';
import type { Tip } from '../brushes/tip.ts';
import { PAPER, type Paper } from '../brushes/paper.ts';
import { strideOf, type Coverage } from '../coverage.ts';
import { TILE } from '../paint-layer.ts';
import { type Kernels, type StampMode, type BlendTable, type BlendTarget } from './kernels.ts';
import { LAYOUT, MEMORY_PAGE_BYTES } from './layout.ts';
import { stampPlain } from './plain.ts';
import { simdOn, type SimdExports } from './simd-module.ts';
import { TipCache } from './tip-cache.ts';

const TIP_CACHE_BYTES = 2 << 20;
/** A register is read from where the last pixel stands. */
const SLACK_BYTES = 16;
/** How many pixels a blend takes at once. */
const LANES = 4;

/** The modes of a blend table as the kernel counts them. */
const MODES = { over: 0, erase: 1, wash: 2 } as const;

/** Kernels in WebAssembly with SIMD. Throws where the browser has no SIMD, or no memory for them. */
export function createSimdKernels(width: number, height: number): Kernels {
  return new SimdKernels(width, height);
}

class SimdKernels implements Kernels {
  readonly coverage: Coverage;
  readonly #bytes: Uint8Array;
  readonly #words: Uint32Array;
  readonly #tints: number;
  readonly #tips: TipCache;
  readonly #compiled: SimdExports;
  #table: BlendTable | null = null;
  #paper: Paper | null = null;

  constructor(width: number, height: number) {
    const stride = strideOf(width);
    const size = stride * height;
    this.#tints = LAYOUT.coverage + size + SLACK_BYTES;
    const shelf = this.#tints + size + SLACK_BYTES;
    const memory = new WebAssembly.Memory({
      initial: Math.ceil((shelf + TIP_CACHE_BYTES) / MEMORY_PAGE_BYTES),
    });
    this.#bytes = new Uint8Array(memory.buffer);
    this.#words = new Uint32Array(memory.buffer, 0, LAYOUT.coverage / 4);
    this.#tips = new TipCache(this.#bytes, shelf);
    const values = this.#bytes.subarray(LAYOUT.coverage, LAYOUT.coverage + size);
    const tints = this.#bytes.subarray(this.#tints, this.#tints + size);
    this.coverage = { width, height, stride, values, tints };
    this.#compiled = simdOn(memory);
  }

  /** Tips that hang over the edge are rare and take the plain path. */
  stamp(tip: Tip, left: number, top: number, laying: StampMode): void {
    const { width, height, stride } = this.coverage;
    const inside = left >= 0 && top >= 0 && left + tip.width <= width && top + tip.height <= height;
    const place = inside ? this.#tips.addressOf(tip) : null;
    if (place === null) return stampPlain(this.coverage, tip, left, top, laying);
    const { most, more, from, ceiling } = laying;
    const at = top * stride + left;
    this.#compiled.stamp(at, stride, place, tip.stride, tip.height, most, more, from, ceiling);
  }

  blend({ words, before, box, mask }: BlendTarget, part: Box, table: BlendTable): void {
    this.#useTable(table);
    const { stride } = this.coverage;
    const [top, bottom] = [part.top - box.top, part.bottom - box.top];
    const [start, end] = [top * TILE, bottom * TILE];
    this.#words.set(words.subarray(start, end), LAYOUT.words / 4 + start);
    if (before) this.#words.set(before.subarray(start, end), LAYOUT.before / 4 + start);
    else this.#words.fill(0, LAYOUT.before / 4 + start, LAYOUT.before / 4 + end);
    if (mask) this.#bytes.set(mask, LAYOUT.mask);
    this.#compiled.blend(
      box.top * stride + box.left,
      stride,
      (box.top % PAPER) * PAPER + (box.left % PAPER),
      Math.floor((part.left - box.left) / LANES) * LANES,
      top,
      Math.ceil((part.right - box.left) / LANES) * LANES,
      bottom,
      table.tintCount > 1 ? this.#tints : 0,
      table.paper ? 1 : 0,
      mask ? 1 : 0,
      MODES[table.mode],
    );
    words.set(this.#words.subarray(LAYOUT.words / 4 + start, LAYOUT.words / 4 + end), start);
  }

  #useTable(table: BlendTable): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#bytes.set(table.alphas, LAYOUT.alphas);
    this.#words.set(table.colors, LAYOUT.colors / 4);
    if (table.wash) {
      this.#bytes.set(table.wash.wetAlphas, LAYOUT.wetAlphas);
      this.#bytes.set(table.wash.lifts, LAYOUT.lifts);
      this.#words.set(table.wash.pigment, LAYOUT.pigment / 4);
    }
    if (!table.paper || table.paper === this.#paper) return;
    this.#paper = table.paper;
    this.#bytes.set(table.paper.depth, LAYOUT.depth);
    this.#bytes.set(table.paper.grain, LAYOUT.grain);
  }
}
