import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHOLE, canZoom, panBy, stepZoom, zoomBy, type View } from './view.ts';

const page = { width: 600, height: 400 };

function steps(count: number, direction: 'in' | 'out', from: View = WHOLE): View {
  return Array.from({ length: count }).reduce<View>((view) => stepZoom(view, direction, page), from);
}

describe('view', () => {
  it('DET-3 zooms in by 1.2 a step, up to 3', () => {
    expect(steps(1, 'in').scale).toBeCloseTo(1.2, 9);
    expect(steps(2, 'in').scale).toBeCloseTo(1.44, 9);
    expect(steps(7, 'in').scale).toBe(3);
    expect(canZoom(steps(7, 'in'), 'in')).toBe(false);
  });

  it('DET-3 zooms out by the same steps, down to the whole page', () => {
    expect(steps(4, 'out', steps(4, 'in'))).toEqual(WHOLE);
    expect(steps(1, 'out')).toEqual(WHOLE);
    expect(canZoom(WHOLE, 'out')).toBe(false);
  });

  it('DET-3 does not pan a page that is shown whole', () => {
    expect(panBy(WHOLE, { x: 50, y: -20 }, page)).toEqual(WHOLE);
  });

  it('DET-3 pans a zoomed page up to its edges', () => {
    const zoomed = zoomBy(WHOLE, 2, page);
    expect(panBy(zoomed, { x: 40, y: -30 }, page)).toEqual({ scale: 2, x: 40, y: -30 });
    expect(panBy(zoomed, { x: 9999, y: -9999 }, page)).toEqual({ scale: 2, x: 300, y: -200 });
  });

  it('DET-3 comes back to the centre when zoomed out', () => {
    const corner = panBy(zoomBy(WHOLE, 3, page), { x: 600, y: 400 }, page);
    expect(zoomBy(corner, 1 / 3, page)).toEqual(WHOLE);
  });

  it('keeps what lies under the pointer in place', () => {
    const about = { x: 120, y: -60 };
    const before = zoomBy(WHOLE, 1.5, page);
    const after = zoomBy(before, 1.4, page, about);
    expect((about.x - after.x) / after.scale).toBeCloseTo((about.x - before.x) / before.scale, 9);
    expect((about.y - after.y) / after.scale).toBeCloseTo((about.y - before.y) / before.scale, 9);
  });

  it('never shows anything beyond the page, whatever is done', () => {
    const move = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const end = moves.reduce<View>(
          (view, { factor, x, y }) => panBy(zoomBy(view, factor, page, { x, y }), { x, y }, page),
          WHOLE,
        );
        expect(end.scale).toBeGreaterThanOrEqual(1);
        expect(end.scale).toBeLessThanOrEqual(3);
        expect(Math.abs(end.x)).toBeLessThanOrEqual((page.width * (end.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(end.y)).toBeLessThanOrEqual((page.height * (end.scale - 1)) / 2 + 1e-9);
      }),
    );
  });
});
