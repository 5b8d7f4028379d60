import type { RegionMap } from '@inkbloom/formats/region-map';
import { isInner, type ShapePoint, type Shape } from './shapes.ts';
import { wash } from './wash.ts';

const WHITE = '#FFFFFF';
/** Milliseconds that a color takes to reach the end of its shape. */
const BLOOM = 240;

/** A page that takes color. */
export interface ColorablePage {
  /** Lays a color into a shape, spreading from a point; the color that lies there already is lifted off again. */
  fill(shape: Shape, hex: string, from: ShapePoint): 'filled' | 'lifted';
}

/** Where the visitor finds the page already colored: to the lower right of a slanted line. */
function isBegun(shape: Shape, { width, height }: RegionMap): boolean {
  return isInner(shape) && (0.9 * shape.heart.x) / width + (0.45 * shape.heart.y) / height > 0.6;
}

/** Takes the colors of the finished page for the shapes that are begun. */
function begin(
  context: CanvasRenderingContext2D,
  map: RegionMap,
  shapes: readonly Shape[],
  example: HTMLImageElement,
): void {
  const begun = new Set(shapes.filter((shape) => isBegun(shape, map)).map(({ id }) => id));
  context.drawImage(example, 0, 0, map.width, map.height);
  const pixels = context.getImageData(0, 0, map.width, map.height);
  for (let at = 0; at < map.ids.length; at++) {
    if (!begun.has(map.ids[at]!)) pixels.data[at * 4 + 3] = 0;
  }
  context.putImageData(pixels, 0, 0);
}

/** A shape's wash as a picture of its box. */
function patch(map: RegionMap, shape: Shape, hex: string): OffscreenCanvas {
  const pixels = new ImageData(wash(map, shape, hex), shape.right - shape.left);
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas;
}

/** Draws a picture of a shape's box so that it spreads from a point, or at once for those who want no motion. */
function spread(
  context: CanvasRenderingContext2D,
  picture: OffscreenCanvas,
  shape: Shape,
  from: ShapePoint,
): void {
  const { left, top, right, bottom } = shape;
  const reach = Math.hypot(Math.max(from.x - left, right - from.x), Math.max(from.y - top, bottom - from.y));
  const started = performance.now();
  function frame(now: number): void {
    const time = Math.min(1, Math.max(0, now - started) / BLOOM);
    context.save();
    context.beginPath();
    context.arc(from.x, from.y, reach * (1 - (1 - time) ** 3), 0, 2 * Math.PI);
    context.clip();
    context.drawImage(picture, left, top);
    context.restore();
    if (time < 1) requestAnimationFrame(frame);
    else context.drawImage(picture, left, top);
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) context.drawImage(picture, left, top);
  else requestAnimationFrame(frame);
}

/**
 * Makes a canvas of the region map's size take color.
 * @param example the finished page's colors, for the shapes that are begun; null leaves the page white
 */
export function createPaper(
  canvas: HTMLCanvasElement,
  map: RegionMap,
  shapes: readonly Shape[],
  example: HTMLImageElement | null,
): ColorablePage {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to color on.');
  if (example) begin(context, map, shapes, example);
  const colors = new Map<number, string>();
  return {
    fill(shape, hex, from) {
      const lifted = colors.get(shape.id) === hex;
      if (lifted) colors.delete(shape.id);
      else colors.set(shape.id, hex);
      spread(context, patch(map, shape, lifted ? WHITE : hex), shape, from);
      return lifted ? 'lifted' : 'filled';
    },
  };
}
