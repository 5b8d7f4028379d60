import type { EngineState, UncoloredRegion } from '@inkbloom/engine';

/** A page that is being colored, as the controls use it. */
export interface EngineControls {
  readonly brushes: readonly string[];
  /** Page pixels. */
  readonly width: number;
  readonly height: number;
  state(): EngineState;
  subscribe(listener: () => void): () => void;
  /** Tells after every action that the picture may have changed. */
  onPicture(listener: () => void): () => void;
  undo(): void;
  redo(): void;
  clear(): void;
  zoomIn(): void;
  zoomOut(): void;
  resetZoom(): void;
  /** Brings a place of the page, in shares of it, to the middle of the window. */
  lookAt(x: number, y: number): void;
  /** Paints the whole picture, as it is now, over all of a small canvas. */
  paintSmall(canvas: HTMLCanvasElement): Promise<void>;
  /** Resolves once the first stroke with a brush has nothing to wait for. */
  brushReady(brush: string): Promise<void>;
  /** Does again what a new action dropped of the undone ones, for ten seconds. */
  bringBack(): void;
  /** The colors of this drawing, #RRGGBB, the one used most often first. */
  usedColors(): readonly string[];
  /** Brings the next area that waits for paint before the eyes; null when there is none. */
  findNext(): UncoloredRegion | null;
  /** Fills at a place of the page, in shares of it, with the color in hand. */
  fillAt(x: number, y: number): void;
}
