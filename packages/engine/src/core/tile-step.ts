import { flipWords } from '@inkbloom/formats/word-runs';
import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { Debt } from './debts.ts';
import type { PaintLayer, Tile, TileEdit, TileStore } from './paint-layer.ts';
import { Parcel } from './parcel.ts';
import type { Step } from './step.ts';
import { differenceOf } from './tile-difference.ts';

/** Parcels on their way to and from the worker. */
const AT_ONCE = 8;

/** A changed tile, whole, as it was and as it became. */
interface Change {
  readonly index: number;
  readonly before: Tile;
  readonly after: Tile;
}

/** A changed tile of which the difference is known. */
class Part implements Debt {
  readonly index: number;
  /** Whether there was no tile before, and whether there is none after. */
  readonly bareBefore: boolean;
  readonly bareAfter: boolean;
  readonly #parcel: Parcel;
  readonly #place: number;

  constructor({ index, before, after }: Change, parcel: Parcel) {
    this.index = index;
    this.bareBefore = !before;
    this.bareAfter = !after;
    this.#parcel = parcel;
    this.#place = parcel.add(differenceOf(before, after));
  }

  words(): Uint32Array {
    return this.#parcel.at(this.#place);
  }
}

/** Some parts and the parcel with their differences. */
interface Lot {
  readonly parcel: Parcel;
  readonly parts: Part[];
}

/**
 * One action as what it changed. At first it holds the tiles before and after, so that ending a long stroke costs next to
 * nothing; settled, it holds for each the difference, which serves both ways.
 */
export class TileStep implements Step {
  readonly position: number;
  readonly #box: Box | null;
  readonly #lots: Lot[] = [];
  #changes: readonly Change[] | null;
  #done = 0;

  /** A step from the tiles an edit replaced to the tiles of the layer as they are now. */
  constructor(replaced: TileEdit, layer: PaintLayer, position: number) {
    this.#changes = Array.from(replaced, ([index, before]) => ({ index, before, after: layer.keep(index) }));
    this.#box = layer.boxOf(replaced.keys());
    this.position = position;
  }

  get byteLength(): number {
    const whole = (this.#changes ?? []).reduce((sum, { before }) => sum + (before?.byteLength ?? 0), 0);
    return this.#lots.reduce((sum, { parcel }) => sum + parcel.byteLength, whole);
  }

  get settled(): boolean {
    return !this.#changes;
  }

  settle(): void {
    const change = this.#changes?.[this.#done++];
    if (change) {
      const { parcel, parts } = this.#openLot();
      parts.push(new Part(change, parcel));
    }
    if (this.#changes && this.#done >= this.#changes.length) this.#changes = null;
  }

  undo(tiles: TileStore): Box | null {
    return this.#go(tiles, 'before', 'bareBefore');
  }

  redo(tiles: TileStore): Box | null {
    return this.#go(tiles, 'after', 'bareAfter');
  }

  async undoApart(tiles: TileStore, background: Background): Promise<void> {
    if (this.#changes) return void this.undo(tiles);
    for (const { parcel, parts } of this.#lots) {
      const words = await parcel.look(background);
      for (const [i, { index, bareBefore }] of parts.entries()) {
        if (bareBefore) tiles.put(index, undefined);
        else flipWords(words[i]!, tiles.own(index));
      }
      await background.pause();
    }
  }

  async pack(background: Background): Promise<void> {
    if (this.settled) await this.#inTurn((parcel) => parcel.pack(background));
  }

  async unpack(background: Background): Promise<void> {
    await this.#inTurn((parcel) => parcel.unpack(background));
  }

  /** A few parcels at once keep a worker busy; all of them would take long to be sent. */
  async #inTurn(work: (parcel: Parcel) => Promise<void>): Promise<void> {
    for (let at = 0; at < this.#lots.length; at += AT_ONCE) {
      await Promise.all(this.#lots.slice(at, at + AT_ONCE).map(({ parcel }) => work(parcel)));
    }
  }

  #go(tiles: TileStore, to: 'before' | 'after', bare: 'bareBefore' | 'bareAfter'): Box | null {
    if (this.#changes) for (const change of this.#changes) tiles.lend(change.index, change[to]);
    else for (const { parts } of this.#lots) owe(tiles, parts, bare);
    return this.#box;
  }

  #openLot(): Lot {
    const last = this.#lots.at(-1);
    if (last && !last.parcel.full) return last;
    const lot = { parcel: new Parcel(), parts: [] };
    this.#lots.push(lot);
    return lot;
  }
}

function owe(tiles: TileStore, parts: readonly Part[], bare: 'bareBefore' | 'bareAfter'): void {
  for (const part of parts) {
    if (part[bare]) tiles.put(part.index, undefined);
    else tiles.owe(part.index, part);
  }
}
