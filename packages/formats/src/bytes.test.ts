import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, FormatError } from './bytes.ts';

describe('bytes', () => {
  it('reads back every number it wrote', () => {
    const u32 = fc.integer({ min: 0, max: 0xffffffff });
    const i32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(u32, i32, (unsigned, signed) => {
        const out = new ByteWriter();
        out.u32(unsigned);
        out.varint(unsigned);
        out.signed(signed);
        const input = new ByteReader(out.finish());
        expect([input.u32(), input.varint(), input.signed()]).toEqual([unsigned, unsigned, signed]);
        expect(input.done).toBe(true);
      }),
    );
  });

  it('grows past its first buffer', () => {
    const out = new ByteWriter();
    out.bytes(new Uint8Array(1000).fill(7));
    out.u8(9);
    const input = new ByteReader(out.finish(), 999);
    expect([input.u8(), input.u8(), input.at]).toEqual([7, 9, 1001]);
  });

  it('throws a FormatError past the end and on an endless number', () => {
    expect(() => new ByteReader(new Uint8Array(1)).u16()).toThrow(FormatError);
    expect(() => new ByteReader(new Uint8Array(1)).bytes(2)).toThrow(FormatError);
    expect(() => new ByteReader(new Uint8Array(6).fill(255)).varint()).toThrow('too long');
  });
});
