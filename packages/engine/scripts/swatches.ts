import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { createEngine, overWhite } from '../src/engine.ts';
import { drawSwatches, SHEET, STROKE_NAMES } from './swatch-rows.ts';

// Draws the swatch sheet: every brush in many sizes, opacities and pressures, over line art.
// node packages/engine/scripts/swatches.ts [out.webp|out.png]
const [out = new URL('../../../docs/engine/swatches.webp', import.meta.url).pathname] = process.argv.slice(2);
const engine = createEngine({ width: SHEET.width, height: SHEET.height, regions: null, seed: 1 });
const view = { width: SHEET.width / SHEET.density, height: SHEET.height / SHEET.density };
engine.setView({ ...view, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
const ink = STROKE_NAMES.map((brush, row) => drawSwatches(engine, brush, row * SHEET.row)).join('');

const { width, height } = SHEET;
const paint = engine.readPaint({ left: 0, top: 0, right: width, bottom: height }).map(overWhite);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#1e1b2e"
 stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${ink}</svg>`;
const sheet = sharp(new Uint8Array(paint.buffer), { raw: { width, height, channels: 4 } }).composite([
  { input: Buffer.from(svg), blend: 'multiply' },
]);
writeFileSync(
  out,
  out.endsWith('.png') ? await sheet.png().toBuffer() : await sheet.webp({ quality: 82 }).toBuffer(),
);
