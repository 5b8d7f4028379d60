import { describe, expect, it } from 'vitest';
import {
  brushWidthOf,
  centeredOn,
  createViewport,
  middleOf,
  originOf,
  panned,
  pinched,
  samePlacement,
  scaleOf,
  toPage,
  visiblePart,
  withView,
  zoomedTo,
  type Viewport,
} from './viewport.ts';

const NO_INSETS = { left: 0, top: 0, right: 0, bottom: 0 };

/** A page of 1000 x 500 on a view of some size. */
function on(width: number, height: number, insets = NO_INSETS): Viewport {
  return withView(createViewport(1000, 500), { width, height, insets });
}

describe('where the page stands', () => {
  it('fits the side that is shorter of room', () => {
    expect(scaleOf(on(500, 500))).toBe(0.5);
    expect(scaleOf(on(2000, 100))).toBe(0.2);
    expect(scaleOf({ ...on(500, 500), zoom: 3 })).toBe(1.5);
  });

  it('keeps clear of all four insets', () => {
    const insets = { left: 10, top: 20, right: 90, bottom: 80 };
    const viewport = on(600, 600, insets);
    expect(scaleOf(viewport)).toBe(0.5);
    expect(originOf(viewport)).toEqual({ x: 10, y: 20 + 125 });
    expect(middleOf(viewport.view)).toEqual({ x: 260, y: 270 });
  });

  it('has at least a pixel of room, however large the insets are', () => {
    const viewport = on(100, 100, { left: 80, top: 70, right: 80, bottom: 70 });
    expect(scaleOf(viewport)).toBe(1 / 1000);
    expect(middleOf(viewport.view)).toEqual({ x: 80.5, y: 70.5 });
  });

  it('finds the page place under a view place', () => {
    const viewport = on(500, 500);
    expect(toPage(viewport, { x: 0, y: 125 })).toEqual({ x: 0, y: 0 });
    expect(toPage(viewport, { x: 500, y: 0 })).toEqual({ x: 1000, y: -250 });
  });

  it('is the same placement only with the same place and scale', () => {
    const viewport = zoomedTo(on(500, 500), 4, { x: 250, y: 250 });
    expect(samePlacement(viewport, { ...viewport })).toBe(true);
    expect(samePlacement(viewport, panned(viewport, { x: 1, y: 0 }))).toBe(false);
    expect(samePlacement(viewport, panned(viewport, { x: 0, y: 1 }))).toBe(false);
    const [a, b] = [
      { ...viewport, zoom: 1, center: { x: 0, y: 0 } },
      { ...viewport, zoom: 2, center: { x: 0, y: 0 } },
    ];
    expect(originOf(a)).toEqual(originOf(b));
    expect(samePlacement(a, b)).toBe(false);
  });
});

describe('CAN-8 what moves the page', () => {
  it('follows a drag by its page pixels', () => {
    const viewport = zoomedTo(on(500, 250), 4, { x: 250, y: 125 });
    expect(panned(viewport, { x: 20, y: -10 }).center).toEqual({ x: 490, y: 255 });
  });

  it('stops at each edge of the page', () => {
    const viewport = zoomedTo(on(500, 250), 2, { x: 250, y: 125 });
    expect(centeredOn(viewport, { x: -50, y: -50 }).center).toEqual({ x: 250, y: 125 });
    expect(centeredOn(viewport, { x: 5000, y: 5000 }).center).toEqual({ x: 750, y: 375 });
    expect(centeredOn(viewport, { x: 251, y: 374 }).center).toEqual({ x: 251, y: 374 });
  });

  it('keeps a page that is smaller than the room in the middle', () => {
    const viewport = zoomedTo(on(500, 1000), 2, { x: 250, y: 500 });
    expect(centeredOn(viewport, { x: 400, y: 10 }).center).toEqual({ x: 400, y: 250 });
  });

  it('zooms between 1 and 4', () => {
    const viewport = on(500, 250);
    const at = { x: 250, y: 125 };
    const zooms = [0.99, 1, 1.01, 3.99, 4, 4.01].map((zoom) => zoomedTo(viewport, zoom, at).zoom);
    expect(zooms).toEqual([1, 1, 1.01, 3.99, 4, 4]);
  });

  it('keeps the held page place under the pointer that moves', () => {
    const start = zoomedTo(on(500, 250), 2, { x: 250, y: 125 });
    const held = toPage(start, { x: 200, y: 100 });
    const moved = pinched(start, 3, { x: 200, y: 100 }, { x: 260, y: 90 });
    expect(moved.zoom).toBe(3);
    expect(toPage(moved, { x: 260, y: 90 }).x).toBeCloseTo(held.x);
    expect(toPage(moved, { x: 260, y: 90 }).y).toBeCloseTo(held.y);
  });
});

describe('CAN-10 the part in view', () => {
  it('is the whole page at 100 %, also where there is room beside it', () => {
    expect(visiblePart(on(500, 500))).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('is its share of each side when zoomed', () => {
    const viewport = centeredOn(zoomedTo(on(500, 500), 4, { x: 250, y: 250 }), { x: 200, y: 300 });
    const { x, y, width, height } = visiblePart(viewport);
    expect([x, y, width, height].map((share) => Math.round(share * 1e6) / 1e6)).toEqual([
      0.075, 0.35, 0.25, 0.5,
    ]);
  });
});

describe('CAN-16 HAND-4 the width of a brush', () => {
  it('grows as the page shrinks, from one page pixel to four per view pixel', () => {
    expect(brushWidthOf(on(2000, 1000), 10, false)).toBe(10);
    expect(brushWidthOf(on(1000, 500), 10, false)).toBe(10);
    expect(brushWidthOf(on(500, 250), 10, false)).toBe(20);
    expect(brushWidthOf(on(250, 125), 10, false)).toBe(40);
    expect(brushWidthOf(on(100, 50), 10, false)).toBe(40);
  });

  it('does not depend on the zoom', () => {
    const viewport = zoomedTo(on(500, 250), 4, { x: 0, y: 0 });
    expect(brushWidthOf(viewport, 10, false)).toBe(20);
  });

  it('is five times as wide for small hands, up to a fifth of the longer side, and never narrower', () => {
    expect(brushWidthOf(on(1000, 500), 8, true)).toBe(40);
    expect(brushWidthOf(on(1000, 500), 40, true)).toBe(200);
    expect(brushWidthOf(on(1000, 500), 41, true)).toBe(200);
    expect(brushWidthOf(on(1000, 500), 300, true)).toBe(300);
    expect(brushWidthOf(withView(createViewport(500, 1000), on(500, 1000).view), 60, true)).toBe(200);
  });
});
