/** Draws the catalogue as colored contact sheets, one WebP a stream: node scripts/contact.ts FOLDER */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '@inkbloom/formats/page';
import sharp from 'sharp';
import { catalogue, colorPreview, drawPage } from '../src/linework.ts';

const CELL = 250;
const COLUMNS = 6;
const GROUND = '#ece8e1';

const folder = process.argv[2];
if (!folder) throw new Error('usage: contact.ts FOLDER');
mkdirSync(folder, { recursive: true });
for (const stream of new Set(catalogue.map((entry) => entry.category))) {
  const recipes = catalogue.filter((entry) => entry.category === stream).flatMap((entry) => entry.recipes);
  await writeSheet(join(folder, `${stream}.webp`), recipes);
}

/** Each page twice: the line art, and below it the same with color. */
async function writeSheet(file: string, recipes: readonly Recipe[]): Promise<void> {
  const tiles = [];
  for (const [i, recipe] of recipes.entries()) {
    const [left, row] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * 2];
    const { ink, colored } = await picturesOf(recipe);
    tiles.push({ input: ink, left, top: row * CELL }, { input: colored, left, top: (row + 1) * CELL });
  }
  const size = {
    width: Math.min(COLUMNS, recipes.length) * CELL,
    height: Math.ceil(recipes.length / COLUMNS) * 2 * CELL,
  };
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(tiles)
    .webp({ quality: 52 })
    .toFile(file);
}

async function picturesOf(recipe: Recipe): Promise<{ ink: Buffer; colored: Buffer }> {
  const page = drawPage(recipe);
  const box = { fit: 'contain', background: GROUND } as const;
  const full = await sharp(Buffer.from(page.svg)).resize(900, 900, { fit: 'inside' }).png().toBuffer();
  const wash = await sharp(Buffer.from(colorPreview(page)))
    .resize(900, 900, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const both = await sharp(full)
    .composite([{ input: wash, blend: 'multiply' }])
    .png()
    .toBuffer();
  const shrink = (input: Buffer) =>
    sharp(input)
      .resize(CELL - 10, CELL - 10, box)
      .extend({ top: 5, left: 5, right: 5, bottom: 5, background: GROUND })
      .png()
      .toBuffer();
  return { ink: await shrink(full), colored: await shrink(both) };
}
