import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { png } from '../../../testing/drawings.ts';
import { checkPicture, type PictureFormat } from './gate.ts';
import { thumbnailCrop } from './thumbnail.ts';

async function blank(width: number, height: number, format: 'png' | 'webp' | 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();
}

async function refused(bytes: Buffer, format: PictureFormat = 'png'): Promise<void> {
  await expect(checkPicture(bytes, format)).rejects.toMatchObject({ status: 400, code: 'invalid_picture' });
}

describe('the picture gate', () => {
  it.each(['png', 'webp'] as const)(
    'lets a %s in, tells its size and makes its thumbnail',
    async (format) => {
      const checked = await checkPicture(await blank(80, 120, format), format);
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

  it('refuses more pixels than it decodes, however few bytes they take', async () => {
    await refused(await blank(4097, 4097, 'png'));
  });

  it('takes many at once', async () => {
    const picture = await png();
    const all = await Promise.all(Array.from({ length: 8 }, () => checkPicture(picture, 'png')));
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
