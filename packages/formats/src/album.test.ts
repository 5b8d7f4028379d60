import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeAlbum, encodeAlbum, type AlbumDrawing } from './album.ts';
import { FormatError } from './bytes.ts';

const owl: AlbumDrawing = {
  drawingId: '0b8f3c1e-7d1a-4c55-9a3e-2f6d5b1c8e90',
  activityId: 'moonlit-owl-with-poppies',
  pageIndex: 0,
  title: 'Moonlit Owl with Poppies',
  imageUrl: '/images/owl.webp',
  coloredShare: 0.25,
  strokes: 12,
  startTime: '2026-03-01T10:00:00.000Z',
  spentSeconds: 340.5,
  updatedAt: 1_772_359_600_000,
  gestures: 14,
  journal: 'inkbloom/1.journal',
  preview: 'inkbloom/1.webp',
};
const fish: AlbumDrawing = { ...owl, drawingId: 'c0ffee00-7d1a-4c55-9a3e-2f6d5b1c8e90', preview: null };
const kept = readFileSync(new URL('../fixtures/album-1.json', import.meta.url), 'utf8');

/** An index of one drawing in which something is otherwise. */
function changed(change: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ name: 'inkbloom-album', version: 1, drawings: [{ ...owl, ...change }] });
}

describe('album', () => {
  it('reads version 1 for ever, and writes it', () => {
    expect(decodeAlbum(kept)).toEqual([owl, fish]);
    expect(encodeAlbum([owl, fish])).toBe(kept.trimEnd());
  });

  it('takes what is no album for none', () => {
    for (const text of ['', '[]', 'null', '{"name":"holidays"}', kept.slice(0, -20)])
      expect(() => decodeAlbum(text)).toThrow(FormatError);
    expect(() => decodeAlbum(kept.replace('"version":1', '"version":2'))).toThrow('unknown version');
  });

  it('takes no drawing whose facts cannot be', () => {
    expect(decodeAlbum(changed({}))).toEqual([owl]);
    const wrong = [
      { title: 7 },
      { title: 'x'.repeat(600) },
      { pageIndex: 0.5 },
      { pageIndex: -1 },
      { coloredShare: 1.5 },
      { coloredShare: null },
      { startTime: 'yesterday' },
      { journal: undefined },
      { preview: 3 },
    ];
    for (const change of wrong) expect(() => decodeAlbum(changed(change))).toThrow(FormatError);
  });
});
