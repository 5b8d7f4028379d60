import { describe, expect, it } from 'vitest';
import { DrawingState } from './drawing-state.ts';
import { wholePage } from './regions.ts';

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
