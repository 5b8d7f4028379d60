/** Draws pages (composition:difficulty:seed), in turn, in all palettes: node scripts/palettes.ts OUT.webp PAGE... */
import type { Difficulty } from '@inkbloom/formats/page';
import sharp from 'sharp';
import { colorPreview } from '../src/color/preview.ts';
import { palettes } from '../src/color/palettes.ts';
import { drawPage } from '../src/linework.ts';

const CELL = 300;
const COLUMNS = 6;
const [out, ...wanted] = process.argv.slice(2);
if (!out || wanted.length === 0)
  throw new Error('usage: palettes.ts OUT.webp composition:difficulty:seed...');

const pages = wanted.map((text) => {
  const [composition, difficulty, seed] = text.split(':');
  return drawPage({ composition: composition!, difficulty: difficulty as Difficulty, seed: seed ?? '1' });
});
const tiles = [];
for (const [i, palette] of palettes.entries()) {
  const page = pages[i % pages.length]!;
  const side = { width: CELL - 8, height: CELL - 8, fit: 'inside' as const };
  const ink = await sharp(Buffer.from(page.svg)).resize(side).png().toBuffer();
  const { width, height } = await sharp(ink).metadata();
  const color = await sharp(Buffer.from(colorPreview(page, palette)), { density: 36 })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const input = await sharp(ink)
    .composite([{ input: color, blend: 'multiply' }])
    .png()
    .toBuffer();
  tiles.push({ input, left: (i % COLUMNS) * CELL + 4, top: Math.floor(i / COLUMNS) * CELL + 4 });
}
await sharp({
  create: {
    width: COLUMNS * CELL,
    height: Math.ceil(palettes.length / COLUMNS) * CELL,
    channels: 3,
    background: '#e9e6e0',
  },
})
  .composite(tiles)
  .webp({ quality: 70 })
  .toFile(out);
