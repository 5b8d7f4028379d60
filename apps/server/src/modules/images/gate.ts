import { MAX_PICTURE_PIXELS } from '@inkbloom/contracts/limits';
import sharp from 'sharp';
import { ApiError } from '../../plugins/errors.ts';
import { makeThumbnail } from './thumbnail.ts';
import { turns } from './turns.ts';

/** The kinds of picture that are let in, by the bytes they begin with (PNG and RIFF container signatures). */
const SIGNATURES = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
} as const;

/** A kind of picture that people may send. */
export type PictureFormat = keyof typeof SIGNATURES;

/** A picture that was decoded whole. */
export interface CheckedPicture {
  readonly width: number;
  readonly height: number;
  /** A WebP of the thumbnail size. */
  readonly thumbnail: Buffer;
}

/** Decoded pictures held in memory at once; each may take 64 MB. */
const inTurn = turns(2);

function refuse(message: string): ApiError {
  return new ApiError(400, 'invalid_picture', message);
}

async function decode(bytes: Buffer): Promise<CheckedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const thumbnail = await makeThumbnail(sharp(data, { raw: { width, height, channels } }), width, height);
  return { width, height, thumbnail };
}

/**
 * Lets a picture in: it begins like its format says, is not too large, and every pixel of it can be decoded. Throws
 * the 400 `invalid_picture` failure otherwise.
 */
export async function checkPicture(bytes: Buffer, format: PictureFormat): Promise<CheckedPicture> {
  if (!SIGNATURES[format](bytes)) throw refuse(`The picture is not a ${format.toUpperCase()} file.`);
  return inTurn(async () => {
    try {
      return await decode(bytes);
    } catch {
      throw refuse('The picture is damaged or too large.');
    }
  });
}
