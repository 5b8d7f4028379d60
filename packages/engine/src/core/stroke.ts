import { UNITS_PER_PIXEL, type JournalPoint, type StrokeEntry } from '@inkbloom/formats/journal';
import type { Box } from './box.ts';
import type { Brush } from './brushes/brush.ts';
import { BRUSHES } from './brushes/palette.ts';
import { randomFrom } from './random.ts';
import { composite, blendTableOf } from './composite.ts';
import { clearCoverage } from './coverage.ts';
import { Fence } from './fence.ts';
import type { Kernels, BlendTable } from './kernels/kernels.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Regions } from './regions.ts';
import { StrokePath, type PathPoint } from './stroke-path.ts';
import { Taper } from './taper.ts';
import { TileParts } from './tile-parts.ts';

/**
 * What a stroke is drawn with: a journal entry without its points; to be inside 0 is to be inside the first region
 * touched.
 */
export type StrokeStyle = Omit<StrokeEntry, 'kind' | 'points'>;

const LEAST_RADIUS = 0.5;
const SIZE_AT_NO_PRESSURE = 0.3;
/** Wider than brushes once were, radii go in steps: each new one costs drawing a large tip. */
const FINE_UP_TO = 64;
const COARSE_STEP = 8;
/** How much of a line is left at the very ends of its taper. */
const LEAST_SHARE = 0.3;

/**
 * A stroke being drawn inside an open edit. It sees only what the journal keeps, so drawing it again from the
 * journal gives the same pixels.
 */
export class Stroke {
  readonly #layer: PaintLayer;
  readonly #kernels: Kernels;
  readonly #style: StrokeStyle;
  readonly #table: BlendTable;
  readonly #fence: Fence | null;
  readonly #brush: Brush;
  readonly #path: StrokePath;
  readonly #taper: Taper;
  readonly #touched: TileParts;
  readonly #waiting: TileParts;

  constructor(layer: PaintLayer, kernels: Kernels, regions: Regions, style: StrokeStyle) {
    this.#layer = layer;
    this.#kernels = kernels;
    this.#style = style;
    this.#brush = BRUSHES[style.brush];
    this.#table = blendTableOf(this.#brush, { ...style, width: style.size / UNITS_PER_PIXEL });
    this.#fence = style.inside === undefined ? null : new Fence(layer, regions, style.inside);
    this.#touched = new TileParts(layer);
    this.#waiting = new TileParts(layer);
    const random = randomFrom(style.seed);
    this.#taper = new Taper(this.#brush.taper(style.size / UNITS_PER_PIXEL), (point, share) => {
      const thin = LEAST_SHARE + (1 - LEAST_SHARE) * share;
      const dab = { ...point, radius: inSteps(this.#radius(point) * thin), pressure: point.pressure * thin };
      this.#waiting.add(this.#brush.drawDab(kernels, dab, random));
    });
    let gone = 0;
    this.#path = new StrokePath((point) => {
      this.#taper.add(point, gone);
      const spacing = this.#brush.spacing(this.#radius(point));
      gone += spacing;
      return spacing;
    });
  }

  /** What it was drawn with, the region it stays inside known by now. */
  get style(): StrokeStyle {
    return this.#fence ? { ...this.#style, inside: this.#fence.region } : this.#style;
  }

  /** What is covered but not painted yet, or null. */
  get waiting(): Box | null {
    return this.#waiting.box;
  }

  /** Goes on to a point. */
  add({ x, y, pressure, tilt = 0 }: JournalPoint): void {
    const [pageX, pageY] = [x / UNITS_PER_PIXEL, y / UNITS_PER_PIXEL];
    this.#fence?.touch(pageX, pageY);
    this.#path.add({ x: pageX, y: pageY, pressure: pressure / 255, tilt: tilt / 255 });
  }

  /** Paints what waits; how often this is called does not change the outcome. */
  paint(): void {
    if (this.#fence?.region === 0) return;
    this.#touched.addAll(this.#waiting);
    composite(this.#layer, this.#kernels, this.#waiting.take(), this.#table, this.#fence);
  }

  /** Ends the line, paints the rest, gives its box and leaves the coverage buffer empty for the next stroke. */
  finish(): Box | null {
    this.#path.finish();
    this.#taper.finish();
    const rest = this.waiting;
    this.paint();
    this.discard();
    return rest;
  }

  /** Leaves the coverage buffer empty without painting. */
  discard(): void {
    this.#touched.addAll(this.#waiting);
    for (const box of this.#touched.takeRows()) clearCoverage(this.#kernels.coverage, box);
  }

  #radius({ pressure }: PathPoint): number {
    const share = SIZE_AT_NO_PRESSURE + (1 - SIZE_AT_NO_PRESSURE) * pressure;
    return Math.max(LEAST_RADIUS, (this.#style.size / UNITS_PER_PIXEL / 2) * share);
  }
}

function inSteps(radius: number): number {
  return radius > FINE_UP_TO ? Math.round(radius / COARSE_STEP) * COARSE_STEP : radius;
}
