import { describe, expect, it } from 'vitest';
import { mixed, PAPER, paperNoise } from './paper.ts';

function counts(noise: Uint8Array): number[] {
  const found = Array.from({ length: 4 }, () => 0);
  for (const value of noise) found[value >> 6]!++;
  return found.map((count) => count / noise.length);
}

/** Mean difference between neighbours, across the seam of the repeating square too. */
function roughness(noise: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let y = 0; y < PAPER; y++) {
    for (let x = from; x < to; x++) {
      sum += Math.abs(noise[y * PAPER + x]! - noise[y * PAPER + ((x + 1) % PAPER)]!);
    }
  }
  return sum / (PAPER * (to - from));
}

describe('paper', () => {
  it('has every value equally often, mixed too', () => {
    const mix = mixed([paperNoise(1, 2), 3], [paperNoise(2, 6), 1]);
    for (const noise of [paperNoise(1, 0), paperNoise(1, 3), mix]) {
      for (const share of counts(noise)) expect(share).toBeCloseTo(0.25, 1);
    }
  });

  it('is smoother the further the blur reaches, without a seam', () => {
    const [fine, broad] = [paperNoise(1, 1), paperNoise(1, 6)];
    expect(roughness(broad, 0, PAPER)).toBeLessThan(roughness(fine, 0, PAPER) / 2);
    expect(roughness(broad, PAPER - 1, PAPER)).toBeLessThan(roughness(broad, 0, PAPER) * 1.5);
  });

  it('is the same for the same seed', () => {
    expect(paperNoise(5, 2)).toEqual(paperNoise(5, 2));
    expect(paperNoise(5, 2)).not.toEqual(paperNoise(6, 2));
  });
});
