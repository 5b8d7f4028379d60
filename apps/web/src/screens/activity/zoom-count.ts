import { PROGRESS_ZOOMS } from '@inkbloom/contracts/limits';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Zoom actions by activity, kept on the device. */
const useCounts = create(
  persist(() => ({ counts: {} as Readonly<Record<string, number>> }), { name: 'inkbloom.zooms' }),
);

/** How often the person zoomed into or out of an activity, and the way to count one more. */
export function useZoomCount(activityId: string): readonly [count: number, countOne: () => void] {
  const count = useCounts(({ counts }) => counts[activityId] ?? 0);
  const countOne = () =>
    useCounts.setState(({ counts }) => ({
      counts: { ...counts, [activityId]: Math.min(PROGRESS_ZOOMS, (counts[activityId] ?? 0) + 1) },
    }));
  return [count, countOne];
}
