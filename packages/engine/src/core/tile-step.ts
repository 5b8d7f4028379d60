import { flipWords } from '@inkbloom/formats/word-runs';
import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { PendingFlip } from './pending-flips.ts';
import type { PaintLayer, Tile, TileEdit, TileStore } from './paint-layer.ts';
import { PackedWords } from './packed-words.ts';
import type { Step } from './step.ts';
import { differenceOf } from './tile-difference.ts';

/** Groups sent to the worker at once. */
const BATCH = 8;

/** A changed tile, whole, as it was and as it became. */
interface TileChange {
  readonly index: number;
  readonly before: Tile;
  readonly after: Tile;
}

/** A changed tile of which the difference is known. */
class TileDiff implements PendingFlip {
  readonly index: number;
  /** Whether there was no tile before, and whether there is none after. */
  readonly bareBefore: boolean;
  readonly bareAfter: boolean;
  readonly #words: PackedWords;
  readonly #place: number;

  constructor({ index, before, after }: TileChange, packed: PackedWords) {
    this.index = index;
    this.bareBefore = !before;
    this.bareAfter = !after;
    this.#words = packed;
    this.#place = packed.add(differenceOf(before, after));
  }

  words(): Uint32Array {
    return this.#words.at(this.#place);
  }
}

/** Tiles whose differences are packed together. */
interface DiffGroup {
  readonly packed: PackedWords;
  readonly diffs: TileDiff[];
}

/**
 * One action as what it changed. At first it holds the tiles before and after, so that ending a long stroke costs next
 * to nothing; reduced, it holds the difference of each, which serves both ways.
 */
export class TileStep implements Step {
  readonly position: number;
  readonly #box: Box | null;
  readonly #groups: DiffGroup[] = [];
  #changes: readonly TileChange[] | null;
  #done = 0;

  /** A step from the tiles an edit replaced to the tiles of the layer as they are now. */
  constructor(replaced: TileEdit, layer: PaintLayer, position: number) {
    this.#changes = Array.from(replaced, ([index, before]) => ({
      index,
      before,
      after: layer.snapshot(index),
    }));
    this.#box = layer.boxOf(replaced.keys());
    this.position = position;
  }

  get byteLength(): number {
    const whole = (this.#changes ?? []).reduce((sum, { before }) => sum + (before?.byteLength ?? 0), 0);
    return this.#groups.reduce((sum, { packed }) => sum + packed.byteLength, whole);
  }

  get reduced(): boolean {
    return !this.#changes;
  }

  reduce(): void {
    const change = this.#changes?.[this.#done++];
    if (change) {
      const { packed, diffs } = this.#openGroup();
      diffs.push(new TileDiff(change, packed));
    }
    if (this.#changes && this.#done >= this.#changes.length) this.#changes = null;
  }

  undo(tiles: TileStore): Box | null {
    return this.#apply(tiles, 'before', 'bareBefore');
  }

  redo(tiles: TileStore): Box | null {
    return this.#apply(tiles, 'after', 'bareAfter');
  }

  async undoOnCopies(tiles: TileStore, background: Background): Promise<void> {
    if (this.#changes) return void this.undo(tiles);
    for (const { packed, diffs } of this.#groups) {
      const words = await packed.read(background);
      for (const [i, { index, bareBefore }] of diffs.entries()) {
        if (bareBefore) tiles.put(index, undefined);
        else flipWords(words[i]!, tiles.mutable(index));
      }
      await background.pause();
    }
  }

  async pack(background: Background): Promise<void> {
    if (this.reduced) await this.#inBatches((packed) => packed.pack(background));
  }

  async unpack(background: Background): Promise<void> {
    await this.#inBatches((packed) => packed.unpack(background));
  }

  /** A few at once keep the worker busy; posting all of them would block. */
  async #inBatches(work: (packed: PackedWords) => Promise<void>): Promise<void> {
    for (let at = 0; at < this.#groups.length; at += BATCH) {
      await Promise.all(this.#groups.slice(at, at + BATCH).map(({ packed }) => work(packed)));
    }
  }

  #apply(tiles: TileStore, to: 'before' | 'after', bare: 'bareBefore' | 'bareAfter'): Box | null {
    if (this.#changes) for (const change of this.#changes) tiles.shareReadOnly(change.index, change[to]);
    else for (const { diffs } of this.#groups) deferDiffs(tiles, diffs, bare);
    return this.#box;
  }

  #openGroup(): DiffGroup {
    const last = this.#groups.at(-1);
    if (last && !last.packed.isFull) return last;
    const group = { packed: new PackedWords(), diffs: [] };
    this.#groups.push(group);
    return group;
  }
}

function deferDiffs(tiles: TileStore, diffs: readonly TileDiff[], bare: 'bareBefore' | 'bareAfter'): void {
  for (const diff of diffs) {
    if (diff[bare]) tiles.put(diff.index, undefined);
    else tiles.defer(diff.index, diff);
  }
}
