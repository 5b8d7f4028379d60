import { MAX_PICTURE_PIXELS, THUMBNAIL_WIDTH } from '@inkbloom/contracts/limits';
import { ApiError } from '../../plugins/errors.ts';
import { makeThumbnail, thumbnailCrop } from './thumbnail.ts';

/** The kinds of picture that are let in, by the bytes they begin with (PNG and RIFF container signatures). */
const SIGNATURES = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
} as const;

/** A kind of picture that people may send. */
export type PictureFormat = keyof typeof SIGNATURES;

/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that was decoded whole. */
export interface CheckedPicture extends Size {
  /** A WebP of the thumbnail size. */
  readonly thumbnail: Buffer;
}

function refuse(message: string): ApiError {
  return new ApiError(400, 'invalid_picture', message);
}

/** Whether something of this size can be of a page: not larger, and in the same shape to the pixel. */
export function isOfPage(size: Size, page: Size): boolean {
  const isInside = size.width <= page.width && size.height <= page.height;
  const skew = Math.abs(size.width * page.height - size.height * page.width);
  return isInside && skew <= Math.max(page.width, page.height);
}

/**
 * Decodes every pixel and shrinks the picture to what its thumbnail needs. The decoded page itself never becomes a
 * buffer here: 12 MB for every save would keep the collector of the thread that answers busy.
 */
async function shrink(bytes: Uint8Array, { width, height }: Size) {
  const scale = Math.min(1, THUMBNAIL_WIDTH / thumbnailCrop(width, height).width);
  const side = (length: number): number => Math.max(1, Math.ceil(length * scale));
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' })
    .resize(side(width), side(height), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function decode(bytes: Uint8Array, { width, height }: Size): Promise<CheckedPicture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await shrink(bytes, { width, height });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const thumbnail = await makeThumbnail(sharp(data, { raw }), raw);
  return { width, height, thumbnail };
}

/** Runs work of the image library, which throws at whatever it cannot read. */
async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw refuse('The picture is damaged or too large.');
  }
}

/**
 * Lets a picture in: it begins like its format says, is of the page it was made on, and every pixel of it can be
 * decoded.
 * Its size is told from its first bytes, before anything is decoded. Throws the 400 `invalid_picture` failure
 * otherwise.
 */
export async function checkPicture(
  bytes: Uint8Array,
  format: PictureFormat,
  page: Size,
): Promise<CheckedPicture> {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (!SIGNATURES[format](head)) throw refuse(`The picture is not a ${format.toUpperCase()} file.`);
  const { default: sharp } = await import('sharp');
  const size = await orRefuse(() => sharp(bytes).metadata());
  if (!isOfPage(size, page)) {
    throw refuse(`The picture is not of this page, which is ${page.width} by ${page.height} pixels.`);
  }
  return orRefuse(() => decode(bytes, size));
}
