import { decodeEntry, joinJournal, type JournalPoint } from '@inkbloom/formats/journal';
import { describe, expect, it } from 'vitest';
import { Hand } from '../../testing/gestures.ts';
import { cellsMap } from '../../testing/pages.ts';
import { inlineBackground, type Background } from './background.ts';

const BLUE = 0xff996633;
const BOX = { left: 0, top: 0, right: 256, bottom: 192 };

/** What the journal keeps of the last gesture. */
function lastOf(hand: Hand) {
  return decodeEntry(hand.kept.at(-1)!);
}

/** The points of the last gesture, which is a stroke. */
function pointsOf(hand: Hand): readonly JournalPoint[] {
  const entry = lastOf(hand);
  if (entry.kind !== 'stroke') throw new Error('no stroke');
  return entry.points;
}

/** A hand that has drawn some lines below each other, all at the same moment. */
function linesOf(count: number): Hand {
  const hand = new Hand({ clock: () => 0 });
  for (let i = 0; i < count; i++) hand.stroke([20, 20 + i * 40], [200, 20 + i * 40]);
  return hand;
}

describe('CAN-16 what a pointer is worth', () => {
  it('a mouse and a finger press fully and stand upright, whatever they report', () => {
    for (const pointerType of ['mouse', 'touch'] as const) {
      const hand = new Hand();
      const how = { pointerType, pressure: 0.2, tilt: 0.5 };
      hand.down(50, 50, how).move(90, 50, how).up(90, 50, how);
      const points = [50, 90, 90].map((x) => ({ x: x * 16, y: 800, pressure: 255 }));
      expect(lastOf(hand)).toMatchObject({ points });
    }
  });

  it.each([
    [-1, 0, 0],
    [0.5, 128, 0.5],
    [1, 255, 1],
    [7, 255, 3],
  ])('a pen pressed %d and leant by as much counts in bytes', (pressure, byte, tilt) => {
    const hand = new Hand();
    hand.engine.set({ brush: 'pencil' });
    hand.down(50, 50, { pointerType: 'pen', pressure, tilt }).up(50, 50);
    const [first] = pointsOf(hand);
    expect(first!.pressure).toBe(byte);
    expect(first!.tilt ?? 0).toBe(Math.round(255 * Math.min(1, tilt)));
  });

  it('a pen that does not tell of its tilt stands upright', () => {
    const hand = new Hand();
    hand.down(50, 50, { pointerType: 'pen', pressure: 1 }).up(50, 50);
    expect(pointsOf(hand)[0]).toEqual({ x: 800, y: 800, pressure: 255 });
  });

  it('CAN-5 a press becomes a line a thousandth of the longer side away from it', () => {
    const size = { width: 500, height: 1000 };
    const near = new Hand(size).down(100, 100).move(100.9, 100).up(100.9, 100);
    const far = new Hand(size).down(100, 100).move(101.1, 100).up(101.1, 100);
    expect([near, far].map((hand) => pointsOf(hand).length)).toEqual([1, 3]);
  });

  it('a press in the middle of a gesture ends it and begins another', () => {
    const hand = new Hand().down(20, 20).move(60, 20).down(20, 60).up(20, 60);
    expect(hand.kept).toHaveLength(2);
    expect([hand.pixel(40, 20), hand.pixel(20, 60), hand.pixel(40, 40)]).toEqual([BLUE, BLUE, 0]);
  });

  it('panning and filling leave nothing to end', () => {
    const hand = new Hand();
    hand.engine.set({ mode: 'pan' });
    hand.stroke([20, 20], [60, 60]);
    expect(hand.kept).toHaveLength(0);
    hand.engine.set({ mode: 'draw', brush: 'fill', color: '#ff0000', opacity: 0.5 });
    hand.tap(100.7, 50.2);
    expect(lastOf(hand)).toEqual({ kind: 'fill', x: 100, y: 50, rgb: 0xff0000, opacity: 128 });
  });

  it('a stroke keeps its color, its width in sixteenths of a page pixel and its opacity', () => {
    const hand = new Hand();
    hand.engine.set({ size: 5, color: '#123456', opacity: 0.25 });
    hand.tap(20, 20);
    expect(lastOf(hand)).toMatchObject({ brush: 'marker', rgb: 0x123456, size: 80, opacity: 64 });
    hand.engine.set({ brush: 'sparkle' });
    hand.tap(60, 20);
    expect(lastOf(hand)).toMatchObject({ brush: 'sparkle-2' });
  });
});

