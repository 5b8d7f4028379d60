import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/gestures.ts';
import { cellsMap } from '../testing/pages.ts';
import { BRUSH_NAMES, DEFAULT_SETTINGS, inlineBackground, type BrushName } from './engine.ts';

const OPAQUE_BLUE = 0xff996633;

const NO_INSETS = { left: 0, top: 0, right: 0, bottom: 0 };

describe('settings', () => {
  it('CAN-3 opens with watercolor, size 3, opacity 0.8 and a brown', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({ brush: 'watercolor', size: 3, opacity: 0.8, color: '#8b5a3c' });
  });

  it('CAN-3 keeps sizes and opacities in range and refuses an unknown brush', () => {
    const { engine } = new Hand();
    engine.set({ size: 99.6, opacity: 0 });
    expect(engine.state()).toMatchObject({ size: 32, opacity: 0.05 });
    engine.set({ size: 2.4 });
    expect(engine.state().size).toBe(2);
    expect(() => engine.set({ brush: 'crayon' as BrushName })).toThrow('Unknown brush type: crayon');
    expect(() => engine.set({ size: Number.NaN })).toThrow(RangeError);
    expect(engine.state().brush).toBe('marker');
  });

  it('CAN-4 takes a color of # and six hex digits alone', () => {
    const { engine } = new Hand();
    for (const bad of ['red', '#fff', '#12345', '#1234567', '123456', '#12345g']) engine.set({ color: bad });
    expect(engine.state().color).toBe('#336699');
    engine.set({ color: '#ABCDEF' });
    expect(engine.state().color).toBe('#abcdef');
  });

  it('tells subscribers of real changes alone, with a new state object', () => {
    const { engine } = new Hand();
    const before = engine.state();
    let told = 0;
    const stop = engine.subscribe(() => told++);
    engine.set({ size: 8 });
    expect(engine.state()).toBe(before);
    engine.set({ size: 9 });
    stop();
    engine.set({ size: 10 });
    expect(told).toBe(1);
    expect(engine.state()).not.toBe(before);
  });
});

function widthOf(pressure: number, pointerType: 'pen' | 'mouse') {
  const hand = new Hand();
  const how = { pressure, pointerType };
  hand.down(20, 50, how).move(120, 50, how).up(120, 50, how);
  return hand.painted();
}

