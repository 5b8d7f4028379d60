import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { png, pngOfSize } from '../../../testing/drawings.ts';
import { checkPicture, isOfPage, type PictureFormat } from './gate.ts';
import { thumbnailCrop } from './thumbnail.ts';

async function blank(width: number, height: number, format: 'png' | 'webp' | 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();
}

/** The page that these pictures are of; all are square. */
const PAGE = { width: 200, height: 200 };

async function refused(bytes: Buffer, format: PictureFormat = 'png'): Promise<void> {
  await expect(checkPicture(bytes, format, PAGE)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_picture',
  });
}

describe('the picture gate', () => {
  it.each(['png', 'webp'] as const)(
    'lets a %s in, tells its size and makes its thumbnail',
    async (format) => {
      const checked = await checkPicture(await blank(80, 120, format), format, { width: 160, height: 240 });
      expect(checked).toMatchObject({ width: 80, height: 120 });
      const { width, height, format: kind } = await sharp(checked.thumbnail).metadata();
      expect([width, height, kind]).toEqual([400, 300, 'webp']);
    },
  );

  it('refuses what is not of the kind it claims to be', async () => {
    await refused(await blank(8, 8, 'jpeg'));
    await refused(await blank(8, 8, 'webp'), 'png');
    await refused(await blank(8, 8, 'png'), 'webp');
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await refused(Buffer.alloc(0));
  });

  it('refuses a picture that is cut off or scratched anywhere', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    await refused(noise.subarray(0, noise.length >> 1));
    await refused(noise.subarray(0, noise.length - 100));
    const scratched = Buffer.from(noise);
    scratched.fill(0, noise.length - 2000, noise.length - 1000);
    await refused(scratched);
  });

  it('refuses what is larger than its page or of another shape, before it decodes anything', async () => {
    await refused(await blank(201, 201, 'png'));
    await refused(await blank(200, 190, 'png'));
    const strip = pngOfSize(1, 16_777_216);
    await expect(checkPicture(strip, 'png', PAGE)).rejects.toThrow('not of this page');
  });

  it('refuses more pixels than it decodes, however large the page is', async () => {
    const page = { width: 5000, height: 5000 };
    const picture = await blank(4097, 4097, 'png');
    await expect(checkPicture(picture, 'png', page)).rejects.toMatchObject({ code: 'invalid_picture' });
  });

  it('takes the page at another resolution, to the pixel', () => {
    const page = { width: 1536, height: 2048 };
    for (const [width, height] of [
      [1536, 2048],
      [768, 1024],
      [767, 1023],
      [3, 4],
    ] as const) {
      expect(isOfPage({ width, height }, page)).toBe(true);
    }
    for (const [width, height] of [
      [1537, 2048],
      [2048, 1536],
      [768, 1000],
      [1536, 4],
    ] as const) {
      expect(isOfPage({ width, height }, page)).toBe(false);
    }
  });

  it('takes many at once', async () => {
    const picture = await png();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => checkPicture(picture, 'png', { width: 60, height: 80 })),
    );
    expect(all).toHaveLength(8);
  });
});

describe('the part of a picture that a thumbnail shows', () => {
  it('is the widest 4:3 part, from the upper middle of a tall one', () => {
    expect(thumbnailCrop(1536, 2048)).toEqual({ left: 0, top: 268, width: 1536, height: 1152 });
    expect(thumbnailCrop(400, 300)).toEqual({ left: 0, top: 0, width: 400, height: 300 });
    expect(thumbnailCrop(1000, 300)).toEqual({ left: 300, top: 0, width: 400, height: 300 });
  });

  it('is inside even the smallest picture', () => {
    expect(thumbnailCrop(1, 1)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});
