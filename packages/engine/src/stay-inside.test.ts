import { decodeEntry } from '@inkbloom/formats/journal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, anyPlace, anySettings, PAGE } from '../testing/any-acts.ts';
import { Hand } from '../testing/gestures.ts';
import { cellsMap } from '../testing/pages.ts';
import { regionsFromMap } from './core/regions.ts';

const regions = regionsFromMap(PAGE.regions, PAGE.width, PAGE.height);
const places = fc.array(anyPlace, { minLength: 1, maxLength: 6 });
const brushes = anySettings.filter(({ brush }) => brush !== 'fill');

/** The region of the i-th pixel. */
function regionOf(i: number): number {
  return regions.at(i % PAGE.width, Math.floor(i / PAGE.width));
}

/** The ids of the regions that have paint. */
function paintedRegions(hand: Hand): Set<number> {
  const ids = new Set<number>();
  for (const [i, pixel] of hand.pixels().entries()) {
    if (pixel !== 0) ids.add(regionOf(i));
  }
  return ids;
}

function drawn(stayInside: 'off' | 'first' | number, ...line: [number, number][]): Hand {
  const hand = new Hand(PAGE);
  hand.engine.set({ stayInside, size: 32 });
  return hand.stroke(...line);
}

describe('the stay-inside brush', () => {
  it('paints no pixel outside the chosen region, whatever is drawn', () => {
    fc.assert(
      fc.property(brushes, places, fc.integer({ min: 1, max: 7 }), (settings, line, stayInside) => {
        const hand = new Hand(PAGE);
        hand.engine.set({ ...settings, stayInside });
        hand.stroke(...line);
        expect([...paintedRegions(hand)].every((id) => id === stayInside)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('paints in one region alone when it takes the first it touches, and in it what it paints without', () => {
    fc.assert(
      fc.property(brushes, places, (settings, line) => {
        const [free, kept] = [new Hand(PAGE), new Hand(PAGE)];
        free.engine.set({ ...settings, stayInside: 'off' });
        kept.engine.set({ ...settings, stayInside: 'first' });
        for (const hand of [free, kept]) hand.stroke(...line);
        const [only] = paintedRegions(kept);
        expect(paintedRegions(kept).size).toBeLessThan(2);
        expect(kept.pixels()).toEqual(free.pixels().map((pixel, i) => (regionOf(i) === only ? pixel : 0)));
      }),
      { numRuns: 30 },
    );
  });

  it('goes everywhere when it is off', () => {
    expect(paintedRegions(drawn('off', [60, 60], [140, 60])).size).toBeGreaterThan(1);
  });

  it('takes the region under the press, or the first one it comes to from beside the page', () => {
    const first = regions.at(60, 60);
    expect(paintedRegions(drawn('first', [60, 60], [140, 60]))).toEqual(new Set([first]));
    const border = regions.at(1, 60);
    expect(paintedRegions(drawn('first', [-30, 60], [-20, 60], [2, 60], [140, 60]))).toEqual(
      new Set([border]),
    );
  });

  it('writes the region it took into the journal, and nothing for a stroke that left no paint', () => {
    const entry = decodeEntry(drawn('first', [60, 60], [140, 60]).kept[0]!);
    expect(entry).toMatchObject({ kind: 'stroke', inside: regions.at(60, 60) });
    const elsewhere = drawn(regions.at(140, 60), [60, 60], [64, 60]);
    expect(elsewhere.kept).toHaveLength(0);
    expect(elsewhere.engine.state().canUndo).toBe(false);
  });

  it('takes no paint where a journal names a region that the page has not', () => {
    const hand = drawn(99, [60, 60], [140, 60]);
    expect(hand.painted()).toBe(0);
    expect(hand.kept).toHaveLength(0);
  });

  it('refuses what is no region', () => {
    const { engine } = new Hand(PAGE);
    for (const bad of [0, -1, 1.5, Number.NaN])
      expect(() => engine.set({ stayInside: bad })).toThrow(RangeError);
    expect(engine.state().stayInside).toBe('off');
  });
});

describe('questions about the page', () => {
  it('knows the region at a place', () => {
    const { engine } = new Hand(PAGE);
    expect(engine.regionAt(0.3, 0.4)).toBe(regions.at(60, 64));
    expect(engine.regionAt(1, 0.5)).toBeNull();
    expect(engine.regionAt(Number.NaN, 0.5)).toBeNull();
  });

  it('picks up the color under a place as it is seen on paper, even of a stroke that is being drawn', () => {
    const hand = new Hand(PAGE);
    expect(hand.engine.colorAt(0.3, 0.4)).toBeNull();
    hand.engine.fillAt(0.3, 0.4, '#336699');
    expect(hand.engine.colorAt(0.3, 0.4)).toBe('#336699');
    expect(hand.engine.colorAt(-1, 0.4)).toBeNull();
    hand.engine.set({ color: '#000000', opacity: 0.5, size: 20 });
    hand.down(30, 64);
    expect(hand.engine.colorAt(30 / 200, 0.4)).toBe('#7f7f7f');
  });

  it('goes round the regions that wait for paint', () => {
    const { engine } = new Hand({ width: 128, height: 128, regions: cellsMap(2, 2) });
    const next = (from: number) => engine.nextUncolored({ after: from })?.region;
    expect(engine.nextUncolored()?.region).toBe(1);
    expect([next(1), next(5)]).toEqual([2, 1]);
    engine.fillAt(0.4, 0.4);
    expect([next(0), next(5)]).toEqual([2, 2]);
    for (const [x, y] of [
      [0.6, 0.4],
      [0.4, 0.6],
      [0.6, 0.6],
      [0.01, 0.01],
    ] as const) {
      engine.fillAt(x, y);
    }
    expect(engine.nextUncolored()).toBeNull();
    expect(engine.nextUncolored({ below: 2 })?.region).toBe(1);
  });

  it('says where the next region lies, its center inside it even when it is a ring', () => {
    const { engine } = new Hand({ width: 128, height: 128, regions: cellsMap(2, 2) });
    expect(engine.nextUncolored()).toEqual({
      region: 1,
      center: { x: expect.closeTo(0.375, 1), y: expect.closeTo(0.375, 1) },
      bounds: { x: 0.25, y: 0.25, width: 0.25, height: 0.25 },
    });
    const ring = engine.nextUncolored({ after: 4 })!;
    expect(ring.bounds).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(engine.regionAt(ring.center.x, ring.center.y)).toBe(5);
  });

  it('keeps its answers after a replay', () => {
    const hand = after([({ engine }) => engine.fillAt(0.3, 0.4)]);
    const again = new Hand(PAGE);
    again.engine.replay(hand.engine.journal());
    expect(again.engine.nextUncolored()).toEqual(hand.engine.nextUncolored());
  });
});
