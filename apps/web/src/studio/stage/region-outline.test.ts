import { describe, expect, it } from 'vitest';
import { outlineOf } from './region-outline.ts';

/** A map drawn with digits, a row a line. */
function mapOf(...rows: readonly string[]) {
  const ids = Uint16Array.from(rows.join(''), Number);
  return { width: rows[0]!.length, height: rows.length, count: Math.max(...ids), ids };
}

describe('the outline of a region', () => {
  it('HAND-4 goes round its cells', () => {
    expect(outlineOf(mapOf('00', '01'), 1)).toBe('M1 1L2 1L2 2L1 2Z');
    expect(outlineOf(mapOf('1'), 2)).toBe('');
  });

  it('has a ring for every part and every hole', () => {
    expect(outlineOf(mapOf('111', '101', '111'), 1).match(/M/g)).toHaveLength(2);
    expect(outlineOf(mapOf('101'), 1).match(/M/g)).toHaveLength(2);
    expect(outlineOf(mapOf('10', '01'), 1).match(/M/g)?.length).toBeGreaterThan(0);
  });

  it('joins straight borders to one line', () => {
    const [, ...corners] = outlineOf(mapOf('1111', '1111'), 1).split('L');
    expect(corners).toHaveLength(3);
  });
});
