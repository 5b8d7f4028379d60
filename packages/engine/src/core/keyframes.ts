import { decodeEntry, type JournalEntry } from '@inkbloom/formats/journal';
import { decodeTiles, type Keyframe } from '@inkbloom/formats/keyframe';
import { flipWords, packWords, unpackWords } from '@inkbloom/formats/word-runs';
import type { Background } from './background.ts';
import type { Debt } from './debts.ts';
import type { Drawing } from './drawing.ts';
import { TILE, type Tile, type TileEdit, type TileStore } from './paint-layer.ts';
import type { Step } from './step.ts';

/** A drawing at one moment. Its tiles and steps stay as they are, so that it is taken at once and worked on later. */
export interface Moment {
  readonly entries: number;
  readonly tiles: readonly Tile[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

/** Takes the moment after so many entries; no edit may be open. */
export function momentOf({ layer, history }: Drawing, entries: number): Moment {
  return {
    entries,
    tiles: layer.keepAll(),
    undo: [...history.undoSteps],
    redo: history.redoSteps.toReversed(),
  };
}

/** Makes a keyframe of a moment, as bytes that can stand in its journal. */
export async function makeKeyframe(
  { entries, tiles, undo, redo }: Moment,
  background: Background,
): Promise<Uint8Array<ArrayBuffer>> {
  const base = new Copies(tiles);
  for (const step of undo.toReversed()) {
    await step.undoApart(base, background);
    await background.pause();
  }
  const packed: { index: number; words: Uint32Array<ArrayBuffer> }[] = [];
  for (const [index, tile] of base.tiles.entries()) {
    if (tile) packed.push({ index, words: packWords(tile) });
    await background.pause();
  }
  const keyframe = { entries, undo: positions(undo), redo: positions(redo), tiles: packed };
  return background.order({ kind: 'keyframe', keyframe });
}

/** Tiles of a moment, copied before they are painted on. */
class Copies implements TileStore {
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

  lend(index: number, tile: Tile): void {
    this.#own.delete(index);
    this.tiles[index] = tile;
  }

  owe(index: number, debt: Debt): void {
    flipWords(debt.words(), this.own(index));
  }

  own(index: number): Uint32Array<ArrayBuffer> {
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
export interface Start {
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
): Promise<Start | null> {
  try {
    const tiles: TileEdit = new Map();
    const bytes = await background.order({ kind: 'inflate', bytes: paint.slice() });
    for (const { index, words } of decodeTiles(bytes)) {
      if (index >= tileCount) throw new RangeError('a tile off the page');
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
