import { STROKE_BRUSHES } from '@inkbloom/formats/journal';
import { describe, expect, it, vi } from 'vitest';
import { BRUSHES } from '../brushes/palette.ts';
import { TipSet, type Tip } from '../brushes/tip.ts';
import { blendTableOf } from '../composite.ts';
import { TILE } from '../paint-layer.ts';
import { randomFrom } from '../random.ts';
import { createKernels } from './create-kernels.ts';
import { createHalver } from './halver.ts';
import type { BlendTarget, Kernels } from './kernels.ts';
import { createPlainKernels } from './plain.ts';
import { createSimdKernels } from './simd.ts';
import { TipCache } from './tip-cache.ts';

const PAGE = { width: 301, height: 203 };
/** The tile in the second row and column, cut off at the bottom and not at the right. */
const BOX = { left: TILE, top: TILE, right: 2 * TILE, bottom: 203 };

/** A tile in which bare, see-through and opaque pixels follow each other. */
const before = Uint32Array.from({ length: TILE * TILE }, (_, i) => [0, 0x80204060, 0xffc08040][i % 3]!);
const mask = Uint8Array.from({ length: TILE * TILE }, (_, i) => (i % 5 === 0 ? 0 : 255));

/** What some dabs of every brush, one after the other, leave of a tile. */
function paintedBy(kernels: Kernels, target: Pick<BlendTarget, 'before' | 'mask'>): Uint32Array[] {
  return STROKE_BRUSHES.map((name, i) => {
    const brush = BRUSHES[name];
    const random = randomFrom(5);
    kernels.coverage.values.fill(0);
    for (const [x, y, radius] of [
      [150, 150, 20],
      [170.4, 190.8, 9],
      [251, 140, 14],
      [299, 201, 30],
    ] as const)
      brush.drawDab(kernels, { x, y, radius, pressure: 0.7, tilt: 0.2 }, random);
    const words = target.before?.slice() ?? new Uint32Array(TILE * TILE);
    const part = { left: 131, top: 130, right: 254, bottom: 201 };
    const table = blendTableOf(brush, { rgb: 0x3c78d2, opacity: 200 + i, width: 20 });
    kernels.blend({ ...target, words, box: BOX }, part, table);
    return inPart(words);
  });
}

/** Beside the part that was asked for, fast kernels may paint up to the next register. */
function inPart(words: Uint32Array): Uint32Array {
  return words.filter((_, at) => {
    const [x, y] = [TILE + (at % TILE), TILE + Math.floor(at / TILE)];
    return x >= 131 && x < 254 && y >= 130 && y < 201;
  });
}

/** Where a page pixel lies in the tile. */
function placeOf(x: number, y: number): number {
  return (y - TILE) * TILE + x - TILE;
}

