import { describe, expect, it } from 'vitest';
import { clearCoverage, strideOf, withinPage } from './coverage.ts';
import { buffersOf, doJob } from './jobs.ts';
import { createPlainKernels } from './kernels/plain.ts';
import { PaintLayer } from './paint-layer.ts';
import { wholePage } from './regions.ts';
import { StrokePath, type PathPoint } from './stroke-path.ts';
import { Stroke, type StrokeStyle } from './stroke.ts';

function point(x: number, y: number, pressure = 0, tilt = 0): PathPoint {
  return { x, y, pressure, tilt };
}

/** The places of a path with some distance between them. */
function placesOf(spacing: number, ...points: readonly PathPoint[]): PathPoint[] {
  const places: PathPoint[] = [];
  const path = new StrokePath((place) => {
    places.push(place);
    return spacing;
  });
  for (const each of points) path.add(each);
  path.finish();
  return places;
}

function rounded(places: readonly PathPoint[]): number[][] {
  return places.map(({ x, y }) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
}

describe('CAN-5 the path of a stroke', () => {
  it('is one place for a press, and none before it', () => {
    expect(placesOf(1)).toEqual([]);
    expect(placesOf(1, point(5, 6, 0.3, 0.4))).toEqual([point(5, 6, 0.3, 0.4)]);
  });

  it('has a place at every distance up to its very end', () => {
    expect(rounded(placesOf(2, point(0, 0), point(6, 0)))).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
      [6, 0],
    ]);
    expect(rounded(placesOf(2, point(0, 0), point(0, 5.9)))).toEqual([
      [0, 0],
      [0, 2],
      [0, 4],
    ]);
  });

  it('takes pressure and tilt evenly from point to point', () => {
    const places = placesOf(2, point(0, 0, 0, 1), point(8, 0, 0.8, 0.2));
    expect(places.map(({ pressure }) => Math.round(pressure * 1e6) / 1e6)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(places.map(({ tilt }) => Math.round(tilt * 1e6) / 1e6)).toEqual([1, 0.8, 0.6, 0.4, 0.2]);
  });

  it('goes round a corner in a curve that stays inside it', () => {
    const places = placesOf(1, point(0, 0), point(12, 0), point(12, 12));
    const nearest = Math.min(...places.map(({ x, y }) => Math.hypot(x - 12, y)));
    expect(nearest).toBeCloseTo(Math.hypot(1.5, 1.5), 1);
    expect(places.every(({ x, y }) => x <= 12 && y >= 0)).toBe(true);
    const [last] = rounded(places.slice(-1));
    expect(last![0]).toBe(12);
    expect(last![1]).toBeGreaterThan(11);
    const gaps = places.slice(1).map(({ x, y }, i) => Math.hypot(x - places[i]!.x, y - places[i]!.y));
    expect(Math.max(...gaps)).toBeLessThan(1.01);
    expect(Math.min(...gaps)).toBeGreaterThan(0.9);
  });

  it('depends on its points alone, not on when they come', () => {
    const late = placesOf(1.5, point(0, 0), point(3, 4), point(3, 4), point(9, 1));
    expect(rounded(late)).toEqual(rounded(placesOf(1.5, point(0, 0), point(3, 4), point(3, 4), point(9, 1))));
    expect(late.length).toBeGreaterThan(6);
  });
});

/** How wide a dot of the marker, whose width is known, is drawn at a size in page pixels and a pressure. */
function areaOfDot(size: number, pressure: number, brush: StrokeStyle['brush'] = 'eraser'): number {
  const kernels = createPlainKernels(400, 400);
  const layer = new PaintLayer(400, 400);
  layer.beginEdit();
  const style = { brush, rgb: 0, size: size * 16, opacity: 255, seed: 1 };
  const stroke = new Stroke(layer, kernels, wholePage(400, 400), style);
  stroke.add({ x: 200 * 16, y: 200 * 16, pressure });
  return kernels.coverage.values.reduce((sum, value) => sum + value / 255, 0);
}

