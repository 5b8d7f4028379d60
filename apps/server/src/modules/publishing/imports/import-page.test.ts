import { crc32 } from 'node:zlib';
import { drawPage } from '@inkbloom/linework';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { quickDrawingProcess } from '../../../../testing/drawing-process.ts';
import { importPage } from './import-page.ts';
import { startImportWorker } from './import-worker.ts';

const about = { title: 'A Castle', description: 'On a hill.', category: 'fantasy', tags: ['castle'] };

function order(bytes: Uint8Array) {
  return { bytes, about, difficulty: undefined };
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const outcome = await importPage(order(bytes));
  return outcome.kind === 'refused' ? outcome.code : outcome.kind;
}

function blank(width: number, height: number, background = '#ffffff') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A PNG that says it is enormous in its first bytes. */
async function pixelBomb(): Promise<Uint8Array> {
  const bytes = await blank(10, 10).png().toBuffer();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function stripes(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 9H${width}" stroke="#000"/></svg>`;
}

async function noise(side: number): Promise<Uint8Array> {
  const gray = Uint8Array.from({ length: side * side }, (_, at) => (at * 7919 + (at >> 5) * 104729) % 256);
  return sharp(gray, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

describe('MAKE-2 a picture from outside', () => {
  it('is refused with a word for what is wrong with it', async () => {
    const png = await blank(700, 700).png().toBuffer();
    const codes = [
      await codeOf(Buffer.from('%PDF-1.7')),
      await codeOf(new Uint8Array()),
      await codeOf(await pixelBomb()),
      await codeOf(png.subarray(0, png.length / 2)),
      await codeOf(png),
      await codeOf(await blank(300, 300).png().toBuffer()),
      await codeOf(await noise(640)),
      await codeOf(Buffer.from(stripes(600, 700))),
      await codeOf(Buffer.alloc(25_000_000)),
      await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>')),
    ];
    expect(codes).toEqual([
      'unsupported_file',
      'unsupported_file',
      'picture_too_large',
      'picture_damaged',
      'not_line_art',
      'picture_too_small',
      'not_line_art',
      'picture_shape',
      'file_too_large',
      'svg_script',
    ]);
  });

  it('becomes a page whose small gaps are closed, in every form that a page has', async () => {
    const { svg, width, height } = drawPage({ composition: 'castle', difficulty: 'medium', seed: '3' });
    const dots = [300, 700, 1100]
      .map((y) => `<circle cx="${width * 0.056}" cy="${y}" r="9" fill="#fff"/>`)
      .join('');
    const holed = svg.replace('</svg>', `${dots}</svg>`);
    const photo = await sharp(Buffer.from(holed)).resize(1200).jpeg({ quality: 85 }).toBuffer();
    const outcome = await importPage(order(photo));
    if (outcome.kind !== 'page') throw new Error(JSON.stringify({ ...outcome, picture: 0 }));
    const { page, report } = outcome;
    expect(report).toMatchObject({ difficulty: 'medium', failed: [] });
    expect(report.closedGaps).toBeGreaterThan(0);
    expect(page.facts).toMatchObject({ ...about, difficulty: 'medium' });
    expect(Math.abs(page.drawn.width / page.drawn.height - width / height)).toBeLessThan(0.05);
    expect(Buffer.from(page.drawn.line).toString()).toMatch(/^<svg /);
    const marked = await sharp(report.picture).metadata();
    expect([marked.format, Math.max(marked.width, marked.height)]).toEqual(['webp', 1024]);
  });

  it('that fails its gates comes with a picture in which the areas that are too small are red', async () => {
    const lines = Array.from({ length: 61 }, (_, at) => `M60 ${60 + at * 10}h600M${60 + at * 10} 60v600`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 720"><path d="${lines.join('')}" fill="none" stroke="#000" stroke-width="4"/></svg>`;
    const outcome = await importPage(order(Buffer.from(svg)));
    if (outcome.kind !== 'failed') throw new Error(outcome.kind);
    expect(outcome.report.failed).toContain('too many regions');
    const { channels } = await sharp(outcome.report.picture).stats();
    expect(channels[0]!.mean).toBeGreaterThan(channels[2]!.mean + 20);
  });
});

describe('the process that reads pictures', () => {
  it('is replaced when a picture hangs or ends it', async () => {
    let started = 0;
    const closed: number[] = [];
    const startProcess = () => {
      const mine = ++started;
      return quickDrawingProcess({
        ...(mine === 1 && { import: () => new Promise(() => undefined) }),
        ...(mine === 2 && { import: () => Promise.reject(new Error('the drawing process ended')) }),
        close: () => Promise.resolve(void closed.push(mine)),
      });
    };
    const worker = startImportWorker(startProcess, 20);
    const png = order(new Uint8Array([1]));
    expect(await worker.import(png)).toMatchObject({ kind: 'refused', code: 'took_too_long' });
    expect(await worker.import(png)).toMatchObject({ kind: 'refused', code: 'picture_damaged' });
    expect((await worker.import(png)).kind).toBe('page');
    await worker.close();
    expect(closed).toEqual([1, 2, 3]);
  });
});
