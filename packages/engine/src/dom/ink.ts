import type { Luma } from '../core/label-regions.ts';
import { yieldToMain } from './yield-to-main.ts';

/** Rows that are read at once. */
const BAND_ROWS = 512;

/** The line art of a page, decoded and ready to be drawn at any size. */
export interface Ink {
  readonly image: HTMLImageElement;
}

/**
 * Loads line art (SVG, PNG or WebP). It is decoded as an `<img>`, for createImageBitmap refuses SVG. Rejects when it
 * cannot be loaded.
 */
export async function loadInk(url: string): Promise<Ink> {
  const image = new Image();
  // From another server, as in a native shell, it could be shown and not painted with.
  image.crossOrigin = 'anonymous';
  image.decoding = 'async';
  image.src = url;
  await image.decode();
  return { image };
}

/** Draws line art on white over a width and height; vector art is rasterised at the size it is drawn. */
export function drawInk(context: CanvasRenderingContext2D, ink: Ink, width: number, height: number): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(ink.image, 0, 0, width, height);
}

/**
 * A canvas that is in no document, with its context. It stays in main memory, where vector art gets finer edges than on
 * many graphics cards. Throws where the browser gives none.
 */
export function offscreen(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no 2D canvas');
  return context;
}

/** Gives a canvas' memory back at once instead of when it is collected. */
export function release({ canvas }: CanvasRenderingContext2D): void {
  canvas.width = 0;
  canvas.height = 0;
}

/**
 * The gray picture of line art that labelRegions takes, at a width and height in cells. Drawing and reading it are
 * tasks of their own, so that the page does not stand still for long.
 */
export async function lumaOf(ink: Ink, width: number, height: number): Promise<Luma> {
  const context = offscreen(width, height);
  drawInk(context, ink, width, height);
  const values = new Uint8Array(width * height);
  for (let top = 0; top < height; top += BAND_ROWS) {
    await yieldToMain();
    const rows = Math.min(BAND_ROWS, height - top);
    const { data } = context.getImageData(0, top, width, rows);
    for (let at = 0; at < width * rows; at++) {
      const [red, green, blue] = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!];
      values[top * width + at] = (red * 77 + green * 150 + blue * 29) >> 8;
    }
  }
  release(context);
  return { width, height, values };
}
