import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@inkbloom/contracts/limits';
import type { Sharp } from 'sharp';

/**
 * How far down a tall picture the crop begins where nobody looked for its focus, as a share of what it leaves out:
 * heads are above the middle.
 */
const FROM_TOP = 0.3;
const QUALITY = 82;

/** A rectangle of a picture, in pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is cut out of a picture. */
interface Cut extends Size {
  /** How far down it begins, as a share of what is left out. */
  readonly focus?: number;
  /** Pixels across of what comes out. */
  readonly across?: number;
}

/** The part of a picture that its thumbnail shows: the widest 4:3 part, from the upper middle or from its focus on. */
export function thumbnailCrop(width: number, height: number, focus = FROM_TOP): Crop {
  const shape = THUMBNAIL_WIDTH / THUMBNAIL_HEIGHT;
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * shape)));
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / shape)));
  return {
    left: Math.floor((width - cropWidth) / 2),
    top: Math.floor((height - cropHeight) * focus),
    width: cropWidth,
    height: cropHeight,
  };
}

/** A WebP thumbnail of a picture of the given size, on white. */
export async function makeThumbnail(picture: Sharp, cut: Cut): Promise<Buffer> {
  const { width, height, focus, across = THUMBNAIL_WIDTH } = cut;
  return picture
    .extract(thumbnailCrop(width, height, focus))
    .resize(across, (across * THUMBNAIL_HEIGHT) / THUMBNAIL_WIDTH)
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toBuffer();
}
