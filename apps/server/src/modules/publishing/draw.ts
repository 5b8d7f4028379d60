import { PAGE_SIDE, REGION_MAP_SIDE, type Recipe } from '@inkbloom/formats/page';
import { encodeRegionMap } from '@inkbloom/formats/region-map';
import { colorPreview, drawPage, mapRegions } from '@inkbloom/linework';
import sharp from 'sharp';
import { makeThumbnail } from '../images/images.ts';

/** The longer side of a colored preview in pixels. */
const PREVIEW_SIDE = 1024;
/** Shades of ink that the line art's picture keeps; more are not seen. */
const SHADES = 16;
const QUALITY = 80;

/** One page drawn in every form in which it is kept. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  /** SVG. */
  readonly line: Uint8Array;
  /** PNG, longer side PAGE_SIDE. */
  readonly image: Uint8Array;
  /** The encoded region map. */
  readonly regions: Uint8Array;
  /** WebP of the color alone on white. */
  readonly preview: Uint8Array;
  /** WebP thumbnails of the same crop: of the lines, and of the color alone. */
  readonly thumbnail: Uint8Array;
  readonly thumbnailPreview: Uint8Array;
}

/** An SVG on white, its longer side as many pixels as asked for. */
function onPaper(svg: Buffer, side: number) {
  return sharp(svg).resize(side, side, { fit: 'inside' }).flatten({ background: '#ffffff' });
}

async function encodeRegions(svg: Buffer): Promise<Uint8Array> {
  const { data, info } = await onPaper(svg, REGION_MAP_SIDE)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeRegionMap(mapRegions(new Uint8Array(data), info.width, info.height));
}

/** Decodes once what several pictures are made of. */
async function raster(svg: Buffer, side: number) {
  const { data, info } = await onPaper(svg, side).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, picture: () => sharp(data, { raw: { width, height, channels } }) };
}

/** Draws a recipe and everything that is kept of its page; takes about a second. */
export async function drawForms(recipe: Recipe): Promise<DrawnPage> {
  const page = drawPage(recipe);
  const svg = Buffer.from(page.svg);
  const lines = await raster(svg, PAGE_SIDE);
  const color = await raster(Buffer.from(colorPreview(page)), PREVIEW_SIDE);
  return {
    width: page.width,
    height: page.height,
    line: svg,
    image: await lines.picture().png({ palette: true, colours: SHADES, effort: 4 }).toBuffer(),
    regions: await encodeRegions(svg),
    preview: await color.picture().webp({ quality: QUALITY }).toBuffer(),
    thumbnail: await makeThumbnail(lines.picture(), lines.width, lines.height),
    thumbnailPreview: await makeThumbnail(color.picture(), color.width, color.height),
  };
}
