import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { encodeFrame } from './frame.ts';
import {
  checkJournal,
  decodeEntry,
  decodeJournal,
  encodeEntry,
  encodeJournal,
  joinJournal,
  STROKE_BRUSHES,
  strokeBrushOf,
  type JournalEntry,
  type StrokeEntry,
} from './journal.ts';

const header = { width: 2048, height: 1536 };
const sample: JournalEntry[] = [
  {
    kind: 'stroke',
    brush: 'marker',
    rgb: 0x8b5a3c,
    size: 112,
    opacity: 204,
    seed: 0xdeadbeef,
    points: [
      { x: 1600, y: 1600, pressure: 255 },
      { x: 1652, y: 1580, pressure: 240 },
      { x: -16, y: 40_000, pressure: 0 },
    ],
  },
  { kind: 'fill', x: 2047, y: 0, rgb: 0xffffff, opacity: 255 },
  { kind: 'undo' },
  { kind: 'redo' },
  { kind: 'clear' },
];

/** Strokes that stay inside a region, with a pen that leans over. */
const withExtras: JournalEntry[] = [
  { ...(sample[0] as StrokeEntry), inside: 300 },
  {
    ...(sample[0] as StrokeEntry),
    points: [
      { x: 16, y: 32, pressure: 255, tilt: 90 },
      { x: 20, y: 30, pressure: 200 },
    ],
  },
];

/** Every brush that came with version 2. */
const ofVersion2: JournalEntry[] = [
  sample[0]!,
  { ...(sample[0] as StrokeEntry), brush: 'eraser', rgb: 0, opacity: 255 },
  { ...(sample[0] as StrokeEntry), brush: 'watercolor-2', inside: 7 },
  { ...(sample[0] as StrokeEntry), brush: 'sparkle-2' },
  { kind: 'undo' },
];