describe('CAN-16 the width of a stroke', () => {
  it('is its size when pressed fully, and three tenths of it at no pressure', () => {
    expect(Math.sqrt(areaOfDot(40, 255) / Math.PI)).toBeCloseTo(20, 1);
    expect(Math.sqrt(areaOfDot(40, 0) / Math.PI)).toBeCloseTo(6, 1);
    expect(Math.sqrt(areaOfDot(40, 102) / Math.PI)).toBeCloseTo(11.5, 0);
  });

  it('is never less than a pixel', () => {
    expect(areaOfDot(0.5, 0)).toBe(areaOfDot(1, 255));
    expect(areaOfDot(0.5, 0)).toBeGreaterThan(0.5);
  });

  it('goes in steps of eight from a radius of 64 on', () => {
    expect(areaOfDot(126, 255)).toBeLessThan(areaOfDot(128, 255));
    expect(areaOfDot(132, 255)).toBe(areaOfDot(128, 255));
    expect(areaOfDot(137, 255)).toBe(areaOfDot(144, 255));
    expect(areaOfDot(144, 255)).toBeGreaterThan(areaOfDot(128, 255));
  });
});

describe('the coverage of a stroke', () => {
  it('is gone when it ends, painted or not', () => {
    const kernels = createPlainKernels(300, 200);
    for (const isKept of [true, false]) {
      const layer = new PaintLayer(300, 200);
      layer.beginEdit();
      const style = { brush: 'marker', rgb: 0, size: 160, opacity: 255, seed: 1 } as const;
      const stroke = new Stroke(layer, kernels, wholePage(300, 200), style);
      expect(stroke.waiting).toBeNull();
      for (const x of [100, 2000, 4000]) stroke.add({ x, y: x / 2, pressure: 255 });
      expect(stroke.waiting).not.toBeNull();
      stroke.paint();
      expect(stroke.waiting).toBeNull();
      stroke.add({ x: 4600, y: 100, pressure: 255 });
      if (isKept) expect(stroke.finish()!.right).toBeGreaterThan(280);
      else stroke.discard();
      expect(kernels.coverage.values.some(Boolean)).toBe(false);
      expect(layer.pixel(60, 30)).toBe(0xff000000);
    }
  });

  it('has rows of whole registers and is cleared on the page alone', () => {
    expect([1, 15, 16, 17, 301].map(strideOf)).toEqual([16, 16, 16, 32, 304]);
    const { coverage } = createPlainKernels(20, 4);
    coverage.values.fill(9);
    clearCoverage(coverage, { left: -5, top: 1, right: 3, bottom: 3 });
    clearCoverage(coverage, { left: 18, top: 3, right: 90, bottom: 90 });
    clearCoverage(coverage, { left: 30, top: 0, right: 40, bottom: 4 });
    const rows = [0, 1, 2, 3].map((y) => [...coverage.values.subarray(y * 32, y * 32 + 32)]);
    expect(rows.map((row) => row.filter((value) => value === 0).length)).toEqual([0, 3, 3, 2]);
    expect([rows[1]![2], rows[1]![3], rows[3]![17], rows[3]![18], rows[3]![20]]).toEqual([0, 9, 9, 0, 9]);
    expect(withinPage(coverage, { left: 20, top: 0, right: 30, bottom: 4 })).toBeNull();
  });
});

describe('jobs', () => {
  it('deflate and inflate to the same bytes, and tell what moves with them', () => {
    const bytes = Uint8Array.from({ length: 900 }, (_, i) => i % 7);
    const small = doJob({ kind: 'deflate', bytes });
    expect(small.length).toBeLessThan(100);
    expect(doJob({ kind: 'inflate', bytes: small })).toEqual(bytes);
    expect(buffersOf({ kind: 'inflate', bytes })).toEqual([bytes.buffer]);
    const words = new Uint32Array(3);
    const keyframe = { entries: 1, undo: [], redo: [], tiles: [{ index: 0, words }] };
    expect(buffersOf({ kind: 'keyframe', keyframe })[0]).toBe(words.buffer);
  });
});
