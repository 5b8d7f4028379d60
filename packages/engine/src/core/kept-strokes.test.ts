import { STROKE_BRUSHES, type StrokeBrush } from '@inkbloom/formats/journal';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/golden.ts';
import { cellsMap } from '../../testing/pages.ts';
import { DrawingState } from './drawing-state.ts';
import { regionsFromMap } from './regions.ts';

/** Over the edges of tiles, and of sides that no register likes. */
const PAGE = { width: 171, height: 141 };
const regions = regionsFromMap(cellsMap(2, 2), PAGE.width, PAGE.height);

/** Points of a hand that presses and leans its pen. */
const POINTS = [
  { x: 300, y: 400, pressure: 60 },
  { x: 900, y: 500, pressure: 255, tilt: 40 },
  { x: 1500, y: 1300, pressure: 170, tilt: 200 },
  { x: 2700, y: 1900, pressure: 30 },
];

/** What a brush paints on a page of which one region is filled: a thin line, a broad one, a dot, one inside lines. */
function paintedWith(brush: StrokeBrush): string {
  const drawing = new DrawingState(PAGE.width, PAGE.height, regions);
  const style = { kind: 'stroke', brush, rgb: 0x3c78d2, seed: 77, opacity: 217 } as const;
  drawing.apply({ kind: 'fill', x: 60, y: 50, rgb: 0xe8b84a, opacity: 230 });
  drawing.apply({ ...style, size: 45, points: POINTS });
  drawing.apply({ ...style, size: 400, rgb: 0x808284, points: POINTS.toReversed() });
  drawing.apply({ ...style, size: 2300, opacity: 90, points: POINTS.slice(2, 3) });
  drawing.apply({ ...style, size: 700, rgb: 0xd24b3c, inside: regions.at(100, 90), points: POINTS });
  return fingerprint(drawing.layer.read(drawing.layer.bounds));
}

/** What they have painted since the brushes look as they do. */
const KEPT: Readonly<Record<StrokeBrush, string>> = {
  watercolor: '74710c59',
  pencil: '43888234',
  marker: '76911250',
  sparkle: '1c42a056',
  eraser: '3674b0d9',
  'watercolor-2': 'd9a6f6bb',
  'sparkle-2': '6b72f109',
};

describe('CAN-13 kept strokes paint the same pixels as ever on a small page', () => {
  it.each(STROKE_BRUSHES)('with %s', (brush) => {
    expect(paintedWith(brush)).toBe(KEPT[brush]);
  });
});
