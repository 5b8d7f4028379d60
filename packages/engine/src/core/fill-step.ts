import type { Box } from './box.ts';
import type { TileStore } from './paint-layer.ts';
import type { Pixel } from './pixel.ts';
import { paintTileRuns, type TileRuns } from './tile-runs.ts';
import type { Step } from './step.ts';

/** A whole region that went from one color to another: nothing but the two colors has to be kept. */
export class FillStep implements Step {
  readonly position: number;
  readonly #pieces: TileRuns;
  readonly #from: Pixel;
  readonly #to: Pixel;
  /** Tiles that did not exist before. */
  readonly #born: readonly number[];

  /** A fill that is about to happen; redo does it. */
  constructor(tiles: TileStore, pieces: TileRuns, from: Pixel, to: Pixel, position: number) {
    this.position = position;
    this.#pieces = pieces;
    this.#from = from;
    this.#to = to;
    this.#born = from === 0 ? [...new Set(pieces.tile)].filter((index) => !tiles.tile(index)) : [];
  }

  get byteLength(): number {
    return 16 + 2 * this.#born.length;
  }

  undo(tiles: TileStore): Box {
    paintTileRuns(tiles, this.#pieces, this.#from);
    for (const index of this.#born) tiles.put(index, undefined);
    return this.#pieces.box;
  }

  redo(tiles: TileStore): Box {
    paintTileRuns(tiles, this.#pieces, this.#to);
    return this.#pieces.box;
  }

  /** Filling takes no time. */
  async undoOnCopies(tiles: TileStore): Promise<void> {
    this.undo(tiles);
  }

  get reduced(): boolean {
    return true;
  }

  reduce(): void {}

  /** It is as small as it can be. */
  async pack(): Promise<void> {}

  /** It is always ready. */
  async unpack(): Promise<void> {}
}