describe('strokes', () => {
  it.each(BRUSH_NAMES.filter((name) => name !== 'fill' && name !== 'eraser'))(
    'CAN-3 draws with %s',
    (brush) => {
      const hand = new Hand();
      hand.engine.set({ brush, size: 16 });
      hand.stroke([30, 30], [120, 90], [200, 40]);
      expect(hand.painted()).toBeGreaterThan(50);
    },
  );

  it('CAN-5 joins distant samples into one line', () => {
    const hand = new Hand().stroke([20, 50], [200, 50]);
    for (let x = 20; x <= 199; x++) expect(hand.pixel(x, 50)).toBe(OPAQUE_BLUE);
    expect(hand.pixel(100, 60)).toBe(0);
  });

  it('CAN-5 a tap draws one dot, even when it trembles', () => {
    const hand = new Hand();
    hand.down(100, 100).move(100.1, 100).up(100.2, 100.1);
    expect(hand.pixel(100, 100)).toBe(OPAQUE_BLUE);
    expect(hand.painted()).toBeLessThan(90);
    expect(hand.kept).toHaveLength(1);
  });

  it('CAN-5 ends on release and where it is ended; a press ended before it moved leaves nothing', () => {
    const hand = new Hand();
    hand.down(20, 20).move(60, 20).end();
    expect(hand.kept).toHaveLength(1);
    hand.move(100, 20);
    expect(hand.pixel(90, 20)).toBe(0);
    hand.down(150, 150).end();
    expect(hand.pixel(150, 150)).toBe(0);
    expect(hand.kept).toHaveLength(1);
  });

  it('HAND-1 a stroke that the device cancels was none: it leaves the page and the journal as they were', () => {
    const hand = new Hand();
    hand.stroke([20, 20], [60, 60]);
    const before = hand.pixels();
    hand.down(20, 100).move(60, 20).move(100, 100).cancel();
    expect(hand.pixels()).toEqual(before);
    expect(hand.kept).toHaveLength(1);
    expect(hand.engine.state()).toMatchObject({ canUndo: true, canRedo: false });
    hand.move(200, 100);
    expect(hand.pixels()).toEqual(before);
  });

  it.each<[string, (hand: Hand) => void]>([
    ['zoom keys', ({ engine }) => engine.zoomIn()],
    ['the wheel', ({ engine }) => engine.wheel({ x: 40, y: 40 }, -1)],
    ['turning the device', ({ engine }) => engine.setView({ width: 192, height: 256, insets: NO_INSETS })],
    ['resizing the window', ({ engine }) => engine.setView({ width: 300, height: 200, insets: NO_INSETS })],
  ])('CAN-13 a stroke ends where it is when %s move the page, without a kink', (_, move) => {
    const hand = new Hand();
    const alone = new Hand();
    alone.down(20, 20).move(60, 20).end();
    hand.down(20, 20).move(60, 20);
    move(hand);
    hand.move(150, 150).up(150, 150);
    expect(hand.pixels()).toEqual(alone.pixels());
    expect(hand.kept).toEqual(alone.kept);
  });

  it('CAN-13 a view that shows the page where it was does not end a stroke', () => {
    const hand = new Hand();
    hand.down(20, 20).move(60, 20);
    hand.engine.setView(hand.engine.placement().view);
    hand.move(100, 20).up(100, 20);
    expect(hand.pixel(90, 20)).not.toBe(0);
  });

  it('HAND-2 undo and redo say what they did, and whether fingers did it', () => {
    const hand = new Hand();
    const told: unknown[] = [];
    hand.engine.onHistory((change) => told.push(change));
    hand.stroke([20, 20], [60, 60]);
    hand.engine.fillAt(0.9, 0.9, '#ff0000');
    hand.engine.clear();
    expect(hand.engine.undo()).toBe('clear');
    expect(hand.engine.undo({ byTouch: true })).toBe('fill');
    expect(hand.engine.undo()).toBe('stroke');
    expect(hand.engine.undo()).toBeNull();
    expect(hand.engine.redo({ byTouch: true })).toBe('stroke');
    expect(told).toEqual([
      { kind: 'undone', action: 'clear', byTouch: false },
      { kind: 'undone', action: 'fill', byTouch: true },
      { kind: 'undone', action: 'stroke', byTouch: false },
      { kind: 'redone', action: 'stroke', byTouch: true },
    ]);
  });

  it('HAND-2 says when a pen has touched the page', () => {
    const hand = new Hand();
    hand.tap(20, 20);
    expect(hand.engine.state().penSeen).toBe(false);
    hand.down(20, 20, { pointerType: 'pen' });
    expect(hand.engine.state()).toMatchObject({ penSeen: true, drawWithFinger: true });
  });

  it('does not darken where it crosses itself', () => {
    const hand = new Hand();
    hand.engine.set({ opacity: 0.5 });
    hand.stroke([20, 20], [120, 120], [120, 20], [20, 120]);
    expect(new Set(hand.pixels().filter((pixel) => pixel >>> 24 === 128)).size).toBe(1);
    expect(Math.max(...hand.pixels().map((pixel) => pixel >>> 24))).toBe(128);
  });

  it('lays a second stroke over the first', () => {
    const hand = new Hand();
    hand.engine.set({ opacity: 0.5 });
    hand.stroke([20, 50], [120, 50]).stroke([70, 20], [70, 100]);
    expect(hand.pixel(70, 50) >>> 24).toBe(192);
    expect(hand.pixel(40, 50) >>> 24).toBe(128);
  });

  it('CAN-16 a pen draws thinner when pressed less; a mouse always draws full', () => {
    expect(widthOf(0.1, 'pen')).toBeLessThan(widthOf(0.9, 'pen') * 0.6);
    expect(widthOf(0.1, 'mouse')).toBe(widthOf(1, 'pen'));
  });

  it('leaves out what lies off the page', () => {
    const hand = new Hand().stroke([-40, 50], [300, 50]);
    expect(hand.pixel(0, 50)).toBe(OPAQUE_BLUE);
    expect(hand.pixel(255, 50)).toBe(OPAQUE_BLUE);
    hand.stroke([-90, -90], [-40, -50]);
    expect(hand.kept).toHaveLength(1);
  });
});

