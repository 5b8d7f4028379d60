import { expect, it } from 'vitest';
import { rectangle } from './geometry/forms.ts';
import { shapeArea } from './geometry/path.ts';
import { Sheet } from './sheet.ts';
import { withSpecksCovered } from './tidy.ts';

const PENS = { bold: 4, line: 4, fine: 4, none: 0 };
const SPECK = { smallest: 100, underInk: 2 };

function drawnBy(draw: (sheet: Sheet) => void) {
  const sheet = Sheet.blank(PENS);
  sheet.cleaned((marks) => withSpecksCovered(marks, SPECK), draw);
  return sheet.marks.map((mark) => (mark.kind === 'shape' ? Math.round(shapeArea(mark.shape)) : 0));
}

function beside(x: number) {
  return drawnBy((sheet) => {
    sheet.shape(rectangle(0, 0, 100, 100), 'line');
    sheet.shape(rectangle(-5, -5, 60, 110), 'line');
    sheet.shape(rectangle(x, -5, 60, 110), 'line');
  });
}

it('grows what lies on top over a gap that nobody could color, and leaves a wide one', () => {
  expect(beside(60)[1]).toBeGreaterThan(60 * 110);
  expect(beside(75)[1]).toBe(60 * 110);
});

it('keeps the hole of a ring it grows', () => {
  const hole = rectangle(20, 20, 60, 60).toReversed();
  const [, ring] = drawnBy((sheet) => {
    sheet.shape(rectangle(0, 0, 108, 100), 'line');
    sheet.shape([rectangle(-5, -5, 107, 110), hole], 'line');
  });
  expect(ring).toBeLessThan(113 * 110 - 60 * 60 + 200);
});
