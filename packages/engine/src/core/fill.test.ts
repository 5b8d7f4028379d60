import { describe, expect, it } from 'vitest';
import { Hand } from '../../testing/gestures.ts';
import { cellsMap } from '../../testing/pages.ts';

const WHITE = 0xffffffff;
const RED = 0xff0000ff;

function cells(): Hand {
  const hand = new Hand({ regions: cellsMap(3, 3), width: 400, height: 400 });
  hand.engine.set({ brush: 'fill', color: '#ff0000' });
  return hand;
}

function filledWith(color: string) {
  const hand = cells();
  hand.engine.fillAt(0.3, 0.3, color);
  return hand.pixel(120, 120);
}

function reachesOnLineArt(second: string) {
  const hand = cells();
  hand.engine.fillAt(0.3, 0.3, '#808080');
  hand.engine.set({ brush: 'marker', color: second, size: 16 });
  hand.stroke([60, 120], [180, 120]);
  hand.engine.set({ brush: 'fill', color: '#ff0000' });
  hand.tap(120, 90);
  return hand.pixel(120, 120) === RED;
}

function reachesWithoutLineArt(second: string) {
  const hand = new Hand();
  hand.engine.fillAt(0.5, 0.5, '#808080');
  hand.engine.set({ color: second, size: 16 });
  hand.stroke([-20, 100], [300, 100]);
  hand.engine.fillAt(0.5, 0.1, '#ff0000');
  return hand.pixel(120, 100) === RED;
}

describe('CAN-6 fill', () => {
  it('colors one region with one press and stays inside it', () => {
    const hand = cells().tap(120, 120);
    expect(hand.painted()).toBe(80 * 80);
    expect(hand.pixel(80, 80)).toBe(RED);
    expect(hand.pixel(159, 159)).toBe(RED);
    expect(hand.pixel(160, 159)).toBe(0);
  });

  it('is a single press: dragging paints nothing more', () => {
    const hand = cells().stroke([120, 120], [200, 200], [280, 280]);
    expect(hand.painted()).toBe(80 * 80);
    expect(hand.kept).toHaveLength(1);
  });

  it('does nothing where the color is already there', () => {
    const hand = cells().tap(120, 120).tap(130, 130);
    expect(hand.kept).toHaveLength(1);
    hand.engine.undo();
    expect(hand.engine.state().canUndo).toBe(false);
  });

  it('takes 3 or 6 hex digits; any other color is white', () => {
    expect(filledWith('#f00')).toBe(RED);
    expect(filledWith('ff0000')).toBe(RED);
    for (const bad of ['#ff00', '#ff000', 'red', '', '#gggggg']) expect(filledWith(bad)).toBe(WHITE);
  });

  it('ignores places off the page', () => {
    const { engine } = cells();
    for (const [x, y] of [
      [-0.1, 0.5],
      [0.5, 1.1],
      [1, 1],
      [Number.NaN, 0.5],
    ] as const) {
      expect(engine.fillAt(x, y)).toBe(false);
    }
  });

  it('bare paper matches bare paper alone: a line of paint divides a region', () => {
    const hand = cells();
    hand.engine.set({ brush: 'marker', color: '#00ff00', size: 4, opacity: 0.1 });
    hand.stroke([70, 120], [170, 120]);
    hand.engine.set({ brush: 'fill', color: '#ff0000', opacity: 1 });
    hand.tap(120, 90);
    expect(hand.pixel(120, 110)).toBe(RED);
    expect(hand.pixel(120, 150)).toBe(0);
  });

  it('recolors paint within 15 a channel and stops at larger differences', () => {
    expect(reachesOnLineArt('#8f8080')).toBe(true);
    expect(reachesOnLineArt('#908080')).toBe(false);
    expect(reachesOnLineArt('#ffffff')).toBe(false);
  });

  it('uses a tolerance of 8 on a page without line art', () => {
    expect(reachesWithoutLineArt('#888080')).toBe(true);
    expect(reachesWithoutLineArt('#898080')).toBe(false);
  });

  it('dark paint blocks, but a dark region can be recolored', () => {
    const hand = cells();
    hand.engine.fillAt(0.3, 0.3, '#555555');
    hand.engine.set({ brush: 'marker', color: '#4a4a4a', size: 16 });
    hand.stroke([60, 120], [180, 120]);
    hand.engine.fillAt(0.3, 0.22, '#ff0000');
    expect(hand.pixel(120, 90)).toBe(RED);
    expect(hand.pixel(120, 120)).not.toBe(RED);
    hand.engine.fillAt(0.3, 0.3, '#00ff00');
    expect(hand.pixel(120, 120)).toBe(0xff00ff00);
  });

  it('fills with its opacity instead of adding to what is there', () => {
    const hand = cells();
    hand.engine.set({ opacity: 0.5 });
    hand.tap(120, 120);
    expect(hand.pixel(120, 120)).toBe(0x80000080);
    hand.tap(120, 120);
    expect(hand.kept).toHaveLength(1);
  });
});
