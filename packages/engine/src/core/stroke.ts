import { UNITS_PER_PIXEL, type JournalPoint, type StrokeEntry } from '@inkbloom/formats/journal';
import type { Box } from './box.ts';
import type { Brush } from './brushes/brush.ts';
import type { Flake } from './brushes/flake.ts';
import { BRUSHES } from './brushes/palette.ts';
import { randomFrom } from './random.ts';
import { composite, blendTableOf } from './composite.ts';
import { clearCoverage } from './coverage.ts';
import { DabTrail } from './dab-trail.ts';
import { Fence } from './fence.ts';
import type { Glints } from './glints.ts';
import type { Kernels, BlendTable } from './kernels/kernels.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Regions } from './regions.ts';
import { StrokeGlints } from './stroke-glints.ts';
import { TileParts } from './tile-parts.ts';

/**
 * What a stroke is drawn with: a journal entry without its points; to be inside 0 is to be inside the first region
 * touched.
 */
export type StrokeStyle = Omit<StrokeEntry, 'kind' | 'points'>;

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
  readonly #trail: DabTrail;
  readonly #glints: StrokeGlints | null;
  readonly #touched: TileParts;
  readonly #waiting: TileParts;

  /** Its flakes are noted in `glints`, where that is given. */
  constructor(
    layer: PaintLayer,
    kernels: Kernels,
    regions: Regions,
    style: StrokeStyle,
    glints: Glints | null = null,
  ) {
    this.#layer = layer;
    this.#kernels = kernels;
    this.#style = style;
    this.#brush = BRUSHES[style.brush];
    this.#table = blendTableOf(this.#brush, { ...style, width: style.size / UNITS_PER_PIXEL });
    this.#fence = style.inside === undefined ? null : new Fence(layer, regions, style.inside);
    this.#touched = new TileParts(layer);
    this.#waiting = new TileParts(layer);
    this.#glints = glints && this.#brush.strewFlakes ? new StrokeGlints(glints, layer, this.#fence) : null;
    const random = randomFrom(style.seed);
    const noted = this.#glints;
    const onFlake = noted ? (flake: Flake) => noted.add(flake) : undefined;
    this.#trail = new DabTrail(this.#brush, style.size / UNITS_PER_PIXEL, (dab) => {
      this.#waiting.add(this.#brush.drawDab(kernels, dab, random, onFlake));
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
  add(point: JournalPoint): void {
    this.#fence?.touch(point.x / UNITS_PER_PIXEL, point.y / UNITS_PER_PIXEL);
    this.#trail.add(point);
  }

  /** Paints what waits; how often this is called does not change the outcome. */
  paint(): void {
    if (this.#fence?.region === 0) return;
    this.#touched.addAll(this.#waiting);
    composite(this.#layer, this.#kernels, this.#waiting.take(), this.#table, this.#fence);
    this.#glints?.note();
  }

  /** Ends the line, paints the rest, gives its box and leaves the coverage buffer empty for the next stroke. */
  finish(): Box | null {
    this.#trail.finish();
    const rest = this.waiting;
    this.paint();
    this.#glints?.finish();
    this.discard();
    return rest;
  }

  /** Leaves the coverage buffer empty without painting. */
  discard(): void {
    this.#touched.addAll(this.#waiting);
    for (const box of this.#touched.takeRows()) clearCoverage(this.#kernels.coverage, box);
  }
}
