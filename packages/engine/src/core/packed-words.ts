import { inflateSync } from 'fflate';
import type { Background } from './background.ts';

/** Below this size deflating saves less than it costs. */
const MIN_PACKED_BYTES = 512;
/** A group is full from this size on: it deflates well and inflates within a millisecond or two. */
const FULL_BYTES = 128 << 10;

type Words = Uint32Array<ArrayBuffer>;
type Bytes = Uint8Array<ArrayBuffer>;

/** The differences of a few tiles, unpacked or deflated. Reading a deflated one inflates it. */
export class PackedWords {
  readonly #lengths: number[] = [];
  #words: Words[] | null = [];
  #packed: Bytes | null = null;
  #moving = false;

  /** Bytes it takes. */
  get byteLength(): number {
    return this.#words?.reduce((sum, { byteLength }) => sum + byteLength, 0) ?? this.#packed?.byteLength ?? 0;
  }

  /** Whether nothing more should be added. */
  get isFull(): boolean {
    return this.byteLength >= FULL_BYTES;
  }

  /** Adds a difference; gives its place. Nothing can be added once it was packed. */
  add(words: Words): number {
    this.#words?.push(words);
    return this.#lengths.push(words.length) - 1;
  }

  /** The difference at a place. */
  at(place: number): Words {
    if (!this.#words && this.#packed) this.#open(inflateSync(this.#packed));
    return this.#words![place]!;
  }

  /** Every difference, inflated in the background if it has to be; it stays packed. */
  async read(background: Background): Promise<readonly Words[]> {
    return this.#words ?? this.#split(await inflated(this.#packed!, background));
  }

  /** Deflates it in the background. */
  async pack(background: Background): Promise<void> {
    if (!this.#words || this.byteLength < MIN_PACKED_BYTES || this.#moving) return;
    const bytes = bytesOf(this.#words);
    await this.#move(async () => {
      this.#packed = await background.runJob({ kind: 'deflate', bytes });
      this.#words = null;
    });
  }

  /** Inflates it in the background. */
  async unpack(background: Background): Promise<void> {
    if (!this.#packed || this.#words || this.#moving) return;
    const packed = this.#packed;
    await this.#move(async () => this.#open(await inflated(packed, background)));
  }

  /** A background that fails leaves it as it was. */
  async #move(work: () => Promise<void>): Promise<void> {
    this.#moving = true;
    try {
      await work();
    } finally {
      this.#moving = false;
    }
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
  return background.runJob({ kind: 'inflate', bytes: packed.slice() });
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
