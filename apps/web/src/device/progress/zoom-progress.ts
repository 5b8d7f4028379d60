import { PROGRESS_ZOOMS } from './progress-zooms.ts';

/** Percent of progress that a count of zoom actions makes: whole, 0 to 100. */
export function zoomProgress(zooms: number): number {
  return Math.min(100, Math.round((zooms / PROGRESS_ZOOMS) * 100));
}
