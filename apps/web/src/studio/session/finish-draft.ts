import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { createEngine } from '@inkbloom/engine';
import { createBackground, exportPng } from '@inkbloom/engine/dom';
import type { Draft } from '../../device/drafts/draft.ts';
import type { Finished } from '../../device/drafts/finished.ts';
import { loadPage } from './load-page.ts';

/** Paints the finished picture of a draft from the frames of its journal, away from any screen. Rejects when its page cannot be had. */
export async function finishDraft(
  activity: ActivityDetail,
  draft: Draft,
  frames: readonly Uint8Array[],
): Promise<Finished> {
  const page = activity.pages[draft.pageIndex];
  if (!page) throw new RangeError(`there is no page ${draft.pageIndex}`);
  const { width, height, regions, ink } = await loadPage(page);
  const background = createBackground();
  const engine = createEngine({ width, height, regions, background });
  try {
    await engine.restore(frames);
  } finally {
    background.close();
  }
  return { picture: await exportPng(engine, ink), zoom: draft.view?.zoom ?? 1, width, height };
}
