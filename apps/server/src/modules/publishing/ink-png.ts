import { crc32, deflateSync } from 'node:zlib';

/** Bits a pixel: sixteen shades of grey; more are not seen in line art. */
const DEPTH = 4;
const GREYSCALE = 0;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * A PNG of line art in sixteen greys (PNG specification, third edition: 4-bit greyscale, no filter). Lines compress
 * as well without a palette, and nothing has to search for one. Takes one byte a pixel, row by row.
 */
export function encodeInk(luma: Uint8Array, width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(DEPTH, 8);
  head.writeUInt8(GREYSCALE, 9);
  const parts = [
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(packRows(luma, width, height), { memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat(parts);
}

/** Rows as PNG wants them: the number of the filter, then two pixels a byte. */
function packRows(luma: Uint8Array, width: number, height: number): Uint8Array {
  const stride = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    let at = y * stride + 1;
    const end = (y + 1) * width;
    for (let pixel = y * width; pixel < end; pixel += 2) {
      const right = pixel + 1 < end ? shade(luma[pixel + 1]!) : 0;
      rows[at++] = (shade(luma[pixel]!) << DEPTH) | right;
    }
  }
  return rows;
}

/** The nearest of sixteen greys. */
function shade(luma: number): number {
  return Math.round(luma / 17);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
