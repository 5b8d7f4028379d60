import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../engine.ts';

const insets = { left: 20, top: 10, right: 20, bottom: 90 };

function shown(width = 840, height = 700): Engine {
  const engine = createEngine({ width: 2048, height: 2048, regions: null });
  engine.setView({ width, height, insets });
  return engine;
}

function brushWidthOnPage(viewSide: number): number {
  const engine = createEngine({ width: 2048, height: 2048, regions: null });
  engine.setView({ width: viewSide, height: viewSide, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
  engine.set({ size: 10 });
  return engine.brushWidth() / engine.placement().scale;
}

describe('the view', () => {
  it('fits the page inside the insets at 100 %', () => {
    const { origin, scale } = shown().placement();
    expect(scale).toBeCloseTo(600 / 2048);
    expect(origin.x).toBeCloseTo(120);
    expect(origin.y).toBeCloseTo(10);
  });

  it('tells when the page stands elsewhere, even if the state is the same', () => {
    const engine = shown();
    const [state, { origin }] = [engine.state(), engine.placement()];
    let told = 0;
    engine.subscribe(() => told++);
    engine.setView({ width: 840, height: 700, insets: { ...insets, top: 50, bottom: 50 } });
    expect(told).toBe(1);
    expect(engine.state()).toBe(state);
    expect(engine.placement().origin.y).toBeCloseTo(origin.y + 40);
  });

  it('CAN-8 zooms from 1 to 4 by steps of 1.2', () => {
    const engine = shown();
    engine.zoomIn();
    expect(engine.state().zoom).toBeCloseTo(1.2);
    for (let i = 0; i < 20; i++) engine.zoomIn();
    expect(engine.state().zoom).toBe(4);
    for (let i = 0; i < 20; i++) engine.zoomOut();
    expect(engine.state().zoom).toBe(1);
  });

  it('CAN-8 the wheel zooms by 1.1 and 0.9 about the pointer', () => {
    const engine = shown();
    const at = { x: 300, y: 250 };
    const under = () => {
      const { origin, scale } = engine.placement();
      return [(at.x - origin.x) / scale, (at.y - origin.y) / scale];
    };
    const before = under();
    engine.wheel(at, -1);
    expect(engine.state().zoom).toBeCloseTo(1.1);
    expect(under()[1]).toBeCloseTo(before[1]!);
    engine.wheel(at, 1);
    expect(engine.state().zoom).toBe(1);
    engine.wheel(at, 0);
    expect(engine.state().zoom).toBe(1);
  });

  it('CAN-8 a pinch moves and zooms at once, and is held to the range', () => {
    const engine = shown();
    engine.pinch({ x: 420, y: 310 }, { x: 0, y: 0 }, 2);
    expect(engine.state().zoom).toBe(2);
    const { origin } = engine.placement();
    engine.pinch({ x: 420, y: 310 }, { x: 15, y: -10 }, 1);
    expect(engine.placement().origin.x - origin.x).toBeCloseTo(15);
    expect(engine.placement().origin.y - origin.y).toBeCloseTo(-10);
    engine.pinch({ x: 420, y: 310 }, { x: 0, y: 0 }, 100);
    expect(engine.state().zoom).toBe(4);
  });

  it('CAN-8 at 1 the page returns to the middle', () => {
    const engine = shown();
    const { origin } = engine.placement();
    engine.wheel({ x: 130, y: 20 }, -1);
    engine.panBy(-50, -50);
    engine.zoomReset();
    expect(engine.placement().origin.x).toBeCloseTo(origin.x);
    expect(engine.placement().origin.y).toBeCloseTo(origin.y);
  });

  it('CAN-8 panning stops at the edges of the page, whatever is done', () => {
    const move = fc.tuple(
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      fc.nat(840),
      fc.integer({ min: -900, max: 900 }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
        const engine = shown();
        for (const [factor, x, by] of moves) engine.pinch({ x, y: 300 }, { x: by, y: -by }, factor);
        const { origin, scale } = engine.placement();
        expect(origin.y).toBeLessThanOrEqual(insets.top + 1e-6);
        expect(origin.y + 2048 * scale).toBeGreaterThanOrEqual(700 - insets.bottom - 1e-6);
        const { x, y, width, height } = engine.state().visible;
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('CAN-8 dragging in pan mode moves the page and paints nothing', () => {
    const engine = shown();
    engine.set({ mode: 'pan' });
    for (let i = 0; i < 5; i++) engine.zoomIn();
    const { origin } = engine.placement();
    const sample = { pressure: 0.5, pointerType: 'mouse' } as const;
    engine.pointer({ phase: 'down', x: 300, y: 300, ...sample });
    engine.pointer({ phase: 'move', x: 340, y: 280, ...sample });
    engine.pointer({ phase: 'up', x: 340, y: 280, ...sample });
    expect(engine.placement().origin.x - origin.x).toBeCloseTo(40);
    expect(engine.placement().origin.y - origin.y).toBeCloseTo(-20);
    expect(engine.state().canUndo).toBe(false);
  });

  it('CAN-10 brings a place of the page to the middle', () => {
    const engine = shown();
    for (let i = 0; i < 20; i++) engine.zoomIn();
    engine.centerOn(0.5, 0.4);
    const { x, y, width, height } = engine.state().visible;
    expect(x + width / 2).toBeCloseTo(0.5);
    expect(y + height / 2).toBeCloseTo(0.4);
    engine.centerOn(9, -9);
    expect(engine.state().visible.x + width).toBeCloseTo(1);
    expect(engine.state().visible.y).toBeCloseTo(0);
  });

  it('CAN-13 another view size changes no paint and keeps the zoom', () => {
    const engine = shown();
    engine.fillAt(0.5, 0.5);
    engine.zoomIn();
    const journal = engine.journal();
    engine.setView({ width: 390, height: 844, insets });
    expect(engine.journal()).toEqual(journal);
    expect(engine.state()).toMatchObject({ canUndo: true, coloredShare: 1 });
    expect(engine.state().zoom).toBeCloseTo(1.2);
  });

  it('CAN-16 brush sizes are multiplied by the upscale factor, at least 1 and at most 4', () => {
    expect(brushWidthOnPage(1024)).toBeCloseTo(20);
    expect(brushWidthOnPage(4096)).toBeCloseTo(10);
    expect(brushWidthOnPage(256)).toBeCloseTo(40);
  });
});
