import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { BRUSHES } from '../brushes/palette.ts';
import { TipSet } from '../brushes/tip.ts';
import { blendTableOf } from '../composite.ts';
import { clearCoverage } from '../coverage.ts';
import { TILE } from '../paint-layer.ts';
import { createKernels } from './create-kernels.ts';
import { createPlainHalver, createSimdHalver } from './halver.ts';
import type { Kernels } from './kernels.ts';
import { createPlainKernels } from './plain.ts';
import { createSimdKernels } from './simd.ts';

/** Neither side is a multiple of anything a register likes. */
const PAGE = { width: 301, height: 203 };
const WHOLE = { left: 0, top: 0, right: PAGE.width, bottom: PAGE.height };
const simd = createSimdKernels(PAGE.width, PAGE.height);
const plain = createPlainKernels(PAGE.width, PAGE.height);

const byte = fc.integer({ min: 0, max: 255 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const dabs = fc.array(
  fc.record({
    x: fc.double({ min: -60, max: 360, noNaN: true }),
    y: fc.double({ min: -60, max: 260, noNaN: true }),
    radius: fc.double({ min: 0.5, max: 70, noNaN: true }),
    pressure: share,
    tilt: share,
  }),
  { minLength: 1, maxLength: 12 },
);
const brushes = fc.constantFrom(...Object.values(BRUSHES));

function onBoth(work: (kernels: Kernels) => void): void {
  for (const kernels of [simd, plain]) {
    clearCoverage(kernels.coverage, WHOLE);
    work(kernels);
  }
}

describe('the SIMD kernels', () => {
  it('are what this machine is given for a page, and the plain ones for a preview', () => {
    expect(createKernels(512, 512).constructor).toBe(simd.constructor);
    expect(createKernels(440, 168).constructor).toBe(plain.constructor);
  });

  it('lay the same coverage as the plain ones, with every brush', () => {
    fc.assert(
      fc.property(brushes, dabs, fc.nat(), (brush, places, seed) => {
        onBoth((kernels) => {
          const random = randomFrom(seed);
          for (const dab of places) brush.drawDab(kernels, dab, random);
        });
        expect(simd.coverage.values).toEqual(plain.coverage.values);
      }),
      { numRuns: 60 },
    );
  });

  it('lay any tip in any way the same, up to the edges of the page', () => {
    const anyWay = fc.record({
      most: byte,
      more: byte,
      from: fc.integer({ min: 1, max: 255 }),
      ceiling: byte,
    });
    const cones = new TipSet({
      reach: (radius) => radius,
      cover: (dx, dy, radius) => 255 - (250 * Math.max(Math.abs(dx), Math.abs(dy))) / radius,
    });
    const edge = fc.constantFrom(0, 1, 20, 285, 286, 300);
    fc.assert(
      fc.property(fc.array(fc.tuple(edge, edge, fc.nat(30), anyWay)), (stamps) => {
        onBoth((kernels) => {
          for (const [x, y, radius, way] of stamps) kernels.stamp(cones.at(0, 0, radius + 1), x, y, way);
        });
        expect(simd.coverage.values).toEqual(plain.coverage.values);
      }),
      { numRuns: 60 },
    );
  });

  it('blend the same pixels, over any paint, with any mask, in any part of a tile', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 126 }), fc.integer({ min: 1, max: 128 }));
    const style = fc.record({
      rgb: fc.integer({ min: 0, max: 0xffffff }),
      opacity: byte,
      width: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(brushes, dabs, style, span, span, fc.nat(3), fc.nat(), (brush, places, ...rest) => {
        const [chosen, [left, wide], [top, high], kind, seed] = rest;
        const table = blendTableOf(brush, chosen);
        const box = { left: TILE, top: 0, right: 2 * TILE, bottom: TILE };
        const part = {
          left: TILE + left,
          top,
          right: Math.min(2 * TILE, TILE + left + wide),
          bottom: Math.min(TILE, top + high),
        };
        const before = kind & 1 ? paint(seed) : undefined;
        const mask = kind & 2 ? paint(seed).map((pixel) => pixel & 1) : null;
        const outcomes: Uint32Array[] = [];
        onBoth((kernels) => {
          const random = randomFrom(seed);
          for (const dab of places) brush.drawDab(kernels, dab, random);
          const words = before ? before.slice() : new Uint32Array(TILE * TILE);
          kernels.blend(
            { words, before, box, mask: mask && Uint8Array.from(mask, (on) => on * 255) },
            part,
            table,
          );
          outcomes.push(words);
        });
        expect(inPart(outcomes[0]!, part)).toEqual(inPart(outcomes[1]!, part));
      }),
      { numRuns: 100 },
    );
  });

  it('make any picture the same half size', () => {
    const halvers = [createSimdHalver(1 << 12), createPlainHalver(1 << 12)] as const;
    const side = fc.integer({ min: 1, max: 32 }).map((half) => half * 2);
    fc.assert(
      fc.property(side, side, fc.nat(), (width, height, seed) => {
        const pixels = paint(seed).subarray(0, width * height);
        const [fast, slow] = halvers.map(({ words, halve }) => {
          words.set(pixels);
          return [...halve(width, height)];
        });
        expect(fast).toEqual(slow);
      }),
      { numRuns: 60 },
    );
  });

  it('still lay the right tip once the shelf of tips is full', () => {
    const discs = new TipSet({
      reach: (radius) => radius,
      cover: (dx, dy, radius) => 255 * (radius - Math.sqrt(dx * dx + dy * dy)),
    });
    const all = { most: 255, more: 0, from: 255, ceiling: 255 };
    onBoth((kernels) => {
      for (let radius = 40; radius < 90; radius += 0.5) {
        for (const phase of [0.1, 0.3, 0.6, 0.9]) kernels.stamp(discs.at(phase, phase, radius), 90, 20, all);
        clearCoverage(kernels.coverage, WHOLE);
      }
      kernels.stamp(discs.at(0.1, 0.1, 40), 90, 20, all);
    });
    expect(simd.coverage.values).toEqual(plain.coverage.values);
  });
});

/** A tile of paint: any colors multiplied by any alphas. */
function paint(seed: number): Uint32Array<ArrayBuffer> {
  const random = randomFrom(seed);
  return Uint32Array.from({ length: TILE * TILE }, () => {
    const alpha = Math.floor(random.next() * 256);
    const channel = () => Math.floor(random.next() * (alpha + 1));
    return ((alpha << 24) | (channel() << 16) | (channel() << 8) | channel()) >>> 0;
  });
}

function inPart(
  words: Uint32Array,
  part: { left: number; top: number; right: number; bottom: number },
): Uint32Array {
  return words.filter((_, i) => {
    const [x, y] = [TILE + (i % TILE), Math.floor(i / TILE)];
    return x >= part.left && x < part.right && y >= part.top && y < part.bottom;
  });
}
