import { describe, expect, it } from 'vitest';
import { Hand } from '../../testing/gestures.ts';
import { Touches, type Touch } from './touches.ts';

function at(id: number, x: number, y: number): Touch {
  return { id, x, y, pressure: 0 };
}

function fingers() {
  const hand = new Hand();
  const time = { now: 0 };
  const touches = new Touches(hand.engine, () => time.now);
  const tap = (count: number): void => {
    const all = Array.from({ length: count }, (_, i) => at(i, 60 + i * 40, 90));
    all.forEach((touch) => touches.down(touch, false));
    all.forEach((touch) => touches.move({ ...touch, x: touch.x + 3 }));
    all.forEach((touch) => touches.up({ ...touch, x: touch.x + 3 }));
  };
  return { hand, touches, time, tap };
}

describe('CAN-16 touch', () => {
  it('one finger draws from where it was put down', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50), false);
    touches.move(at(1, 53, 50));
    expect(hand.painted()).toBe(0);
    touches.move(at(1, 120, 50));
    touches.up(at(1, 120, 50));
    expect(hand.pixel(50, 50)).not.toBe(0);
    expect(hand.pixel(110, 50)).not.toBe(0);
  });

  it('a tap draws one dot, when the finger is lifted', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50), false);
    touches.up(at(1, 51, 50));
    expect(hand.pixel(50, 50)).not.toBe(0);
    expect(hand.kept).toHaveLength(1);
  });

  it('CAN-8 two fingers zoom and move the page and paint nothing, also while drawing is on', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 100, 100), false);
    touches.down(at(2, 140, 100), false);
    touches.move(at(1, 80, 100));
    touches.move(at(2, 160, 100));
    expect(hand.engine.state().zoom).toBeCloseTo(2);
    const { origin } = hand.engine.placement();
    touches.move(at(1, 90, 100));
    touches.move(at(2, 170, 100));
    expect(hand.engine.placement().origin.x).toBeGreaterThan(origin.x);
    touches.up(at(1, 90, 100));
    touches.move(at(2, 20, 20));
    touches.up(at(2, 20, 20));
    expect(hand.painted()).toBe(0);
    touches.down(at(3, 50, 50), false);
    touches.up(at(3, 50, 50));
    expect(hand.kept).toHaveLength(1);
  });

  it('CAN-7 a tap of two fingers takes the last action back, one of three brings it again', () => {
    const { hand, tap } = fingers();
    hand.stroke([20, 20], [80, 20]);
    const drawn = hand.pixels();
    tap(2);
    expect(hand.painted()).toBe(0);
    tap(3);
    expect(hand.pixels()).toEqual(drawn);
    expect(hand.engine.state().zoom).toBe(1);
  });

  it('fingers that stay or move have not tapped', () => {
    const { hand, touches, time } = fingers();
    hand.stroke([20, 20], [80, 20]);
    touches.down(at(1, 60, 90), false);
    touches.down(at(2, 100, 90), false);
    time.now = 400;
    touches.up(at(1, 60, 90));
    touches.up(at(2, 100, 90));
    touches.down(at(1, 60, 90), false);
    touches.down(at(2, 100, 90), false);
    touches.move(at(2, 120, 90));
    touches.up(at(1, 60, 90));
    touches.up(at(2, 120, 90));
    expect(hand.engine.state()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('a second finger ends a line that is already being drawn', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50), false);
    touches.move(at(1, 100, 50));
    touches.down(at(2, 150, 50), false);
    touches.move(at(1, 120, 120));
    expect(hand.kept).toHaveLength(1);
    expect(hand.pixel(120, 120)).toBe(0);
  });

  it('once a pen has been seen, a finger moves the page', () => {
    const { hand, touches } = fingers();
    hand.engine.pinch({ x: 128, y: 96 }, { x: 0, y: 0 }, 3);
    const { origin } = hand.engine.placement();
    touches.down(at(1, 50, 50), true);
    touches.move(at(1, 60, 45));
    touches.up(at(1, 60, 45));
    expect(hand.engine.placement().origin.x - origin.x).toBeCloseTo(10);
    expect(hand.painted()).toBe(0);
  });

  it('a cancelled finger leaves nothing behind it', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50), false);
    touches.cancel(at(1, 50, 50));
    touches.up(at(1, 50, 50));
    expect(hand.painted()).toBe(0);
  });
});
