import { overWhite, type Box, type Engine } from '../engine.ts';
import { offscreen, release, type Ink } from './ink.ts';
import { yieldToMain } from './yield-to-main.ts';

const BAND_ROWS = 256;
/** Bands overlap so that no seam shows where they are drawn scaled. */
const OVERLAP = 4;

/** Draws a box of the paint on white paper; the context counts in page pixels. */
export function drawPaint(context: CanvasRenderingContext2D, engine: Engine, box: Box): void {
  const width = box.right - box.left;
  if (width <= 0) return;
  const scratch = offscreen(width, BAND_ROWS + OVERLAP);
  for (let top = box.top; top < box.bottom; top += BAND_ROWS) {
    const bottom = Math.min(box.bottom, top + BAND_ROWS + OVERLAP);
    const words = engine.readPaint({ ...box, top, bottom });
    const bytes = new Uint8ClampedArray(words.map(overWhite).buffer);
    scratch.putImageData(new ImageData(bytes, width, bottom - top), 0, 0);
    context.drawImage(scratch.canvas, 0, 0, width, bottom - top, box.left, top, width, bottom - top);
  }
  release(scratch);
}

/** Draws the ink of a box over the paint; the context counts in page pixels. */
function multiplyInk(context: CanvasRenderingContext2D, engine: Engine, ink: Ink, box: Box): void {
  context.save();
  context.beginPath();
  context.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  context.clip();
  context.globalCompositeOperation = 'multiply';
  context.drawImage(ink.image, 0, 0, engine.width, engine.height);
  context.restore();
}

/** The picture at page size as PNG. It is drawn in bands and yields between them. */
export async function exportPng(engine: Engine, ink: Ink | null): Promise<Blob> {
  const { width, height } = engine;
  const context = offscreen(width, height);
  for (let top = 0; top < height; top += BAND_ROWS) {
    const band = { left: 0, top, right: width, bottom: Math.min(height, top + BAND_ROWS) };
    drawPaint(context, engine, band);
    if (ink) multiplyInk(context, engine, ink, band);
    await yieldToMain();
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    context.canvas.toBlob(resolve, 'image/png');
  });
  release(context);
  if (!blob) throw new Error('the browser could not write the picture');
  return blob;
}
