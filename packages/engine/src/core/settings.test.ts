import { describe, expect, it } from 'vitest';
import type { BrushName } from './brushes/brush.ts';
import { changed, DEFAULT_SETTINGS, OPACITY_RANGE, SIZE_RANGE } from './settings.ts';

describe('CAN-3 settings', () => {
  it('are at first what the studio opens with', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      brush: 'watercolor',
      color: '#8b5a3c',
      size: 3,
      opacity: 0.8,
      large: false,
      mode: 'draw',
      stayInside: 'off',
      drawWithFinger: true,
      fingerCommands: true,
    });
    expect([SIZE_RANGE, OPACITY_RANGE]).toEqual([
      [1, 32],
      [0.05, 1],
    ]);
  });

  it.each([
    [-3, 1],
    [0.4, 1],
    [1, 1],
    [1.5, 2],
    [2.49, 2],
    [31.6, 32],
    [32, 32],
    [33, 32],
  ])('a size of %d is %d', (size, kept) => {
    expect(changed(DEFAULT_SETTINGS, { size })).toEqual({ ...DEFAULT_SETTINGS, size: kept });
  });

  it.each([
    [0, 0.05],
    [0.049, 0.05],
    [0.051, 0.051],
    [0.99, 0.99],
    [1.01, 1],
  ])('an opacity of %d is %d', (opacity, kept) => {
    expect(changed(DEFAULT_SETTINGS, { opacity })).toEqual({ ...DEFAULT_SETTINGS, opacity: kept });
  });

  it.each([{ size: Number.NaN }, { size: Infinity }, { opacity: Number.NaN }, { opacity: -Infinity }])(
    'refuses %o',
    (change) => {
      expect(() => changed(DEFAULT_SETTINGS, change)).toThrow(new RangeError('Not a number'));
    },
  );

  it('refuses a brush that it does not know', () => {
    const brush = 'crayon' as BrushName;
    expect(() => changed(DEFAULT_SETTINGS, { brush })).toThrow(new RangeError('Unknown brush type: crayon'));
    for (const known of ['pencil', 'marker', 'sparkle', 'fill', 'eraser', 'watercolor'] as const)
      expect(changed(DEFAULT_SETTINGS, { brush: known }).brush).toBe(known);
  });

  it('CAN-4 pass over what is no color, and write letters small', () => {
    expect(changed(DEFAULT_SETTINGS, { color: '#ABCDEF' }).color).toBe('#abcdef');
    for (const color of ['ABCDEF', '#ABCDE', '#ABCDEFF', ' #ABCDEF', '#ABCDEG'])
      expect(changed(DEFAULT_SETTINGS, { color }).color).toBe('#8b5a3c');
  });

  it('take any region from 1 on to stay inside of', () => {
    for (const stayInside of ['off', 'first', 1, 70_000] as const)
      expect(changed(DEFAULT_SETTINGS, { stayInside }).stayInside).toBe(stayInside);
    for (const stayInside of [0, 0.5, 1.5, -1])
      expect(() => changed(DEFAULT_SETTINGS, { stayInside })).toThrow(`Not a region: ${stayInside}`);
  });
});
