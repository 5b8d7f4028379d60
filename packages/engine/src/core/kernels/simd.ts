import type { Box } from '../box.ts';
import type { Tip } from '../brushes/tip.ts';
import { PAPER } from '../brushes/paper.ts';
import { strideOf, type Coverage } from '../coverage.ts';
import { TILE } from '../paint-layer.ts';
import { type Kernels, type Laying, type Look, type Work } from './kernels.ts';
import { LAYOUT, MEMORY_PAGE } from './layout.ts';
import { stampPlainly } from './plain.ts';
import { simdOn, type SimdExports } from './simd-module.ts';
import { TipShelf } from './tip-shelf.ts';

const SHELF = 2 << 20;
/** A register is read from where the last pixel stands. */
const SLACK = 16;
/** How many pixels a blend takes at once. */
const LANES = 4;

/** Kernels in WebAssembly with SIMD. Throws where the browser has no SIMD, or no memory for them. */
export function createSimdKernels(width: number, height: number): Kernels {
  return new SimdKernels(width, height);
}

class SimdKernels implements Kernels {
  readonly coverage: Coverage;
  readonly #bytes: Uint8Array;
  readonly #words: Uint32Array;
  readonly #inks: number;
  readonly #shelf: TipShelf;
  readonly #compiled: SimdExports;
  #look: Look | null = null;

  constructor(width: number, height: number) {
    const stride = strideOf(width);
    const size = stride * height;
    this.#inks = LAYOUT.coverage + size + SLACK;
    const shelf = this.#inks + size + SLACK;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((shelf + SHELF) / MEMORY_PAGE) });
    this.#bytes = new Uint8Array(memory.buffer);
    this.#words = new Uint32Array(memory.buffer, 0, LAYOUT.coverage / 4);
    this.#shelf = new TipShelf(this.#bytes, shelf);
    const values = this.#bytes.subarray(LAYOUT.coverage, LAYOUT.coverage + size);
    const inks = this.#bytes.subarray(this.#inks, this.#inks + size);
    this.coverage = { width, height, stride, values, inks };
    this.#compiled = simdOn(memory);
  }

  /** Tips that hang over the edge are rare, and laid plainly. */
  stamp(tip: Tip, left: number, top: number, laying: Laying): void {
    const { width, height, stride } = this.coverage;
    const inside = left >= 0 && top >= 0 && left + tip.width <= width && top + tip.height <= height;
    const place = inside ? this.#shelf.placeOf(tip) : null;
    if (place === null) return stampPlainly(this.coverage, tip, left, top, laying);
    const { most, more, from, ceiling } = laying;
    const at = top * stride + left;
    this.#compiled.stamp(at, stride, place, tip.stride, tip.height, most, more, from, ceiling);
  }

  blend({ words, before, box, mask }: Work, part: Box, look: Look): void {
    this.#take(look);
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
      look.inks > 1 ? this.#inks : 0,
      look.paper ? 1 : 0,
      mask ? 1 : 0,
    );
    words.set(this.#words.subarray(LAYOUT.words / 4 + start, LAYOUT.words / 4 + end), start);
  }

  #take(look: Look): void {
    if (look === this.#look) return;
    this.#look = look;
    this.#bytes.set(look.alphas, LAYOUT.alphas);
    this.#words.set(look.colors, LAYOUT.colors / 4);
    if (!look.paper) return;
    this.#bytes.set(look.paper.depth, LAYOUT.depth);
    this.#bytes.set(look.paper.grain, LAYOUT.grain);
  }
}
