import { inflateSync } from 'fflate';
import type { Background } from './background.ts';

/** Below this many bytes deflating saves less than it costs to keep. */
const WORTH_PACKING = 512;
/** From this many bytes on a parcel is full: enough to deflate well, little enough to be inflated within a millisecond or two. */
const FULL = 128 << 10;

type Words = Uint32Array<ArrayBuffer>;
type Bytes = Uint8Array<ArrayBuffer>;

/** The differences of a few tiles, ready or deflated. What is asked for while it is deflated, it inflates itself. */
export class Parcel {
  readonly #lengths: number[] = [];
  #words: Words[] | null = [];
  #packed: Bytes | null = null;
  #moving = false;

  /** Bytes it takes. */
  get byteLength(): number {
    return this.#words?.reduce((sum, { byteLength }) => sum + byteLength, 0) ?? this.#packed?.byteLength ?? 0;
  }

  /** Whether nothing more should be added. */
  get full(): boolean {
    return this.byteLength >= FULL;
  }

  /** Adds a difference; gives its place. Nothing can be added any more once it was packed. */
  add(words: Words): number {
    this.#words?.push(words);
    return this.#lengths.push(words.length) - 1;
  }

  /** The difference at a place. */
  at(place: number): Words {
    if (!this.#words && this.#packed) this.#open(inflateSync(this.#packed));
    return this.#words![place]!;
  }

  /** Every difference, inflated elsewhere if it has to be; it stays as it is. */
  async look(background: Background): Promise<readonly Words[]> {
    return this.#words ?? this.#split(await inflated(this.#packed!, background));
  }

  /** Makes it small, elsewhere. */
  async pack(background: Background): Promise<void> {
    if (!this.#words || this.byteLength < WORTH_PACKING || this.#moving) return;
    this.#moving = true;
    this.#packed = await background.order({ kind: 'deflate', bytes: bytesOf(this.#words) });
    this.#words = null;
    this.#moving = false;
  }

  /** Makes it ready, elsewhere. */
  async unpack(background: Background): Promise<void> {
    if (!this.#packed || this.#words || this.#moving) return;
    this.#moving = true;
    this.#open(await inflated(this.#packed, background));
    this.#moving = false;
  }

  #open(bytes: Uint8Array): void {
    this.#words = this.#split(bytes);
    this.#packed = null;
  }

  #split(bytes: Uint8Array): Words[] {
    const joined = new Uint32Array(bytes.slice().buffer);
    let used = 0;
    return this.#lengths.map((length) => joined.subarray(used, (used += length)));
  }
}

function inflated(packed: Bytes, background: Background): Promise<Bytes> {
  return background.order({ kind: 'inflate', bytes: packed.slice() });
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
