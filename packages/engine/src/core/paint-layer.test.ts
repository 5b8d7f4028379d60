import { describe, expect, it } from 'vitest';
import { PaintLayer, TILE } from './paint-layer.ts';
import { differenceOf } from './tile-difference.ts';
import { TileParts } from './tile-parts.ts';

const WORDS = TILE * TILE;

/** A page of three by two tiles, the last of them cut off. */
function layerOf(): PaintLayer {
  return new PaintLayer(300, 200);
}

/** A flip that gives every bare pixel a word. */
function flipTo(word: number) {
  const words = differenceOf(undefined, new Uint32Array(WORDS).fill(word));
  return { words: () => words };
}

describe('the tiles of a page', () => {
  it('cover it row by row, the last ones as far as it goes', () => {
    const layer = layerOf();
    expect([layer.columns, layer.tileCount]).toEqual([3, 6]);
    expect(layer.bounds).toEqual({ left: 0, top: 0, right: 300, bottom: 200 });
    expect(layer.tileBox(0)).toEqual({ left: 0, top: 0, right: 128, bottom: 128 });
    expect(layer.tileBox(5)).toEqual({ left: 256, top: 128, right: 300, bottom: 200 });
    expect([new PaintLayer(128, 256).tileCount, new PaintLayer(129, 257).tileCount]).toEqual([2, 6]);
  });

  it('are found by a place and by a box', () => {
    const layer = layerOf();
    expect([layer.indexAt(127, 127), layer.indexAt(128, 127), layer.indexAt(127, 128)]).toEqual([0, 1, 3]);
    expect(layer.tilesIn({ left: 127, top: 10, right: 128, bottom: 11 })).toEqual([0]);
    expect(layer.tilesIn({ left: 127, top: 10, right: 129, bottom: 11 })).toEqual([0, 1]);
    expect(layer.tilesIn({ left: 128, top: 100, right: 256, bottom: 129 })).toEqual([1, 4]);
    expect(layer.tilesIn({ left: -50, top: -50, right: 900, bottom: 900 })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(layer.tilesIn({ left: 300, top: 0, right: 310, bottom: 9 })).toEqual([]);
  });

  it('have a box around them', () => {
    const layer = layerOf();
    expect(layer.boxOf([])).toBeNull();
    expect(layer.boxOf([1])).toEqual({ left: 128, top: 0, right: 256, bottom: 128 });
    expect(layer.boxOf([0, 4])).toEqual({ left: 0, top: 0, right: 256, bottom: 200 });
  });
});

describe('reading paint', () => {
  it('gives single pixels of any tile', () => {
    const layer = layerOf();
    layer.mutable(4)[3 * TILE + 5] = 7;
    expect([layer.pixel(133, 131), layer.pixel(134, 131), layer.pixel(133, 130), layer.pixel(5, 3)]).toEqual([
      7, 0, 0, 0,
    ]);
  });

  it('copies a box over four tiles, places off the page bare', () => {
    const layer = layerOf();
    for (const index of [0, 1, 3, 4]) layer.mutable(index).fill(index + 1);
    expect([...layer.read({ left: 127, top: 126, right: 130, bottom: 129 })]).toEqual([
      1, 2, 2, 1, 2, 2, 4, 5, 5,
    ]);
    expect([...layer.read({ left: -1, top: -1, right: 2, bottom: 1 })]).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('tells that nothing was ever painted in a box, whatever is pending included', () => {
    const layer = layerOf();
    const box = { left: 130, top: 0, right: 131, bottom: 1 };
    expect(layer.isEmpty(box)).toBe(true);
    layer.mutable(0);
    expect([layer.isEmpty(box), layer.isEmpty({ ...box, left: 127 })]).toEqual([true, false]);
    layer.defer(1, flipTo(9));
    expect(layer.isEmpty(box)).toBe(false);
  });
});

describe('flips that are pending', () => {
  it('are all applied when their tile is read', () => {
    const layer = layerOf();
    layer.defer(2, flipTo(0b0011));
    layer.defer(2, flipTo(0b0101));
    expect([layer.hasPending(), layer.hasPending(2), layer.hasPending(1)]).toEqual([true, true, false]);
    expect(layer.tile(2)![0]).toBe(0b0110);
    expect([layer.hasPending(), layer.applyPending(2)]).toEqual([false, false]);
  });

  it('are applied one in a slice', () => {
    const layer = layerOf();
    layer.defer(2, flipTo(1));
    layer.defer(2, flipTo(2));
    layer.defer(0, flipTo(4));
    expect([...layer.applyAllPending()]).toHaveLength(3);
    expect([layer.tile(2)![9], layer.tile(0)![9]]).toEqual([3, 4]);
  });

  it('cancel themselves when they are asked for twice', () => {
    const layer = layerOf();
    const flip = flipTo(1);
    layer.defer(2, flip);
    layer.defer(2, flip);
    expect([layer.hasPending(), layer.hasPending(2)]).toEqual([false, false]);
    expect(layer.tile(2)).toBeUndefined();
  });

  it('are dropped by a tile that is put in place', () => {
    const layer = layerOf();
    const tile = new Uint32Array(WORDS).fill(5);
    layer.defer(2, flipTo(1));
    layer.put(2, tile);
    expect(layer.hasPending(2)).toBe(false);
    expect(layer.tile(2)).toBe(tile);
  });
});

describe('tiles that are shared', () => {
  it('are copied before they are painted on, once', () => {
    const layer = layerOf();
    const shared = new Uint32Array(WORDS).fill(5);
    layer.shareReadOnly(0, shared);
    expect(layer.tile(0)).toBe(shared);
    const own = layer.mutable(0);
    own[0] = 6;
    expect([shared[0], own[1]]).toEqual([5, 5]);
    expect(layer.mutable(0)).toBe(own);
  });

  it('are those of a snapshot; a tile that is put in place is not', () => {
    const layer = layerOf();
    const tile = new Uint32Array(WORDS);
    layer.put(0, tile);
    expect(layer.mutable(0)).toBe(tile);
    expect(layer.snapshot(0)).toBe(tile);
    expect(layer.mutable(0)).not.toBe(tile);
    const all = layer.snapshotAll();
    expect([all.length, all[0], all[1]]).toEqual([6, layer.tile(0), undefined]);
    expect(layer.mutable(0)).not.toBe(all[0]);
    layer.shareReadOnly(1, undefined);
    expect(layer.tile(1)).toBeUndefined();
  });
});

describe('an edit', () => {
  it('keeps each tile as it was before its first change', () => {
    const layer = layerOf();
    layer.mutable(0).fill(1);
    const before = layer.tile(0)!;
    layer.beginEdit();
    expect(layer.before(0)).toBe(before);
    const words = layer.writable(0);
    expect(words).not.toBe(before);
    expect(words[5]).toBe(1);
    words[5] = 2;
    expect(layer.writable(0)).toBe(words);
    expect(layer.before(0)).toBe(before);
    layer.writable(1)[0] = 3;
    expect([layer.before(1), layer.before(2)]).toEqual([undefined, undefined]);
    const edit = layer.endEdit();
    expect([...edit]).toEqual([
      [0, before],
      [1, undefined],
    ]);
    expect([before[5], layer.pixel(5, 0), layer.pixel(128, 0)]).toEqual([1, 2, 3]);
  });

  it('that takes all paint off keeps what was there when it began', () => {
    const layer = layerOf();
    layer.mutable(0).fill(1);
    layer.mutable(4).fill(2);
    const [first, second] = [layer.tile(0), layer.tile(4)];
    layer.beginEdit();
    layer.writable(0).fill(9);
    layer.clear();
    expect(layer.writable(0)[0]).toBe(0);
    layer.clear();
    const edit = layer.endEdit();
    expect([...edit]).toEqual([
      [0, first],
      [4, second],
    ]);
    expect([layer.tile(0), layer.tile(4)]).toEqual([undefined, undefined]);
  });

  it('is taken back by putting its tiles in place again, and done again by those', () => {
    const layer = layerOf();
    layer.beginEdit();
    layer.writable(1).fill(3);
    const replaced = layer.swap(layer.endEdit());
    expect(layer.tile(1)).toBeUndefined();
    expect([...replaced.keys()]).toEqual([1]);
    layer.swap(replaced);
    expect(layer.pixel(130, 0)).toBe(3);
  });

  it('lets nothing be painted in place', () => {
    const layer = layerOf();
    layer.beginEdit();
    expect(() => layer.mutable(0)).toThrow('painting in place inside an edit');
  });
});

describe('a part of a page', () => {
  it('is a box in each tile that it meets', () => {
    const parts = new TileParts(layerOf());
    expect(parts.box).toBeNull();
    parts.add({ left: 120, top: 10, right: 140, bottom: 20 });
    parts.add({ left: 130, top: 5, right: 132, bottom: 8 });
    parts.add({ left: 122, top: 12, right: 124, bottom: 14 });
    parts.add({ left: 400, top: 0, right: 410, bottom: 9 });
    expect(parts.box).toEqual({ left: 120, top: 5, right: 140, bottom: 20 });
    expect([...parts.take()]).toEqual([
      [0, { left: 120, top: 10, right: 128, bottom: 20 }],
      [1, { left: 128, top: 5, right: 140, bottom: 20 }],
    ]);
    expect(parts.box).toBeNull();
  });

  it('leaves out what lies off the page, and takes in another', () => {
    const layer = layerOf();
    const [parts, others] = [new TileParts(layer), new TileParts(layer)];
    parts.add({ left: -5, top: 190, right: 2, bottom: 220 });
    others.add({ left: 127, top: 127, right: 129, bottom: 129 });
    parts.addAll(others);
    expect([...parts.take()]).toEqual([
      [3, { left: 0, top: 128, right: 128, bottom: 200 }],
      [0, { left: 127, top: 127, right: 128, bottom: 128 }],
      [1, { left: 128, top: 127, right: 129, bottom: 128 }],
      [4, { left: 128, top: 128, right: 129, bottom: 129 }],
    ]);
  });

  it('is a box for each row of tiles when that is enough', () => {
    const parts = new TileParts(layerOf());
    parts.add({ left: 10, top: 100, right: 290, bottom: 140 });
    expect([...parts.takeRows()]).toEqual([
      { left: 10, top: 100, right: 290, bottom: 128 },
      { left: 10, top: 128, right: 290, bottom: 140 },
    ]);
    expect(parts.box).toBeNull();
  });
});