describe('CAN-13 the fast kernels paint what the plain ones do', () => {
  it.each([
    ['on bare paper', { before: undefined, mask: null }],
    ['on paint', { before, mask: null }],
    ['inside lines', { before, mask }],
    ['inside lines on bare paper', { before: undefined, mask }],
  ])('%s, with every brush', (_, target) => {
    const [simd, plain] = [
      createSimdKernels(PAGE.width, PAGE.height),
      createPlainKernels(PAGE.width, PAGE.height),
    ];
    const painted = paintedBy(simd, target);
    expect(painted).toEqual(paintedBy(plain, target));
    for (const words of painted.slice(0, 4)) expect(new Set(words).size).toBeGreaterThan(2);
    // Tables and papers change from brush to brush and back.
    expect(paintedBy(simd, target)).toEqual(painted);
  });

  it('keep what another part of the stroke has painted beside theirs', () => {
    const [painted, expected] = [createSimdKernels, createPlainKernels].map((create) => {
      const kernels = create(PAGE.width, PAGE.height);
      const words = new Uint32Array(TILE * TILE);
      const table = blendTableOf(BRUSHES.marker, { rgb: 0x3c78d2, opacity: 255, width: 20 });
      kernels.coverage.values.fill(255);
      for (const [left, right] of [
        [132, 188],
        [188, 252],
      ] as const)
        kernels.blend(
          { words, before: undefined, box: BOX, mask: null },
          { left, top: 190, right, bottom: 203 },
          table,
        );
      return words;
    });
    expect(painted).toEqual(expected);
    expect(expected!.filter(Boolean)).toHaveLength(120 * 13);
  });

  it('leave pixels alone that a mask or a lack of coverage keeps', () => {
    for (const kernels of [
      createSimdKernels(PAGE.width, PAGE.height),
      createPlainKernels(PAGE.width, PAGE.height),
    ]) {
      const words = before.slice();
      const table = blendTableOf(BRUSHES.marker, { rgb: 0x3c78d2, opacity: 255, width: 20 });
      BRUSHES.marker.drawDab(kernels, { x: 150, y: 150, radius: 10, pressure: 1, tilt: 0 }, randomFrom(1));
      kernels.blend(
        { words, before, box: BOX, mask },
        { left: 128, top: 128, right: 256, bottom: 203 },
        table,
      );
      expect([words[placeOf(150, 150)], words[placeOf(190, 150)]]).toEqual([
        0xffd2783c,
        before[placeOf(190, 150)],
      ]);
      for (let i = 0; i < words.length; i += 5) expect(words[i]).toBe(before[i]);
    }
  });

  it('lie in memory one after the other, and are drawn at the very edges of the page', () => {
    const tips = new TipSet({ reach: () => 1, cover: () => 255 });
    const all = { most: 255, more: 0, from: 255, ceiling: 255 };
    const tip = tips.at(0, 0, 1);
    for (const [left, top] of [
      [0, 0],
      [-1, 0],
      [0, -1],
      [301 - tip.width, 203 - tip.height],
      [302 - tip.width, 0],
      [0, 204 - tip.height],
    ] as const) {
      const [simd, plain] = [createSimdKernels(301, 203), createPlainKernels(301, 203)];
      for (const kernels of [simd, plain]) kernels.stamp(tip, left, top, all);
      expect(simd.coverage.values).toEqual(plain.coverage.values);
      expect(plain.coverage.values.some(Boolean)).toBe(true);
    }
    const { coverage } = createSimdKernels(301, 203);
    expect(coverage).toMatchObject({ width: 301, height: 203, stride: 304 });
    expect([coverage.values.length, coverage.tints.length]).toEqual([304 * 203, 304 * 203]);
  });
});

/** A row of pixels of one value. */
function tipOf(length: number, value: number): Tip {
  const values = new Uint8Array(length).fill(value);
  return { values, stride: length, left: 0, top: 0, width: length, height: 1 };
}

it('the plain kernels leave alone what lies beside the part they are asked for', () => {
  const kernels = createPlainKernels(PAGE.width, PAGE.height);
  kernels.coverage.values.fill(255);
  const part = { left: 131, top: 130, right: 135, bottom: 133 };
  for (const name of ['marker', 'watercolor-2'] as const) {
    const words = new Uint32Array(TILE * TILE).fill(7);
    const table = blendTableOf(BRUSHES[name], { rgb: 0x3c78d2, opacity: 255, width: 20 });
    kernels.blend({ words, before: undefined, box: BOX, mask: null }, part, table);
    const changed = [...words.keys()].filter((at) => words[at] !== 7);
    const all = [130, 131, 132].flatMap((y) => [131, 132, 133, 134].map((x) => placeOf(x, y)));
    expect(changed).toEqual(all);
  }
});

it('without WebAssembly everything is painted by the plain kernels', () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(createKernels(512, 512).constructor).toBe(createPlainKernels(8, 8).constructor);
  const halver = createHalver(16);
  halver.words.fill(0xff204060);
  expect([...halver.halve(4, 4)]).toEqual([0xff204060, 0xff204060, 0xff204060, 0xff204060]);
  vi.unstubAllGlobals();
});

describe('the shelf of tips', () => {
  it('holds each tip once, one after the other, until it is full', () => {
    const bytes = new Uint8Array(20);
    const cache = new TipCache(bytes, 10);
    const [first, second, third] = [tipOf(6, 1), tipOf(4, 2), tipOf(1, 3)];
    expect([cache.addressOf(first), cache.addressOf(second), cache.addressOf(first)]).toEqual([10, 16, 10]);
    expect([...bytes]).toEqual([...Array(10).fill(0), ...Array(6).fill(1), ...Array(4).fill(2)]);
    expect(cache.addressOf(third)).toBe(10);
    expect(bytes[10]).toBe(3);
    expect(cache.addressOf(first)).toBe(11);
  });

  it('takes a tip that fills all of it, and none that is larger', () => {
    const cache = new TipCache(new Uint8Array(20), 10);
    expect([cache.addressOf(tipOf(10, 1)), cache.addressOf(tipOf(11, 1))]).toEqual([10, null]);
  });
});
