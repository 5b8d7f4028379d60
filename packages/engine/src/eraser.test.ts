import { decodeEntry } from '@inkbloom/formats/journal';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/gestures.ts';
import { cellsMap } from '../testing/pages.ts';

/** A page full of paint, with the eraser in hand. */
function filled(options: ConstructorParameters<typeof Hand>[0] = {}): Hand {
  const hand = new Hand(options);
  hand.engine.fillAt(0.5, 0.5, '#336699');
  hand.engine.set({ brush: 'eraser', size: 20, opacity: 0.3 });
  return hand;
}

describe('HAND-4 the eraser', () => {
  it('takes off all paint under it, whatever the opacity, as wide as the brush', () => {
    const hand = filled();
    hand.stroke([40, 90], [200, 90]);
    expect(hand.pixel(120, 90)).toBe(0);
    expect(hand.pixel(120, 98)).toBe(0);
    expect(hand.pixel(120, 102)).not.toBe(0);
    expect(hand.painted()).toBeLessThan(256 * 192 - 160 * 18);
  });

  it('is a gesture of the journal that undo takes back and names, and that replays to the same pixels', () => {
    const hand = filled();
    const before = hand.pixels();
    hand.stroke([40, 90], [200, 90]);
    const erased = hand.pixels();
    expect(hand.kept).toHaveLength(2);
    expect(decodeEntry(hand.kept[1]!)).toMatchObject({
      kind: 'stroke',
      brush: 'eraser',
      rgb: 0,
      opacity: 255,
    });
    const again = new Hand();
    again.engine.replay(hand.engine.journal());
    expect(again.pixels()).toEqual(erased);
    expect(hand.engine.undo()).toBe('erase');
    expect(hand.pixels()).toEqual(before);
  });

  it('leaves nothing in the journal where there was no paint', () => {
    const hand = new Hand();
    hand.engine.set({ brush: 'eraser' });
    hand.stroke([40, 90], [200, 90]);
    hand.engine.fillAt(0.5, 0.5, '#336699');
    hand.engine.clear();
    hand.stroke([40, 90], [200, 90]);
    expect(hand.kept).toHaveLength(2);
  });

  it('stays inside the lines when that is on', () => {
    const map = cellsMap(2, 1);
    const hand = new Hand({ width: 256, height: 192, regions: map });
    for (const x of [0.4, 0.6]) hand.engine.fillAt(x, 0.5, '#336699');
    hand.engine.set({ brush: 'eraser', size: 20, stayInside: 'first' });
    hand.stroke([80, 96], [180, 96]);
    expect(hand.pixel(100, 96)).toBe(0);
    expect(hand.pixel(156, 96)).not.toBe(0);
  });

  it('is the other end of a pen, whatever brush is chosen', () => {
    const hand = filled();
    hand.engine.set({ brush: 'marker', color: '#ff0000' });
    const pen = { pointerType: 'pen', pressure: 1, isEraser: true } as const;
    hand.down(40, 90, pen).move(120, 90, pen).up(120, 90, pen);
    expect(hand.pixel(80, 90)).toBe(0);
    expect(hand.engine.state().brush).toBe('marker');
  });
});

/** A page on which three strokes were undone and a fourth was drawn. */
function slipped() {
  const time = { now: 0 };
  const hand = new Hand({ clock: () => time.now });
  const told: unknown[] = [];
  hand.engine.onHistory((change) => change.kind === 'dropped' && told.push(change));
  for (const y of [40, 80, 120]) hand.stroke([20, y], [200, y]);
  for (let i = 0; i < 3; i++) hand.engine.undo();
  hand.stroke([20, 160], [200, 160]);
  return { hand, told, time };
}

describe('HAND-4 nothing is lost by a slip', () => {
  it('the undo of Clear survives the next stroke, and a reopened page', async () => {
    const hand = new Hand();
    hand.stroke([20, 20], [100, 100]);
    const art = hand.pixels();
    hand.engine.clear();
    hand.stroke([200, 20], [220, 40]);
    const reopened = new Hand();
    await reopened.engine.restore([...hand.kept, (await hand.engine.keyframe())!]);
    for (const { engine, pixels } of [hand, reopened].map((some) => ({
      engine: some.engine,
      pixels: () => some.pixels(),
    }))) {
      expect([engine.undo(), engine.undo()]).toEqual(['stroke', 'clear']);
      expect(pixels()).toEqual(art);
    }
  });

  it('what a new stroke dropped is told of and can be brought back for ten seconds, with that stroke', () => {
    const { hand, told, time } = slipped();
    expect(told).toEqual([{ kind: 'dropped', count: 3 }]);
    time.now = 10_000;
    expect(hand.engine.bringBack()).toBe(3);
    for (const y of [40, 80, 120, 160]) expect(hand.pixel(100, y)).not.toBe(0);
    expect(hand.engine.bringBack()).toBe(0);
    const again = new Hand();
    again.engine.replay(hand.engine.journal());
    expect(again.pixels()).toEqual(hand.pixels());
    expect(hand.engine.undo()).toBe('stroke');
    expect(hand.pixel(100, 120)).toBe(0);
    expect(hand.pixel(100, 80)).not.toBe(0);
  });

  it('later than that it is gone', () => {
    const { hand, time } = slipped();
    time.now = 10_001;
    expect(hand.engine.bringBack()).toBe(0);
    expect(hand.pixel(100, 40)).toBe(0);
  });

  it('a clear that was undone is not brought back', () => {
    const hand = new Hand({ clock: () => 0 });
    hand.stroke([20, 40], [200, 40]);
    hand.engine.clear();
    hand.engine.undo();
    hand.stroke([20, 80], [200, 80]);
    expect(hand.engine.bringBack()).toBe(0);
    expect(hand.pixel(100, 40)).not.toBe(0);
  });
});

describe('HAND-4 sizes for small hands', () => {
  it('large brushes are five times as wide, up to a fifth of the page; the number stays', () => {
    const hand = new Hand({ width: 2048, height: 1024 });
    hand.engine.set({ size: 10, large: true });
    expect(hand.engine.state().size).toBe(10);
    expect(hand.engine.brushWidth()).toBe(50);
    hand.engine.set({ size: 32 });
    expect(hand.engine.brushWidth()).toBe(160);
    hand.engine.setView({ width: 512, height: 256, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
    expect(hand.engine.brushWidth() * 4).toBeCloseTo(0.2 * 2048);
    hand.engine.set({ large: false });
    expect(hand.engine.brushWidth()).toBe(32);
  });
});
