import { PAGE_SIDE } from '@inkbloom/formats/page';
import { inkBox, inkMask, type Raster } from '@inkbloom/linework';
import sharp from 'sharp';
import { ImportRefusal } from './refusal.ts';
import { sanitizeSvg } from './svg-sanitizer.ts';

/** The largest file that is read, in bytes, and the largest picture, in pixels. */
export const MOST_BYTES = 24_000_000;
const MOST_SVG_BYTES = 8_000_000;
const MOST_PIXELS = 60_000_000;
/** The longer side that a picture has at least, in pixels: with less its lines are guessed. */
const LEAST_SIDE = 600;
/** How much longer one side of what is drawn may be than the other. */
const MOST_RATIO = 2.2;
/** Paper around what is drawn, as a share of the page's longer side. */
const MARGIN = 0.04;
/** Shades that are neither ink nor paper, and the share of the picture that they may take. */
const SHADES = { from: 80, to: 200, most: 0.22 };

const RASTER_FORMATS: readonly (readonly [format: string, isOne: (head: string) => boolean])[] = [
  ['png', (head) => head.startsWith('\u0089PNG\r\n\u001a\n')],
  ['jpeg', (head) => head.startsWith('\u00ff\u00d8\u00ff')],
  ['webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
];

/** What a file is by the bytes that it begins with; its name says nothing. */
function formatOf(bytes: Uint8Array): 'svg' | 'raster' {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  if (RASTER_FORMATS.some(([, isOne]) => isOne(head))) return 'raster';
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(head)) return 'svg';
  throw new ImportRefusal('unsupported_file', 'It is no SVG, PNG, JPEG or WebP.');
}

function svgText(bytes: Uint8Array): string {
  if (bytes.length > MOST_SVG_BYTES)
    throw new ImportRefusal('file_too_large', `An SVG has at most ${MOST_SVG_BYTES / 1e6} MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefusal('svg_damaged', 'It is not written in UTF-8.');
  }
}

/** Runs the image library, which throws at whatever it cannot read. */
async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new ImportRefusal('picture_damaged', 'The picture is damaged.');
  }
}

async function checkSize(bytes: Uint8Array): Promise<void> {
  const { width, height, pages = 1 } = await orDamaged(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > MOST_PIXELS)
    throw new ImportRefusal('picture_too_large', `It has more than ${MOST_PIXELS / 1e6} million pixels.`);
  if (pages > 1) throw new ImportRefusal('picture_animated', 'It moves.');
  if (Math.max(width, height) < LEAST_SIDE)
    throw new ImportRefusal('picture_too_small', `Its longer side has less than ${LEAST_SIDE} pixels.`);
}

/** The picture's shades of gray, its longer side PAGE_SIDE. */
async function grayOf(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await orDamaged(
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .resize(PAGE_SIDE, PAGE_SIDE, { fit: 'inside' })
      .normalise()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { luma: new Uint8Array(data), width: info.width, height: info.height };
}

function checkLineArt({ luma }: Raster): void {
  const between = luma.reduce((sum, value) => sum + Number(value > SHADES.from && value < SHADES.to), 0);
  if (between / luma.length > SHADES.most)
    throw new ImportRefusal('not_line_art', 'It is no line drawing: there are too many shades in it.');
}

/** What is drawn, in the middle of a page with paper around it. */
async function laidOut(raster: Raster): Promise<Raster> {
  const box = inkBox(inkMask(raster));
  if (box === undefined) throw new ImportRefusal('not_line_art', 'There are no lines in it.');
  if (Math.max(box.width / box.height, box.height / box.width) > MOST_RATIO)
    throw new ImportRefusal('picture_shape', 'What is drawn is too long and narrow for a page.');
  const margin = Math.round(PAGE_SIDE * MARGIN);
  const room = PAGE_SIDE - 2 * margin;
  const { luma, width, height } = raster;
  const { data, info } = await sharp(luma, { raw: { width, height, channels: 1 } })
    .extract(box)
    .resize(room, room, { fit: 'inside' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { luma: new Uint8Array(data), width: info.width, height: info.height };
}

/**
 * The lines of a picture as they lie on a page. What a file is is told by its bytes, and its size before anything is
 * decoded; an SVG is written anew before it is drawn. Throws ImportRefusal for what is not let in.
 */
export async function readPicture(bytes: Uint8Array): Promise<Raster> {
  if (bytes.length > MOST_BYTES)
    throw new ImportRefusal('file_too_large', `A file has at most ${MOST_BYTES / 1e6} MB.`);
  const isSvg = formatOf(bytes) === 'svg';
  const picture = isSvg ? Buffer.from(sanitizeSvg(svgText(bytes), PAGE_SIDE)) : bytes;
  await checkSize(picture);
  const gray = await grayOf(picture);
  checkLineArt(gray);
  return laidOut(gray);
}
