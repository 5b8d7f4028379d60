/**
 * Draws a contact sheet to look at: node scripts/sheet.ts OUT.png [--color] [--columns N] [--cell PX] RECIPE...
 * where a recipe is composition:difficulty:seed, and several seeds may be joined by commas.
 */
import { parseArgs } from 'node:util';
import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import sharp from 'sharp';
import { colorPreview, drawPage, gradeOf, judge, survey } from '../src/linework.ts';
import { labelAreas } from '../src/regions/label.ts';
import type { Raster } from '../src/regions/measure.ts';
import { rasterOf } from './raster.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    color: { type: 'boolean' },
    specks: { type: 'boolean' },
    columns: { type: 'string' },
    cell: { type: 'string' },
  },
});
const [out, ...wanted] = positionals;
if (!out || wanted.length === 0) throw new Error('usage: sheet.ts OUT.png composition:difficulty:seed...');
const recipes = wanted.flatMap(parse);
const columns = Number(values.columns ?? Math.ceil(Math.sqrt(recipes.length)));
const cell = Number(values.cell ?? Math.floor(1560 / columns));

const tiles = [];
for (const [i, recipe] of recipes.entries()) {
  const input = await tile(recipe);
  tiles.push({ input, left: (i % columns) * cell, top: Math.floor(i / columns) * cell });
}
const rows = Math.ceil(recipes.length / columns);
const sheet = sharp({
  create: { width: columns * cell, height: rows * cell, channels: 3, background: '#e9e6e0' },
}).composite(tiles);
await (out.endsWith('.webp') ? sheet.webp({ quality: 60 }) : sheet.png()).toFile(out);

function parse(text: string): Recipe[] {
  const [composition, difficulty, seeds] = text.split(':');
  return (seeds ?? '1')
    .split(',')
    .map((seed) => ({ composition: composition!, difficulty: difficulty as Difficulty, seed }));
}

async function tile(recipe: Recipe): Promise<Buffer> {
  const started = performance.now();
  const page = drawPage(recipe);
  const drawn = performance.now() - started;
  const raster = await rasterOf(page);
  const { measures } = survey(raster, page);
  const failed = judge(measures, gradeOf(page.facts));
  const figures = `${measures.regions} regions, median ${measures.median}, ink ${(measures.ink * 100).toFixed(1)} %, specks ${measures.specks}, small ${(measures.smallShare * 100).toFixed(0)} %`;
  process.stdout.write(
    `${Object.values(recipe).join(':')} "${page.facts.title}" ${figures}, ${(page.svg.length / 1024).toFixed(0)} kB, ${drawn.toFixed(0)} ms ${failed.length > 0 ? `FAILS ${failed.join('; ')} ${JSON.stringify(measures)}` : 'passes'}\n`,
  );
  const side = cell - 12;
  const { data: ink, info: size } = await sharp(Buffer.from(page.svg))
    .resize(side, side, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const spots = values.specks ? [{ input: await speckLayer(raster, size), blend: 'multiply' as const }] : [];
  const layers = values.color
    ? [{ input: await colorLayer(colorPreview(page), side), blend: 'multiply' as const }]
    : [];
  const picture = await sharp(ink)
    .composite([...layers, ...spots])
    .png()
    .toBuffer();
  return sharp(picture).extend({ top: 6, left: 6, right: 6, bottom: 6, background: '#e9e6e0' }).toBuffer();
}

async function colorLayer(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

/** White areas under 60 cells ringed in red: where slivers hide. */
async function speckLayer(
  { luma, width, height }: Raster,
  size: Pick<Raster, 'width' | 'height'>,
): Promise<Buffer> {
  const { cells, sizes } = labelAreas(luma, width, height);
  const found = new Map<number, string>();
  cells.forEach((label, place) => {
    if (label === 0 || sizes[label]! >= 60 || found.has(label)) return;
    found.set(
      label,
      `<circle cx="${place % width}" cy="${Math.floor(place / width)}" r="7" fill="${sizes[label]! < 30 ? '#f00' : '#08f'}" fill-opacity=".7"/>`,
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${[...found.values()].join('')}</svg>`;
  return sharp(Buffer.from(svg)).resize(size.width, size.height, { fit: 'fill' }).png().toBuffer();
}
