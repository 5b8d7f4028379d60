/** How deep a save nests and how many values it has, with room for more fields. */
const MAX_DEPTH = 8;
const MAX_VALUES = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The place of the quote that ends a string, or the end of the bytes. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Whether JSON text is as flat and short of values as a save is, told before it is parsed: parsing deep nesting or
 * millions of values takes seconds.
 */
export function isWithinBounds(bytes: Uint8Array): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) at = endOfString(bytes, at + 1);
    else if (OPENING.has(byte)) depth++;
    else if (CLOSING.has(byte)) depth--;
    if (OPENING.has(byte) || byte === COMMA) values++;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
  }
  return true;
}