describe('the count of strokes', () => {
  it('grows with every stroke and fill that is begun, and goes back where a stroke left nothing', () => {
    const hand = new Hand();
    const strokes = () => hand.engine.state().strokes;
    hand.down(20, 20);
    expect(strokes()).toBe(1);
    hand.cancel();
    expect(strokes()).toBe(0);
    hand.tap(-90, -90);
    expect(strokes()).toBe(0);
    hand.tap(20, 20);
    hand.engine.fillAt(0.9, 0.9, '#ff0000');
    expect(strokes()).toBe(2);
    hand.engine.clear();
    hand.engine.undo();
    expect(strokes()).toBe(2);
    const again = new Hand();
    again.engine.replay(hand.engine.journal());
    expect(again.engine.state().strokes).toBe(2);
  });

  it('gives every stroke a chance of its own', () => {
    const hand = new Hand();
    hand.engine.set({ brush: 'sparkle' });
    hand.tap(20, 20).tap(60, 20);
    const [one, other] = hand.kept.map((frame) => decodeEntry(frame));
    expect(one).toMatchObject({ kind: 'stroke' });
    expect((one as { seed: number }).seed).not.toBe((other as { seed: number }).seed);
  });
});

describe('paint that is told of', () => {
  it('is what changed: of a stroke while it is drawn, of undo the tiles', () => {
    const hand = new Hand();
    const boxes: unknown[] = [];
    const stop = hand.engine.onPaint((box) => boxes.push(box));
    hand.down(50, 50);
    expect(boxes.splice(0)).toEqual([{ left: 44, top: 44, right: 57, bottom: 57 }]);
    hand.up(50, 50);
    expect(boxes.splice(0)).toHaveLength(1);
    hand.engine.undo();
    expect(boxes.splice(0)).toEqual([{ left: 0, top: 0, right: 128, bottom: 128 }]);
    hand.engine.undo();
    expect(boxes).toEqual([]);
    stop();
    hand.engine.redo();
    expect(boxes).toEqual([]);
  });

  it('is the whole page after a replay', () => {
    const hand = new Hand().tap(20, 20);
    const again = new Hand();
    const boxes: unknown[] = [];
    again.engine.onPaint((box) => boxes.push(box));
    again.engine.replay(hand.engine.journal());
    expect(boxes).toEqual([BOX]);
  });

  it('is empty where nothing was drawn, a stroke under way included', () => {
    const hand = new Hand({ width: 400, height: 192 });
    const right = { left: 300, top: 0, right: 400, bottom: 192 };
    expect(hand.engine.isEmpty(BOX)).toBe(true);
    hand.down(20, 20);
    expect([hand.engine.isEmpty({ ...BOX, right: 100 }), hand.engine.isEmpty(right)]).toEqual([false, true]);
  });

  it('CAN-7 of an undo is shown slice by slice where that has not been done yet', () => {
    let isBusy = false;
    let runs = 0;
    const background: Background = {
      ...inlineBackground,
      runInSlices(work) {
        runs++;
        return isBusy ? new Promise(() => undefined) : inlineBackground.runInSlices(work);
      },
    };
    const hand = new Hand({ background });
    hand.engine.fillAt(0.5, 0.5, '#ff0000');
    expect(runs).toBe(0);
    hand.stroke([20, 20], [200, 20]);
    isBusy = true;
    hand.engine.undo();
    expect(hand.engine.applyPendingPaint({ ...BOX, top: 140 })).toBe(true);
    const slices = [1, 2, 3, 4].map(() => hand.engine.applyPendingPaint(BOX));
    expect(slices).toEqual([false, false, true, true]);
    expect(hand.pixel(100, 20)).toBe(0xff0000ff);
  });

  it('CAN-7 counts for the colored share once it is there', async () => {
    const hand = new Hand();
    hand.engine.set({ size: 32, large: true });
    hand.stroke([0, 20], [256, 20], [0, 160]);
    const { coloredShare } = hand.engine.state();
    expect(coloredShare).toBeGreaterThan(0);
    hand.engine.undo();
    await new Promise((done) => setImmediate(done));
    expect(hand.engine.state().coloredShare).toBe(0);
    hand.engine.redo();
    await new Promise((done) => setImmediate(done));
    expect(hand.engine.state().coloredShare).toBe(coloredShare);
  });
});

