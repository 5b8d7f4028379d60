import { describe, expect, it } from 'vitest';
import { NO_GESTURE, move, press, release } from './gesture.ts';
import { WHOLE, zoomBy, type Point, type View } from './view.ts';

const page = { width: 600, height: 600 };

/** One finger down, along the points, and up. */
function drag(view: View, points: readonly [Point, ...Point[]]) {
  let gesture = press(NO_GESTURE, 1, points[0]);
  for (const to of points.slice(1)) ({ gesture, view } = move(gesture, view, 1, to, page));
  return { view, ...release(gesture, view, 1) };
}

describe('gesture', () => {
  it('DET-3 drags a zoomed page', () => {
    const { view, turn } = drag(zoomBy(WHOLE, 2, page), [
      { x: 0, y: 0 },
      { x: 60, y: 10 },
      { x: 90, y: 30 },
    ]);
    expect(view).toEqual({ scale: 2, x: 90, y: 30 });
    expect(turn).toBe(0);
  });

  it('DET-3 turns the page by a sideways swipe when it is shown whole', () => {
    expect(
      drag(WHOLE, [
        { x: 50, y: 0 },
        { x: -50, y: 8 },
      ]).turn,
    ).toBe(1);
    expect(
      drag(WHOLE, [
        { x: -50, y: 0 },
        { x: 50, y: -8 },
      ]).turn,
    ).toBe(-1);
  });

  it('does not turn the page by a short or slanting move', () => {
    expect(
      drag(WHOLE, [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ]).turn,
    ).toBe(0);
    expect(
      drag(WHOLE, [
        { x: 0, y: 0 },
        { x: 80, y: 70 },
      ]).turn,
    ).toBe(0);
  });

  it('DET-3 zooms by the distance of two fingers, about the place between them', () => {
    let gesture = press(press(NO_GESTURE, 1, { x: -50, y: 0 }), 2, { x: 50, y: 0 });
    let view: View = WHOLE;
    ({ gesture, view } = move(gesture, view, 1, { x: -100, y: 0 }, page));
    ({ gesture, view } = move(gesture, view, 2, { x: 100, y: 0 }, page));
    expect(view.scale).toBeCloseTo(2, 9);
    expect(gesture.pinched).toBe(true);
    expect(release(gesture, view, 1).turn).toBe(0);
  });

  it('follows two fingers only', () => {
    const two = press(press(NO_GESTURE, 1, { x: 0, y: 0 }), 2, { x: 9, y: 9 });
    expect(press(two, 3, { x: 50, y: 50 })).toBe(two);
    expect(move(two, WHOLE, 3, { x: 1, y: 1 }, page)).toEqual({ gesture: two, view: WHOLE });
    expect(release(two, WHOLE, 3)).toEqual({ gesture: two, turn: 0 });
  });

  it('survives two fingers at one place', () => {
    const two = press(press(NO_GESTURE, 1, { x: 5, y: 5 }), 2, { x: 5, y: 5 });
    const { view } = move(two, WHOLE, 2, { x: 40, y: 5 }, page);
    expect(Number.isFinite(view.scale)).toBe(true);
  });
});
