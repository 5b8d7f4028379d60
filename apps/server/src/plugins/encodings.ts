import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How the body of an answer is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Bodies are compressed once for all callers, so this may take longer than compressing for one. */
const BROTLI_QUALITY = 8;
const REFUSED = /\b(br|gzip)\s*;\s*q=0(\.0*)?(?=\s*(,|$))/g;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Browsers have few ways of saying what they accept. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding>();

function negotiate(accepted: string): Encoding {
  const offered = accepted.replaceAll(REFUSED, '');
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity';
}

/** The best encoding that a caller understands, by its Accept-Encoding. */
export function encodingFor(accepted = ''): Encoding {
  const known = remembered.get(accepted);
  if (known !== undefined) return known;
  const encoding = negotiate(accepted);
  if (remembered.size < MAX_REMEMBERED) remembered.set(accepted, encoding);
  return encoding;
}

/** A text in an encoding; compressing happens off the event loop. */
export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(text);
  if (encoding === 'gzip') return gzipAsync(text);
  const size = Buffer.byteLength(text);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliAsync(text, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: size },
  });
}
