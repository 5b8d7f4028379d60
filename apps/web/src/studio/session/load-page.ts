import type { ActivityPage } from '@inkbloom/contracts/activities';
import { labelInWorker, loadInk, lumaOf, type Ink } from '@inkbloom/engine/dom';
import { decodeRegionMap, type RegionMap } from '@inkbloom/formats/region-map';
import { loadFile } from '../../api/calls/load-file.ts';
import { withRetries } from './with-retries.ts';

/** A page ready to be put on the easel. */
export interface LoadedPage {
  readonly width: number;
  readonly height: number;
  readonly regions: RegionMap;
  /** The line art; null when it would not load, and the page is shown without it. */
  readonly ink: Ink | null;
}

async function loadLines(page: ActivityPage, pausesMs?: readonly number[]): Promise<Ink | null> {
  try {
    return await withRetries(page.lineUrl, loadInk, pausesMs);
  } catch (error) {
    console.warn('the line art did not load', error);
    return null;
  }
}

async function loadRegions(regionsUrl: string, pausesMs?: readonly number[]): Promise<RegionMap> {
  const file = await withRetries(regionsUrl, (url) => loadFile(url), pausesMs);
  return decodeRegionMap(new Uint8Array(await file.arrayBuffer()));
}

/** The regions of a page that comes without a map, found in its line art. */
async function findRegions({ width, height }: ActivityPage, ink: Ink | null): Promise<RegionMap> {
  if (!ink) throw new Error('a page with neither a region map nor line art');
  return labelInWorker(await lumaOf(ink, width, height));
}

/**
 * Loads what a page needs. The line art may be missing in the end; without the region map, by which fills are kept and
 * replayed, the page cannot be opened and this rejects. `pausesMs` are those before a file is asked for again. Only a
 * page that has no map gets one from its line art.
 */
export async function loadPage(page: ActivityPage, pausesMs?: readonly number[]): Promise<LoadedPage> {
  const { width, height, regionsUrl } = page;
  const lines = loadLines(page, pausesMs);
  const regions = await (regionsUrl === null
    ? lines.then((ink) => findRegions(page, ink))
    : loadRegions(regionsUrl, pausesMs));
  return { width, height, regions, ink: await lines };
}
