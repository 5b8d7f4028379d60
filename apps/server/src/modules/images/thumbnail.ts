import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@inkbloom/contracts/limits';
import type { Sharp } from 'sharp';

/** How far down a tall page the crop begins, as a share of what it leaves out: heads are above the middle. */
const FROM_TOP = 0.3;
const QUALITY = 82;

/** A rectangle of a picture, in pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that its thumbnail shows: the widest 4:3 part, from the upper middle. */
export function thumbnailCrop(width: number, height: number): Crop {
  const shape = THUMBNAIL_WIDTH / THUMBNAIL_HEIGHT;
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * shape)));
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / shape)));
  return {
    left: Math.floor((width - cropWidth) / 2),
    top: Math.floor((height - cropHeight) * FROM_TOP),
    width: cropWidth,
    height: cropHeight,
  };
}

/** A WebP thumbnail of a picture of the given size, on white. */
export async function makeThumbnail(picture: Sharp, width: number, height: number): Promise<Buffer> {
  return picture
    .extract(thumbnailCrop(width, height))
    .resize(THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toBuffer();
}
