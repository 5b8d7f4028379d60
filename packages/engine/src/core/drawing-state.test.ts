import type { StrokeEntry } from '@inkbloom/formats/journal';
import { describe, expect, it } from 'vitest';
import { inlineBackground, type Background } from './background.ts';
import { DrawingState } from './drawing-state.ts';
import { regionsFromMap, wholePage } from './regions.ts';
import { runToEnd } from './run-to-end.ts';

const FILL = { kind: 'fill', x: 10, y: 10, rgb: 0xff0000, opacity: 255 } as const;

describe('a drawing', () => {
  it('CAN-6 a fill that fails leaves neither paint nor a step behind', () => {
    const regions = wholePage(200, 200);
    const failing = new DrawingState(200, 200, {
      ...regions,
      connected: () => {
        throw new Error('no such region');
      },
    });
    expect(() => failing.apply(FILL)).toThrow('no such region');
    expect(failing.history.canUndo).toBe(false);
    expect(failing.layer.pixel(10, 10)).toBe(0);
    expect(failing.apply({ kind: 'clear' })).toBeNull();
  });

  it('gives null for what changes nothing', () => {
    const drawing = new DrawingState(200, 200, wholePage(200, 200));
    expect(drawing.apply({ kind: 'undo' })).toBeNull();
    expect(drawing.apply({ ...FILL, x: 200 })).toBeNull();
    expect(drawing.apply(FILL)).not.toBeNull();
    expect(drawing.apply(FILL)).toBeNull();
  });

  it('a long thin line keeps only the tiles it crosses', () => {
    const drawing = new DrawingState(1280, 1280, wholePage(1280, 1280));
    const points = [0, 1279].map((at) => ({ x: at * 16, y: at * 16, pressure: 255 }));
    drawing.apply({ kind: 'stroke', brush: 'marker', rgb: 0, size: 64, opacity: 255, seed: 1, points });
    const painted = Array.from({ length: drawing.layer.tileCount }, (_, i) => drawing.layer.tile(i)).filter(
      Boolean,
    );
    expect(painted.length).toBeLessThan(35);
  });
});

const WHOLE = { left: 0, top: 0, right: 200, bottom: 200 };
const MARKER = { kind: 'stroke', brush: 'marker', rgb: 0x00ff00, size: 64, opacity: 255, seed: 1 } as const;

function drawingOf(background: Background = inlineBackground): DrawingState {
  return new DrawingState(200, 200, wholePage(200, 200), background);
}

/** A stroke of some points, a page pixel apart, in a row. */
function strokeOf(count: number, y = 100): StrokeEntry {
  const points = Array.from({ length: count }, (_, i) => ({ x: (20 + i) * 16, y: y * 16, pressure: 255 }));
  return { ...MARKER, points };
}

describe('what an action gives', () => {
  it('is a box around what it changed, for fills, undo, redo and clear', () => {
    const drawing = drawingOf();
    expect(drawing.apply({ ...FILL, x: 199, y: 199 })).toEqual(WHOLE);
    expect(drawing.apply({ kind: 'undo' })).toEqual(WHOLE);
    expect(drawing.apply({ kind: 'redo' })).toEqual(WHOLE);
    expect(drawing.apply(strokeOf(3))).toEqual(WHOLE);
    expect(drawing.apply({ kind: 'clear' })).toEqual(WHOLE);
    expect(drawing.apply({ kind: 'clear' })).toBeNull();
  });

  it('is the tiles that paint was taken off by clear', () => {
    const drawing = drawingOf();
    drawing.apply(strokeOf(3, 20));
    expect(drawing.apply({ kind: 'clear' })).toEqual({ left: 0, top: 0, right: 128, bottom: 128 });
  });

  it('is nothing for a fill off the page or where no region is, and no step', () => {
    const drawing = drawingOf();
    expect(drawing.apply({ ...FILL, x: 200, y: 10 })).toBeNull();
    expect(drawing.apply({ ...FILL, x: 10, y: 200 })).toBeNull();
    const holes = { width: 2, height: 1, count: 1, ids: Uint16Array.of(1, 0) };
    const page = new DrawingState(200, 200, regionsFromMap(holes, 200, 200));
    expect(page.apply({ ...FILL, x: 150 })).toBeNull();
    expect([drawing.history.canUndo, page.history.canUndo, page.layer.pixel(150, 10)]).toEqual([
      false,
      false,
      0,
    ]);
  });

  it('is what a stroke has painted since it was painted last', () => {
    const drawing = drawingOf();
    const { kind: _, points, ...style } = strokeOf(2);
    const stroke = drawing.beginStroke(style);
    stroke.add(points[0]!);
    stroke.paint();
    expect(drawing.endStroke(stroke)).toEqual({ box: null });
    const other = drawing.beginStroke(style);
    other.add({ x: 800, y: 800, pressure: 255 });
    const { box } = drawing.endStroke(other)!;
    expect(box).toEqual({ left: 46, top: 46, right: 55, bottom: 55 });
    const off = drawing.beginStroke(style);
    off.add({ x: -900, y: 0, pressure: 255 });
    expect(drawing.endStroke(off)).toBeNull();
  });

  it('HAND-1 is the part of the page that a stroke had touched when it is taken back', () => {
    const drawing = drawingOf();
    drawing.apply(FILL);
    const before = drawing.layer.read(WHOLE);
    const { kind: _, points, ...style } = strokeOf(9, 20);
    const stroke = drawing.beginStroke(style);
    for (const point of points) stroke.add(point);
    stroke.paint();
    expect(drawing.layer.pixel(25, 20)).toBe(0xff00ff00);
    expect(drawing.abandonStroke(stroke)).toEqual({ left: 0, top: 0, right: 128, bottom: 128 });
    expect(drawing.layer.read(WHOLE)).toEqual(before);
    expect(drawing.history.undoSteps).toHaveLength(1);
    const next = drawing.beginStroke(style);
    expect(next.waiting).toBeNull();
    expect(drawing.abandonStroke(next)).toBeNull();
  });
});

