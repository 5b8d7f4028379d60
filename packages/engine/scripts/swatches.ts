import { writeFileSync } from 'node:fs';
import { decodeJournal, encodeJournal, type JournalEntry, type StrokeBrush } from '@inkbloom/formats/journal';
import sharp from 'sharp';
import { createEngine, overWhite, type Engine } from '../src/engine.ts';
import { drawSwatches, SHEET, type StrokeName } from './swatch-rows.ts';

// Draws the swatch sheet: every brush in many sizes, opacities and pressures, over line art. Brushes that have changed
// come twice, as they were at the left and as they are at the right. node packages/engine/scripts/swatches.ts
// [out.webp|out.png]
const [out = new URL('../../../docs/engine/swatches.webp', import.meta.url).pathname] = process.argv.slice(2);

/** Which brush a kept name of today follows. */
const BEFORE: Partial<Record<StrokeBrush, StrokeBrush>> = {
  'watercolor-2': 'watercolor',
  'sparkle-2': 'sparkle',
};
const PAGE = { width: SHEET.width, height: SHEET.row };
const ROWS: readonly (readonly [StrokeName, StrokeName])[] = [
  ['watercolor', 'watercolor'],
  ['sparkle', 'sparkle'],
  ['pencil', 'marker'],
];

function createPage(): Engine {
  const engine = createEngine({ ...PAGE, regions: null, seed: 1 });
  const view = { width: PAGE.width / SHEET.density, height: PAGE.height / SHEET.density };
  engine.setView({ ...view, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
  return engine;
}

function asBefore(entry: JournalEntry): JournalEntry {
  return entry.kind === 'stroke' ? { ...entry, brush: BEFORE[entry.brush] ?? entry.brush } : entry;
}

/** One swatch as a picture, drawn with the brush of today or with the one before it. */
async function swatch(brush: StrokeName, isBefore: boolean): Promise<Buffer> {
  const engine = createPage();
  const ink = drawSwatches(engine, brush, 0);
  const { entries } = decodeJournal(engine.journal());
  if (isBefore) engine.replay(encodeJournal(PAGE, entries.map(asBefore)));
  const paint = engine.readPaint({ left: 0, top: 0, right: PAGE.width, bottom: PAGE.height }).map(overWhite);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}" fill="none"
 stroke="#1e1b2e" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${ink}</svg>`;
  return sharp(new Uint8Array(paint.buffer), { raw: { ...PAGE, channels: 4 } })
    .composite([{ input: Buffer.from(svg), blend: 'multiply' }])
    .png()
    .toBuffer();
}

const layers = [];
for (const [row, pair] of ROWS.entries()) {
  for (const [column, brush] of pair.entries()) {
    const isBefore = column === 0 && pair[0] === pair[1];
    layers.push({ input: await swatch(brush, isBefore), left: column * PAGE.width, top: row * PAGE.height });
  }
}
const size = { width: 2 * PAGE.width, height: ROWS.length * PAGE.height };
const sheet = sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(layers);
writeFileSync(
  out,
  out.endsWith('.png') ? await sheet.png().toBuffer() : await sheet.webp({ quality: 80 }).toBuffer(),
);
