import { createEngine, type Engine } from '@inkbloom/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyPen, type KeyPen } from './key-pen.ts';

let engine: Engine;
let pen: KeyPen;
const SIZE = { width: 400, height: 300 };
const VIEW = { ...SIZE, insets: { left: 0, top: 0, right: 0, bottom: 0 } };

beforeEach(() => {
  engine = createEngine({ ...SIZE, regions: null });
  engine.setView(VIEW);
  pen = createKeyPen(engine, () => VIEW);
});

describe('drawing by keys', () => {
  it('fills where the pen stands', () => {
    engine.set({ brush: 'fill' });
    expect(pen.press('Enter', false)).toBe('Filled');
    expect(engine.state()).toMatchObject({ canUndo: true, coloredShare: 1 });
  });

  it('draws a line from press to press', () => {
    engine.set({ brush: 'marker' });
    expect(pen.press(' ', false)).toBe('Pen down');
    pen.press('ArrowRight', true);
    pen.press('ArrowDown', false);
    expect(pen.place()).toEqual({ x: 240, y: 158 });
    expect(pen.press(' ', false)).toBe('Pen up');
    expect(engine.state()).toMatchObject({ canUndo: true, strokes: 1 });
    expect(pen.isDown()).toBe(false);
  });

  it('stays on the view, and leaves other keys alone', () => {
    for (let step = 0; step < 20; step++) pen.press('ArrowLeft', true);
    expect(pen.place()).toEqual({ x: 0, y: 150 });
    expect(pen.press('q', false)).toBeNull();
  });

  it('moves the page in pan mode', () => {
    engine.set({ mode: 'pan' });
    for (let step = 0; step < 4; step++) engine.zoomIn();
    const before = engine.state().visible.x;
    pen.press('ArrowRight', false);
    expect(engine.state().visible.x).toBeGreaterThan(before);
    expect(pen.press(' ', false)).toBe('');
    expect(engine.state().canUndo).toBe(false);
  });
});
