import { PAGE_SIDE, REGION_MAP_SIDE, type Recipe } from '@inkbloom/formats/page';
import { encodeRegionMap, type RegionMap } from '@inkbloom/formats/region-map';
import { colorPreview, colorRegions, drawPage, mapRegions, type Page } from '@inkbloom/linework';
import { inkPrint } from '@inkbloom/linework/likeness';
import sharp from 'sharp';
import { findFocus, makeThumbnail } from '../images/images.ts';
import { encodeInk } from './ink-png.ts';

/** The shorter side of a colored preview in pixels: washes are soft and their rims lie under the ink. */
const PREVIEW_SIDE = 512;
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
  /** Where its ink lies, to tell pages that are too much alike. */
  readonly print: Float32Array;
}

/** Decoded pixels, row by row. */
interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** The lines of a page as one byte a pixel, its longer side as many pixels as asked for. */
export async function rasterOf(svg: Uint8Array, side: number): Promise<Raster> {
  // Line art is black on white: one channel tells it all.
  const lines = sharp(svg).resize(side, side, { fit: 'inside' }).removeAlpha().extractChannel(0);
  const { data, info } = await lines.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 1 };
}

async function colorRaster(svg: Uint8Array): Promise<Raster> {
  const color = sharp(svg).resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'outside' });
  const { data, info } = await color
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 3 };
}

function pictureOf({ pixels, width, height, channels }: Raster) {
  return sharp(pixels, { raw: { width, height, channels } });
}

function mapOf({ pixels, width, height }: Raster): RegionMap {
  return mapRegions(new Uint8Array(pixels), width, height);
}

/** Draws a recipe and everything that is kept of its page; takes about a third of a second. */
export function drawForms(recipe: Recipe): Promise<DrawnPage> {
  return formsOfPage(drawPage(recipe));
}

/** Everything that is kept of a page. */
export function formsOfPage(page: Page): Promise<DrawnPage> {
  const lines = { line: Buffer.from(page.svg), width: page.width, height: page.height };
  return formsWith(lines, () => colorRaster(Buffer.from(colorPreview(page))));
}

/** The lines of a page that nobody told the shapes of, and what its colors come from. */
interface Lines {
  /** SVG. */
  readonly line: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}

/** Everything that is kept of lines: each region is colored by itself. */
export function formsOfLines({ seed, ...lines }: Lines): Promise<DrawnPage> {
  return formsWith(lines, (map) => colorOfRegions(map, seed));
}

async function colorOfRegions(map: RegionMap, seed: string): Promise<Raster> {
  const { width, height } = map;
  const { data, info } = await sharp(colorRegions(map, seed), { raw: { width, height, channels: 3 } })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 3 };
}

async function formsWith(
  { line, width, height }: Omit<Lines, 'seed'>,
  colorOf: (map: RegionMap) => Promise<Raster>,
): Promise<DrawnPage> {
  const large = await rasterOf(line, PAGE_SIDE);
  const small = await rasterOf(line, REGION_MAP_SIDE);
  const map = mapOf(small);
  const color = await colorOf(map);
  const focus = await findFocus(pictureOf(small), small);
  return {
    width,
    height,
    line,
    image: encodeInk(large.pixels, large.width, large.height),
    regions: encodeRegionMap(map),
    preview: await pictureOf(color).webp({ quality: QUALITY }).toBuffer(),
    thumbnail: await makeThumbnail(pictureOf(small), { ...small, focus }),
    thumbnailPreview: await makeThumbnail(pictureOf(color), { ...color, focus }),
    print: printOf(small),
  };
}

function printOf({ pixels, width, height }: Raster): Float32Array {
  return inkPrint({ luma: new Uint8Array(pixels), width, height });
}

/** The print of a page that is kept as a picture. */
export async function printOfImage(image: Uint8Array): Promise<Float32Array> {
  return printOf(await rasterOf(image, REGION_MAP_SIDE));
}
