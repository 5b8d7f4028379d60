import { ByteReader, ByteWriter, FormatError } from './bytes.ts';
import { crc32 } from './crc32.ts';

const CHECK = 4;
/** The most bytes of a length. */
const MOST_LENGTH = 5;

/** Wraps a payload as journals keep it: length as a varint, payload, CRC-32 of the payload. */
export function encodeFrame(payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new ByteWriter(MOST_LENGTH);
  head.varint(payload.length);
  const length = head.finish();
  const out = new ByteWriter(length.length + payload.length + CHECK);
  out.bytes(length);
  out.bytes(payload);
  out.u32(crc32(payload));
  return out.finish();
}

/** The payload of one frame, as a view of it. Throws FormatError when it is cut, changed or followed by more. */
export function payloadOf(frame: Uint8Array): Uint8Array {
  const input = new ByteReader(frame);
  const payload = input.bytes(input.varint());
  if (input.u32() !== crc32(payload)) throw new FormatError('a damaged frame');
  if (!input.done) throw new FormatError('bytes after the end of a frame');
  return payload;
}

/** Goes over one frame without looking into it; gives where it ends. Throws FormatError when it is cut. */
export function skipFrame(input: ByteReader): number {
  input.bytes(input.varint());
  input.u32();
  return input.at;
}
