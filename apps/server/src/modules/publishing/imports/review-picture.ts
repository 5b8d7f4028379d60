import sharp from 'sharp';
import type { DrawnPage } from '../draw.ts';

const SIDE = 640;
const QUALITY = 80;

/** A page for looking at before it goes out: its lines, and its lines over their colors, as WebP. */
export async function reviewPicture({ image, preview }: Pick<DrawnPage, 'image' | 'preview'>) {
  const lines = await sharp(image)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = lines.info;
  const color = await sharp(preview)
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    lines: await sharp(lines.data).webp({ quality: QUALITY }).toBuffer(),
    colored: await sharp(lines.data)
      .composite([{ input: color, blend: 'multiply' }])
      .webp({ quality: QUALITY })
      .toBuffer(),
  };
}
