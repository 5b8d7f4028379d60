import { flipWords } from '@inkbloom/formats/word-runs';
import { inflateSync } from 'fflate';
import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { PaintLayer, Tile, TileEdit, TileStore } from './paint-layer.ts';
import type { Step } from './step.ts';
import { differenceOf } from './tile-difference.ts';

/** Below this many bytes deflating saves less than it costs to keep. */
const WORTH_PACKING = 512;

/** A changed tile, whole, as it was and as it became. */
interface Change {
  readonly index: number;
  readonly before: Tile;
  readonly after: Tile;
}

/** A changed tile of which the difference is known. */
interface Part {
  readonly index: number;
  /** Whether there was no tile before, and whether there is none after. */
  readonly bareBefore: boolean;
  readonly bareAfter: boolean;
  /** Words of its difference. */
  readonly length: number;
}

type Words = Uint32Array<ArrayBuffer>;
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * One action as what it changed. At first it holds the tiles before and after, so that ending a long stroke costs next to
 * nothing; settled, it holds for each the difference, which serves both ways.
 */
export class TileStep implements Step {
  readonly position: number;
  readonly #box: Box | null;
  readonly #parts: Part[] = [];
  #changes: readonly Change[] | null;
  #words: Words[] | null = [];
  #packed: Bytes | null = null;
  #moving = false;

  /** A step from the tiles an edit replaced to the tiles of the layer as they are now. */
  constructor(replaced: TileEdit, layer: PaintLayer, position: number) {
    this.#changes = Array.from(replaced, ([index, before]) => ({ index, before, after: layer.keep(index) }));
    this.#box = layer.boxOf(replaced.keys());
    this.position = position;
  }

  get byteLength(): number {
    const whole = (this.#changes ?? []).reduce((sum, { before }) => sum + (before?.byteLength ?? 0), 0);
    const words = (this.#words ?? []).reduce((sum, { byteLength }) => sum + byteLength, 0);
    return whole + words + (this.#packed?.byteLength ?? 0);
  }

  get settled(): boolean {
    return !this.#changes;
  }

  settle(): void {
    const change = this.#changes?.[this.#parts.length];
    if (change) {
      const { index, before, after } = change;
      const difference = differenceOf(before, after);
      this.#words?.push(difference);
      this.#parts.push({ index, bareBefore: !before, bareAfter: !after, length: difference.length });
    }
    if (this.#changes?.length === this.#parts.length) this.#changes = null;
  }

  undo(tiles: TileStore): Box | null {
    return this.#go(tiles, 'before', 'bareBefore');
  }

  redo(tiles: TileStore): Box | null {
    return this.#go(tiles, 'after', 'bareAfter');
  }

  async pack(background: Background): Promise<void> {
    const words = this.#words;
    if (!this.settled || !words || this.byteLength < WORTH_PACKING || this.#moving) return;
    this.#moving = true;
    this.#packed = await background.deflate(bytesOf(words));
    this.#words = null;
    this.#moving = false;
  }

  async unpack(background: Background): Promise<void> {
    const packed = this.#packed;
    if (!packed || this.#words || this.#moving) return;
    this.#moving = true;
    this.#words = wordsOf(await background.inflate(packed.slice()), this.#parts);
    this.#packed = null;
    this.#moving = false;
  }

  #go(tiles: TileStore, to: 'before' | 'after', bare: 'bareBefore' | 'bareAfter'): Box | null {
    if (this.#changes) for (const change of this.#changes) tiles.lend(change.index, change[to]);
    else this.#flip(tiles, bare);
    return this.#box;
  }

  #flip(tiles: TileStore, bare: 'bareBefore' | 'bareAfter'): void {
    const words = this.#unpacked();
    for (const [i, part] of this.#parts.entries()) {
      if (part[bare]) tiles.put(part.index, undefined);
      else flipWords(words[i]!, tiles.own(part.index));
    }
  }

  #unpacked(): readonly Words[] {
    if (this.#words) return this.#words;
    if (!this.#packed) throw new Error('a step without its difference');
    return wordsOf(inflateSync(this.#packed), this.#parts);
  }
}

/** The bytes of all words, one after the other. */
function bytesOf(words: readonly Words[]): Bytes {
  const joined = new Uint32Array(words.reduce((sum, { length }) => sum + length, 0));
  let used = 0;
  for (const some of words) {
    joined.set(some, used);
    used += some.length;
  }
  return new Uint8Array(joined.buffer);
}

/** The words of each part again. */
function wordsOf(bytes: Uint8Array, parts: readonly Part[]): Words[] {
  const joined = new Uint32Array(bytes.slice().buffer);
  let used = 0;
  return parts.map(({ length }) => joined.subarray(used, (used += length)));
}
