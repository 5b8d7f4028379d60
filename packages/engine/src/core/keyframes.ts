import { decodeEntry, type JournalEntry } from '@inkbloom/formats/journal';
import { decodeTiles, type Keyframe } from '@inkbloom/formats/keyframe';
import { flipWords, packWords, unpackWords } from '@inkbloom/formats/word-runs';
import type { Background } from './background.ts';
import type { PendingFlip } from './pending-flips.ts';
import type { DrawingState } from './drawing-state.ts';
import { TILE, type Tile, type TileEdit, type TileStore } from './paint-layer.ts';
import type { Step } from './step.ts';

/** A drawing at one moment. Its tiles and steps are immutable, so it is taken at once and encoded later. */
export interface DrawingSnapshot {
  readonly entries: number;
  readonly tiles: readonly Tile[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

/** Takes a snapshot after so many entries; no edit may be open. */
export function snapshotOf({ layer, history }: DrawingState, entries: number): DrawingSnapshot {
  return {
    entries,
    tiles: layer.snapshotAll(),
    undo: [...history.undoSteps],
    redo: history.redoSteps.toReversed(),
  };
}

/** Makes a keyframe of a snapshot, as a frame of its journal. */
export async function makeKeyframe(
  { entries, tiles, undo, redo }: DrawingSnapshot,
  background: Background,
): Promise<Uint8Array<ArrayBuffer>> {
  const base = new TileCopies(tiles);
  for (const step of undo.toReversed()) {
    await step.undoOnCopies(base, background);
    await background.pause();
  }
  const packed: { index: number; words: Uint32Array<ArrayBuffer> }[] = [];
  for (const [index, tile] of base.tiles.entries()) {
    if (tile) packed.push({ index, words: packWords(tile) });
    await background.pause();
  }
  const keyframe = { entries, undo: positions(undo), redo: positions(redo), tiles: packed };
  return background.runJob({ kind: 'keyframe', keyframe });
}

/** Tiles of a snapshot, copied before they are painted on. */
class TileCopies implements TileStore {
  readonly tiles: Tile[];
  readonly #own = new Set<number>();

  constructor(tiles: readonly Tile[]) {
    this.tiles = [...tiles];
  }

  tile(index: number): Tile {
    return this.tiles[index];
  }

  put(index: number, tile: Tile): void {
    this.#own.add(index);
    this.tiles[index] = tile;
  }

  shareReadOnly(index: number, tile: Tile): void {
    this.#own.delete(index);
    this.tiles[index] = tile;
  }

  defer(index: number, flip: PendingFlip): void {
    flipWords(flip.words(), this.mutable(index));
  }

  mutable(index: number): Uint32Array<ArrayBuffer> {
    const now = this.tiles[index];
    if (now && this.#own.has(index)) return now;
    const copy = now ? now.slice() : new Uint32Array(TILE * TILE);
    this.put(index, copy);
    return copy;
  }
}

function positions(steps: readonly Step[]): number[] {
  return steps.map(({ position }) => position);
}

/** A keyframe opened: tiles to begin with, then entries with their positions. */
export interface ReplayStart {
  readonly entries: number;
  readonly tiles: TileEdit;
  readonly again: readonly (readonly [position: number, entry: JournalEntry])[];
  /** How many of the last ones are undone again. */
  readonly undone: number;
}

/** Opens a keyframe of a journal with these entries; null when it cannot be used, and the entries have to do. */
export async function openKeyframe(
  { entries, undo, redo, paint }: Keyframe,
  frames: readonly Uint8Array[],
  tileCount: number,
  background: Background,
): Promise<ReplayStart | null> {
  try {
    const tiles: TileEdit = new Map();
    const bytes = await background.runJob({ kind: 'inflate', bytes: paint.slice() });
    for (const { index, words } of decodeTiles(bytes)) {
      if (index >= tileCount) return null;
      const tile = new Uint32Array(TILE * TILE);
      unpackWords(words, tile);
      tiles.set(index, tile);
      await background.pause();
    }
    const again = [...undo, ...redo].map((at) => [at, decodeEntry(frames[at]!)] as const);
    return { entries, tiles, again, undone: redo.length };
  } catch {
    return null;
  }
}
