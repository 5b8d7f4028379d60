import { describe, expect, it } from 'vitest';
import { zoomProgress } from './zoom-progress.ts';

describe('zoomProgress', () => {
  it.each([
    [0, 0],
    [1, 2],
    [23, 46],
    [50, 100],
    [80, 100],
  ])('DET-9 makes of %i zooms %i percent', (zooms, percent) => {
    expect(zoomProgress(zooms)).toBe(percent);
  });
});
