import { describe, expect, it } from 'vitest';
import { Hand } from '../../testing/gestures.ts';
import { shownGlints } from '../../testing/shown-glints.ts';
import { GlintPoints } from './glint-points.ts';
import { lightOn } from './glint-light.ts';
import { GLINTS_IN_SQUARE } from '../core/glints.ts';

const PAGE = { width: 700, height: 500 };
const ALL = { left: 0, top: 0, right: 700, bottom: 500 };
const TRANSFORM = { left: 0, top: 0, scale: 1, ratio: 1 };
const VIEW = {
  transform: TRANSFORM,
  light: lightOn(TRANSFORM, { across: 0, along: 0, isStill: false }),
  canvas: ALL,
  sharpPart: ALL,
};

/** Points in the graphics of nobody, which write down what they are told that matters. */
function points() {
  const calls: (readonly [name: string, ...rest: number[]])[] = [];
  const told: Record<string, (...rest: unknown[]) => void> = {
    bufferData: (_kind, bytes) => calls.push(['make', bytes as number]),
    bufferSubData: (_kind, at, _words, from, count) =>
      calls.push(['write', at as number, from as number, count as number]),
    drawArrays: (_kind, first, count) => calls.push(['draw', first as number, count as number]),
  };
  const gl = new Proxy({}, { get: (_, name) => told[String(name)] ?? (() => ({})) });
  const units = { paint: 0, whole: 1, sharp: 2 };
  const glints = new GlintPoints(gl as WebGL2RenderingContext, PAGE, units);
  return { glints, calls, take: () => calls.splice(0) };
}

function glitterHand(): Hand {
  const hand = new Hand(PAGE);
  hand.engine.onGlints(() => undefined);
  hand.engine.set({ brush: 'sparkle', size: 20 });
  return hand;
}

describe('CAN-3 glints on their way to the graphics', () => {
  it('cost nothing on a page without glitter', () => {
    const { glints, calls } = points();
    const hand = glitterHand();
    hand.engine.set({ brush: 'marker' });
    hand.stroke([10, 10], [600, 400]);
    expect(glints.update(hand.engine, ALL)).toBeNull();
    glints.draw(ALL, VIEW);
    expect(glints.takeChanged(TRANSFORM)).toBeNull();
    expect(calls).toEqual([]);
  });

  it('lie in one buffer and are drawn at one go for each row of squares, only where there are any', () => {
    const { glints, take } = points();
    const hand = glitterHand();
    hand.stroke([20, 60], [230, 60]);
    const count = shownGlints(hand.engine).length;
    expect(glints.update(hand.engine, ALL)).toEqual({ left: 0, top: 0, right: 256, bottom: 256 });
    expect(take()).toEqual([
      ['make', 6 * GLINTS_IN_SQUARE * 12],
      ['write', 0, 0, count * 3],
    ]);
    glints.draw(ALL, VIEW);
    glints.draw({ left: 300, top: 300, right: 500, bottom: 400 }, VIEW);
    expect(take()).toEqual([['draw', 0, count]]);
  });

  it('are handed over again only when they change, and then more than the changed box is drawn', () => {
    const { glints, take } = points();
    const hand = glitterHand();
    hand.stroke([20, 60], [230, 60]);
    glints.update(hand.engine, ALL);
    expect(glints.takeChanged(TRANSFORM)).not.toBeNull();
    take();
    hand.engine.set({ brush: 'marker' });
    hand.stroke([20, 200], [230, 200]);
    const box = { left: 10, top: 190, right: 240, bottom: 210 };
    glints.update(hand.engine, box);
    expect(take()).toEqual([]);
    expect(glints.takeChanged(TRANSFORM)).toBeNull();
    hand.engine.set({ opacity: 1, size: 30 });
    hand.stroke([20, 60], [230, 60]);
    const over = { left: 0, top: 45, right: 250, bottom: 75 };
    glints.update(hand.engine, over);
    expect(take()).toEqual([['write', 0, 0, expect.any(Number)]]);
    const part = glints.takeChanged(TRANSFORM)!;
    expect(part.top).toBeLessThan(over.top - 16);
    expect(part.bottom).toBeGreaterThan(over.bottom + 16);
    glints.draw(ALL, VIEW);
    expect(take()).toEqual([]);
  });
});
