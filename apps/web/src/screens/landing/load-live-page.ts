import type { ActivityPage } from '@inkbloom/contracts/activities';
import { decodeRegionMap, type RegionMap } from '@inkbloom/formats/region-map';
import { loadFile } from '../../api/calls/load-file.ts';
import { findShapes, type Shape } from './shapes.ts';

/** What a page needs to take color. */
export interface LivePageParts {
  readonly map: RegionMap;
  readonly shapes: readonly Shape[];
  /** The colors of the finished page; null when they did not come. */
  readonly example: HTMLImageElement | null;
}

/** The picture in a form whose pixels may be read, from wherever pictures are served. */
async function loadExample(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Loads a page's region map and colors. Rejects when there is no map or it does not come. */
export async function loadLivePage(page: ActivityPage, signal: AbortSignal): Promise<LivePageParts> {
  const example = loadExample(page.previewUrl);
  if (page.regionsUrl === null) throw new Error('a page without a region map cannot be colored here');
  const file = await loadFile(page.regionsUrl, signal);
  const map = decodeRegionMap(new Uint8Array(await file.arrayBuffer()));
  return { map, shapes: findShapes(map), example: await example };
}
