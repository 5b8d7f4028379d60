import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { createEngine } from '@inkbloom/engine';
import { createBackground, exportPng, type PictureOptions } from '@inkbloom/engine/dom';
import type { Draft } from '../../device/drafts/draft.ts';
import type { Finished } from '../../device/drafts/finished.ts';
import { loadPage } from './load-page.ts';

/** A picture at page size. */
interface PaintedPicture {
  /** PNG. */
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Paints the picture of a page from the frames of a journal, away from any screen. Rejects when the page cannot be had.
 */
export async function paintPicture(
  activity: ActivityDetail,
  pageIndex: number,
  frames: readonly Uint8Array[],
  options?: PictureOptions,
): Promise<PaintedPicture> {
  const page = activity.pages[pageIndex];
  if (!page) throw new RangeError(`there is no page ${pageIndex}`);
  const { width, height, regions, ink } = await loadPage(page);
  const background = createBackground();
  const engine = createEngine({ width, height, regions, background });
  try {
    await engine.restore(frames);
  } finally {
    background.close();
  }
  return { picture: await exportPng(engine, ink, options), width, height };
}

/** Paints the finished picture of a draft from the frames of its journal. Rejects when its page cannot be had. */
export async function finishDraft(
  activity: ActivityDetail,
  draft: Draft,
  frames: readonly Uint8Array[],
): Promise<Finished> {
  const painted = await paintPicture(activity, draft.pageIndex, frames);
  return { ...painted, zoom: draft.view?.zoom ?? 1 };
}
