import { onPaper, type Box, type Engine } from '../engine.ts';
import { offscreen, release, type Ink } from './ink.ts';
import { othersFirst } from './others-first.ts';

const BAND = 256;
/** Bands overlap so that no seam shows where they are drawn scaled. */
const OVERLAP = 4;

/** Draws a box of the paint on white paper; the context counts in page pixels. */
export function drawPaint(context: CanvasRenderingContext2D, engine: Engine, box: Box): void {
  const width = box.right - box.left;
  if (width <= 0) return;
  const scratch = offscreen(width, BAND + OVERLAP);
  for (let top = box.top; top < box.bottom; top += BAND) {
    const bottom = Math.min(box.bottom, top + BAND + OVERLAP);
    const words = engine.readPaint({ ...box, top, bottom });
    const bytes = new Uint8ClampedArray(words.map(onPaper).buffer);
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

/** The picture at page size as PNG. It is drawn band by band, between which others have their turn. */
export async function exportPng(engine: Engine, ink: Ink | null): Promise<Blob> {
  const { width, height } = engine;
  const context = offscreen(width, height);
  for (let top = 0; top < height; top += BAND) {
    const band = { left: 0, top, right: width, bottom: Math.min(height, top + BAND) };
    drawPaint(context, engine, band);
    if (ink) multiplyInk(context, engine, ink, band);
    await othersFirst();
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    context.canvas.toBlob(resolve, 'image/png');
  });
  release(context);
  if (!blob) throw new Error('the browser could not write the picture');
  return blob;
}
