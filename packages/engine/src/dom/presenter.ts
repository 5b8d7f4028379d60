import type { Box, Engine, Placement } from '../engine.ts';
import type { InkPlan } from './ink-raster.ts';
import type { Surround } from './surround.ts';

/** Where a page stands on a canvas, in device pixels. */
export interface PageTransform {
  readonly left: number;
  readonly top: number;
  /** Device pixels per page pixel. */
  readonly scale: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Ink of the whole page for moving about, and of exactly what is in view for standing still. */
export type InkLayer = 'whole' | 'sharp';

/** Puts the page on a canvas, and its surround around it. */
export interface Presenter {
  readonly kind: 'webgl2' | 'canvas2d';
  /** Takes ink away. */
  dropInk(layer: InkLayer): void;
  /** Rasterises ink of a layer in slices. It replaces what the layer shows after the last slice. */
  rasterizeInk(layer: InkLayer, plan: InkPlan): Generator<void, void>;
  /** Takes over what is to be seen around the page; it is there from the next drawing of everything. */
  setSurround(surround: Surround): void;
  /** Whether the graphics still have so much to do that handing more over would have to wait. */
  busy(): boolean;
  /** Takes over changed paint of a box of page pixels. */
  uploadPaint(engine: Engine, box: Box): void;
  /**
   * Takes over which glints show in a box of page pixels; gives the part of it in which any came or went, or null, as
   * it does where they are not drawn.
   */
  updateGlints(engine: Engine, box: Box): Box | null;
  /** Runs a slice of what a transform of another scale needs; true when nothing is left. */
  follow(engine: Engine, transform: PageTransform): boolean;
  /** Draws what lies in a box of device pixels, null for all of the canvas. */
  draw(engine: Engine, transform: PageTransform, box: Box | null): void;
  /** Gives memory back at once; the canvas cannot be used again. */
  destroy(): void;
}

/** Where the engine's placement puts the page on a canvas with so many device pixels per CSS pixel. */
export function transformOf({ origin, scale }: Placement, ratio: number): PageTransform {
  return { left: origin.x * ratio, top: origin.y * ratio, scale: scale * ratio, ratio };
}

/** The device pixels a box of page pixels touches, a little more at each side for smoothing. */
export function toCanvasBox(box: Box, { left, top, scale }: PageTransform): Box {
  return {
    left: Math.floor(left + box.left * scale) - 2,
    top: Math.floor(top + box.top * scale) - 2,
    right: Math.ceil(left + box.right * scale) + 2,
    bottom: Math.ceil(top + box.bottom * scale) + 2,
  };
}

/** The page pixels (fractions kept) under a box of device pixels. */
export function toPageBox(box: Box, { left, top, scale }: PageTransform): Box {
  return {
    left: (box.left - left) / scale,
    top: (box.top - top) / scale,
    right: (box.right - left) / scale,
    bottom: (box.bottom - top) / scale,
  };
}
