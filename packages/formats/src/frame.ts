import { ByteWriter, FormatError, type ByteReader } from './bytes.ts';
import { crc32 } from './crc32.ts';

/** Wraps a payload as journals keep it: length as a varint, payload, CRC-32 of the payload. */
export function encodeFrame(payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.varint(payload.length);
  out.bytes(payload);
  out.u32(crc32(payload));
  return out.finish();
}

/** Reads the next payload, as a view of the source. Throws FormatError when it is cut or changed. */
export function readFrame(input: ByteReader): Uint8Array {
  const payload = input.bytes(input.varint());
  if (input.u32() !== crc32(payload)) throw new FormatError('a damaged frame');
  return payload;
}
