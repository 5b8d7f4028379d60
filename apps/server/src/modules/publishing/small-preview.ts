import type { Recipe } from '@inkbloom/formats/page';
import { colorPreview, drawPage } from '@inkbloom/linework';
import sharp from 'sharp';

const QUALITY = 80;

/** A page for looking at. */
export interface SmallPreview {
  /** WebP of the lines on white. */
  readonly lines: Uint8Array;
  /** WebP of the lines over the page's own colors. */
  readonly colored: Uint8Array;
}

/** Draws a page small, its longer side as many pixels as asked for. */
export async function drawSmallPreview(recipe: Recipe, side: number): Promise<SmallPreview> {
  const page = drawPage(recipe);
  const small = (svg: string) =>
    sharp(Buffer.from(svg)).resize(side, side, { fit: 'inside' }).flatten({ background: '#ffffff' });
  const lines = await small(page.svg).png({ compressionLevel: 1 }).toBuffer();
  const color = await small(colorPreview(page)).png({ compressionLevel: 1 }).toBuffer();
  const colored = sharp(lines).composite([{ input: color, blend: 'multiply' }]);
  return {
    lines: await sharp(lines).webp({ quality: QUALITY }).toBuffer(),
    colored: await colored.webp({ quality: QUALITY }).toBuffer(),
  };
}
