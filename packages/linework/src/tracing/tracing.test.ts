import { describe, expect, it } from 'vitest';
import { mapRegions } from '../regions/map-regions.ts';
import type { Raster } from '../regions/measure.ts';
import { closeGaps } from './gaps.ts';
import { inkBox, inkMask, withoutSpecks } from './ink.ts';
import { traceInk } from './trace.ts';

const SIDE = 200;
const PEN = 3;

function rim(at: number): boolean {
  return Math.abs(at - 40) < PEN || Math.abs(at - 160) < PEN;
}

/** A square of lines whose upper side has a gap in its middle. */
function squareWithGap(gap: number): Raster {
  const luma = new Uint8Array(SIDE * SIDE).fill(255);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isInside = x > 40 - PEN && x < 160 + PEN && y > 40 - PEN && y < 160 + PEN;
      const isGap = y < 100 && Math.abs(x - 100) < gap / 2;
      if (isInside && (rim(x) || rim(y)) && !isGap) luma[y * SIDE + x] = 0;
    }
  }
  return { luma, width: SIDE, height: SIDE };
}

function regions({ luma, width, height }: Raster): number {
  return mapRegions(luma, width, height).count;
}

describe('MAKE-2 lines of a picture', () => {
  it('are joined where they nearly meet, and paint stays inside', () => {
    const open = squareWithGap(10);
    expect(regions(open)).toBe(1);
    const { raster, closed, openEnds } = closeGaps(open);
    expect([regions(raster), closed, openEnds.length]).toEqual([2, 1, 0]);
  });

  it('stay apart where they are far from each other, and their ends are told', () => {
    const { raster, closed, openEnds } = closeGaps(squareWithGap(40));
    expect([regions(raster), closed]).toEqual([1, 0]);
    expect(openEnds.map(([x]) => Math.round(x / 10) * 10).toSorted((a, b) => a - b)).toEqual([80, 120]);
  });

  it('that are closed are left as they are', () => {
    const whole = squareWithGap(0);
    const { raster, closed, openEnds } = closeGaps(whole);
    expect([closed, openEnds]).toEqual([0, []]);
    expect(raster.luma).toEqual(whole.luma);
  });

  it('lose dust and pinholes, and nothing else', () => {
    const dusty = squareWithGap(0);
    dusty.luma[20 * SIDE + 20] = 0;
    dusty.luma[40 * SIDE + 100] = 255;
    expect(withoutSpecks(dusty, 9).luma).toEqual(squareWithGap(0).luma);
    expect(inkBox(inkMask(squareWithGap(0)))).toEqual({ left: 38, top: 38, width: 125, height: 125 });
    expect(inkBox({ ink: new Uint8Array(4), width: 2, height: 2 })).toBeUndefined();
  });

  it('become outlines in an SVG that has nothing else in it', () => {
    const svg = traceInk(squareWithGap(0));
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="200" height="200" viewBox="0 0 200 200">/);
    expect(svg.match(/<path d="([^"]+)"/)?.[1]?.match(/z/g)).toHaveLength(2);
    expect(svg).not.toMatch(/script|href|style/);
  });
});
