import { describe, expect, it } from 'vitest';
import { isWithinBounds } from './json-bounds.ts';

const isFine = (text: string) => isWithinBounds(Buffer.from(text));

describe('OPS-4 the bounds of JSON', () => {
  it('let in what a save is', () => {
    expect(isFine('{"metadata":{"canvasSize":{"width":1,"height":2}},"a":[1,2]}')).toBe(true);
    expect(isFine('')).toBe(true);
  });

  it('hold depth and the number of values', () => {
    expect(isFine(`${'['.repeat(8)}${']'.repeat(8)}`)).toBe(true);
    expect(isFine('['.repeat(9))).toBe(false);
    expect(isFine('{"a":'.repeat(9))).toBe(false);
    expect(isFine(`[${'1,'.repeat(199)}1]`)).toBe(true);
    expect(isFine(`[${'1,'.repeat(200)}1]`)).toBe(false);
    expect(isFine('[],'.repeat(120))).toBe(false);
    expect(isFine('[[],[],[],[],[],[],[],[],[]]'), 'a list is left at its end').toBe(true);
    expect(isFine('[{},{},{},{},{},{},{},{},{}]'), 'an object is left at its end').toBe(true);
    expect(isFine('[]'.repeat(200))).toBe(true);
    expect(isFine('[]'.repeat(201))).toBe(false);
    expect(isFine('{}'.repeat(201))).toBe(false);
    expect(isFine('"a":1,'.repeat(201))).toBe(false);
  });

  it('do not look into strings, however they are written', () => {
    const noise = '[{,'.repeat(500);
    expect(isFine(`{"a":"${noise}"}`)).toBe(true);
    expect(isFine(`{"a":"\\"${noise}"}`)).toBe(true);
    expect(isFine(`{"a":"\\\\\\"${noise}"}`)).toBe(true);
    expect(isFine(`{"a":"\\\\"${noise}"}`)).toBe(false);
    expect(isFine(`{"a":"${noise}`)).toBe(true);
    expect(isFine(`"${noise}"${noise}`)).toBe(false);
    expect(isFine(`""${noise}`)).toBe(false);
    expect(isFine(`"\\\\"${noise}`)).toBe(false);
    expect(isFine(`"a\\"b\\"${noise}"`)).toBe(true);
  });
});
