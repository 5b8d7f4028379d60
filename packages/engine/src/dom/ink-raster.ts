import { intersect } from '../core/box.ts';
import type { Box, Engine } from '../engine.ts';
import { drawInk, offscreen, release, type Ink } from './ink.ts';
import { toCanvasBox, toPageBox, type PageTransform } from './presenter.ts';

const LONGEST_SIDE = 2048;
const NOTHING: Box = { left: 0, top: 0, right: 1, bottom: 1 };
/** Rows of a band. */
const BAND_ROWS = 128;

/**
 * Ink to be rasterised: so many pixels that show a part of the page, given in page pixels (whole numbers not needed).
 */
export interface InkPlan {
  readonly width: number;
  readonly height: number;
  readonly part: Box;
  /** Draws all of it; the context counts in its pixels. */
  draw(context: CanvasRenderingContext2D): void;
}

/** Some rows of ink from `top` on, in the upper rows of a context's canvas. */
export interface InkBand {
  readonly context: CanvasRenderingContext2D;
  readonly top: number;
  readonly rows: number;
}

/** Ink of the whole page at the size it has on the canvas at 100 %. */
export function planWhole(ink: Ink, engine: Engine, scale: number): InkPlan {
  const most = LONGEST_SIDE / Math.max(engine.width, engine.height);
  const used = Math.min(scale, most);
  const [width, height] = [Math.round(engine.width * used), Math.round(engine.height * used)];
  return {
    width: Math.max(1, width),
    height: Math.max(1, height),
    part: { left: 0, top: 0, right: engine.width, bottom: engine.height },
    draw: (context) => drawInk(context, ink, width, height),
  };
}

/** Ink of what a canvas shows of the page, one pixel for each of its own, so that lines are crisp at any zoom. */
export function planSharp(ink: Ink, engine: Engine, transform: PageTransform, canvas: Box): InkPlan {
  const page = { left: 0, top: 0, right: engine.width, bottom: engine.height };
  const seen = intersect(toCanvasBox(page, transform), canvas) ?? NOTHING;
  const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
  return {
    width,
    height,
    part: toPageBox(seen, transform),
    draw(context) {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.translate(transform.left - seen.left, transform.top - seen.top);
      drawInk(context, ink, engine.width * transform.scale, engine.height * transform.scale);
    },
  };
}

/**
 * Rasterises ink in bands, one after the other on the same small canvas: each is to be used before the next is asked
 * for.
 */
export function* inkBands({ width, height, draw }: InkPlan): Generator<InkBand, void> {
  const context = offscreen(width, Math.min(height, BAND_ROWS));
  try {
    for (let top = 0; top < height; top += BAND_ROWS) {
      context.setTransform(1, 0, 0, 1, 0, -top);
      draw(context);
      yield { context, top, rows: Math.min(BAND_ROWS, height - top) };
    }
  } finally {
    release(context);
  }
}