describe('history', () => {
  it('CAN-7 keeps 20 snapshots with the current one', () => {
    const hand = new Hand();
    for (let i = 0; i < 25; i++) hand.tap(10 + i * 9, 20);
    let undone = 0;
    while (hand.engine.state().canUndo) {
      hand.engine.undo();
      undone++;
    }
    expect(undone).toBe(19);
    expect(hand.pixel(10, 20)).toBe(OPAQUE_BLUE);
    expect(hand.pixel(10 + 6 * 9, 20)).toBe(0);
  });

  it('CAN-7 a new action drops what could be redone, a command without effect does not', () => {
    const hand = new Hand().tap(20, 20).tap(60, 20);
    hand.engine.undo();
    expect(hand.engine.state()).toMatchObject({ canUndo: true, canRedo: true });
    hand.engine.fillAt(7, 7);
    expect(hand.engine.state().canRedo).toBe(true);
    hand.tap(100, 20);
    expect(hand.engine.state().canRedo).toBe(false);
    hand.engine.redo();
    expect(hand.pixel(60, 20)).toBe(0);
  });

  it('CAN-7 Clear is one step; on a bare page it is none', () => {
    const hand = new Hand();
    hand.engine.clear();
    expect(hand.engine.state().canUndo).toBe(false);
    hand.tap(20, 20).tap(60, 20);
    const before = hand.pixels();
    hand.engine.clear();
    expect(hand.painted()).toBe(0);
    hand.engine.undo();
    expect(hand.pixels()).toEqual(before);
  });

  it('a command in the middle of a stroke ends the stroke first', () => {
    const hand = new Hand().down(20, 20).move(80, 20);
    hand.engine.undo();
    expect(hand.painted()).toBe(0);
    hand.engine.redo();
    expect(hand.pixel(50, 20)).toBe(OPAQUE_BLUE);
  });
});

describe('regions', () => {
  it('DET-9 every fill colors a share of the page, and all of them the whole', () => {
    const regions = cellsMap(2, 2);
    const hand = new Hand({ regions, width: 128, height: 128, background: inlineBackground });
    const shareAfter = (x: number, y: number): number => {
      hand.engine.fillAt(x, y);
      return hand.engine.state().coloredShare;
    };
    expect(hand.engine.state().coloredShare).toBe(0);
    expect(shareAfter(0.01, 0.01)).toBeCloseTo(1 / 5);
    expect(shareAfter(0.4, 0.4)).toBeCloseTo(2 / 5);
    hand.engine.undo();
    expect(hand.engine.state().coloredShare).toBeCloseTo(1 / 5);
    expect(shareAfter(0.4, 0.4)).toBeCloseTo(2 / 5);
    expect(shareAfter(0.6, 0.4)).toBeCloseTo(3 / 5);
    expect(shareAfter(0.4, 0.6)).toBeCloseTo(4 / 5);
    expect(shareAfter(0.6, 0.6)).toBe(1);
  });

  it('counts strokes and fills begun', () => {
    const hand = new Hand().tap(20, 20).stroke([30, 30], [60, 60]);
    hand.engine.fillAt(0.9, 0.9);
    hand.engine.undo();
    expect(hand.engine.state().strokes).toBe(3);
  });
});
