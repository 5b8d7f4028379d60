import type { Box } from './box.ts';
import { packedSize, packTile, unpackTile, type PackedTile } from './packed-tile.ts';
import type { PaintLayer, TileEdit } from './paint-layer.ts';

/** Snapshots kept, the current one included (CAN-7): one fewer can be undone. */
const SNAPSHOTS = 20;

type Step = Map<number, PackedTile>;

/**
 * What can be undone and redone. A step holds only the tiles its action changed, as they were on the other
 * side of it, packed in runs.
 */
export class History {
  readonly #layer: PaintLayer;
  #undo: Step[] = [];
  #redo: Step[] = [];

  constructor(layer: PaintLayer) {
    this.#layer = layer;
  }

  /** Whether an action can be undone. */
  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  /** Whether an undone action can be done again. */
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** Bytes all steps take. */
  get byteLength(): number {
    const steps = [...this.#undo, ...this.#redo];
    const tiles = steps.flatMap((step) => [...step.values()]);
    return tiles.reduce((sum, tile) => sum + packedSize(tile), 0);
  }

  /** Keeps a finished edit as one step and drops what could be redone. */
  keep(edit: TileEdit): void {
    this.#undo.push(pack(edit));
    if (this.#undo.length >= SNAPSHOTS) this.#undo.shift();
    this.#redo = [];
  }

  /** Takes the last action back; gives the changed part of the page, or null when there is nothing. */
  undo(): Box | null {
    return this.#move(this.#undo, this.#redo);
  }

  /** Does the last undone action again; gives the changed part of the page, or null when there is nothing. */
  redo(): Box | null {
    return this.#move(this.#redo, this.#undo);
  }

  /** Forgets every step. */
  forget(): void {
    this.#undo = [];
    this.#redo = [];
  }

  #move(from: Step[], to: Step[]): Box | null {
    const step = from.pop();
    if (!step) return null;
    const tiles: TileEdit = new Map(Array.from(step, ([index, tile]) => [index, unpackTile(tile)]));
    to.push(pack(this.#layer.swap(tiles)));
    return this.#layer.boxOf(step.keys());
  }
}

function pack(edit: TileEdit): Step {
  return new Map(Array.from(edit, ([index, tile]) => [index, packTile(tile)]));
}
