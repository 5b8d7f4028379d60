import { REGION_MAP_SIDE } from '@inkbloom/formats/page';
import sharp from 'sharp';
import type { Page } from '../src/linework.ts';
import type { Raster } from '../src/regions/measure.ts';

/** A page's grey raster at the size of its region map. */
export async function rasterOf(page: Page): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(page.svg))
    .resize(REGION_MAP_SIDE, REGION_MAP_SIDE, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { luma: new Uint8Array(data), width: info.width, height: info.height };
}
