import type { JournalEntry } from '@inkbloom/formats/journal';
import type { RegionMap } from '@inkbloom/formats/region-map';
import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { JournalSource, Restored } from './reopen.ts';
import type { PageQueries } from './page-queries.ts';
import type { RegionPosition } from './region-position.ts';
import type { Settings } from './settings.ts';
import type { EngineState } from './state.ts';
import type { Point, View } from './viewport.ts';

/** What an engine is made for. */
export interface EngineOptions {
  /** Page pixels; the longer side is 2048. */
  readonly width: number;
  readonly height: number;
  /** Null when the page has no line art: the whole page is one region then. */
  readonly regions: RegionMap | null;
  /** What the brushes' chance is drawn from; 0 unless told. */
  readonly seed?: number;
  /** Where work is left that need not be done at once; all is done at once unless told. */
  readonly background?: Background;
  /** Milliseconds, of which only differences count. */
  readonly clock?: () => number;
}

/** One sample of a pointer, in view pixels from the view's top left corner. */
export interface PointerSample {
  /** `end` ends a gesture where it is; `cancel` takes it back, since the device found that it was none. */
  readonly phase: 'down' | 'move' | 'up' | 'end' | 'cancel';
  readonly x: number;
  readonly y: number;
  /** 0 to 1; used for pens alone. */
  readonly pressure: number;
  readonly pointerType: 'mouse' | 'touch' | 'pen';
  /** How far a pen leans over, 0 (upright, the default) to 1 (flat). */
  readonly tilt?: number;
  /** Whether it is the eraser end of a pen, which erases whatever brush is chosen. */
  readonly isEraser?: boolean;
}

/** Which regions wait for paint. */
export interface UncoloredSearch {
  /** The region to go on from; from the beginning unless told. */
  readonly after?: number;
  /** Regions of which less than this share (0 to 1) has paint; half unless told. */
  readonly below?: number;
}

/** A region that waits for paint. */
export interface UncoloredRegion extends RegionPosition {
  readonly region: number;
}

/** What can be undone and redone. */
export type ActionKind = Exclude<JournalEntry['kind'], 'undo' | 'redo'> | 'erase';

/** Whether a command came from fingers on the page; else from a key or a button. */
export interface CommandSource {
  readonly byTouch: boolean;
}

/** A change of what can be undone and redone. */
export type HistoryChange =
  | (CommandSource & {
      readonly kind: 'undone' | 'redone';
      readonly action: ActionKind;
    })
  | {
      /** A new action dropped so many undone ones; `bringBack` does them again for ten seconds. */
      readonly kind: 'dropped';
      readonly count: number;
    };

/** Where the page stands in the view: view = origin + page * scale. */
export interface Placement {
  readonly origin: Point;
  readonly scale: number;
  readonly view: View;
}

/** What moves the page in its view. */
export interface ViewCommands {
  zoomIn(): void;
  zoomOut(): void;
  zoomReset(): void;
  /** One notch of a wheel at a view place: deltaY below 0 zooms in. */
  wheel(at: Point, deltaY: number): void;
  /** Two fingers at once: the place between them, how far it went in view pixels, how much they spread. */
  pinch(at: Point, by: Point, factor: number): void;
  /** Two fingers begin to move and zoom the page, with this view point between them. */
  beginPinch(at: Point): void;
  /** Moves and zooms the page from where the pinch began: by so much, with its first point now at this one. */
  movePinch(at: Point, factor: number): void;
  /** Brings the page back to where the pinch began. */
  cancelPinch(): void;
  panBy(dx: number, dy: number): void;
  /** Brings a share of the page (0 to 1) to the middle of the view. */
  centerOn(x: number, y: number): void;
  /** Tells the engine what it is shown on. The drawing does not change. */
  setView(view: View): void;
}

