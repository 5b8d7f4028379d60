import { flipWords } from '@inkbloom/formats/word-runs';
import { inflateSync } from 'fflate';
import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { PaintLayer, TileEdit, TileStore } from './paint-layer.ts';
import type { Step } from './step.ts';
import { differenceOf } from './tile-difference.ts';

/** Below this many bytes deflating saves less than it costs to keep. */
const WORTH_PACKING = 512;

/** A changed tile: its difference is `words[start]` up to `words[end]`. */
interface Part {
  readonly index: number;
  /** Whether there was no tile before, and whether there is none after. */
  readonly bareBefore: boolean;
  readonly bareAfter: boolean;
  readonly start: number;
  readonly end: number;
}

type Words = Uint32Array<ArrayBuffer>;
type Bytes = Uint8Array<ArrayBuffer>;

/** One action as what it changed: for each tile the difference between before and after, which serves both ways. */
export class TileStep implements Step {
  readonly position: number;
  readonly #box: Box | null;
  readonly #parts: readonly Part[];
  #words: Words | null;
  #packed: Bytes | null = null;
  #moving = false;

  /** A step from the tiles an edit replaced to the tiles of the layer as they are now. */
  constructor(replaced: TileEdit, layer: PaintLayer, position: number) {
    const differences = Array.from(replaced, ([index, before]) => differenceOf(before, layer.tile(index)));
    const words = new Uint32Array(differences.reduce((sum, { length }) => sum + length, 0));
    let start = 0;
    this.#parts = Array.from(replaced, ([index, before], i) => {
      const difference = differences[i]!;
      words.set(difference, start);
      const end = start + difference.length;
      const part = { index, bareBefore: !before, bareAfter: !layer.tile(index), start, end };
      start = end;
      return part;
    });
    this.#words = words;
    this.#box = layer.boxOf(replaced.keys());
    this.position = position;
  }

  get byteLength(): number {
    return this.#words?.byteLength ?? this.#packed?.byteLength ?? 0;
  }

  undo(tiles: TileStore): Box | null {
    return this.#flip(tiles, 'bareBefore');
  }

  redo(tiles: TileStore): Box | null {
    return this.#flip(tiles, 'bareAfter');
  }

  async pack(background: Background): Promise<void> {
    const words = this.#words;
    if (!words || words.byteLength < WORTH_PACKING || this.#moving) return;
    this.#moving = true;
    this.#packed = await background.deflate(bytesOf(words.slice()));
    this.#words = null;
    this.#moving = false;
  }

  async unpack(background: Background): Promise<void> {
    const packed = this.#packed;
    if (!packed || this.#words || this.#moving) return;
    this.#moving = true;
    this.#words = wordsOf(await background.inflate(packed.slice()));
    this.#packed = null;
    this.#moving = false;
  }

  #flip(tiles: TileStore, bare: 'bareBefore' | 'bareAfter'): Box | null {
    const words = this.#unpacked();
    for (const { index, start, end, ...part } of this.#parts) {
      if (part[bare]) tiles.put(index, undefined);
      else flipWords(words.subarray(start, end), tiles.own(index));
    }
    return this.#box;
  }

  #unpacked(): Words {
    if (this.#words) return this.#words;
    if (!this.#packed) throw new Error('a step without its difference');
    return wordsOf(inflateSync(this.#packed));
  }
}

function bytesOf(words: Words): Bytes {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}

function wordsOf(bytes: Uint8Array): Words {
  return new Uint32Array(bytes.slice().buffer);
}
