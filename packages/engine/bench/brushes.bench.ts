import { randomFrom } from '../src/core/random.ts';
import { BRUSHES } from '../src/core/brushes/palette.ts';
import { blendTableOf } from '../src/core/composite.ts';
import { clearCoverage } from '../src/core/coverage.ts';
import type { Kernels } from '../src/core/kernels/kernels.ts';
import { createPlainKernels } from '../src/core/kernels/plain.ts';
import { createSimdKernels } from '../src/core/kernels/simd.ts';
import { TILE } from '../src/core/paint-layer.ts';

// How fast the kernels lay dabs and turn coverage into paint, SIMD beside plain TypeScript, in one run.
const SIDE = 2048;
const DABS = 20_000;
const ROUNDS = 7;
const KINDS = { simd: createSimdKernels(SIDE, SIDE), plain: createPlainKernels(SIDE, SIDE) };
const WHOLE = { left: 0, top: 0, right: SIDE, bottom: SIDE };
const names = ['watercolor', 'pencil', 'marker', 'sparkle'] as const;

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

function millisecondsOf(work: () => void): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

/** Dabs a second along a line that wanders over the page. */
function dabRate(kernels: Kernels, name: (typeof names)[number], radius: number): number {
  const random = randomFrom(1);
  const places = Array.from({ length: DABS }, (_, i) => ({
    x: 100 + ((i * 1.37) % 1800),
    y: 100 + ((i * 0.31) % 1800),
    radius,
    pressure: 1,
    tilt: 0,
  }));
  const time = millisecondsOf(() => places.forEach((dab) => BRUSHES[name].drawDab(kernels, dab, random)));
  clearCoverage(kernels.coverage, WHOLE);
  return (DABS / time) * 1000;
}

/** Megapixels a second from coverage to paint, over paint. */
function blendRate(kernels: Kernels, name: (typeof names)[number]): number {
  const brush = BRUSHES[name];
  const table = blendTableOf(brush, { rgb: 0x336699, opacity: 204, width: 24 });
  const box = { left: TILE, top: TILE, right: 2 * TILE, bottom: 2 * TILE };
  const random = randomFrom(1);
  for (let at = TILE; at < 2 * TILE; at += 4)
    brush.drawDab(kernels, { x: at, y: at, radius: 60, pressure: 1, tilt: 0 }, random);
  const before = new Uint32Array(TILE * TILE).fill(0x80402010);
  const work = { words: before.slice(), before, box, mask: null };
  const time = millisecondsOf(() => {
    for (let i = 0; i < 200; i++) kernels.blend(work, box, table);
  });
  clearCoverage(kernels.coverage, WHOLE);
  return (200 * TILE * TILE) / time / 1000;
}

const millions = (rate: number) => `${(rate / 1e6).toFixed(2)} M/s`;

for (const radius of [4, 16, 32]) {
  for (const name of names) {
    const simd = dabRate(KINDS.simd, name, radius);
    const plain = dabRate(KINDS.plain, name, radius);
    const ratio = (simd / plain).toFixed(1);
    console.log(
      `dabs ${name.padEnd(10)} r ${String(radius).padEnd(2)} simd ${millions(simd)} | plain ${millions(plain)} | ${ratio}x`,
    );
  }
}
for (const name of names) {
  const simd = blendRate(KINDS.simd, name);
  const plain = blendRate(KINDS.plain, name);
  const ratio = (simd / plain).toFixed(1);
  console.log(
    `blend ${name.padEnd(10)} simd ${simd.toFixed(0)} Mpx/s | plain ${plain.toFixed(0)} Mpx/s | ${ratio}x`,
  );
}
