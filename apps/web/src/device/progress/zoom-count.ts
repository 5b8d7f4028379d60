import { PROGRESS_ZOOMS } from './progress-zooms.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followTabs, readAgain } from '../kept-store.ts';

/** Zoom actions by activity, kept on the device. */
const useCounts = create(
  persist(() => ({ counts: {} as Readonly<Record<string, number>> }), { name: 'inkbloom.zooms' }),
);
followTabs(useCounts);

/** Counts one more zoom action of an activity. */
export function countZoom(activityId: string): void {
  readAgain(useCounts);
  useCounts.setState(({ counts }) => ({
    counts: { ...counts, [activityId]: Math.min(PROGRESS_ZOOMS, (counts[activityId] ?? 0) + 1) },
  }));
}

/** How often the person zoomed into or out of an activity, in the viewer and on the canvas. */
export function useZoomCount(activityId: string): number {
  return useCounts(({ counts }) => counts[activityId] ?? 0);
}
