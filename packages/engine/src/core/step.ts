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
  /** As undo, on copies of tiles, in slices that yield. */
  undoOnCopies(tiles: TileStore, background: Background): Promise<void>;
  /** Whether it holds nothing but what its action changed. */
  readonly reduced: boolean;
  /** Runs a slice of the work after which it is reduced. It can be used all the while. */
  reduce(): void;
  /** Deflates it in the background; until that is done it stays as it is. */
  pack(background: Background): Promise<void>;
  /** Inflates it in the background; a step that is needed sooner unpacks itself. */
  unpack(background: Background): Promise<void>;
}
