import { overWhite, type Box, type Engine } from '../engine.ts';
import { offscreen, release, type Ink } from './ink.ts';
import { yieldToMain } from './yield-to-main.ts';

const BAND_ROWS = 256;
/** Bands overlap so that no seam shows where they are drawn scaled. */
const OVERLAP = 4;

/** A premultiplied pixel as ImageData takes it. */
function straight(pixel: number): number {
  const alpha = pixel >>> 24;
  if (alpha === 0 || alpha === 255) return pixel;
  const channel = (shift: number) =>
    Math.min(255, Math.round((((pixel >>> shift) & 255) * 255) / alpha)) << shift;
  return ((alpha << 24) | channel(0) | channel(8) | channel(16)) >>> 0;
}

/** Draws a box of the paint on white paper; the context counts in page pixels. */
export function drawPaint(context: CanvasRenderingContext2D, engine: Engine, box: Box): void {
  drawWords(context, engine, box, overWhite);
}

function drawWords(
  context: CanvasRenderingContext2D,
  engine: Engine,
  box: Box,
  toShown: (pixel: number) => number,
): void {
  const width = box.right - box.left;
  if (width <= 0) return;
  const scratch = offscreen(width, BAND_ROWS + OVERLAP);
  for (let top = box.top; top < box.bottom; top += BAND_ROWS) {
    const bottom = Math.min(box.bottom, top + BAND_ROWS + OVERLAP);
    const words = engine.readPaint({ ...box, top, bottom });
    const bytes = new Uint8ClampedArray(words.map(toShown).buffer);
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

/** Draws the ink of a box over the paint without its paper: what is white in the line art is clear. */
function drawBareInk(context: CanvasRenderingContext2D, engine: Engine, ink: Ink, box: Box): void {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const lines = offscreen(width, height);
  lines.fillStyle = '#fff';
  lines.fillRect(0, 0, width, height);
  lines.drawImage(ink.image, -box.left, -box.top, engine.width, engine.height);
  const shown = lines.getImageData(0, 0, width, height);
  const { data } = shown;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = 255 - Math.min(data[at]!, data[at + 1]!, data[at + 2]!);
    for (let channel = at; channel < at + 3; channel++) {
      data[channel] = alpha === 0 ? 0 : ((data[channel]! - 255 + alpha) * 255) / alpha;
    }
    data[at + 3] = alpha;
  }
  lines.putImageData(shown, 0, 0);
  context.drawImage(lines.canvas, box.left, box.top);
  release(lines);
}

/** How a picture is made. */
export interface PictureOptions {
  /** Leaves the white paper out: what was not colored is clear. */
  readonly isTransparent?: boolean;
}

/** The picture at page size as PNG. It is drawn in bands and yields between them. */
export async function exportPng(
  engine: Engine,
  ink: Ink | null,
  { isTransparent = false }: PictureOptions = {},
): Promise<Blob> {
  const { width, height } = engine;
  const context = offscreen(width, height);
  for (let top = 0; top < height; top += BAND_ROWS) {
    const band = { left: 0, top, right: width, bottom: Math.min(height, top + BAND_ROWS) };
    drawWords(context, engine, band, isTransparent ? straight : overWhite);
    if (ink) (isTransparent ? drawBareInk : multiplyInk)(context, engine, ink, band);
    await yieldToMain();
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    context.canvas.toBlob(resolve, 'image/png');
  });
  release(context);
  if (!blob) throw new Error('the browser could not write the picture');
  return blob;
}