describe('questions about places', () => {
  it('are answered up to the last pixel of the page, and not beyond it', () => {
    const { engine } = new Hand({ width: 100, height: 50, regions: cellsMap(2, 1) });
    engine.fillAt(0.999, 0.999, '#010203');
    for (const [x, y] of [
      [0, 0],
      [0.999, 0],
      [0, 0.999],
    ] as const) {
      expect([engine.regionAt(x, y), engine.colorAt(x, y)]).toEqual([3, '#010203']);
    }
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [-0.001, 0],
      [0, -0.001],
    ] as const) {
      expect([engine.regionAt(x, y), engine.colorAt(x, y)]).toEqual([null, null]);
      expect(engine.fillAt(x, y)).toBe(false);
    }
  });

  it('find no region where the map has none', () => {
    const regions = { width: 2, height: 1, count: 1, ids: Uint16Array.of(1, 0) };
    const { engine } = new Hand({ regions });
    expect([engine.regionAt(0.4, 0.5), engine.regionAt(0.6, 0.5)]).toEqual([1, null]);
    expect(engine.fillAt(0.6, 0.5)).toBe(false);
  });
});

describe('HAND-4 actions that were dropped', () => {
  it('are told of once, with how many they are, and not for commands that drop nothing', () => {
    const hand = linesOf(3);
    const told: unknown[] = [];
    const stop = hand.engine.onHistory((change) => told.push(change));
    hand.engine.undo();
    hand.engine.undo();
    told.length = 0;
    hand.tap(20, 180).tap(60, 180);
    expect(told.splice(0)).toEqual([{ kind: 'dropped', count: 2 }]);
    expect(hand.engine.bringBack()).toBe(2);
    expect(told).toEqual([]);
    stop();
    hand.engine.undo();
    expect(told).toEqual([]);
  });

  it('count those alone that change something when they come back', () => {
    const hand = new Hand({ clock: () => 0 });
    hand.engine.fillAt(0.5, 0.5, '#ff0000');
    hand.engine.undo();
    hand.engine.fillAt(0.5, 0.5, '#ff0000');
    expect(hand.engine.bringBack()).toBe(0);
    expect(hand.engine.undo()).toBe('fill');
    expect(hand.engine.undo()).toBeNull();
  });

  it('were undone by keys or by fingers, and say which', () => {
    const hand = linesOf(1);
    const told: unknown[] = [];
    hand.engine.onHistory((change) => told.push(change));
    hand.engine.undo();
    hand.engine.redo();
    hand.engine.redo();
    expect(told).toEqual([
      { kind: 'undone', action: 'stroke', byTouch: false },
      { kind: 'redone', action: 'stroke', byTouch: false },
    ]);
  });
});

describe('CAN-13 a journal that is opened again', () => {
  it('is refused when it is of another width or height, and changes nothing then', () => {
    const hand = linesOf(1);
    for (const size of [
      { width: 255, height: 192 },
      { width: 256, height: 191 },
    ]) {
      expect(() => hand.engine.replay(joinJournal(size, []))).toThrow(
        new RangeError('a journal of another page size'),
      );
    }
    expect(hand.engine.state().canUndo).toBe(true);
  });

  it('ends at the first entry that nobody understands', async () => {
    const hand = linesOf(2);
    const [first, second] = hand.kept;
    for (const frames of [
      [first!, Uint8Array.of(0xee, 1, 2, 3), second!],
      [first!, Uint8Array.of(), second!],
    ]) {
      const again = new Hand();
      expect(again.engine.replay(frames)).toEqual({ damaged: true });
      expect(again.engine.state().strokes).toBe(1);
      const restored = new Hand();
      expect(await restored.engine.restore(frames)).toEqual({ damaged: true, replayed: 1 });
      restored.engine.undo();
      expect(restored.engine.state().canUndo).toBe(false);
    }
  });

  it('can be drawn on once it is open, however that went', async () => {
    const hand = linesOf(1);
    const restoring = hand.engine.restore(hand.engine.journal());
    for (const act of [
      () => hand.engine.undo(),
      () => hand.engine.redo(),
      () => hand.engine.bringBack(),
      () => hand.engine.fillAt(0.5, 0.5),
      () => hand.engine.replay([]),
    ]) {
      expect(act).toThrow('the drawing is still being restored');
    }
    await restoring;
    expect(hand.engine.undo()).toBe('stroke');
    await expect(hand.engine.restore(joinJournal({ width: 9, height: 9 }, []))).rejects.toThrow(RangeError);
    expect(hand.engine.redo()).toBe('stroke');
  });

  it('begins without what was drawn before', () => {
    const hand = linesOf(2);
    hand.engine.replay([]);
    expect(hand.painted()).toBe(0);
    expect(hand.engine.state()).toMatchObject({ canUndo: false, strokes: 0, coloredShare: 0 });
    expect(hand.engine.journal()).toEqual(joinJournal({ width: 256, height: 192 }, []));
  });
});
