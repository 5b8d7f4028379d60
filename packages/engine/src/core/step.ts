import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { TileStore } from './paint-layer.ts';

/** One action that can be taken back and done again. */
export interface Step {
  /** Where the action stands in the journal. */
  readonly position: number;
  /** Bytes it takes. */
  readonly byteLength: number;
  /** Brings tiles from after the action to before it; gives a box around what changed. */
  undo(tiles: TileStore): Box | null;
  /** Brings tiles from before the action to after it; gives a box around what changed. */
  redo(tiles: TileStore): Box | null;
  /** As undo, on tiles of a moment that is past, in pieces between which others have their turn. */
  undoApart(tiles: TileStore, background: Background): Promise<void>;
  /** Whether it holds nothing but what its action changed. */
  readonly settled: boolean;
  /** Does a piece of the work after which it is settled. It can be used all the while. */
  settle(): void;
  /** Makes it small, elsewhere; until that is done it stays as it is. */
  pack(background: Background): Promise<void>;
  /** Makes it ready for use, elsewhere; a step that is needed sooner unpacks itself. */
  unpack(background: Background): Promise<void>;
}
