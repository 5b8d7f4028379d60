import type { ActivityPage } from '@inkbloom/contracts/activities';
import { loadInk, type Ink } from '@inkbloom/engine/dom';
import { decodeRegionMap, type RegionMap } from '@inkbloom/formats/region-map';
import { loadFile } from '../api/load-file.ts';
import { withRetries } from './with-retries.ts';

/** A page ready to be put on the easel. */
export interface LoadedPage {
  readonly width: number;
  readonly height: number;
  readonly regions: RegionMap;
  /** The line art; null when it would not load, and the page is shown without it. */
  readonly ink: Ink | null;
}

async function loadLines(page: ActivityPage): Promise<Ink | null> {
  try {
    return await withRetries(page.lineUrl, loadInk);
  } catch (error) {
    console.warn('the line art did not load', error);
    return null;
  }
}

async function loadRegions(page: ActivityPage): Promise<RegionMap> {
  const file = await withRetries(page.regionsUrl, (url) => loadFile(url));
  return decodeRegionMap(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Loads what a page needs. The line art may be missing in the end; without the region map, by which fills are kept and
 * replayed, the page cannot be opened and this rejects.
 */
export async function loadPage(page: ActivityPage): Promise<LoadedPage> {
  const [regions, ink] = await Promise.all([loadRegions(page), loadLines(page)]);
  return { width: page.width, height: page.height, regions, ink };
}
