import { describe, expect, it } from 'vitest';
import { flood } from './flood.ts';
import { Likeness } from './likeness.ts';
import { PaintLayer } from './paint-layer.ts';
import { toPixel } from './pixel.ts';
import { wholePage } from './regions.ts';
import { runToEnd } from './run-to-end.ts';
import { tileRunsOf } from './tile-runs.ts';

/** Which of some pixels look like a first one, within eight a channel. */
function alike(first: number, ...others: readonly number[]): number[] {
  const marks = new Uint8Array(others.length + 2).fill(9);
  new Likeness(first, 8).mark(Uint32Array.from([0, ...others]), 1, others.length + 1, marks, 1);
  expect([marks[0], marks.at(-1)]).toEqual([9, 9]);
  return [...marks.subarray(1, -1)];
}

/** An opaque gray. */
function gray(value: number, alpha = 255): number {
  return toPixel(value * 0x010101, alpha);
}

describe('CAN-6 what a fill takes for the same color', () => {
  it('is within the tolerance in every channel', () => {
    const first = toPixel(0x969696, 255);
    expect(alike(first, 0xff96969e, 0xff96969f, 0xff96968e, 0xff96968d)).toEqual([1, 0, 1, 0]);
    expect(alike(first, 0xff969e96, 0xff969f96, 0xff9e9696, 0xff9f9696)).toEqual([1, 0, 1, 0]);
  });

  it('is within it in its strength too', () => {
    const first = gray(150, 200);
    expect(alike(first, gray(150, 208), gray(150, 209), gray(150, 192), gray(150, 191))).toEqual([
      1, 0, 1, 0,
    ]);
    expect(alike(gray(255, 4), gray(255, 12), gray(255, 13), 0)).toEqual([1, 0, 0]);
  });

  it('bare paper is like bare paper alone', () => {
    expect(alike(0, 0, gray(255, 1), gray(0, 1))).toEqual([1, 0, 0]);
    expect(alike(gray(255, 1), 0, gray(255, 1))).toEqual([0, 1]);
  });

  it('is never dark below 80, unless it begins in the dark', () => {
    expect(alike(gray(84), gray(81), gray(80), gray(79), gray(84))).toEqual([1, 1, 0, 1]);
    expect(alike(gray(79), gray(80), gray(79), gray(71), gray(70))).toEqual([1, 1, 1, 0]);
    // Not dark: one channel is not.
    expect(alike(toPixel(0x504f4f, 255), toPixel(0x504f50, 255), gray(79))).toEqual([1, 0]);
  });

  it('is dark only where it is more than half opaque', () => {
    expect(alike(gray(84, 130), gray(78, 128), gray(76, 130))).toEqual([1, 0]);
    expect(alike(gray(76, 128), gray(76, 128), gray(76, 133))).toEqual([1, 0]);
    expect(alike(gray(76, 129), gray(76, 133))).toEqual([1]);
  });
});

describe('CAN-6 a flood', () => {
  it('takes its time in slices, in searching and in painting', () => {
    const layer = new PaintLayer(640, 640);
    const pieces = tileRunsOf(layer, wholePage(640, 640).runs(1));
    const searching = flood(layer, { x: 5, y: 5, pieces, fromLineArt: false });
    let slices = 0;
    let step = searching.next();
    for (; !step.done; step = searching.next()) slices++;
    expect(slices).toBeGreaterThan(1);
    expect(slices).toBeLessThan(8);
    layer.beginEdit();
    const painting = [...step.value.paint(9)].length;
    expect(painting).toBeGreaterThan(1);
    expect(painting).toBeLessThan(8);
    layer.endEdit();
    expect([layer.pixel(0, 0), layer.pixel(639, 639)]).toEqual([9, 9]);
  });

  it('stops at a wall wherever it stands, and goes in beneath one wherever that ends', () => {
    for (let at = 14; at < 40; at++) {
      const [wall, roof] = [new PaintLayer(64, 3), new PaintLayer(64, 3)];
      const pieces = tileRunsOf(wall, wholePage(64, 3).runs(1));
      for (const y of [0, 1, 2]) wall.mutable(0)[y * 128 + at] = 7;
      roof.mutable(0).fill(7, 128, 128 + at);
      for (const layer of [wall, roof]) {
        layer.beginEdit();
        runToEnd(runToEnd(flood(layer, { x: 1, y: 0, pieces, fromLineArt: true })).paint(9));
        layer.endEdit();
      }
      const filled = [wall, roof].map(
        (layer) => layer.read(layer.bounds).filter((word) => word === 9).length,
      );
      expect(filled).toEqual([3 * at, 3 * 64 - at]);
    }
  });

  it('over little is done at once', () => {
    const layer = new PaintLayer(40, 40);
    const pieces = tileRunsOf(layer, wholePage(40, 40).runs(1));
    const searching = flood(layer, { x: 5, y: 5, pieces, fromLineArt: false });
    expect(searching.next().done).toBe(true);
    layer.beginEdit();
    runToEnd(runToEnd(flood(layer, { x: 0, y: 39, pieces, fromLineArt: true })).paint(9));
    layer.endEdit();
    expect(layer.read(layer.bounds).every((word) => word === 9)).toBe(true);
  });
});
