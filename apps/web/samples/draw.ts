import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@inkbloom/contracts/limits';
import { REGION_MAP_SIDE, type Recipe } from '@inkbloom/formats/page';
import { encodeRegionMap } from '@inkbloom/formats/region-map';
import { colorPreview, drawPage, mapRegions } from '@inkbloom/linework';
import sharp from 'sharp';

const PREVIEW_SIDE = 512;
const QUALITY = 40;
const LINE_QUALITY = 40;
/** How far down a tall page its thumbnail's crop begins, as a share of what the crop leaves out. */
const FROM_TOP = 0.3;

/** The files of one sample, by the end of their names. */
export interface SampleFiles {
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

function onPaper(svg: Buffer, side: number) {
  return sharp(svg).resize(side, side, { fit: 'inside' }).flatten({ background: '#ffffff' });
}

async function thumbnail(svg: Buffer, quality: number): Promise<Uint8Array> {
  const { data, info } = await onPaper(svg, PREVIEW_SIDE * 2).toBuffer({ resolveWithObject: true });
  const shape = THUMBNAIL_WIDTH / THUMBNAIL_HEIGHT;
  const width = Math.min(info.width, Math.round(info.height * shape));
  const height = Math.min(info.height, Math.round(info.width / shape));
  const left = Math.floor((info.width - width) / 2);
  const top = Math.floor((info.height - height) * FROM_TOP);
  const crop = sharp(data).extract({ left, top, width, height });
  return crop.resize(THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT).webp({ quality, effort: 6 }).toBuffer();
}

async function regions(svg: Buffer): Promise<Uint8Array> {
  const shrunk = onPaper(svg, REGION_MAP_SIDE).greyscale().raw();
  const { data, info } = await shrunk.toBuffer({ resolveWithObject: true });
  return encodeRegionMap(mapRegions(new Uint8Array(data), info.width, info.height));
}

/** Draws a page in the small forms that a sample is shipped in. */
export async function drawSample(recipe: Recipe): Promise<SampleFiles> {
  const page = drawPage(recipe);
  const lines = Buffer.from(page.svg);
  const color = Buffer.from(colorPreview(page));
  return {
    width: page.width,
    height: page.height,
    files: {
      'lines.svg': lines,
      'regions.bin': await regions(lines),
      'preview.webp': await onPaper(color, PREVIEW_SIDE).webp({ quality: QUALITY, effort: 6 }).toBuffer(),
      'thumbnail.webp': await thumbnail(lines, LINE_QUALITY),
      'thumbnail-preview.webp': await thumbnail(color, QUALITY),
    },
  };
}
