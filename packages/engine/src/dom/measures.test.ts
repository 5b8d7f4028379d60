import { describe, expect, it } from 'vitest';
import { toCanvasBox, toPageBox, transformOf } from './presenter.ts';
import { DESKTOP, matters, MOBILE, ratioOf } from './resize.ts';
import { createNotches } from './wheel.ts';

describe('resizing', () => {
  it('CAN-13 passes over changes under 20 px on desktop and 50 px on mobile', () => {
    const from = { width: 800, height: 600 };
    expect(matters(from, { width: 819, height: 581 }, DESKTOP)).toBe(false);
    expect(matters(from, { width: 820, height: 600 }, DESKTOP)).toBe(true);
    expect(matters(from, { width: 800, height: 551 }, MOBILE)).toBe(false);
    expect(matters(from, { width: 800, height: 550 }, MOBILE)).toBe(true);
    expect([DESKTOP.debounceMs, MOBILE.debounceMs]).toEqual([100, 200]);
  });
});

describe('the wheel', () => {
  it('CAN-8 counts one notch for a step of a mouse and for several of a touchpad', () => {
    const notches = createNotches();
    expect(notches(-120, 0)).toBe(-1);
    expect([notches(3, 1), notches(-3, 1)]).toEqual([1, -1]);
    expect([notches(15, 0), notches(15, 0), notches(15, 0), notches(15, 0)]).toEqual([0, 0, 1, 0]);
    expect(notches(-30, 0)).toBe(0);
  });
});

describe('the canvas', () => {
  it('CAN-16 is as fine as the screen of a phone, so that ink is not scaled up, and twice as fine on large ones', () => {
    const phone = { width: 390, height: 844 };
    expect([1, 1.5, 2, 3].map((ratio) => ratioOf(phone, ratio))).toEqual([1, 1.5, 2, 3]);
    expect(ratioOf({ width: 412, height: 915 }, 3.5)).toBe(3.5);
    expect(ratioOf({ width: 1180, height: 820 }, 2)).toBe(2);
    expect(ratioOf({ width: 2560, height: 1440 }, 3)).toBe(2);
  });

  const insets = { left: 0, top: 0, right: 0, bottom: 0 };
  const placement = { origin: { x: 10, y: 20 }, scale: 0.5, view: { width: 600, height: 400, insets } };

  it('covers every device pixel a box of the page touches', () => {
    const transform = transformOf(placement, 2);
    expect(transform).toEqual({ left: 20, top: 40, scale: 1, ratio: 2 });
    expect(toCanvasBox({ left: 5, top: 6, right: 7, bottom: 8 }, transform)).toEqual({
      left: 23,
      top: 44,
      right: 29,
      bottom: 50,
    });
  });

  it('finds the page under it', () => {
    const transform = transformOf(placement, 1);
    expect(toPageBox({ left: 10, top: 20, right: 60, bottom: 70 }, transform)).toEqual({
      left: 0,
      top: 0,
      right: 100,
      bottom: 100,
    });
  });
});
