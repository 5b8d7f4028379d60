/** How many bytes are taken at once. */
const SLICES = 4;

/**
 * TABLES[0] is the remainder of each byte; TABLES[n] that of the byte followed by n zero bytes, so that several bytes
 * can be taken at once ("slicing by 4", Kounavis and Berry 2005).
 */
const TABLES = tables();

/** The CRC-32 of ISO 3309 (the one of zip and PNG) as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  const [t0, t1, t2, t3] = TABLES;
  let rest = 0xffffffff;
  let at = 0;
  for (const whole = bytes.length - (bytes.length % SLICES); at < whole; at += SLICES) {
    rest ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    rest = t3[rest & 255]! ^ t2[(rest >>> 8) & 255]! ^ t1[(rest >>> 16) & 255]! ^ t0[rest >>> 24]!;
  }
  for (; at < bytes.length; at++) rest = (rest >>> 8) ^ t0[(rest ^ bytes[at]!) & 255]!;
  return (rest ^ 0xffffffff) >>> 0;
}

function tables(): [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const bytes = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    return rest;
  });
  const shifted = (table: Uint32Array) => table.map((rest) => (rest >>> 8) ^ bytes[rest & 255]!);
  const second = shifted(bytes);
  const third = shifted(second);
  return [bytes, second, third, shifted(third)];
}