/** The paint on the page, in page pixels. */
export interface PaintAccess {
  /** Tells of each part of the page whose paint changes, in page pixels. */
  onPaint(listener: (box: Box) => void): () => void;
  /** Whether there is nowhere any paint in a box of page pixels; false perhaps where all of it was taken off again. */
  isEmpty(box: Box): boolean;
  /**
   * Does a short piece of what is done in pieces, or of what an undo or redo has left to be done in a box; says whether
   * nothing is left of it. Reading the paint does all of it at once, so whoever shows it asks here first.
   */
  applyPendingPaint(box: Box): boolean;
  /**
   * Copies paint row by row as words 0xAABBGGRR, color multiplied by alpha, into the first of the given words if there
   * are any; places off the page are 0.
   */
  readPaint(box: Box, into?: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer>;
  /**
   * Finishes work that runs in slices, such as a fill over much paint. Reading or changing the drawing does so by
   * itself.
   */
  finishNow(): void;
}

/** The flakes of glitter that catch the light as the page moves. */
export interface GlintAccess {
  /**
   * Tells where glints come and go although no paint changes, in page pixels; where paint changes, onPaint does. From
   * the first listener on, flakes are noted as they are painted, and those that are there already are looked for in
   * free moments.
   */
  onGlints(listener: (box: Box) => void): () => void;
  /** As Glints.read: the glints that show in the square of the page with this place. */
  readGlints(x: number, y: number, into: Uint32Array): number;
}

/** What is kept of a drawing, and how it is opened again. */
export interface JournalAccess {
  /** Hands out the bytes of each finished action for keeping. */
  onGesture(listener: (entry: Uint8Array<ArrayBuffer>) => void): () => void;
  /** Everything done so far, as one journal. */
  journal(): Uint8Array<ArrayBuffer>;
  /**
   * Starts over and does again what a journal (whole, or as its entries' bytes) holds, history included, as far as it
   * is whole. Says whether some of it was damaged and left out. A journal of another page size throws a RangeError.
   */
  replay(source: JournalSource): { readonly damaged: boolean };
  /**
   * As replay, but from the last keyframe in the journal and in slices that yield. Until it is done every change
   * throws.
   */
  restore(source: JournalSource): Promise<Restored>;
  /**
   * A keyframe to keep with the gestures so far, made in the background: placed behind them it spares restore most of
   * them. Null while something is being drawn, and where the background fails.
   */
  keyframe(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A page being colored. */
export interface Engine extends PageQueries, ViewCommands, PaintAccess, GlintAccess, JournalAccess {
  readonly width: number;
  readonly height: number;
  /** The present state; the same object until something changes. */
  state(): EngineState;
  /** Tells of every new state and every new placement; the answer ends it. Fits React's useSyncExternalStore. */
  subscribe(listener: () => void): () => void;
  /**
   * Changes what is drawn with. An unknown brush or an impossible region to stay inside throws a RangeError; a
   * malformed color is passed over.
   */
  set(change: Partial<Settings>): void;
  /** Feeds one pointer sample to the tool in hand. */
  pointer(sample: PointerSample): void;
  /**
   * Fills at a share of the page (0 to 1) in the present color, or in one of 3 or 6 hex digits (anything else is
   * white). Places off the page are ignored. Says whether it changes anything; over much paint it runs in slices.
   */
  fillAt(x: number, y: number, color?: string): boolean;
  /** Takes the last action back; gives what it was, or null when there is nothing. */
  undo(by?: CommandSource): ActionKind | null;
  /** Does the last undone action again; gives what it was, or null when there is nothing. */
  redo(by?: CommandSource): ActionKind | null;
  /**
   * Does undone actions again that a new one dropped in the last ten seconds, on top of what there is now; gives how
   * many of them changed anything. Clears are left out.
   */
  bringBack(): number;
  /** Tells of each undo and redo, and of undone actions that were dropped. */
  onHistory(listener: (change: HistoryChange) => void): () => void;
  /** Takes all paint off as one step; a page without paint stays as it is. */
  clear(): void;
  placement(): Placement;
  /** Width of the brush in view pixels as it stands. */
  brushWidth(): number;
}
