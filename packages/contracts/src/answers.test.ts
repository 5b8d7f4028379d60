import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageQuery, pathNumber, plainText, queryNumber } from './answers.ts';

/** What a schema makes of a value; undefined where it refuses it. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  return success ? data : undefined;
}

describe('text that a person typed', () => {
  it('is taken without the space around it, which does not count', () => {
    expect(read(plainText(3), '  owl\n')).toBe('owl');
    expect(read(plainText(3), '')).toBe('');
  });

  it.each([
    ['one too many', 'owls'],
    ['a control character', 'o\0w'],
    ['a line break', 'o\nw'],
    ['half of a character', 'o\ud83e'],
    ['a number', 7],
  ])('is refused with %s', (_what, value) => {
    expect(read(plainText(3), value)).toBeUndefined();
  });

  it('keeps whole characters of any script', () => {
    expect(read(plainText(9), 'フクロウ 🦉')).toBe('フクロウ 🦉');
  });
});

describe('SRV-1 the page and the limit of a list', () => {
  const query = z.strictObject(pageQuery(50));

  it('are the first page and the usual number unless told', () => {
    expect(read(query, {})).toEqual({ page: 1, limit: 50 });
    expect(read(query, { page: '7', limit: '200' })).toEqual({ page: 7, limit: 200 });
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e2' },
    { page: ' 1' },
    { page: '100001' },
    { page: '12345678' },
    { page: ['1', '2'] },
    { limit: '0' },
    { limit: '201' },
    { limit: '' },
  ])('are refused as %j', (given) => {
    expect(read(query, given)).toBeUndefined();
  });

  it('go as far as their ends', () => {
    expect(read(queryNumber(0, 3, 1), '0')).toBe(0);
    expect(read(queryNumber(0, 3, 1), '3')).toBe(3);
    expect(read(queryNumber(0, 3, 1), '4')).toBeUndefined();
  });
});

it('GEN-2 a number in a path begins with 1 and is written in one way', () => {
  expect([read(pathNumber(), '1'), read(pathNumber(), '999999999')]).toEqual([1, 999_999_999]);
  for (const other of ['0', '01', '+1', '1.0', '1234567890', '']) {
    expect(read(pathNumber(), other), other).toBeUndefined();
  }
});
