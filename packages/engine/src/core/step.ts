import { inflateSync } from 'fflate';
import type { Background } from './background.ts';
import type { Tile, TileEdit } from './paint-layer.ts';
import { differ, differenceOf } from './tile-difference.ts';

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
export class Step {
  /** Where the action stands in the journal. */
  readonly position: number;
  readonly #parts: readonly Part[];
  #words: Words | null;
  #packed: Bytes | null = null;
  #moving = false;

  /** A step from the tiles an edit replaced to the tiles there are now. */
  constructor(replaced: TileEdit, now: (index: number) => Tile, position: number) {
    const differences = Array.from(replaced, ([index, before]) => differenceOf(before, now(index)));
    const words = new Uint32Array(differences.reduce((sum, { length }) => sum + length, 0));
    let start = 0;
    this.#parts = Array.from(replaced, ([index, before], i) => {
      const difference = differences[i]!;
      words.set(difference, start);
      const end = start + difference.length;
      const part = { index, bareBefore: !before, bareAfter: !now(index), start, end };
      start = end;
      return part;
    });
    this.#words = words;
    this.position = position;
  }

  /** Bytes it takes. */
  get byteLength(): number {
    return this.#words?.byteLength ?? this.#packed?.byteLength ?? 0;
  }

  /** The changed tiles as they were before the action, from what they are after it. */
  before(after: (index: number) => Tile): TileEdit {
    const words = this.#unpacked();
    return new Map(
      this.#parts.map(({ index, bareBefore, start, end }) => [
        index,
        bareBefore ? undefined : differ(after(index), words.subarray(start, end)),
      ]),
    );
  }

  /** The changed tiles as they are after the action, from what they were before it. */
  after(before: (index: number) => Tile): TileEdit {
    const words = this.#unpacked();
    return new Map(
      this.#parts.map(({ index, bareAfter, start, end }) => [
        index,
        bareAfter ? undefined : differ(before(index), words.subarray(start, end)),
      ]),
    );
  }

  /** Makes it small, elsewhere; until that is done it stays as it is. */
  async pack(background: Background): Promise<void> {
    const words = this.#words;
    if (!words || words.byteLength < WORTH_PACKING || this.#moving) return;
    this.#moving = true;
    this.#packed = await background.deflate(bytesOf(words.slice()));
    this.#words = null;
    this.#moving = false;
  }

  /** Makes it ready for use, elsewhere; a step that is needed sooner unpacks itself. */
  async unpack(background: Background): Promise<void> {
    const packed = this.#packed;
    if (!packed || this.#words || this.#moving) return;
    this.#moving = true;
    this.#words = wordsOf(await background.inflate(packed.slice()));
    this.#packed = null;
    this.#moving = false;
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
