import { describe, expect, it } from 'vitest';
import { PENS } from './composition.ts';
import { rectangle } from './geometry/forms.ts';
import { bounds, shapeArea } from './geometry/path.ts';
import { Sheet, type Mark } from './sheet.ts';

const box = rectangle(0, 0, 40, 40);

function shapes(sheet: Sheet): Extract<Mark, { kind: 'shape' }>[] {
  return sheet.marks.filter((mark) => mark.kind === 'shape');
}

describe('Sheet', () => {
  it('draws views on the same sheet, in their place and layer', () => {
    const sheet = Sheet.blank(PENS.medium);
    sheet.layer('wing').at({ x: 100, y: 50 }).at({ scale: 2 }).shape(box, 'line', 'a');
    const [mark] = shapes(sheet);
    expect(mark!.layer).toBe('wing');
    expect(bounds(mark!.shape)).toEqual([100, 50, 180, 130]);
  });

  it('shows only what falls inside a window, and windows within windows', () => {
    const sheet = Sheet.blank(PENS.medium);
    const inner = sheet.inside([rectangle(0, 0, 30, 30)]).inside([rectangle(20, 20, 100, 100)]);
    inner.shape(box, 'line', 'a');
    inner.line([
      [-50, 25],
      [90, 25],
    ]);
    const [shape, line] = sheet.marks;
    expect(shape!.kind === 'shape' && shapeArea(shape!.shape)).toBeCloseTo(100);
    expect(line!.kind === 'line' && line!.path.map(([x]) => x).sort((a, b) => a - b)).toEqual([20, 30]);
  });

  it('leaves out fine cells too small to color and everything outside', () => {
    const sheet = Sheet.blank(PENS.medium);
    sheet.shape(rectangle(0, 0, 6, 6), 'fine');
    sheet.inside([rectangle(500, 500, 10, 10)]).shape(box, 'bold');
    expect(sheet.marks).toEqual([]);
  });

  it('thins the lines of a small motif, but never to nothing', () => {
    const sheet = Sheet.blank(PENS.medium);
    for (const scale of [1, 0.5, 0.01]) sheet.at({ scale }).shape(rectangle(0, 0, 9000, 9000), 'line');
    const widths = shapes(sheet).map((mark) => mark.width);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths.at(-1)!).toBeGreaterThan(PENS.medium.line / 2);
  });
});