describe('a stroke of many points', () => {
  it('is painted sixteen points at a time', () => {
    const drawing = drawingOf();
    const slices = drawing.play(strokeOf(40));
    const painted = [];
    while (!slices.next().done) painted.push([35, 36, 50].map((x) => drawing.layer.pixel(x - 10, 100) !== 0));
    expect(painted).toHaveLength(2);
    expect(painted[0]![0]).toBe(true);
    expect([...drawingOf().play(strokeOf(15))]).toHaveLength(0);
    expect([...drawingOf().play(strokeOf(16))]).toHaveLength(1);
  });

  it('paints the same in slices as at once', () => {
    const [sliced, live] = [drawingOf(), drawingOf()];
    runToEnd(sliced.play(strokeOf(40)));
    const { kind: _, points, ...style } = strokeOf(40);
    const stroke = live.beginStroke(style);
    for (const point of points) stroke.add(point);
    live.endStroke(stroke);
    expect(sliced.layer.read(WHOLE)).toEqual(live.layer.read(WHOLE));
  });

  it.each([
    [32e6, false],
    [32e6 + 1, true],
  ])('makes a history of %d bytes small first: %s', (bytes, isSmall) => {
    const drawing = drawingOf({ ...inlineBackground, runInSlices: () => new Promise(() => undefined) });
    Object.defineProperty(drawing.history, 'byteLength', { value: bytes });
    drawing.apply(strokeOf(3));
    expect(drawing.history.undoSteps[0]!.reduced).toBe(isSmall);
  });
});

describe('a step of history', () => {
  it('stands where its action stands in the journal', () => {
    const drawing = drawingOf();
    for (const [position, entry] of ([strokeOf(3), FILL, { kind: 'clear' }] as const).entries()) {
      drawing.position = position + 4;
      drawing.apply(entry);
    }
    expect(drawing.history.undoSteps.map(({ position }) => position)).toEqual([4, 5, 6]);
  });

  it('HAND-4 is made by a stroke in the color that is there, not by an eraser that takes nothing off', () => {
    const drawing = drawingOf();
    drawing.apply({ ...FILL, rgb: MARKER.rgb });
    expect(drawing.apply(strokeOf(3))).not.toBeNull();
    expect(drawing.apply({ ...strokeOf(3), inside: 1 })).toBeNull();
    drawing.apply({ kind: 'clear' });
    expect(drawing.apply({ ...strokeOf(3), brush: 'eraser', rgb: 0 })).toBeNull();
    expect(drawing.history.undoSteps).toHaveLength(3);
  });
});

/** A page in two colors, which was cleared and filled with one of them since. */
function refilled(): DrawingState {
  const drawing = drawingOf();
  drawing.apply(FILL);
  drawing.apply(strokeOf(60));
  drawing.apply({ kind: 'clear' });
  drawing.apply(FILL);
  return drawing;
}

describe('CAN-6 what a fill remembers of a region', () => {
  it('is forgotten by undo, so that other colors in it stay', () => {
    const drawing = refilled();
    drawing.apply({ kind: 'undo' });
    drawing.apply({ kind: 'undo' });
    drawing.apply({ ...FILL, rgb: 0x0000ff });
    expect([drawing.layer.pixel(10, 10), drawing.layer.pixel(40, 100)]).toEqual([0xffff0000, 0xff00ff00]);
  });

  it('is forgotten by a stroke', () => {
    const drawing = drawingOf();
    drawing.apply(FILL);
    drawing.apply(strokeOf(60));
    drawing.apply({ ...FILL, rgb: 0x0000ff });
    expect([drawing.layer.pixel(10, 10), drawing.layer.pixel(40, 100)]).toEqual([0xffff0000, 0xff00ff00]);
  });

  it('is forgotten with everything else when the drawing starts over', () => {
    const drawing = refilled();
    const tile = new Uint32Array(128 * 128).fill(0xff0000ff).fill(0xff00ff00, 0, 600);
    drawing.position = 9;
    drawing.reset();
    expect([drawing.history.canUndo, drawing.layer.isEmpty(WHOLE)]).toEqual([false, true]);
    for (const index of [0, 1, 2, 3]) drawing.layer.put(index, tile.slice());
    drawing.apply({ ...FILL, rgb: 0x0000ff });
    expect([drawing.layer.pixel(10, 10), drawing.layer.pixel(0, 0)]).toEqual([0xffff0000, 0xff00ff00]);
  });
});