const byte = fc.integer({ min: 0, max: 255 });
const rgb = fc.integer({ min: 0, max: 0xffffff });
const place = fc.integer({ min: -100_000, max: 100_000 });
const upright = fc.record({ x: place, y: place, pressure: byte });
const leaning = fc.record({ x: place, y: place, pressure: byte, tilt: fc.integer({ min: 1, max: 255 }) });
const anyPoint = fc.oneof(upright, leaning);
const anyEntry: fc.Arbitrary<JournalEntry> = fc.oneof(
  fc.record({
    kind: fc.constant('stroke' as const),
    brush: fc.constantFrom(...STROKE_BRUSHES),
    rgb,
    size: fc.integer({ min: 1, max: 4096 }),
    opacity: byte,
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    points: fc.array(anyPoint, { maxLength: 20 }),
  }),
  fc.record({
    kind: fc.constant('stroke' as const),
    brush: fc.constantFrom(...STROKE_BRUSHES),
    rgb,
    size: fc.nat(4096),
    opacity: byte,
    seed: fc.nat(),
    inside: fc.nat(0xffff),
    points: fc.array(anyPoint, { maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('fill' as const), x: fc.nat(4000), y: fc.nat(4000), rgb, opacity: byte }),
  fc.constantFrom<JournalEntry>({ kind: 'clear' }, { kind: 'undo' }, { kind: 'redo' }),
);

describe('the stroke journal', () => {
  it('still reads the kept journal of version 1, and writes it the same', () => {
    const kept = readFileSync(new URL('../fixtures/journal-1.bin', import.meta.url));
    expect(decodeJournal(kept)).toEqual({ header, entries: sample, damaged: false });
    expect(Buffer.from(encodeJournal(header, sample)).equals(kept)).toBe(true);
  });

  it('still reads the kept journal whose strokes stay inside a region and lean over, and writes it the same', () => {
    const kept = readFileSync(new URL('../fixtures/journal-1-extras-1.bin', import.meta.url));
    expect(decodeJournal(kept)).toEqual({ header, entries: withExtras, damaged: false });
    expect(Buffer.from(encodeJournal(header, withExtras)).equals(kept)).toBe(true);
  });

  it('HAND-4 still reads the kept journal of version 2, with the brushes of that version, and writes it the same', () => {
    const kept = readFileSync(new URL('../fixtures/journal-2.bin', import.meta.url));
    expect(decodeJournal(kept)).toEqual({ header, entries: ofVersion2, damaged: false });
    expect(Buffer.from(encodeJournal(header, ofVersion2)).equals(kept)).toBe(true);
  });

  it('HAND-4 says version 2 only where a reader of version 1 could not follow', () => {
    for (const brush of STROKE_BRUSHES) {
      const isOld = ['watercolor', 'pencil', 'marker', 'sparkle'].includes(brush);
      const journal = encodeJournal(header, [...sample, { ...(sample[0] as StrokeEntry), brush }]);
      expect(journal[4]).toBe(isOld ? 1 : 2);
    }
  });

  it('tells the brush of a stroke without the rest of it', () => {
    for (const brush of STROKE_BRUSHES) {
      expect(strokeBrushOf(encodeEntry({ ...(sample[0] as StrokeEntry), brush }))).toBe(brush);
    }
    expect(strokeBrushOf(encodeEntry(sample[1]!))).toBeNull();
  });

  it('gives back any entries it was given', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 8 }), (entries) => {
        expect(decodeJournal(encodeJournal(header, entries))).toEqual({ header, entries, damaged: false });
      }),
    );
  });

  it('CAN-13 recovers every whole entry when it is cut at any byte', () => {
    const frames = sample.map(encodeEntry);
    const bytes = joinJournal(header, frames);
    for (let cut = 10; cut < bytes.length; cut++) {
      let whole = 0;
      for (let end = 10; whole < frames.length && end + frames[whole]!.length <= cut; whole++)
        end += frames[whole]!.length;
      const { entries } = decodeJournal(bytes.subarray(0, cut));
      expect(entries).toEqual(sample.slice(0, whole));
    }
  });

  it('ends at a changed byte and says so', () => {
    const bytes = encodeJournal(header, sample);
    bytes[bytes.length - 1]! ^= 1;
    expect(decodeJournal(bytes)).toEqual({ header, entries: sample.slice(0, -1), damaged: true });
  });

  it('is checked as a whole: anything cut, changed or unknown is refused', () => {
    const bytes = encodeJournal(header, sample);
    expect(checkJournal(bytes)).toEqual(header);
    expect(checkJournal(encodeJournal(header, []))).toEqual(header);
    for (let cut = 0; cut < bytes.length; cut++) {
      const ends = sample.map((_, count) => encodeJournal(header, sample.slice(0, count)).length);
      if (!ends.includes(cut)) expect(() => checkJournal(bytes.subarray(0, cut))).toThrow(FormatError);
    }
    const changed = bytes.slice();
    changed[bytes.length - 1]! ^= 1;
    expect(() => checkJournal(changed)).toThrow(FormatError);
    expect(() => checkJournal(joinJournal(header, [encodeFrame(new Uint8Array([99]))]))).toThrow('kind');
    expect(() => checkJournal(joinJournal(header, [encodeFrame(new Uint8Array(5_000_000))]))).toThrow('long');
  });

  it('refuses what is not a journal', () => {
    expect(() => decodeJournal(new Uint8Array(12))).toThrow(FormatError);
    expect(() => decodeJournal(encodeJournal(header, []).subarray(0, 9))).toThrow(FormatError);
    const newer = encodeJournal(header, []);
    newer[4] = 3;
    expect(() => decodeJournal(newer)).toThrow('unknown version');
  });

  it('keeps one entry on its own', () => {
    expect(decodeEntry(encodeEntry(sample[0]!))).toEqual(sample[0]);
    expect(() => decodeEntry(encodeEntry(sample[1]!).subarray(1))).toThrow(FormatError);
    expect(() => decodeEntry(new Uint8Array([...encodeEntry(sample[1]!), 0]))).toThrow('after the end');
  });

  it('knows the check value of CRC-32', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});
