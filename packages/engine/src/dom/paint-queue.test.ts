import { expect, it } from 'vitest';
import type { Box } from '../engine.ts';
import { PaintQueue } from './paint-queue.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

function everythingIn(queue: PaintQueue): Box[] {
  const boxes: Box[] = [];
  for (let next = queue.next; next; next = queue.next) {
    boxes.push(next);
    queue.shift();
  }
  return boxes;
}

it('changed paint goes square by square, what changed last first and joined with what waited there', () => {
  const queue = new PaintQueue({ width: 600, height: 300 });
  expect(queue.next).toBeUndefined();
  queue.add(box(-10, 250, 700, 310));
  queue.add(box(300, 260, 310, 270));
  queue.add(box(20, 20, 30, 30));
  queue.add(box(700, 0, 800, 100));
  expect(everythingIn(queue)).toEqual([
    box(0, 20, 256, 256),
    box(256, 256, 512, 300),
    box(256, 250, 512, 256),
    box(512, 250, 600, 256),
    box(0, 256, 256, 300),
    box(512, 256, 600, 300),
  ]);
});
