import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { createEngine } from '@inkbloom/engine';
import { exportPng } from '@inkbloom/engine/dom';
import type { Draft } from '../drafts/draft.ts';
import type { Finished } from '../drafts/finished.ts';
import { loadPage } from './load-page.ts';

/** Paints the finished picture of a draft from its gestures, away from any screen. Rejects when its page cannot be had. */
export async function finishDraft(
  activity: ActivityDetail,
  draft: Draft,
  gestures: readonly Uint8Array[],
): Promise<Finished> {
  const page = activity.pages[draft.pageIndex];
  if (!page) throw new RangeError(`there is no page ${draft.pageIndex}`);
  const { width, height, regions, ink } = await loadPage(page);
  const engine = createEngine({ width, height, regions });
  engine.replay(gestures);
  return { picture: await exportPng(engine, ink), zoom: draft.view?.zoom ?? 1, width, height };
}
