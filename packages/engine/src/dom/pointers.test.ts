import { expect, it } from 'vitest';
import { Hand } from '../../testing/gestures.ts';
import { attachPointers } from './pointers.ts';

/** An element of the hand's view that gets pointer events. */
function stageOf(hand: Hand) {
  const stage = Object.assign(new EventTarget(), {
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 10, top: 20, width: 256, height: 192 }),
  });
  const detach = attachPointers(stage as unknown as HTMLElement, hand.engine);
  const send = (name: string, x: number, y: number, more: object = {}) => {
    const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, pressure: 0.5, width: 1, height: 1 };
    const where = { clientX: 10 + x, clientY: 20 + y, tiltX: 0, tiltY: 0 };
    stage.dispatchEvent(Object.assign(new Event(name), pointer, where, more));
  };
  return { send, detach };
}

it('CAN-5 a line ends where it leaves the view, and does not go on when it comes back', () => {
  const hand = new Hand();
  const { send, detach } = stageOf(hand);
  send('pointerdown', 20, 20);
  send('pointermove', 60, 20);
  send('pointermove', 300, 20);
  send('pointermove', 60, 100);
  expect(hand.kept).toHaveLength(1);
  expect(hand.pixel(50, 20)).not.toBe(0);
  expect(hand.pixel(60, 80)).toBe(0);
  detach();
  send('pointerdown', 20, 150);
  send('pointerup', 20, 150);
  expect(hand.kept).toHaveLength(1);
});

it('CAN-16 other buttons than the first do nothing', () => {
  const hand = new Hand();
  const { send } = stageOf(hand);
  send('pointerdown', 20, 20, { button: 2 });
  send('pointermove', 60, 20, { button: -1 });
  send('pointerup', 60, 20, { button: 2 });
  expect(hand.kept).toEqual([]);
});

it('HAND-1 the size of a contact tells a palm, and a palm stops no finger', () => {
  const hand = new Hand();
  const { send } = stageOf(hand);
  const palm = { pointerId: 7, pointerType: 'touch', width: 90, height: 120 };
  const finger = { pointerId: 8, pointerType: 'touch', width: 24, height: 24 };
  send('pointerdown', 150, 150, palm);
  send('pointerdown', 20, 20, finger);
  send('pointermove', 120, 20, finger);
  send('pointermove', 200, 150, palm);
  send('pointerup', 120, 20, finger);
  expect(hand.pixel(100, 20)).not.toBe(0);
  expect(hand.pixel(180, 150)).toBe(0);
  expect(hand.kept).toHaveLength(1);
});
