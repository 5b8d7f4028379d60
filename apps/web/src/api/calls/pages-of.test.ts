import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';

const measure = async (url: string) => ({ width: url.length, height: 9 });
const thumbnailUrl = '/t.webp';

describe('the pages of an activity of which only the documented fields are known', () => {
  it('SRV-7 are its list of pictures', async () => {
    const pages = await pagesOf({ imageList: ['/a', '/bc'], imageUrl: '/a', thumbnailUrl }, measure);
    expect(pages).toMatchObject([
      { imageUrl: '/a', lineUrl: '/a', regionsUrl: null, width: 2, height: 9, thumbnailUrl },
      { imageUrl: '/bc', width: 3 },
    ]);
  });

  it('SRV-7 are its one picture where the list is empty', async () => {
    const pages = await pagesOf({ imageList: [], imageUrl: '/one', thumbnailUrl }, measure);
    expect(pages.map(({ imageUrl }) => imageUrl)).toEqual(['/one']);
  });

  it('SRV-7 are one page without a picture where there is none', async () => {
    const [page] = await pagesOf({ imageList: [], imageUrl: '', thumbnailUrl: '' }, measure);
    expect(page).toMatchObject({ imageUrl: '', width: 1536, height: 2048 });
  });
});
