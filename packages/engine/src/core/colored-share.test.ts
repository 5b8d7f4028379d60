import { describe, expect, it } from 'vitest';
import { ColoredShare } from './colored-share.ts';
import { PaintLayer, TILE } from './paint-layer.ts';
import { regionsFromMap } from './regions.ts';
import { differenceOf } from './tile-difference.ts';

const PAINT = 0xff0000ff;

/** Three regions of 40 x 8 pixels below each other on a page of 40 x 24, and a fourth that no pixel belongs to. */
function three() {
  const layer = new PaintLayer(40, 24);
  const regions = regionsFromMap({ width: 1, height: 3, count: 4, ids: Uint16Array.of(1, 2, 4) }, 40, 24);
  const share = new ColoredShare(regions, layer);
  /** Paints whole rows and tells of it. */
  const paint = (top: number, bottom: number, color = PAINT) => {
    layer.mutable(0).fill(color, top * 128, bottom * 128);
    share.touch({ left: 0, top, right: 40, bottom });
  };
  return { layer, share, paint };
}

describe('DET-9 the colored share', () => {
  it('counts every region the same, and those without a pixel not at all', () => {
    const { share, paint } = three();
    expect(share.ofPage()).toBe(0);
    paint(0, 8);
    expect(share.ofPage()).toBeCloseTo(1 / 3);
    paint(16, 24);
    expect(share.ofPage()).toBeCloseTo(2 / 3);
    paint(8, 16);
    expect(share.ofPage()).toBe(1);
  });

  it('goes down again where paint is taken off', () => {
    const { share, paint } = three();
    paint(0, 24);
    expect(share.ofPage()).toBe(1);
    paint(0, 8, 0);
    expect(share.ofPage()).toBeCloseTo(2 / 3);
  });

  it('grows with the part of a region that has paint, its sixteen samples spread over all of it', () => {
    const { share, paint } = three();
    const shares = [1, 2, 3, 4, 5, 6, 7, 8].map((rows) => {
      paint(0, rows);
      return Math.round(share.ofPage() * 3 * 16);
    });
    expect(shares).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  });

  it('samples the middle of each sixteenth of a region', () => {
    const layer = new PaintLayer(32, 1);
    const regions = regionsFromMap({ width: 1, height: 1, count: 1, ids: Uint16Array.of(1) }, 32, 1);
    const share = new ColoredShare(regions, layer);
    const sampled = Array.from({ length: 32 }, (_, x) => {
      layer
        .mutable(0)
        .fill(0)
        .fill(PAINT, x, x + 1);
      share.touch(layer.bounds);
      return share.ofPage() * 16;
    });
    expect(sampled).toEqual(Array.from({ length: 32 }, (_, x) => x % 2));
  });

  it('samples the same pixel more than once where a region has fewer than sixteen', () => {
    const layer = new PaintLayer(3, 1);
    const regions = regionsFromMap({ width: 1, height: 1, count: 1, ids: Uint16Array.of(1) }, 3, 1);
    const share = new ColoredShare(regions, layer);
    layer.mutable(0)[1] = PAINT;
    share.touch(layer.bounds);
    expect(share.ofPage()).toBe(6 / 16);
  });

  it('is nothing on a page without regions', () => {
    const layer = new PaintLayer(8, 8);
    const none = regionsFromMap({ width: 1, height: 1, count: 0, ids: Uint16Array.of(0) }, 8, 8);
    expect(new ColoredShare(none, layer).ofPage()).toBe(0);
    expect(new ColoredShare(none, layer).nextBelow(0.5, 0)).toBeNull();
  });

  it('is asked of what is there from the beginning', () => {
    const layer = new PaintLayer(40, 24);
    layer.mutable(0).fill(PAINT);
    const regions = regionsFromMap({ width: 1, height: 1, count: 1, ids: Uint16Array.of(1) }, 40, 24);
    expect(new ColoredShare(regions, layer).ofPage()).toBe(1);
  });

  it('looks again at what was told of alone', () => {
    const layer = new PaintLayer(300, 8);
    const regions = regionsFromMap({ width: 3, height: 1, count: 3, ids: Uint16Array.of(1, 2, 3) }, 300, 8);
    const share = new ColoredShare(regions, layer);
    expect(share.ofPage()).toBe(0);
    for (const index of [0, 1, 2]) layer.mutable(index).fill(PAINT);
    expect(share.ofPage()).toBe(0);
    share.touch({ left: 0, top: 0, right: 100, bottom: 8 });
    const first = share.ofPage();
    expect(first).toBeGreaterThan(0.4);
    expect(first).toBeLessThan(0.7);
    share.touch({ left: 0, top: 0, right: 300, bottom: 8 });
    expect(share.ofPage()).toBe(1);
  });

  it('looks at a tile whose paint is still to be flipped once it is', () => {
    const layer = new PaintLayer(40, 24);
    const regions = regionsFromMap({ width: 1, height: 1, count: 1, ids: Uint16Array.of(1) }, 40, 24);
    const share = new ColoredShare(regions, layer);
    layer.defer(0, { words: () => differenceOf(undefined, new Uint32Array(TILE * TILE).fill(PAINT)) });
    share.touch(layer.bounds);
    expect([share.ofPage(), layer.hasPending(0)]).toEqual([0, true]);
    layer.tile(0);
    expect(share.ofPage()).toBe(1);
  });
});

describe('the next region that waits', () => {
  it('comes after the one that is told, going round, and is none without a pixel', () => {
    const { share } = three();
    expect([0, 1, 2, 3, 4, -5].map((after) => share.nextBelow(0.5, after))).toEqual([1, 2, 4, 4, 1, 1]);
  });

  it('has less than the share that is told', () => {
    const { share, paint } = three();
    paint(0, 4);
    paint(8, 24);
    expect(share.nextBelow(0.5, 0)).toBeNull();
    expect(share.nextBelow(0.51, 0)).toBe(1);
    paint(3, 4, 0);
    expect(share.nextBelow(0.5, 0)).toBe(1);
    expect(share.nextBelow(0.5, 1)).toBe(1);
  });
});
