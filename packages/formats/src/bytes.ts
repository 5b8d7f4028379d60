/** A growing byte buffer with the few encodings the kept formats use; integers are little endian. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** `expected` bytes fit in without growing. */
  constructor(expected = 256) {
    this.#bytes = new Uint8Array(expected);
  }

  /** Appends one byte. */
  u8(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  /** Appends a 16-bit unsigned integer. */
  u16(value: number): void {
    this.u8(value & 255);
    this.u8((value >>> 8) & 255);
  }

  /** Appends a 32-bit unsigned integer. */
  u32(value: number): void {
    this.u16(value & 0xffff);
    this.u16(value >>> 16);
  }

  /** Appends an unsigned integer below 2^32 in 1 to 5 bytes, low groups of seven bits first (LEB128). */
  varint(value: number): void {
    let rest = value >>> 0;
    while (rest > 127) {
      this.u8((rest & 127) | 128);
      rest >>>= 7;
    }
    this.u8(rest);
  }

  /** Appends a signed integer as a zigzag varint. */
  signed(value: number): void {
    this.varint((value << 1) ^ (value >> 31));
  }

  /** Appends bytes as they are. */
  bytes(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** What was written so far, which what is written later does not change. As many bytes as expected are not copied. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#length === this.#bytes.length ? this.#bytes : this.#bytes.slice(0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** Thrown when kept bytes end early or hold something their format does not allow. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Reads what ByteWriter wrote; every read past the end throws FormatError. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Offset of the next byte. */
  get at(): number {
    return this.#at;
  }

  /** Whether everything has been read. */
  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Reads one byte. */
  u8(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new FormatError('the bytes end early');
    this.#at++;
    return value;
  }

  /** Reads a 16-bit unsigned integer. */
  u16(): number {
    return this.u8() | (this.u8() << 8);
  }

  /** Reads a 32-bit unsigned integer. */
  u32(): number {
    return (this.u16() | (this.u16() << 16)) >>> 0;
  }

  /** Reads a varint; longer than five bytes is a FormatError. */
  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.u8();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new FormatError('a number is too long');
  }

  /** Reads a zigzag varint. */
  signed(): number {
    const value = this.varint();
    return (value >>> 1) ^ -(value & 1);
  }

  /** Reads the given number of bytes as a view of the source. */
  bytes(count: number): Uint8Array {
    if (this.#at + count > this.#bytes.length) throw new FormatError('the bytes end early');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  /** Everything that is left, as a view of the source. */
  rest(): Uint8Array {
    return this.bytes(this.#bytes.length - this.#at);
  }
}
