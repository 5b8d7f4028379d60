import { decodeJournal, encodeEntry } from '../../packages/formats/src/journal.ts';

/** What a gesture of the simulation is: a fill, told apart by where it was. */
export function gestureOf(number: number): Uint8Array {
  return encodeEntry({ kind: 'fill', x: number, y: 1, rgb: 0, opacity: 255 });
}

const numbers = new WeakMap<Uint8Array, readonly number[]>();

/** The numbers of a journal's gestures. */
export function numbersOf(journal: Uint8Array): readonly number[] {
  const known = numbers.get(journal);
  if (known) return known;
  const found = decodeJournal(journal).entries.map((entry) => ('x' in entry ? entry.x : -1));
  numbers.set(journal, found);
  return found;
}

/** A finished picture: it shows gestures, and its bytes may be lost. */
export class FakePicture {
  readonly type = 'image/png';
  readonly shows: readonly number[];
  isLost = false;

  constructor(shows: readonly number[]) {
    this.shows = shows;
  }

  get size(): number {
    return 8 * this.shows.length;
  }
}

/** A picture as the app's types have it. */
export function asBlob(picture: FakePicture): Blob {
  return picture as unknown as Blob;
}

/** The picture behind the app's types. */
export function asPicture(blob: Blob): FakePicture {
  return blob as unknown as FakePicture;
}
