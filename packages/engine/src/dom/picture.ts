import { onPaper, type Box, type Engine } from '../engine.ts';
import { drawInk, offscreen, release, type Ink } from './ink.ts';

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

/** Draws the whole picture, paint and ink, over a context's canvas. */
export function drawPicture(context: CanvasRenderingContext2D, engine: Engine, ink: Ink | null): void {
  const { width, height } = context.canvas;
  context.save();
  context.imageSmoothingQuality = 'high';
  context.setTransform(width / engine.width, 0, 0, height / engine.height, 0, 0);
  drawPaint(context, engine, { left: 0, top: 0, right: engine.width, bottom: engine.height });
  if (ink) {
    const lines = offscreen(width, height);
    drawInk(lines, ink, width, height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'multiply';
    context.drawImage(lines.canvas, 0, 0);
    release(lines);
  }
  context.restore();
}

/** The picture at page size as PNG. */
export function exportPng(engine: Engine, ink: Ink | null): Promise<Blob> {
  return pictureBlob(engine, ink, engine.width, 'image/png');
}

/** A small picture, `width` pixels wide, as WebP (PNG where the browser cannot write WebP). */
export function thumbnail(engine: Engine, ink: Ink | null, width: number): Promise<Blob> {
  return pictureBlob(engine, ink, width, 'image/webp');
}

async function pictureBlob(engine: Engine, ink: Ink | null, width: number, type: string): Promise<Blob> {
  const context = offscreen(width, Math.round((width * engine.height) / engine.width));
  drawPicture(context, engine, ink);
  const blob = await new Promise<Blob | null>((resolve) => {
    context.canvas.toBlob(resolve, type, 0.85);
  });
  release(context);
  if (!blob) throw new Error('the browser could not write the picture');
  return blob;
}
