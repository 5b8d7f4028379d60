import type { FillEntry, JournalEntry, StrokeEntry } from '@inkbloom/formats/journal';
import { runToEnd } from './run-to-end.ts';
import { inlineBackground, type Background } from './background.ts';
import type { Box } from './box.ts';
import type { PaintBrushName } from './brushes/brush.ts';
import { BRUSHES } from './brushes/palette.ts';
import { prepareBrush } from './brushes/prepare-brush.ts';
import { forgetUnchanged } from './fence.ts';
import { FillStep } from './fill-step.ts';
import { Filler } from './fill.ts';
import { Glints } from './glints.ts';
import { History } from './history.ts';
import { createKernels } from './kernels/create-kernels.ts';
import type { Kernels } from './kernels/kernels.ts';
import { PaintLayer } from './paint-layer.ts';
import { toPixel } from './pixel.ts';
import type { Regions } from './regions.ts';
import { Stroke, type StrokeStyle } from './stroke.ts';
import { TileStep } from './tile-step.ts';

/** Points of a stroke that are painted in one slice. */
const POINTS_PER_SLICE = 16;
/** Bytes of history beyond which drawing again makes it small before it goes on. */
const HISTORY_LIMIT_BYTES = 32e6;

/** A page being colored: its paint and its history, changed by journal entries alone. */
export class DrawingState {
  readonly layer: PaintLayer;
  readonly history: History;
  /** Where flakes of glitter lie, noted once somebody shows them. */
  readonly glints: Glints;
  notesGlints = false;
  /** Where the next action will stand in the journal. */
  position = 0;
  readonly #background: Background;
  readonly #regions: Regions;
  readonly #filler: Filler;
  #kernels: Kernels | null = null;

  constructor(width: number, height: number, regions: Regions, background: Background = inlineBackground) {
    this.layer = new PaintLayer(width, height);
    this.history = new History(this.layer, background);
    this.glints = new Glints(this.layer);
    this.#background = background;
    this.#regions = regions;
    this.#filler = new Filler(this.layer, regions);
  }

  /** Applies one entry; gives a box around what changed, or null when nothing did. */
  apply(entry: JournalEntry): Box | null {
    return runToEnd(this.play(entry));
  }

  /** As apply, in slices: nothing else may be applied until the last one is done. */
  *play(entry: JournalEntry): Generator<void, Box | null> {
    if (entry.kind === 'stroke') return yield* this.#stroke(entry);
    if (entry.kind === 'fill') return yield* this.#fill(entry);
    this.#filler.forget();
    if (entry.kind === 'undo') return this.history.undo();
    if (entry.kind === 'redo') return this.history.redo();
    yield* this.layer.applyAllPending();
    this.layer.beginEdit();
    this.layer.clear();
    return this.#commitEdit();
  }

  /** Makes ready what a first stroke with a brush would have to wait for, as far as that has time. */
  prepare(brush: PaintBrushName): void {
    this.#readyKernels();
    void prepareBrush(brush, this.#background);
  }

  /** Begins a stroke, which opens an edit. Nothing else may be applied until it ends. */
  beginStroke(style: StrokeStyle): Stroke {
    this.#filler.forget();
    this.layer.beginEdit();
    const glints = this.notesGlints ? this.glints : null;
    if (glints && BRUSHES[style.brush].strewFlakes) glints.notedAt.add(this.position);
    return new Stroke(this.layer, this.#readyKernels(), this.#regions, style, glints);
  }

  /**
   * Ends a stroke as one step of history; gives the box that was painted just now, or null when the stroke never
   * touched the page.
   */
  endStroke(stroke: Stroke): { readonly box: Box | null } | null {
    const box = stroke.finish();
    const tiles = this.layer.endEdit();
    const { inside, brush } = stroke.style;
    if (inside !== undefined || brush === 'eraser') forgetUnchanged(this.layer, tiles);
    if (tiles.size === 0) return null;
    this.history.push(new TileStep(tiles, this.layer, this.position));
    return { box };
  }

  /** Takes a stroke back as if it had never begun; gives the part of the page it had touched. */
  abandonStroke(stroke: Stroke): Box | null {
    stroke.discard();
    const tiles = this.layer.endEdit();
    this.layer.swap(tiles);
    return this.layer.boxOf(tiles.keys());
  }

  #readyKernels(): Kernels {
    return (this.#kernels ??= createKernels(this.layer.width, this.layer.height));
  }

  /** Takes off all paint and forgets the history. */
  reset(): void {
    this.#filler.forget();
    this.layer.beginEdit();
    this.layer.clear();
    this.layer.endEdit();
    this.history.forget();
    this.glints.clear();
  }

  *#stroke({ points, ...style }: StrokeEntry): Generator<void, Box | null> {
    yield* BRUSHES[style.brush].paperSource?.prepare() ?? [];
    const stroke = this.beginStroke(style);
    for (const [i, point] of points.entries()) {
      stroke.add(point);
      if (i % POINTS_PER_SLICE < POINTS_PER_SLICE - 1) continue;
      stroke.paint();
      yield;
    }
    const drawn = this.endStroke(stroke);
    if (this.history.byteLength > HISTORY_LIMIT_BYTES) yield* this.history.reduce();
    return drawn && this.layer.bounds;
  }

  *#fill({ x, y, rgb, opacity }: FillEntry): Generator<void, Box | null> {
    const { width, height } = this.layer;
    if (x >= width || y >= height) return null;
    const color = toPixel(rgb, opacity);
    const plan = yield* this.#filler.plan(x, y, color);
    if (!plan) return null;
    if ('flood' in plan) {
      this.layer.beginEdit();
      yield* plan.flood.paint(color);
      return this.#commitEdit();
    }
    const step = new FillStep(this.layer, plan.pieces, plan.from, color, this.position);
    this.history.push(step);
    this.#filler.know(plan.region, color);
    return step.redo(this.layer);
  }

  /** Ends the edit and keeps it as a step. */
  #commitEdit(): Box | null {
    const tiles = this.layer.endEdit();
    if (tiles.size === 0) return null;
    this.history.push(new TileStep(tiles, this.layer, this.position));
    return this.layer.boxOf(tiles.keys());
  }
}
