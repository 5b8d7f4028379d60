import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from './bytes.ts';
import { encodeEntry, joinJournal, splitJournal } from './journal.ts';
import { encodeFrame } from './frame.ts';
import {
  decodeKeyframe,
  decodeTiles,
  encodeKeyframe,
  encodeTiles,
  KEYFRAME,
  type Keyframe,
} from './keyframe.ts';
import { flipWords, packWords, unpackWords } from './word-runs.ts';

const header = { width: 256, height: 256 };
const entries = [1, 2, 3].map((x) => encodeEntry({ kind: 'fill', x, y: 4, rgb: 0x8b5a3c, opacity: 255 }));
const paint = encodeTiles([
  { index: 0, words: packWords(new Uint32Array(128 * 128).fill(0xff3c5a8b)) },
  { index: 3, words: packWords(Uint32Array.of(1, 2, 2, 2, 3)) },
]);
const keyframe: Keyframe = { entries: 3, undo: [0, 1], redo: [2], paint };

describe('a keyframe', () => {
  it('still reads the kept journal with a keyframe, and writes it the same', () => {
    const kept = new Uint8Array(
      readFileSync(new URL('../fixtures/journal-1-keyframe-1.bin', import.meta.url)),
    );
    expect(splitJournal(kept)).toEqual({ header, entries, keyframe, damaged: false });
    expect(Buffer.from(joinJournal(header, [...entries, encodeKeyframe(keyframe)])).equals(kept)).toBe(true);
  });

  it('CAN-13 is lost, and no gesture is, when the journal is cut at any byte of it', () => {
    const bytes = joinJournal(header, [...entries, encodeKeyframe(keyframe)]);
    const start = joinJournal(header, entries).length;
    for (let cut = start + 1; cut < bytes.length; cut++) {
      expect(splitJournal(bytes.subarray(0, cut))).toEqual({
        header,
        entries,
        keyframe: null,
        damaged: true,
      });
    }
  });

  it('that was changed ends the journal', () => {
    const bytes = joinJournal(header, [...entries, encodeKeyframe(keyframe)]);
    bytes[bytes.length - 10]! ^= 4;
    expect(splitJournal(bytes)).toMatchObject({ keyframe: null, damaged: true });
  });

  it('of a newer version, or for entries that are not there, is passed over', () => {
    const newer = encodeFrame(Uint8Array.of(KEYFRAME, 2, 77));
    const early = encodeKeyframe(keyframe);
    for (const frame of [newer, early]) {
      const bytes = joinJournal(header, [frame, ...entries]);
      expect(splitJournal(bytes)).toEqual({ header, entries, keyframe: null, damaged: false });
    }
  });

  it('is replaced by a later one', () => {
    const older = encodeKeyframe({ ...keyframe, entries: 2, redo: [] });
    const between = [...entries.slice(0, 2), older, ...entries.slice(2), encodeKeyframe(keyframe)];
    expect(splitJournal(joinJournal(header, between)).keyframe).toEqual(keyframe);
  });

  it('names only entries it stands for', () => {
    const frame = encodeKeyframe({ ...keyframe, entries: 2 });
    expect(() => decodeKeyframe(frame)).toThrow('does not stand for');
    expect(() => decodeKeyframe(entries[0]!)).toThrow('not a keyframe');
  });

  it('gives back its tiles', () => {
    const tiles = [...decodeTiles(paint)];
    expect(tiles.map(({ index }) => index)).toEqual([0, 3]);
    expect(() => [...decodeTiles(paint.subarray(0, -1))]).toThrow(FormatError);
  });
});

describe('words in runs', () => {
  const words = fc
    .array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 9 })), { maxLength: 40 })
    .map((runs) => Uint32Array.from(runs.flatMap(([word, times]) => Array<number>(times).fill(word))));

  it('come back as they were and are never more than one word longer', () => {
    fc.assert(
      fc.property(words, (source) => {
        const packed = packWords(source);
        const back = new Uint32Array(source.length);
        unpackWords(packed, back);
        expect(back).toEqual(source);
        expect(packed.length).toBeLessThanOrEqual(source.length + 1);
      }),
    );
  });

  it('flip back what they flipped', () => {
    fc.assert(
      fc.property(words, (source) => {
        const flipped = new Uint32Array(source.length).fill(5);
        flipWords(packWords(source), flipped);
        expect(flipped).toEqual(source.map((word) => word ^ 5));
        flipWords(packWords(source), flipped);
        expect(flipped).toEqual(new Uint32Array(source.length).fill(5));
      }),
    );
  });

  it('of one word take two words, however many', () => {
    expect(packWords(new Uint32Array(16_384).fill(7))).toHaveLength(2);
  });

  it('refuse another length and what ends early', () => {
    const packed = packWords(Uint32Array.of(1, 2, 3, 4, 4, 4));
    for (const length of [5, 7])
      expect(() => unpackWords(packed, new Uint32Array(length))).toThrow(FormatError);
    expect(() => unpackWords(Uint32Array.of(6, 1, 2), new Uint32Array(6))).toThrow(FormatError);
  });
});
