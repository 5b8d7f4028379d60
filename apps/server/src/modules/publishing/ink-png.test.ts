import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeInk } from './ink-png.ts';

async function decoded(luma: Uint8Array, width: number, height: number): Promise<number[]> {
  const picture = sharp(encodeInk(luma, width, height), { failOn: 'warning' });
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  return [...data];
}

describe('line art as PNG', () => {
  it.each([
    [16, 16],
    [17, 16],
    [1, 3],
  ])('%i x %i pixels decode to the nearest of sixteen greys', async (width, height) => {
    const luma = Uint8Array.from({ length: width * height }, (_, at) => (at * 7) % 256);
    const pixels = await decoded(luma, width, height);
    expect(pixels).toEqual([...luma].map((value) => Math.round(value / 17) * 17));
  });

  it('keeps black black and white white', async () => {
    expect(await decoded(Uint8Array.from([0, 255]), 2, 1)).toEqual([0, 255]);
  });
});
