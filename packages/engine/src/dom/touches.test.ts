import { describe, expect, it } from 'vitest';
import { Hand } from '../../testing/gestures.ts';
import { Touches, type Touch } from './touches.ts';

function at(id: number, x: number, y: number): Touch {
  return { id, x, y, pressure: 0, width: 24, height: 24 };
}

function fingers() {
  const hand = new Hand();
  const time = { now: 0 };
  const touches = new Touches(hand.engine, () => time.now);
  const tap = (count: number): void => {
    const all = Array.from({ length: count }, (_, i) => at(i, 60 + i * 40, 90));
    all.forEach((touch) => touches.down(touch));
    all.forEach((touch) => touches.move({ ...touch, x: touch.x + 3 }));
    all.forEach((touch) => {
      touches.up({ ...touch, x: touch.x + 3 });
      // As browsers do after every lift.
      touches.lose(touch);
    });
  };
  return { hand, touches, time, tap };
}

describe('CAN-16 touch', () => {
  it('one finger draws from where it was put down', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50));
    touches.move(at(1, 53, 50));
    expect(hand.painted()).toBe(0);
    touches.move(at(1, 120, 50));
    touches.up(at(1, 120, 50));
    expect(hand.pixel(50, 50)).not.toBe(0);
    expect(hand.pixel(110, 50)).not.toBe(0);
  });

  it('a tap draws one dot, when the finger is lifted', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50));
    touches.up(at(1, 51, 50));
    expect(hand.pixel(50, 50)).not.toBe(0);
    expect(hand.kept).toHaveLength(1);
  });

  it('CAN-8 two fingers zoom and move the page and paint nothing, also while drawing is on', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 100, 100));
    touches.down(at(2, 140, 100));
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
    touches.down(at(3, 50, 50));
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
    touches.down(at(1, 60, 90));
    touches.down(at(2, 100, 90));
    time.now = 400;
    touches.up(at(1, 60, 90));
    touches.up(at(2, 100, 90));
    touches.down(at(1, 60, 90));
    touches.down(at(2, 100, 90));
    touches.move(at(2, 120, 90));
    touches.up(at(1, 60, 90));
    touches.up(at(2, 120, 90));
    expect(hand.engine.state()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('CAN-8 a second finger that follows at once makes a line a pinch, which leaves nothing of it', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50));
    touches.move(at(1, 100, 50));
    touches.down(at(2, 150, 50));
    touches.move(at(2, 190, 50));
    touches.move(at(1, 60, 50));
    expect(hand.painted()).toBe(0);
    expect(hand.kept).toEqual([]);
    expect(hand.engine.state().zoom).toBeGreaterThan(1);
  });

  it('HAND-1 a line goes on when something else touches the page later, or only rests there', () => {
    const { hand, touches, time } = fingers();
    touches.down(at(1, 50, 50));
    touches.move(at(1, 100, 50));
    touches.down(at(2, 150, 150));
    time.now = 301;
    touches.down(at(3, 150, 100));
    touches.move(at(3, 190, 100));
    touches.move(at(1, 150, 50));
    touches.up(at(2, 150, 150));
    touches.up(at(1, 200, 50));
    expect(hand.pixel(190, 50)).not.toBe(0);
    expect(hand.kept).toHaveLength(1);
    expect(hand.engine.state().zoom).toBe(1);
    touches.up(at(3, 190, 100));
    expect(hand.kept).toHaveLength(1);
  });

  it('HAND-1 a finger that lands beside a palm takes over once the palm is found out', () => {
    const { hand, touches, time } = fingers();
    touches.down(at(1, 150, 150));
    touches.move(at(1, 160, 150));
    touches.down(at(2, 50, 50));
    time.now = 100;
    touches.move({ ...at(1, 170, 150), width: 90 });
    expect(hand.painted()).toBe(0);
    touches.move(at(2, 100, 50));
    touches.up(at(2, 100, 50));
    expect(hand.pixel(50, 50)).not.toBe(0);
    expect(hand.kept).toHaveLength(1);
  });

  it('HAND-2 where fingers do not draw, one moves the page and a tap fills', () => {
    const { hand, touches } = fingers();
    hand.engine.set({ drawWithFinger: false });
    hand.engine.pinch({ x: 128, y: 96 }, { x: 0, y: 0 }, 3);
    const { origin } = hand.engine.placement();
    touches.down(at(1, 50, 50));
    touches.move(at(1, 60, 45));
    touches.up(at(1, 60, 45));
    expect(hand.engine.placement().origin.x - origin.x).toBeCloseTo(10);
    touches.down(at(1, 50, 50));
    touches.up(at(1, 50, 50));
    expect(hand.painted()).toBe(0);
    hand.engine.set({ brush: 'fill' });
    touches.down(at(1, 50, 50));
    touches.up(at(1, 50, 50));
    expect(hand.painted()).toBe(256 * 192);
  });

  it('HAND-2 taps of several fingers do nothing where that is switched off, else they say that fingers did it', () => {
    const { hand, tap } = fingers();
    const told: unknown[] = [];
    hand.engine.onHistory((change) => told.push(change));
    hand.stroke([20, 20], [80, 20]);
    hand.engine.set({ fingerCommands: false });
    tap(2);
    expect(told).toEqual([]);
    hand.engine.set({ fingerCommands: true });
    tap(2);
    expect(told).toEqual([{ kind: 'undone', action: 'stroke', byTouch: true }]);
  });

  it('CAN-8 two fingers that move in parallel keep the zoom to the last digit, at the limits too', () => {
    const { hand, touches } = fingers();
    for (const zoom of [1, 2.5, 4]) {
      hand.engine.zoomReset();
      hand.engine.pinch({ x: 128, y: 96 }, { x: 0, y: 0 }, zoom);
      touches.down(at(1, 150, 100));
      touches.down(at(2, 190, 100));
      for (let step = 1; step <= 9; step++) {
        touches.move(at(1, 150 - 12 * step, 100));
        touches.move(at(2, 190 - 12 * step, 100));
      }
      expect(hand.engine.state().zoom).toBe(zoom);
      touches.up(at(1, 42, 100));
      touches.up(at(2, 82, 100));
    }
  });

  it('CAN-8 a finger of a pinch that is lifted and lands again goes on with it', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 100, 100));
    touches.down(at(2, 140, 100));
    touches.move(at(2, 180, 100));
    touches.up(at(2, 180, 100));
    touches.move(at(1, 20, 20));
    expect(hand.engine.state().zoom).toBeCloseTo(2);
    touches.down(at(3, 60, 20));
    touches.move(at(3, 40, 20));
    expect(hand.engine.state().zoom).toBeCloseTo(1);
  });

  it('a cancelled finger leaves nothing behind it', () => {
    const { hand, touches } = fingers();
    touches.down(at(1, 50, 50));
    touches.cancel(at(1, 50, 50));
    touches.up(at(1, 50, 50));
    expect(hand.painted()).toBe(0);
  });
});
