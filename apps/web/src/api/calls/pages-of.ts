import type { Activity, ActivityPage } from '@inkbloom/contracts/activities';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a page is taken for whose picture does not come, in pixels. */
const PORTRAIT: Size = { width: 1536, height: 2048 };

async function sizeOf(url: string): Promise<Size> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => PORTRAIT,
  );
}

/**
 * The pages of an activity whose server tells no more than the documented fields: its `imageList`, else its one
 * picture, else one page without any. They have no region map; a picture tells its own size.
 */
export function pagesOf(
  { imageList, imageUrl, thumbnailUrl }: Pick<Activity, 'imageList' | 'imageUrl' | 'thumbnailUrl'>,
  measure: (url: string) => Promise<Size> = sizeOf,
): Promise<ActivityPage[]> {
  const pictures = imageList.length > 0 ? imageList : [imageUrl];
  return Promise.all(
    pictures.map(async (url) => {
      const { width, height } = url ? await measure(url) : PORTRAIT;
      return { width, height, imageUrl: url, lineUrl: url, regionsUrl: null, previewUrl: '', thumbnailUrl };
    }),
  );
}
